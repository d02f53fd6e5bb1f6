import { DAY_MS, dayText, localDay, localTime, STATS_MAX_DAYS, sumEuro } from '@portal/schemas'
import { monthOf, type Span } from '../../data/calendar.ts'
import type { ReadStats } from '../../services/readers/chargers.ts'

export const PERIODS = ['month', 'lastMonth', 'year', 'own'] as const
export type PeriodName = (typeof PERIODS)[number]

/** Reasons why a custom period is invalid. */
export type SpanProblem = 'missing' | 'order' | 'tooLong'

export interface Period {
  readonly name: PeriodName
  /** First day, for example `2026-11-18`, from the URL or by default. */
  readonly from: string
  /** Last day, inclusive. */
  readonly to: string
  /** Undefined if the period is invalid. */
  readonly span: Span | undefined
  readonly problem: SpanProblem | undefined
}

/** Maximum number of days in a chart by day; longer periods are grouped by month. */
const MOST_DAYS = 62

const dayOf = (text: string): number | undefined => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : at / DAY_MS
}

const problemOf = (first: number | undefined, last: number | undefined): SpanProblem | undefined => {
  if (first === undefined || last === undefined) return 'missing'
  if (last < first) return 'order'
  return last - first >= STATS_MAX_DAYS ? 'tooLong' : undefined
}

const namedPeriod = (name: PeriodName, span: Span): Period => ({
  name,
  from: dayText(localDay(span.start)),
  to: dayText(localDay(span.end - 1)),
  span,
  problem: undefined,
})

/** Returns the period in the URL's query; this month by default. */
export const periodOf = (query: URLSearchParams, now: number): Period => {
  const name = PERIODS.find((one) => one === query.get('period')) ?? 'month'
  if (name === 'lastMonth') return namedPeriod(name, monthOf(now, 1))
  if (name === 'year') return namedPeriod(name, { start: monthOf(now, 11).start, end: monthOf(now).end })
  if (name === 'month') return namedPeriod(name, monthOf(now))
  const from = query.get('from') ?? dayText(localDay(monthOf(now).start))
  const to = query.get('to') ?? dayText(localDay(now))
  const first = dayOf(from)
  const last = dayOf(to)
  const problem = problemOf(first, last)
  const span =
    problem === undefined && first !== undefined && last !== undefined
      ? { start: localTime(first), end: localTime(last + 1) }
      : undefined
  return { name, from, to, span, problem }
}

/** Returns the query with the given parts of the period. An empty part is removed. */
export const withPeriod = (
  query: URLSearchParams,
  parts: Readonly<Partial<Record<'period' | 'from' | 'to', string>>>,
): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export interface Portion {
  /** The day, or the first day of the month. */
  readonly day: string
  readonly energy: number
  readonly price: number
  readonly sessions: number
  /** Set for a day in the future. */
  readonly isAhead: boolean
}

export const isByMonth = ({ start, end }: Span): boolean => localDay(end - 1) - localDay(start) >= MOST_DAYS

/** Returns one entry per day, or per month if `byMonth` is set. Future days are included only without `byMonth`. */
export const portionsOf = (days: ReadStats['Days'], now: number, byMonth: boolean): readonly Portion[] => {
  const portions = new Map<string, Portion>()
  for (const { Day, EnergyKwh = 0, Price = 0, Sessions = 0 } of days) {
    const isAhead = Day > dayText(localDay(now))
    if (isAhead && byMonth) continue
    const day = byMonth ? `${Day.slice(0, 7)}-01` : Day
    const { energy = 0, price = 0, sessions = 0 } = portions.get(day) ?? {}
    portions.set(day, {
      day,
      energy: energy + EnergyKwh,
      price: sumEuro([price, Price]),
      sessions: sessions + Sessions,
      isAhead,
    })
  }
  return [...portions.values()]
}
