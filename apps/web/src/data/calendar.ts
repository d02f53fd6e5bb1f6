import { TIME_ZONE } from '@portal/schemas'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** What clock and calendar in Belgium show at an instant; months count from 1. */
export const localTime = (at: number) => {
  const read = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read
  return { year, month, day, hour, minute, second }
}

/** Whether a day (`2026-11-18`) has begun in Belgium at an instant. */
export const hasBegun = (day: string, at: number): boolean => {
  const local = localTime(at)
  return day <= new Date(Date.UTC(local.year, local.month - 1, local.day)).toISOString().slice(0, 10)
}

/** Milliseconds that local time is ahead of UTC at an instant. */
const offset = (at: number): number => {
  const { year, month, day, hour, minute, second } = localTime(at)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** The instant at which a local month begins. Clocks never change on the first of a month, so one step is exact. */
const startOfMonth = (year: number, month: number): number => {
  const guess = Date.UTC(year, month - 1, 1)
  return guess - offset(guess)
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** The local month that an instant lies in, from its first moment to the next month's; `monthsBack` goes to earlier ones. */
export const monthOf = (at: number, monthsBack = 0): Span => {
  const { year, month } = localTime(at)
  return { start: startOfMonth(year, month - monthsBack), end: startOfMonth(year, month - monthsBack + 1) }
}

/** The same stretch of the month before: what 'against October so far' compares with. */
export const sameStretchLastMonth = (at: number): Span => {
  const thisMonth = monthOf(at)
  const lastMonth = monthOf(at, 1)
  return { start: lastMonth.start, end: Math.min(lastMonth.start + (at - thisMonth.start), thisMonth.start) }
}
