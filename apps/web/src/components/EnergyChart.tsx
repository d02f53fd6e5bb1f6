import { dayText, HOUR_MS, localDay } from '@portal/schemas'
import { useI18n } from '../app/context.ts'
import { hasBegun } from '../data/calendar.ts'
import type { Query } from '../data/query.ts'
import { useNow } from '../data/useNow.ts'
import type { ReadStats } from '../services/readers/chargers.ts'
import { BarChart, type BarChartProps, CHART_HEIGHT } from '../ui/BarChart.tsx'
import { ChartAxes } from '../ui/ChartAxes.tsx'
import { ReadFailure } from './ReadFailure.tsx'

const NOON = 'T12:00:00Z'

export interface EnergyChartProps {
  read: Query<ReadStats>
  month: string
  view: NonNullable<BarChartProps['view']>
  /** Days of the previous month, drawn as a line. */
  before: ReadStats['Days'] | undefined
}

/** Bar chart of the energy per day of a month, with loading, error and empty states. */
export const EnergyChart = ({ read, month, view, before }: EnergyChartProps) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const { data, error } = read
  const failure = <ReadFailure read={read} title={t('reads.energyFailed')} />
  if (!data) return error ? failure : <ChartAxes unit="kWh" height={CHART_HEIGHT} />
  const bars = data.Days.map(({ Day, EnergyKwh, Price, Sessions = 0 }, index) => {
    const at = Date.parse(Day + NOON)
    const name = formats.day(at)
    const was = before?.[index]
    return {
      key: Day,
      tick: formats.dayOfMonth(at),
      value: EnergyKwh,
      isAhead: !hasBegun(Day, now),
      before: was?.EnergyKwh,
      name,
      title: `${formats.energy(EnergyKwh)} · ${formats.money(Price)}`,
      detail:
        t('dashboard.chart.point', { day: name, count: Sessions }) +
        (was ? ` · ${formats.month(Date.parse(was.Day))} ${formats.energy(was.EnergyKwh)}` : ''),
      cells: [formats.decimal(EnergyKwh), formats.money(Price), formats.count(Sessions)],
    }
  })
  return (
    <>
      {failure}
      <BarChart
        bars={bars}
        label={t('dashboard.chart.label', { month })}
        summary={({ name }) =>
          t('dashboard.chart.summary', { count: bars.filter(({ value = 0 }) => value > 0).length, day: name })
        }
        unit="kWh"
        headers={[
          t('dashboard.chart.day'),
          t('dashboard.chart.energy'),
          t('dashboard.chart.cost'),
          t('dashboard.chart.sessions'),
        ]}
        formatTick={formats.count}
        emphasis={dayText(localDay(now))}
        {...(data.EnergyKwh === 0 && { none: t('dashboard.chart.none', { month }) })}
        view={view}
      />
    </>
  )
}
