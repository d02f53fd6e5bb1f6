import { DAY_MS, dayText, localDay, localTime } from '@portal/schemas'
import { monthOf, type Span } from '../../data/calendar.ts'

/** Predefined periods. The URL holds such a name, or two days: `2026-01-01..2026-03-31`. */
export const QUICK_PERIODS = ['this', 'last', 'year'] as const

/** Months in a year of history, including the current one. */
const YEAR_MONTHS = 12
const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (text: string | undefined): number | undefined => {
  const at = DAY.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : at / DAY_MS
}

/** Parses the two days of a period, earlier one first; undefined if invalid. */
export const daysIn = (period: string): { readonly first: string; readonly last: string } | undefined => {
  const days = period.split('..').map(dayOf)
  const [a, b] = days
  if (days.length !== 2 || a === undefined || b === undefined) return undefined
  return { first: dayText(Math.min(a, b)), last: dayText(Math.max(a, b)) }
}

/** Start and end of a period in Belgian days; undefined if there is none or it is invalid. */
export const spanOf = (period: string, now: number): Span | undefined => {
  if (period === 'this') return monthOf(now)
  if (period === 'last') return monthOf(now, 1)
  if (period === 'year') return { start: monthOf(now, YEAR_MONTHS - 1).start, end: monthOf(now).end }
  const days = daysIn(period)
  const [first, last] = [dayOf(days?.first), dayOf(days?.last)]
  if (first === undefined || last === undefined) return undefined
  return { start: localTime(first), end: localTime(last + 1) }
}

/** Default of a custom period: the current month so far. */
export const monthSoFar = (now: number): string =>
  `${dayText(localDay(monthOf(now).start))}..${dayText(localDay(now))}`

/** Query parameters of a span. */
export const queryOfSpan = (span: Span | undefined): { from?: string; to?: string } =>
  span ? { from: new Date(span.start).toISOString(), to: new Date(span.end).toISOString() } : {}
