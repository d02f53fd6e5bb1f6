import {
  DAY_MS,
  dayText,
  localDay,
  localHour,
  localTime,
  sameTimeOn,
  startOfLocalMonth,
} from '@portal/schemas'

/** True if a day (`2026-11-18`) has begun in Belgium at the given time. */
export const hasBegun = (day: string, at: number): boolean => day <= dayText(localDay(at))

export interface Span {
  readonly start: number
  readonly end: number
}

export interface PeriodQuery {
  readonly from?: string
  readonly to?: string
}

/** Returns the span of the local month that contains `at`, or of the month `monthsBack` months earlier. */
export const monthOf = (at: number, monthsBack = 0): Span => {
  const start = startOfLocalMonth(at)
  if (monthsBack > 0) return monthOf(start - 1, monthsBack - 1)
  // No month has more than 31 days, so 31 days after its first day lies in the next month.
  return { start, end: startOfLocalMonth(localTime(localDay(start) + 31)) }
}

/** Returns the previous month up to the same day and local time, for texts such as 'compared with October so far'. */
export const sameStretchLastMonth = (at: number): Span => {
  const thisMonth = monthOf(at)
  const lastMonth = monthOf(at, 1)
  const day = localDay(lastMonth.start) + localDay(at) - localDay(thisMonth.start)
  return { start: lastMonth.start, end: Math.min(sameTimeOn(day, at), thisMonth.start) }
}

/** Formats a time for date inputs in local time, such as `2026-11-18T14:30`; empty for an invalid one. */
export const localText = (moment: string): string => {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  const minutes = new Date(time).toISOString().slice(14, 16)
  return `${dayText(localDay(time))}T${String(localHour(time)).padStart(2, '0')}:${minutes}`
}

/** Converts the text of a date input to an ISO time; undefined if empty or invalid. */
export const momentOf = (text: string): string | undefined => {
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? []
  if (date === undefined) return undefined
  return new Date(localTime(Date.parse(date) / DAY_MS, Number(hours) * 60 + Number(minutes))).toISOString()
}

/** Returns the local day of a timestamp, such as `2026-11-18`; empty if missing or invalid. */
export const dayOf = (moment: string | undefined): string => {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? '' : dayText(localDay(time))
}
