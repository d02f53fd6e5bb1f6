import { genericRoutes, POLL_COUNTS_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { useOperation } from '../../data/reads.ts'
import { countOf, is } from './countOf.ts'

const { filtered: alarms } = genericRoutes('alarm', 'Alarm')
const { filtered: chargers } = genericRoutes('chargepoint', 'Chargepoint')
const { filtered: requests } = genericRoutes('request', 'Request')

/** Unacknowledged alarms; red while one of them is critical. */
export const AlarmCount = () => {
  const { t } = useI18n()
  const open = useOperation(alarms, countOf(is('OPEN')), POLL_COUNTS_MS)
  const critical = useOperation(
    alarms,
    countOf([...is('OPEN'), { field: 'Severity', operator: 'EX', value: 'CRITICAL' }]),
    POLL_COUNTS_MS,
  )
  const urgent = critical.data?.Page.Results ?? 0
  return (
    <Figure
      count={open.data?.Page.Results}
      words={urgent > 0 ? t('network.count.critical', { count: urgent }) : t('network.count.alarms')}
      isUrgent={urgent > 0}
    />
  )
}

/** Charge points that are not heard. */
export const OfflineCount = () => {
  const { t } = useI18n()
  const { data } = useOperation(chargers, countOf(is('OFFLINE')), POLL_COUNTS_MS)
  return <Figure count={data?.Page.Results} words={t('network.count.offline')} />
}

/** Requests that are still to be taken up. */
export const RequestCount = () => {
  const { t } = useI18n()
  const { data } = useOperation(requests, countOf(is('SUBMITTED')), POLL_COUNTS_MS)
  return <Figure count={data?.Page.Results} words={t('network.count.requests')} />
}

interface FigureProps {
  count: number | undefined
  /** What it counts, heard only. */
  words: string
  isUrgent?: boolean
}

const Figure = ({ count, words, isUrgent = false }: FigureProps) => {
  const { formats } = useI18n()
  if (count === undefined || count === 0) return null
  return (
    <>
      <span className={isUrgent ? 'text-err-ink' : undefined}>{formats.count(count)}</span>{' '}
      <span className="sr-only">{words}</span>
    </>
  )
}
