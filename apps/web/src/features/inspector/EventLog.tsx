import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Tree } from './Tree.tsx'
import type { ReceivedEvent, WatchedActor } from './watch.ts'

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

const jsonOf = (events: readonly ReceivedEvent[]): string =>
  JSON.stringify(
    events.map(({ at, type, payload }) => ({ at: new Date(at).toISOString(), type, ...payload })),
    undefined,
    2,
  )

const EventRow = ({ event: { at, type, payload, taken } }: { event: ReceivedEvent }) => (
  <li className="border-b border-line py-1.5 last:border-b-0">
    <p className="flex items-baseline justify-between gap-3">
      <span className={`font-semibold break-all ${taken.length === 0 ? 'text-ink-3' : ''}`}>{type}</span>
      <span className="shrink-0 text-ink-3 tabular-nums">{timeOf(at)}</span>
    </p>
    {Object.keys(payload).length > 0 && <Tree value={payload} />}
  </li>
)

/** Events of the actor, newest first. Ignored events are dimmed. */
export const EventLog = ({ actor }: { actor: WatchedActor }) => {
  const { t } = useI18n()
  const [filter, setFilter] = useState('')
  const [paused, setPaused] = useState<readonly ReceivedEvent[]>()
  const search = filter.trim().toLowerCase()
  const matches = (paused ?? actor.events).filter(({ type }) => type.toLowerCase().includes(search))
  return (
    <div className="text-xs">
      <SearchInput
        label={t('inspector.filter')}
        placeholder={t('inspector.filter')}
        value={filter}
        onSearch={setFilter}
        clearLabel={t('inspector.filterClear')}
      />
      <div className="my-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setPaused(paused ? undefined : actor.events)}>
          {paused ? t('inspector.resume') : t('inspector.pause')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            setPaused(paused && [])
            actor.clear()
          }}
        >
          {t('inspector.clear')}
        </Button>
        <CopyButton text={jsonOf(matches)} label={t('inspector.copy')} copiedLabel={t('inspector.copied')} />
      </div>
      <p role="status" className="text-ink-2">
        {paused && t('inspector.paused')}
      </p>
      {matches.length === 0 ? (
        <p className="text-ink-2">{t('inspector.noEvents')}</p>
      ) : (
        <ol>
          {matches.map((event) => (
            <EventRow key={event.serial} event={event} />
          ))}
        </ol>
      )}
      <p className="mt-3 text-ink-2">{t('inspector.masked')}</p>
    </div>
  )
}
