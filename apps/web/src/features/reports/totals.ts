import { sumEuro } from '@portal/schemas'
import type { ReadReportFigures, ReadReportGroup } from '../../services/readers/reports.ts'

export const MEASURES = ['energy', 'revenue', 'sessions', 'uptime'] as const
export type Measure = (typeof MEASURES)[number]

/** Figures of a span, of a group or of all. */
export interface Figures {
  readonly energy: number
  readonly revenue: number
  readonly sessions: number
}

export interface Totals extends Figures {
  /** Per cent of the time, each connector counting alike; undefined without any. */
  readonly uptime: number | undefined
}

type Row = Pick<ReadReportGroup, 'EnergyKwh' | 'Revenue' | 'Sessions'>

/** Energy is whole watt hours. */
export const WATT_HOURS = 1_000

/** A sum of what is counted in whole parts of a unit. */
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

/** What all groups are together: the tiles and the last row of the table. */
export const totalsOf = (groups: readonly ReadReportGroup[]): Totals => {
  const connectors = groups.reduce((all, { Connectors }) => all + Connectors, 0)
  const weighed = groups.reduce((all, { Connectors, UptimePercent }) => all + Connectors * UptimePercent, 0)
  return { ...sum(groups), uptime: connectors === 0 ? undefined : weighed / connectors }
}

/** What all groups are together in each part of the span. */
export const trendsOf = (groups: readonly Pick<ReadReportGroup, 'Trend'>[]): readonly number[] => {
  const parts = Math.max(0, ...groups.map(({ Trend }) => Trend.length))
  return Array.from({ length: parts }, (_, part) =>
    sumOf(
      groups.map(({ Trend }) => Trend[part] ?? 0),
      WATT_HOURS,
    ),
  )
}

/** By how much a figure grew, as a ratio; undefined where there is nothing to compare with. */
export const growth = (now: number, before: number | undefined): number | undefined =>
  before !== undefined && before > 0 ? now / before - 1 : undefined

/** A bar of the chart: a day, or a month of a long span; its uptime undefined where no connector was to be heard. */
export interface Step extends Totals {
  /** '2026-11-18', or '2026-11' */
  readonly key: string
}

/** More days than a chart has room for: they are put together by month. */
const MOST_DAYS = 62

const DAY_LENGTH = '2026-11-18'.length
const MONTH_LENGTH = '2026-11'.length

type Days = ReadReportFigures['Days']

/** Each day counts alike. */
const meanUptime = (days: Days): number | undefined => {
  const known = days.flatMap(({ UptimePercent }) => UptimePercent ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, uptime) => sum + uptime, 0) / known.length
}

/** The days of a span, or its months where there are many. */
export const stepsOf = (days: Days): readonly Step[] => {
  const length = days.length > MOST_DAYS ? MONTH_LENGTH : DAY_LENGTH
  const groups = new Map<string, Days[number][]>()
  for (const day of days) {
    const key = day.Day.slice(0, length)
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups].map(([key, rows]) => ({ key, ...sum(rows), uptime: meanUptime(rows) }))
}
