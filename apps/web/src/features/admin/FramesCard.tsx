import { listFrames } from '@portal/schemas'
import { messagesOf } from '@portal/schemas/ocpp/messages'
import {
  CHARGER_CALLS,
  FRAME_DIRECTIONS,
  type FrameDirection,
  type Protocol,
  SESSION_CALLS,
} from '@portal/schemas/ocpp/protocols'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { JsonText } from '../../components/chargerMessages/JsonText.tsx'
import { parsedText, statusIn } from '../../components/chargerMessages/supported.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { entryOf } from '../../data/entry.ts'
import { useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ReadFrame } from './wiring.ts'

const READ_EVERY_MS = 5_000
const ALL = ''

/** Live list of the messages on a connection, each request with its response, newest first. */
export const FramesCard = ({ id, protocol }: { id: string; protocol: Protocol }) => {
  const { t } = useI18n()
  const [direction, setDirection] = useState<FrameDirection>()
  const [action, setAction] = useState(ALL)
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  const query = {
    ...(direction !== undefined && { direction }),
    ...(action !== ALL && { action }),
    ...(sought !== '' && { search: sought }),
  }
  const read = useQuery(listFrames, { params: { id }, query }, { refreshInterval: READ_EVERY_MS })
  const names = {
    FROM_CHARGER: CHARGER_CALLS[protocol],
    TO_CHARGER: [...SESSION_CALLS[protocol], ...messagesOf([protocol])],
  } satisfies Readonly<Record<FrameDirection, readonly string[]>>
  const offered = FRAME_DIRECTIONS.filter((one) => direction === undefined || one === direction)
  return (
    <Card title={t('admin.frames.title')} note={t('admin.frames.note')} className="mb-4">
      <div className="mb-3 grid items-end gap-3 sm:grid-cols-3">
        <Select
          label={t('admin.frames.direction')}
          value={direction ?? ALL}
          options={[
            { value: ALL, label: t('table.all') },
            ...FRAME_DIRECTIONS.map((value) => ({ value, label: t(`admin.frames.${value}`) })),
          ]}
          onChange={({ target }) => {
            setDirection(FRAME_DIRECTIONS.find((one) => one === target.value))
            setAction(ALL)
          }}
        />
        <Select
          label={t('admin.frames.message')}
          value={action}
          options={[
            { value: ALL, label: t('table.all') },
            ...offered.flatMap((one) => names[one].map((value) => ({ value, label: value }))),
          ]}
          onChange={({ target }) => setAction(target.value)}
        />
        <SearchInput
          label={t('admin.frames.search')}
          placeholder={t('admin.frames.search')}
          value={search}
          onSearch={setSearch}
          clearLabel={t('common.clearSearch')}
          maxLength={SEARCH_MAX_LENGTH}
        />
      </div>
      <QueryView
        entry={entryOf(read, ['UNKNOWNREQUEST'])}
        loading={<Skeleton className="h-24" />}
        failed={t('admin.frames.failed')}
      >
        {(frames) => (
          <>
            {frames.length === 0 && <p className="text-sm text-ink-2">{t('admin.frames.empty')}</p>}
            <ol aria-label={t('admin.frames.title')} className="max-h-[60dvh] overflow-y-auto">
              {frames.map((frame) => (
                <Frame key={frame.Id} frame={frame} />
              ))}
            </ol>
            <SkippedRecords answer={frames} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

const SEARCH_MAX_LENGTH = 100

const Frame = ({
  frame: { At = '', Direction, Action, Request, AnsweredOn, Answer },
}: {
  frame: ReadFrame
}) => {
  const { t, formats, textOf } = useI18n()
  const Arrow = Direction === 'TO_CHARGER' ? ArrowDown : ArrowUp
  return (
    <li className="border-line not-first:border-t">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2 text-sm">
          <Arrow
            size={16}
            className="text-ink-3"
            role="img"
            aria-label={textOf(`admin.frames.${Direction}`) ?? Direction}
          />
          <span className="font-semibold wrap-anywhere">{Action}</span>
          <span className="text-ink-2">
            {Answer === undefined ? t('admin.frames.unanswered') : statusIn(Answer)}
          </span>
          <time className="ms-auto text-ink-3 tabular-nums" dateTime={At}>
            {formats.dateTime(Date.parse(At))}
          </time>
        </summary>
        <div className="grid gap-3 pb-3 md:grid-cols-2">
          <JsonText
            title={`${t('messages.request')} · ${formats.exactTime(Date.parse(At))}`}
            value={parsedText(Request)}
          />
          {Answer !== undefined && (
            <JsonText
              title={[t('messages.answer'), AnsweredOn && formats.exactTime(Date.parse(AnsweredOn))]
                .filter(Boolean)
                .join(' · ')}
              value={parsedText(Answer)}
            />
          )}
        </div>
      </details>
    </li>
  )
}
