import { useI18n } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { AREA_HEIGHT, AreaChart } from '../../ui/AreaChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { powerOf } from './situation.ts'
import { useLatestFigures } from './wiring.ts'

/** Power of the whole network over the last 24 hours, with the previous 24 hours as a line. */
export const PowerCard = () => {
  const { t } = useI18n()
  const read = useLatestFigures()
  return (
    <Card title={t('network.home.power')} padded={false}>
      <CardView
        read={{ ...read, data: read.data && powerOf(read.data.Hours) }}
        failed={t('network.home.powerFailed')}
        height="h-52"
      >
        {(power) => (
          <div className="px-4.5 pb-4.5">
            <PowerChart {...power} />
          </div>
        )}
      </CardView>
    </Card>
  )
}

const PowerChart = ({ latest, before }: ReturnType<typeof powerOf>) => {
  const { t, formats } = useI18n()
  if (latest.length < 2)
    return (
      <ChartAxes unit="kW" height={AREA_HEIGHT}>
        {t('network.home.power.none')}
      </ChartAxes>
    )
  return (
    <>
      <AreaChart
        points={latest}
        before={{ points: before, label: t('network.home.power.before') }}
        label={t('network.home.power')}
        headers={[t('network.home.power.hour'), t('network.home.power.latest')]}
        formatAt={formats.time}
        formatValue={formats.power}
        formatTick={formats.tick}
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
  )
}
