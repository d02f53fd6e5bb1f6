import { DAY_MS, dayText } from '@portal/schemas'

export const PERIODS = ['thisMonth', 'lastMonth', 'last7', 'last30', 'thisYear'] as const
export type Period = (typeof PERIODS)[number]

/** Local days, from the first to the one that no longer counts. */
export interface Span {
  readonly from: number
  readonly until: number
}

const dateOf = (day: number) => new Date(day * DAY_MS)
const dayOf = (year: number, month: number, date = 1): number => Date.UTC(year, month, date) / DAY_MS

/** The days of a period, today among them where it has not ended. */
export const spanOf = (period: Period, today: number): Span => {
  const date = dateOf(today)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const until = today + 1
  switch (period) {
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
  }
}

/** As many days of the month or year before, else the days just before; a whole month has the whole month before. */
export const spanBefore = (period: Period, span: Span): Span => {
  const date = dateOf(span.from)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const days = span.until - span.from
  switch (period) {
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

/** A span as the server asks for it. */
export const spanQuery = ({ from, until }: Span) => ({ from: dayText(from), until: dayText(until) })
