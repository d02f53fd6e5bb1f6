import { OTHER_GROUPS, sumEuro } from '@portal/schemas'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { type Step, stepsOf, WATT_HOURS } from './totals.ts'

/** Figures of a group over time. All but the biggest groups share one series. */
export interface Series {
  readonly id: string
  /** Undefined for the series of all other groups. */
  readonly name: string | undefined
  readonly steps: readonly Step[]
}

type Days = ReadReportFigures['Days']
type ReportSeries = ReadReportFigures['Series'][number]

const daysOf = (days: Days, series: ReportSeries): Days =>
  days.map(({ Day }, index) => ({
    Day,
    EnergyKwh: series.EnergyKwh[index] ?? 0,
    Revenue: series.Revenue[index] ?? 0,
    Sessions: series.Sessions[index] ?? 0,
    UptimePercent: undefined,
  }))

/**
 * Returns the figures of each day without the biggest groups, so that all series add up exactly to the total of the
 * day.
 */
const othersOf = (days: Days, series: readonly ReportSeries[]): Days => {
  const left = (whole: number, parts: readonly number[], unit: number) =>
    Math.max(
      0,
      parts.reduce((rest, part) => rest - Math.round(part * unit), Math.round(whole * unit)),
    ) / unit
  const at = (of: 'EnergyKwh' | 'Revenue' | 'Sessions', index: number) =>
    series.map((one) => one[of][index] ?? 0)
  return days.map((day, index) => ({
    Day: day.Day,
    EnergyKwh: left(day.EnergyKwh, at('EnergyKwh', index), WATT_HOURS),
    Revenue: Math.max(0, sumEuro([day.Revenue, ...at('Revenue', index).map((revenue) => -revenue)])),
    Sessions: left(day.Sessions, at('Sessions', index), 1),
    UptimePercent: undefined,
  }))
}

/** Returns the series of a report, biggest first; empty for fewer than two groups or without series data. */
export const seriesOf = ({
  Days: days,
  Groups: groups,
  Series: series,
}: Pick<ReadReportFigures, 'Days' | 'Groups' | 'Series'>): readonly Series[] => {
  if (series.length === 0 || groups.length < 2) return []
  const nameOf = (id: string) => groups.find(({ Id }) => Id === id)?.Description ?? id
  const isNamesake = (id: string) =>
    series.some((other) => other.Id !== id && nameOf(other.Id) === nameOf(id))
  const named = series.map((one) => ({
    id: one.Id,
    name: isNamesake(one.Id) ? `${nameOf(one.Id)} (${one.Id})` : nameOf(one.Id),
    steps: stepsOf(daysOf(days, one)),
  }))
  if (groups.length === series.length) return named
  return [...named, { id: OTHER_GROUPS, name: undefined, steps: stepsOf(othersOf(days, series)) }]
}
