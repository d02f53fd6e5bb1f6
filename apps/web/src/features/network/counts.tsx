import { genericCalls, POLL_COUNTS_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { type Query, useQuery } from '../../data/query.ts'
import { countOf, is } from './countOf.ts'

const { filtered: alarms } = genericCalls('alarm', 'Alarm')
const { filtered: chargers } = genericCalls('chargepoint', 'Chargepoint')
const { filtered: cardRequests } = genericCalls('chargepassrequest', 'ChargePassRequest')
const { filtered: requests } = genericCalls('request', 'Request')

/** Number of unacknowledged alarms, in red if any is critical. */
export const AlarmCount = () => {
  const { t } = useI18n()
  const open = useQuery(alarms, countOf(is('OPEN')), { refreshInterval: POLL_COUNTS_MS })
  const critical = useQuery(
    alarms,
    countOf([...is('OPEN'), { field: 'Severity', operator: 'EX', value: 'CRITICAL' }]),
    { refreshInterval: POLL_COUNTS_MS },
  )
  const urgent = critical.data?.Page.Results ?? 0
  return (
    <Figure
      read={open}
      words={urgent > 0 ? t('network.count.critical', { count: urgent }) : t('network.count.alarms')}
      isUrgent={urgent > 0}
    />
  )
}

export const OfflineCount = () => {
  const { t } = useI18n()
  const read = useQuery(chargers, countOf(is('OFFLINE')), { refreshInterval: POLL_COUNTS_MS })
  return <Figure read={read} words={t('network.count.offline')} />
}

export const RequestCount = () => {
  const { t } = useI18n()
  const read = useQuery(requests, countOf(is('SUBMITTED')), { refreshInterval: POLL_COUNTS_MS })
  return <Figure read={read} words={t('network.count.requests')} />
}

export const CardRequestCount = () => {
  const { t } = useI18n()
  const read = useQuery(cardRequests, countOf(is('SUBMITTED')), { refreshInterval: POLL_COUNTS_MS })
  return <Figure read={read} words={t('network.count.cardRequests')} />
}

interface FigureProps {
  read: Query<{ readonly Page: { readonly Results: number } }>
  words: string
  isUrgent?: boolean
}

/** A count, hidden while zero or loading. It keeps its last value if a refresh fails; a dash marks a failed load. */
const Figure = ({ read: { data, error }, words, isUrgent = false }: FigureProps) => {
  const { t, formats } = useI18n()
  const count = data?.Page.Results
  if (count === undefined && error)
    return (
      <>
        – <span className="sr-only">{t('network.count.failed')}</span>
      </>
    )
  if (count === undefined || count === 0) return null
  return (
    <>
      <span className={isUrgent ? 'text-err-ink' : undefined}>{formats.count(count)}</span>{' '}
      <span className="sr-only">{words}</span>
    </>
  )
}
