import { DAY_MS, dayText, localDay, localTime, MINUTE_MS } from '@portal/schemas'
import { useSearchParams } from 'wouter'
import { monthOf, type PeriodQuery, type Span } from './calendar.ts'
import { useNow } from './useNow.ts'

/** Predefined periods. The URL holds such a name, or two days: `2026-01-01..2026-03-31`. */
export const QUICK_PERIODS = ['today', 'yesterday', 'week', 'this', 'last', 'year'] as const
type QuickPeriod = (typeof QUICK_PERIODS)[number]

/** Explicit choice of all days, which the default view of a list does not replace. */
export const ALL_DAYS = 'all'

const WEEK_DAYS = 7
/** Days from 1970-01-01, a Thursday, back to the Monday of its week. */
const FIRST_WEEKDAY = 3
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

const spanOfDays = (from: number, until: number): Span => ({
  start: localTime(from),
  end: localTime(until),
})

const QUICK_SPANS: Readonly<Record<QuickPeriod, (now: number) => Span>> = {
  today: (now) => spanOfDays(localDay(now), localDay(now) + 1),
  yesterday: (now) => spanOfDays(localDay(now) - 1, localDay(now)),
  week: (now) => {
    const today = localDay(now)
    const monday = today - ((today + FIRST_WEEKDAY) % WEEK_DAYS)
    return spanOfDays(monday, monday + WEEK_DAYS)
  },
  this: (now) => monthOf(now),
  last: (now) => monthOf(now, 1),
  year: (now) => ({ start: monthOf(now, YEAR_MONTHS - 1).start, end: monthOf(now).end }),
}

/** Returns the span of a period in Belgian days; undefined for no period or an invalid one. */
export const spanOf = (period: string, now: number): Span | undefined => {
  const quick = QUICK_PERIODS.find((one) => one === period)
  if (quick) return QUICK_SPANS[quick](now)
  const days = daysIn(period)
  const [first, last] = [dayOf(days?.first), dayOf(days?.last)]
  return first === undefined || last === undefined ? undefined : spanOfDays(first, last + 1)
}

/** Returns the default of a custom period: the current month so far. */
export const monthSoFar = (now: number): string =>
  `${dayText(localDay(monthOf(now).start))}..${dayText(localDay(now))}`

export const queryOfSpan = (span: Span | undefined): PeriodQuery =>
  span ? { from: new Date(span.start).toISOString(), to: new Date(span.end).toISOString() } : {}

/** Sets the period in a URL query, and removes the page so that the list starts on its first one. */
export const withPeriod = (search: URLSearchParams | string, period: string): URLSearchParams => {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.set('period', period)
  return query
}

export interface ListPeriod {
  /** Text in the URL; empty without a period. */
  readonly period: string
  readonly span: Span | undefined
  /** Changes with the span, so a list with this React key restarts on its first page. */
  readonly key: string
  readonly show: (period: string) => void
}

export const usePeriod = (): ListPeriod => {
  const [search, setSearch] = useSearchParams()
  const period = search.get('period') ?? ''
  const span = spanOf(period, useNow(MINUTE_MS))
  return {
    period,
    span,
    key: span ? `${span.start} ${span.end}` : '',
    show: (next) => setSearch((current) => withPeriod(current, next), { replace: true }),
  }
}
