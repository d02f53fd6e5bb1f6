import { dataOf } from '@portal/machines'
import {
  formatFilter,
  genericCalls,
  getChargepointHistory,
  listChargesessions,
  MINUTE_MS,
  POLL_COUNTS_MS,
} from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { stateOf, titleOf } from '../../../components/commands/words.ts'
import { LoadingBlock } from '../../../components/LoadingBlock.tsx'
import { ReadFailure } from '../../../components/ReadFailure.tsx'
import { inOneLog, type LogLine } from '../../../components/records/history.ts'
import {
  LogCard,
  RecordHistory,
  type RecordHistoryProps,
} from '../../../components/records/RecordHistory.tsx'
import { paths } from '../../../data/paths.ts'
import { type Query, useChargepoint, useQuery } from '../../../data/query.ts'
import { useNow } from '../../../data/useNow.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { alarmLines, changeLines, connectorLines, sessionLines } from './chargerLines.ts'

const { filtered: listAlarms } = genericCalls('alarm', 'Alarm')
/** Maximum number of alarms, and of sessions, in the log; their own lists contain all of them. */
const ASKED = 20
/** Maximum number of lines on the overview. */
const LATEST = 6

const queryOf = (id: string, orderby: string) => ({
  query: {
    filter: formatFilter([{ field: 'ChargePointId', operator: 'EX', value: id }]),
    orderby,
    pagesize: ASKED,
    DataCategories: 'BASIC,STATE',
  },
})

/** Returns the log lines of the commands that this user sent. No endpoint returns the commands of other users. */
const useCommandLines = (id: string): readonly LogLine[] => {
  const words = useI18n()
  const records = useSelector(useSystem().overlays().commands, ({ context }) => context.records)
  return records
    .filter(({ command }) => command.chargepointId === id)
    .map((record) => ({
      at: record.command.at,
      key: `command ${record.command.id}`,
      title: titleOf(record.command, words.t),
      detail: stateOf(record, words),
      isBad: record.phase === 'rejected',
    }))
}

/**
 * Returns the log lines of a charge point (statuses, sessions, commands, alarms and changes of the site), with their
 * reads.
 */
const useLines = (
  id: string,
): { readonly lines: readonly LogLine[]; readonly reads: readonly Query<unknown>[] } => {
  const i18n = useI18n()
  const { t, textOf, valueText } = i18n
  const words = {
    ...i18n,
    statusOf: (status: string) => valueText(status, (value) => textOf(`status.${value}`) ?? value),
  }
  const { viewState } = useChargepoint(id)
  const alarms = useQuery(listAlarms, queryOf(id, 'Raised desc'), { refreshInterval: POLL_COUNTS_MS })
  const sessions = useQuery(listChargesessions, queryOf(id, 'Start desc'), {
    refreshInterval: POLL_COUNTS_MS,
  })
  const changes = useQuery(getChargepointHistory, { params: { id } })
  const charger = dataOf(viewState)
  return {
    lines: [
      ...alarmLines(
        alarms.data?.Data ?? [],
        (severity) => valueText(severity, (value) => textOf(`record.Severity.${value}`) ?? value),
        words,
      ),
      ...sessionLines(sessions.data?.Data ?? [], words),
      ...(charger ? connectorLines(charger, words) : []),
      ...changeLines(changes.data ?? [], (kind) =>
        valueText(kind, (value) => t(`network.site.change.${value as 'LOCATION'}`)),
      ),
      ...useCommandLines(id),
    ],
    reads: [alarms, sessions, changes],
  }
}

/** Reports the first part of the log that failed. The other parts remain visible. */
const Missing = ({ reads }: { reads: readonly Query<unknown>[] }) => {
  const { t } = useI18n()
  const failed = reads.find(({ error }) => error !== undefined)
  return failed ? <ReadFailure read={failed} title={t('network.log.failed')} /> : null
}

const isAwaited = (reads: readonly Query<unknown>[]): boolean =>
  reads.some(({ data, error }) => data === undefined && error === undefined)

/** Log of a charge point, latest first: changes to its fields and site, statuses, sessions, commands and alarms. */
export const ChargerLog = (props: RecordHistoryProps) => {
  const { lines, reads } = useLines(String(props.record['Id']))
  if (isAwaited(reads)) return <LoadingBlock className="h-72" />
  return (
    <div className="grid gap-4">
      <Missing reads={reads} />
      <RecordHistory {...props} more={lines} />
    </div>
  )
}

/** Latest log lines, with a link to the full log. */
export const LatestCard = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const now = useNow(MINUTE_MS)
  const { lines, reads } = useLines(id)
  if (isAwaited(reads)) return <LoadingBlock className="h-72" />
  const latest = inOneLog(now + MINUTE_MS, lines)
  return (
    <div className="grid gap-4">
      <Missing reads={reads} />
      {latest.length > 0 && (
        <LogCard
          title={t('network.log.latest')}
          lines={latest}
          most={LATEST}
          action={<TextLink href={`${paths.netCharger(id)}?tab=history`}>{t('network.log.all')}</TextLink>}
        />
      )}
    </div>
  )
}
