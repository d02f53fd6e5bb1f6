import { dayText, localDay, localTime, startOfLocalMonth } from '@portal/schemas'

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

/** The same stretch of the month before: what 'against October so far' compares with. */
export const sameStretchLastMonth = (at: number): Span => {
  const thisMonth = monthOf(at)
  const lastMonth = monthOf(at, 1)
  return { start: lastMonth.start, end: Math.min(lastMonth.start + (at - thisMonth.start), thisMonth.start) }
}
