import { DAY_MS, dayText, localDay, type ReportPeriod } from '@portal/schemas'
import { spanOf as listSpanOf } from '../../data/period.ts'

/** A named period, or a range of two days, for example `2026-01-01..2026-03-31`. */
export type Period = ReportPeriod | `${string}..${string}`

/** Maximum length of a report, in days. A longer span is cut to its last days. */
const MAX_DAYS = 400

/** Range of local days; `until` is exclusive. */
export interface Span {
  readonly from: number
  readonly until: number
}

const dateOf = (day: number) => new Date(day * DAY_MS)
const dayOf = (year: number, month: number, date = 1): number => Date.UTC(year, month, date) / DAY_MS

/** Returns the days of a period. A period that has not ended includes today. */
export const spanOf = (period: Period, today: number): Span => {
  const date = dateOf(today)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const until = today + 1
  switch (period) {
    case 'today':
      return { from: today, until }
    case 'yesterday':
      return { from: today - 1, until: today }
    case 'thisWeek':
      // Day 0 is a Thursday, so adding 3 makes the week start on Monday.
      return { from: today - ((today + 3) % 7), until }
    case 'thisMonth':
      return { from: dayOf(year, month), until }
    case 'lastMonth':
      return { from: dayOf(year, month - 1), until: dayOf(year, month) }
    case 'last7':
      return { from: until - 7, until }
    case 'last30':
      return { from: until - 30, until }
    case 'thisYear':
      return { from: dayOf(year, 0), until }
    default:
      return ownSpan(period) ?? spanOf('thisMonth', today)
  }
}

const ownSpan = (period: string): Span | undefined => {
  const span = listSpanOf(period, 0)
  if (!span) return undefined
  const [from, until] = [localDay(span.start), localDay(span.end)]
  return { from: Math.max(from, until - MAX_DAYS), until }
}

/**
 * Returns the same number of days in the previous week, month or year, or the days just before the span. A whole month
 * is compared with the whole previous month.
 */
export const spanBefore = (period: Period, span: Span): Span => {
  const date = dateOf(span.from)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const days = span.until - span.from
  switch (period) {
    case 'thisWeek':
      return { from: span.from - 7, until: span.from - 7 + days }
    case 'thisMonth': {
      const from = dayOf(year, month - 1)
      return { from, until: Math.min(from + days, span.from) }
    }
    case 'lastMonth':
      return { from: dayOf(year, month - 1), until: span.from }
    case 'thisYear': {
      const from = dayOf(year - 1, 0)
      return { from, until: Math.min(from + days, span.from) }
    }
    default:
      return { from: span.from - days, until: span.from }
  }
}

export const spanQuery = ({ from, until }: Span) => ({ from: dayText(from), until: dayText(until) })
