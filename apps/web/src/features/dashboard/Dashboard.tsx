import { dataOf } from '@portal/machines'
import { HOUR_MS, localHour, SECOND_MS } from '@portal/schemas'
import { useState } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { useChargepointList } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChargersCard } from './ChargersCard.tsx'
import { ChargingNow, useRunningSessions } from './ChargingNow.tsx'
import { DashboardCards } from './DashboardCards.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { EnergyCard } from './EnergyCard.tsx'
import { FigureTiles, useFigures } from './FigureTiles.tsx'
import { countStates, haveWaited, needingAttention } from './summary.ts'
import { TodoCard } from './TodoCard.tsx'
import { useTasks } from './tasks.ts'

const greetingAt = (now: number) => {
  const hour = localHour(now)
  if (hour < 12) return 'dashboard.morning'
  return hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening'
}

/** Running sessions, the figures for this month and the user's open tasks. */
export const Dashboard = () => {
  const { t } = useI18n()
  const now = useNow(HOUR_MS)
  const entry = useChargepointList()
  const chargers = dataOf(entry.viewState) ?? []
  return (
    <div className="wide">
      <ScreenHeader
        title={t(greetingAt(now))}
        {...(chargers.length > 0 && {
          context: <Summary chargers={chargers} isCurrent={entry.viewState.viewState === 'loaded'} />,
        })}
        {...(entry.viewState.viewState === 'loading' && { context: <AwaitedSummary /> })}
      />
      <QueryView entry={entry} loading={<Loading />} failed={t('reads.chargersFailed')}>
        {(all) => (all.length === 0 ? <EmptyDashboard /> : <Cards chargers={all} />)}
      </QueryView>
    </div>
  )
}

/** Reserves the lines of the summary to prevent a layout shift. */
const AwaitedSummary = () => (
  <span aria-hidden="true" className="relative block w-fit">
    <span className="invisible">
      <Summary chargers={[]} isCurrent />
    </span>
    <Skeleton className="absolute inset-0" />
  </span>
)

/** Fetches the data of the cards in parallel with the chargers, which saves a round trip. */
const Loading = () => {
  useRunningSessions()
  useTasks()
  return <DashboardSkeleton />
}

/** Fetches the figures in parallel with the sessions, so the cards appear complete. */
const AwaitingSessions = () => {
  useFigures()
  return <DashboardSkeleton />
}

interface ChargersProps {
  chargers: readonly ReadCharger[]
}

interface SummaryProps extends ChargersProps {
  /** False for stale data, which cannot prove that nothing needs attention. */
  isCurrent: boolean
}

const Summary = ({ chargers, isCurrent }: SummaryProps) => {
  const { t } = useI18n()
  const { charging, available } = countStates(chargers)
  const { length } = needingAttention(chargers)
  const allIsWell = isCurrent ? t('dashboard.attention.none') : ''
  return t(charging > 0 ? 'dashboard.summary' : 'dashboard.summary.idle', {
    charging,
    available,
    attention: length > 0 ? t('dashboard.attention.some', { count: length }) : allIsWell,
  })
}

const Cards = ({ chargers }: ChargersProps) => {
  const { bco } = useSystem()
  const [since] = useState(() => bco().now())
  const { data, error } = useRunningSessions()
  const isSettled = data !== undefined || error !== undefined
  const now = useNow(isSettled ? HOUR_MS : SECOND_MS)
  if (!isSettled && !haveWaited(since, now)) return <AwaitingSessions />
  return (
    <DashboardCards
      now={<ChargingNow chargers={chargers} />}
      todo={<TodoCard chargers={needingAttention(chargers)} />}
      tiles={<FigureTiles chargers={chargers} />}
      energy={<EnergyCard />}
      states={<ChargersCard counts={countStates(chargers)} total={chargers.length} />}
    />
  )
}
