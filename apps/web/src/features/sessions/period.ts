import { DAY_MS, dayText, localDay, localTime } from '@portal/schemas'
import { monthOf, type Span } from '../../data/calendar.ts'

/** The spans that are one press away. The address holds a span's name, or two days: `2026-01-01..2026-03-31`. */
export const QUICK_PERIODS = ['this', 'last', 'year'] as const

/** So many months that a year of history has, this one included. */
const YEAR_MONTHS = 12
const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (text: string | undefined): number | undefined => {
  const at = DAY.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : at / DAY_MS
}

/** The two days that a period names, the earlier one first; undefined where it does not name two. */
export const daysIn = (period: string): { readonly first: string; readonly last: string } | undefined => {
  const days = period.split('..').map(dayOf)
  const [a, b] = days
  if (days.length !== 2 || a === undefined || b === undefined) return undefined
  return { first: dayText(Math.min(a, b)), last: dayText(Math.max(a, b)) }
}

/** When a period begins and ends, in Belgian days; undefined for none, and for an invalid one. */
export const spanOf = (period: string, now: number): Span | undefined => {
  if (period === 'this') return monthOf(now)
  if (period === 'last') return monthOf(now, 1)
  if (period === 'year') return { start: monthOf(now, YEAR_MONTHS - 1).start, end: monthOf(now).end }
  const days = daysIn(period)
  const [first, last] = [dayOf(days?.first), dayOf(days?.last)]
  if (first === undefined || last === undefined) return undefined
  return { start: localTime(first), end: localTime(last + 1) }
}

/** The days that are offered where a person chooses them: this month so far. */
export const monthSoFar = (now: number): string =>
  `${dayText(localDay(monthOf(now).start))}..${dayText(localDay(now))}`

/** How a span is asked for. */
export const queryOfSpan = (span: Span | undefined): { from?: string; to?: string } =>
  span ? { from: new Date(span.start).toISOString(), to: new Date(span.end).toISOString() } : {}
