import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { AREA_HEIGHT, AreaChart } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { powerOf } from './situation.ts'
import { useLatestFigures } from './wiring.ts'

/** The power of the whole network over the last 24 hours, and of the 24 before as a line. */
export const PowerCard = () => {
  const { t, formats } = useI18n()
  const { data, error, retry } = useLatestFigures()
  const power = data && powerOf(data.Hours)
  return (
    <Card title={t('network.home.power')} padded={false}>
      {!power && error && (
        <FailedRead title={t('network.home.powerFailed')} failure={error} onRetry={retry} />
      )}
      <div className="px-4.5 pb-4.5">
        {!power && !error && (
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-52" />
          </Loading>
        )}
        {power && power.latest.length < 2 && (
          <ChartAxes unit="kW" height={AREA_HEIGHT}>
            {t('network.home.power.none')}
          </ChartAxes>
        )}
        {power && power.latest.length >= 2 && (
          <>
            <AreaChart
              points={power.latest}
              before={{ points: power.before, label: t('network.home.power.before') }}
              label={t('network.home.power')}
              headers={[t('network.home.power.hour'), t('network.home.power.latest')]}
              formatAt={formats.time}
              formatValue={formats.power}
              formatTick={formats.plain}
              unit="kW"
            />
            <p aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-3">
              <span className="inline-flex items-center gap-2">
                <span className="h-0.5 w-5 bg-charge" />
                {t('network.home.power.latest')}
              </span>
              <span className="inline-flex items-center gap-2">
                <span className="w-5 border-t-2 border-dashed border-ink-3" />
                {t('network.home.power.before')}
              </span>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
