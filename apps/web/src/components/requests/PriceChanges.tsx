import { useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'

/** Price changes of a request with their reasons, latest first; renders nothing if there are none. */
export const PriceChanges = ({ request }: { request: ReadRequest }) => {
  const { t, formats } = useI18n()
  const changes = (request.PriceChanges ?? []).toReversed()
  if (changes.length === 0) return null
  return (
    <ul aria-label={t('requests.price.changes')} className="grid gap-3 px-4.5 pb-4.5">
      {changes.map(({ At, From, To, Reason }) => (
        <li key={`${At} ${To} ${Reason}`} className="rounded-control bg-sunken px-4 py-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold tabular-nums">
              {t('requests.price.change', { from: formats.money(From), to: formats.money(To) })}
            </span>
            <span className="text-xs text-ink-3">{formats.dateTime(At)}</span>
          </p>
          <p className="mt-1 whitespace-pre-line text-ink-2">{Reason}</p>
        </li>
      ))}
    </ul>
  )
}
