import { Check, CircleDot, X } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { comingOf } from './actions.ts'
import { railOf, type Station } from './rail.ts'

/** Past, current and future steps of a request, oldest first. */
export const Timeline = ({ request }: { request: ReadRequest }) => {
  const { t, valueText, formats } = useI18n()
  const coming = comingOf(request)
  const stations = railOf(request)
  return (
    <Card title={t('requests.timeline')}>
      <ol>
        {stations.map(({ status, state, at, note }, index) => (
          <li
            key={`${status} ${at ?? ''}`}
            className="relative flex gap-3.5 pb-4.5 last:pb-0"
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {index < stations.length - 1 && (
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-7 bottom-1 left-3 w-px',
                  state === 'ahead' ? 'bg-line' : 'bg-line-strong',
                )}
              />
            )}
            <Marker state={state} isCancelled={status === 'CANCELLED'} />
            <div className="min-w-0 grow text-sm">
              <p className={state === 'ahead' ? 'pt-0.5 text-ink-3' : 'pt-0.5 font-semibold'}>
                {valueText(status, (code) => t(`requests.status.${code}`))}
                {state === 'ahead' && <span className="sr-only"> · {t('requests.rail.ahead')}</span>}
              </p>
              {at !== undefined && <p className="text-xs text-ink-3">{formats.dateTime(at)}</p>}
              {state === 'current' && coming && (
                <p className="mt-1 text-ink-2">
                  {t(coming.purpose === 'visit' ? 'requests.visit.at' : 'requests.slot', {
                    time: formats.dateTime(coming.at),
                  })}
                </p>
              )}
              {note && <p className="mt-1 whitespace-pre-line text-ink-2">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Marker = ({ state, isCancelled }: { state: Station['state']; isCancelled: boolean }) => {
  const Icon = isCancelled ? X : state === 'current' ? CircleDot : Check
  return (
    <span
      className={classes(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full border',
        state === 'current' && 'border-accent bg-accent-soft text-accent-ink',
        state === 'done' && 'border-line-strong bg-sunken text-ink-2',
        state === 'ahead' && 'border-line-control border-dashed bg-surface',
      )}
    >
      {state !== 'ahead' && <Icon size={14} />}
    </span>
  )
}
