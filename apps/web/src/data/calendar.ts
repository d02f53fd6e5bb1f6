import {
  DAY_MS,
  dayText,
  localDay,
  localHour,
  localTime,
  sameTimeOn,
  startOfLocalMonth,
} from '@portal/schemas'

/** Whether a day (`2026-11-18`) has begun in Belgium at an instant. */
export const hasBegun = (day: string, at: number): boolean => day <= dayText(localDay(at))

export interface Span {
  readonly start: number
  readonly end: number
}

/** The local month that an instant lies in, from its first moment to the next month's; `monthsBack` goes to earlier ones. */
export const monthOf = (at: number, monthsBack = 0): Span => {
  const start = startOfLocalMonth(at)
  if (monthsBack > 0) return monthOf(start - 1, monthsBack - 1)
  // No month has more than 31 days, and the 32nd day from its first lies in the next one.
  return { start, end: startOfLocalMonth(localTime(localDay(start) + 31)) }
}

/** The month before up to the same day and local time: 'against October so far'. */
export const sameStretchLastMonth = (at: number): Span => {
  const thisMonth = monthOf(at)
  const lastMonth = monthOf(at, 1)
  const day = localDay(lastMonth.start) + localDay(at) - localDay(thisMonth.start)
  return { start: lastMonth.start, end: Math.min(sameTimeOn(day, at), thisMonth.start) }
}

/** A moment as the local clock shows it, as date inputs want it: `2026-11-18T14:30`; empty for none. */
export const localText = (moment: string): string => {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  const minutes = new Date(time).toISOString().slice(14, 16)
  return `${dayText(localDay(time))}T${String(localHour(time)).padStart(2, '0')}:${minutes}`
}

/** The moment that such a text names; undefined for none. */
export const momentOf = (text: string): string | undefined => {
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? []
  if (date === undefined) return undefined
  return new Date(localTime(Date.parse(date) / DAY_MS, Number(hours) * 60 + Number(minutes))).toISOString()
}
