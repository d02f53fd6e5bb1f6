import { sumEuro } from '@portal/schemas'
import type { ReadReportFigures, ReadReportGroup } from '../../services/readers/reports.ts'

export const MEASURES = ['energy', 'revenue', 'sessions', 'uptime'] as const
export type Measure = (typeof MEASURES)[number]

export interface Figures {
  readonly energy: number
  readonly revenue: number
  readonly sessions: number
}

export interface Totals extends Figures {
  /** Percentage of time, averaged over connectors; undefined if there are none. */
  readonly uptime: number | undefined
}

type Row = Pick<ReadReportGroup, 'EnergyKwh' | 'Revenue' | 'Sessions'>

/** Watt hours per kWh. Energy is added up in whole watt hours. */
export const WATT_HOURS = 1_000

/** Adds up values in whole parts of a unit, to avoid rounding errors. */
export const sumOf = (values: readonly number[], unit: number): number =>
  values.reduce((sum, value) => sum + Math.round(value * unit), 0) / unit

const sum = (rows: readonly Row[]): Figures => ({
  energy: sumOf(
    rows.map(({ EnergyKwh }) => EnergyKwh),
    WATT_HOURS,
  ),
  revenue: sumEuro(rows.map(({ Revenue }) => Revenue)),
  sessions: sumOf(
    rows.map(({ Sessions }) => Sessions),
    1,
  ),
})

/** Returns the totals of all groups, for the tiles and the last table row. */
export const totalsOf = (groups: readonly ReadReportGroup[]): Totals => {
  const connectors = groups.reduce((all, { Connectors }) => all + Connectors, 0)
  const weighed = groups.reduce((all, { Connectors, UptimePercent }) => all + Connectors * UptimePercent, 0)
  return { ...sum(groups), uptime: connectors === 0 ? undefined : weighed / connectors }
}

/** Returns the trend over all groups, with one value per part of the span. */
export const trendsOf = (groups: readonly Pick<ReadReportGroup, 'Trend'>[]): readonly number[] => {
  const parts = Math.max(0, ...groups.map(({ Trend }) => Trend.length))
  return Array.from({ length: parts }, (_, part) =>
    sumOf(
      groups.map(({ Trend }) => Trend[part] ?? 0),
      WATT_HOURS,
    ),
  )
}

/** Returns the growth as a ratio; undefined if the previous figure is missing or not positive. */
export const growth = (now: number, before: number | undefined): number | undefined =>
  before !== undefined && before > 0 ? now / before - 1 : undefined

/** A bar of the chart: a day, or a month in a long span. */
export interface Step extends Totals {
  /** Day or month: '2026-11-18' or '2026-11'. */
  readonly key: string
}

/** Maximum number of days in a chart. Longer spans are grouped by month. */
const MOST_DAYS = 62

const DAY_LENGTH = '2026-11-18'.length
const MONTH_LENGTH = '2026-11'.length

type Days = ReadReportFigures['Days']

/** Returns the unweighted mean of the days with a known uptime; undefined if there are none. */
const meanUptime = (days: Days): number | undefined => {
  const percentages = days.flatMap(({ UptimePercent }) => UptimePercent ?? [])
  return percentages.length === 0
    ? undefined
    : percentages.reduce((sum, uptime) => sum + uptime, 0) / percentages.length
}

export const stepsOf = (days: Days): readonly Step[] => {
  const length = days.length > MOST_DAYS ? MONTH_LENGTH : DAY_LENGTH
  const groups = new Map<string, Days[number][]>()
  for (const day of days) {
    const key = day.Day.slice(0, length)
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups].map(([key, rows]) => ({ key, ...sum(rows), uptime: meanUptime(rows) }))
}
