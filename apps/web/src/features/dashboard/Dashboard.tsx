import { selectEntryData, selectEntryError, selectEntryFace, selectEntryFetchedAt } from '@portal/machines'
import { PlugZap } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { OlderData } from '../../components/OlderData.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { localTime } from '../../data/calendar.ts'
import { HOUR_MS, useChargepointList, useNow } from '../../data/reads.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ChargersCard } from './ChargersCard.tsx'
import { ChargingNow } from './ChargingNow.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { EnergyCard } from './EnergyCard.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { countStates, needingAttention } from './summary.ts'
import { TodoCard } from './TodoCard.tsx'

const greetingAt = (now: number) => {
  const { hour } = localTime(now)
  if (hour < 12) return 'dashboard.morning'
  return hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening'
}

/** What happens now, what this month brought, and what waits for the person. */
export const Dashboard = () => {
  const { t } = useI18n()
  const now = useNow(HOUR_MS)
  const { entry, snapshot } = useChargepointList()
  const face = selectEntryFace(snapshot)
  const chargers = selectEntryData(snapshot)
  const error = selectEntryError(snapshot)
  const fetchedAt = selectEntryFetchedAt(snapshot)

  if (!chargers) {
    return (
      <>
        <ScreenHeader title={t(greetingAt(now))} />
        {face === 'loading' || !error ? (
          <DashboardSkeleton />
        ) : (
          <FailedRead
            title={t('reads.chargersFailed')}
            failure={error}
            onRetry={() => entry.send({ type: 'RETRY' })}
          />
        )}
      </>
    )
  }

  if (chargers.length === 0) {
    return (
      <>
        <ScreenHeader title={t(greetingAt(now))} />
        <EmptyDashboard />
      </>
    )
  }

  const counts = countStates(chargers)
  const attention = needingAttention(chargers)
  return (
    <>
      <ScreenHeader
        title={t(greetingAt(now))}
        context={t(counts.charging > 0 ? 'dashboard.summary' : 'dashboard.summary.idle', {
          charging: counts.charging,
          available: counts.available,
          attention:
            attention.length > 0
              ? t('dashboard.attention.some', { count: attention.length })
              : t('dashboard.attention.none'),
        })}
        actions={
          <LinkButton icon={PlugZap} href="/my/chargepoints">
            {t('dashboard.chargers.all')}
          </LinkButton>
        }
      />
      {face === 'outdated' && fetchedAt !== undefined && (
        <OlderData at={fetchedAt} failure={error} onRetry={() => entry.send({ type: 'RETRY' })} />
      )}
      <FigureTiles chargers={chargers} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <EnergyCard />
          <ChargingNow chargers={chargers} />
        </div>
        {/* On a phone what wants doing comes before what can be read at leisure. */}
        <div className="grid min-w-0 gap-4 max-lg:order-first">
          <TodoCard chargers={attention} />
          <ChargersCard counts={counts} total={chargers.length} />
        </div>
      </div>
    </>
  )
}
