import { memo } from 'react'
import { useI18n } from '../../app/context.ts'
import { CHART_HEIGHT } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DashboardCards } from './DashboardCards.tsx'

const Grey = ({ height }: { height: string }) => (
  <Card>
    <Skeleton className={height} />
  </Card>
)

export const DashboardSkeleton = memo(() => {
  const { t } = useI18n()
  return (
    <Loading label={t('shell.loading')}>
      <DashboardCards
        todo={
          <Card title={t('dashboard.todo')} padded={false}>
            {[0, 1, 2].map((row) => (
              <div key={row} className="flex items-center gap-3.5 border-line px-4.5 py-3 not-first:border-t">
                <Skeleton className="size-9.5" />
                <Skeleton className="h-4 grow" />
              </div>
            ))}
          </Card>
        }
        tiles={
          <div className="tile-row">
            {[0, 1, 2, 3].map((tile) => (
              <Grey key={tile} height="h-22" />
            ))}
          </div>
        }
        energy={
          <Card title={t('dashboard.energyPerDay')}>
            <ChartAxes unit="kWh" height={CHART_HEIGHT} />
          </Card>
        }
        states={<Grey height="h-24" />}
      />
    </Loading>
  )
})
