import { HOUR_MS, localDay, localTime } from '@portal/schemas'

export const SNOOZES = ['hour', 'hours4', 'tomorrow', 'week'] as const
export type Snooze = (typeof SNOOZES)[number]

export const isSnooze = (value: unknown): value is Snooze => SNOOZES.some((one) => one === value)

/** Start of the working day, Belgian time. */
const MORNING_HOUR = 8

export const snoozeEnd = (snooze: Snooze, now: number): number => {
  const morningIn = (days: number) => localTime(localDay(now) + days, MORNING_HOUR * 60)
  switch (snooze) {
    case 'hour':
      return now + HOUR_MS
    case 'hours4':
      return now + 4 * HOUR_MS
    case 'tomorrow':
      return morningIn(1)
    case 'week':
      return morningIn(7)
  }
}

/** Returns the end of the current snooze; undefined if the alarm is not snoozed at `now`. */
export const snoozedUntil = (record: object, now: number): number | undefined => {
  const until = Date.parse(String(Reflect.get(record, 'SnoozedUntil')))
  return until > now ? until : undefined
}
