import { useI18n } from '../../app/context.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import { AREA_HEIGHT, AreaChart } from '../../ui/AreaChart.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'

export interface PowerChartProps {
  session: ReadSession
  label: string
  maxPowerKw: number | undefined
  /** True if the last value is current. */
  isNow: boolean
  height?: number
}

/** Power of a session over time; shows only the axes until there is a curve. */
export const PowerChart = ({ session, label, maxPowerKw, isNow, height = AREA_HEIGHT }: PowerChartProps) => {
  const { t, formats } = useI18n()
  const points = session.MeterValues.map(({ At, PowerKw }) => ({ at: Date.parse(At), value: PowerKw }))
  if (points.length < 2)
    return (
      <ChartAxes unit="kW" height={height}>
        {t('charger.curve.none')}
      </ChartAxes>
    )
  return (
    <AreaChart
      points={points}
      label={label}
      headers={[t('charger.curve.time'), t('charger.curve.power')]}
      formatAt={formats.time}
      formatValue={formats.power}
      formatTick={formats.tick}
      unit="kW"
      height={height}
      from={Date.parse(session.Start ?? '') || undefined}
      {...(maxPowerKw !== undefined && { most: maxPowerKw })}
      {...(isNow && { nowLabel: t('charger.curve.now') })}
    />
  )
}
