import { selectWritten } from '@portal/machines'
import { type Filter, formatFilter, genericCalls, POLL_COUNTS_MS, SECOND_MS } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { combineReads } from '../../data/combineReads.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadAlarm } from '../../services/readers/network.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AlarmRow, useInHand } from './alarms/AlarmRow.tsx'
import { alarmRows, hasPerson } from './alarms/needing.ts'
import { useTaking } from './alarms/useTaking.ts'
import { is } from './countOf.ts'
import type { RowSummary } from './situation.ts'
import { useChanged } from './wiring.ts'

const { filtered } = genericCalls('alarm', 'Alarm')
const SEVERITIES = ['CRITICAL', 'MAJOR', 'WARNING', 'INFO'] as const
type Severity = (typeof SEVERITIES)[number]
const LIMIT = 8
/** Number of alarms to read per severity. More than shown, because some are already assigned. */
const READ = 25

const open = (severity: Severity): readonly Filter[] => [
  ...is('OPEN'),
  { field: 'Severity', operator: 'EX', value: severity },
]

const useAlarms = (severity: Severity) =>
  useQuery(
    filtered,
    {
      query: {
        filter: formatFilter(open(severity)),
        orderby: 'Raised desc',
        pagesize: READ,
        DataCategories: 'BASIC,STATE',
      },
    },
    { refreshInterval: POLL_COUNTS_MS },
  )

export const useOpenAlarms = () =>
  // Always four calls in this order, to follow the rules of hooks.
  combineReads([useAlarms('CRITICAL'), useAlarms('MAJOR'), useAlarms('WARNING'), useAlarms('INFO')] as const)
export type OpenAlarms = ReturnType<typeof useOpenAlarms>

/** True if the responses contain all open alarms, not only the latest. */
export const areAll = (answers: NonNullable<OpenAlarms['data']>): boolean =>
  answers.every(({ Data, Page }) => Page.Results <= Data.length)

/** Number of open alarms per severity, and the most severe unassigned alarms, each with a button to take it. */
export const AlarmsCard = ({ read }: { read: OpenAlarms }) => {
  const { t, formats } = useI18n()
  return (
    <Card title={t('network.home.alarms')} note={t('network.home.alarms.order')} padded={false}>
      <CardView read={read} failed={t('network.home.alarmsFailed')} height="h-72">
        {(answers) => (
          <>
            <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1 px-4.5 pb-3 text-sm">
              <li className="text-ink-2">{t('network.alarms.view.open')}</li>
              {SEVERITIES.map((severity, index) => (
                <li key={severity}>
                  <TextLink href={paths.netAlarms({ filter: formatFilter(open(severity)) })}>
                    {t(`record.Severity.${severity}`)}
                    <span className="ml-1.5 font-semibold tabular-nums">
                      {formats.count(answers[index]?.Page.Results ?? 0)}
                    </span>
                  </TextLink>
                </li>
              ))}
              <Mine />
            </ul>
            <Waiting groups={answers.map(({ Data }) => Data)} isWhole={areAll(answers)} />
          </>
        )}
      </CardView>
    </Card>
  )
}

const Mine = () => {
  const { t } = useI18n()
  const { Name } = useUserInfo().RelationContact
  const filter = formatFilter([...is('OPEN'), { field: 'AssignedTo', operator: 'EX', value: Name }])
  return (
    <li className="sm:ml-auto">
      <TextLink href={paths.netAlarms({ filter })}>{t('network.alarms.view.mine')}</TextLink>
    </li>
  )
}

const alarmSummary = ({ Id, Version, Severity, AssignedTo = '' }: ReadAlarm): RowSummary => [
  Id,
  `${Version} ${Severity} ${AssignedTo}`,
]

interface WaitingProps {
  groups: readonly (readonly ReadAlarm[])[]
  /** True if the groups contain all open alarms, not only the latest. */
  isWhole: boolean
}

const Waiting = ({ groups, isWhole }: WaitingProps) => {
  const { t } = useI18n()
  const writing = useTaking()
  const taken = useSelector(writing, selectWritten)
  const latest = taken.at(-1)?.alarm
  const inHand = useInHand(writing)?.alarm
  const now = useNow(SECOND_MS)
  const rows = alarmRows(groups, { most: LIMIT, taken, inHand, now })
  const isChanged = useChanged(rows.map(alarmSummary))
  const none = groups.every((group) => group.length === 0) ? 'none' : isWhole ? 'allTaken' : 'latestTaken'
  return (
    <>
      <p role="status" className="sr-only">
        {latest &&
          t(hasPerson(latest) ? 'network.home.taken' : 'network.home.givenBack', {
            name: latest.Description,
          })}
      </p>
      {rows.length === 0 && <p className="px-4.5 pb-4.5 text-ink-2">{t(`network.home.alarms.${none}`)}</p>}
      <ul>
        {rows.map((alarm) => (
          <AlarmRow key={alarm.Id} alarm={alarm} writing={writing} isChanged={isChanged(alarm.Id)} />
        ))}
      </ul>
    </>
  )
}
