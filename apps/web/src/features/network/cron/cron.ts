import { Cron, CronPattern } from 'croner'

/** What a cron text says: the values of its fields, in order. */
export interface CronFields {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly days: readonly number[]
  readonly months: readonly number[]
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Where both the day of the month and the day of the week are said, one of them is enough. */
  readonly isEveryDay: boolean
  readonly isEveryWeekday: boolean
}

/** When a job runs, as the server reads it: minute, hour, day of month, month and day of week, in UTC. */
export interface Schedule {
  /** Undefined for what numbers do not tell, such as the last Friday of a month. */
  readonly fields: CronFields | undefined
  /** The next runs after a moment, in order. */
  readonly runsAfter: (moment: number, count: number) => readonly number[]
}

const MODE = '5-part'
/** A weekday of every week, and not just of the second one of a month. */
const ANY_WEEK = 0b111110

/** The values that a list of marks means; days and months count from one. */
const valuesOf = (marks: readonly number[], from = 0): readonly number[] =>
  marks.flatMap((mark, index) => (mark ? [index + from] : []))

const fieldsOf = (pattern: CronPattern): CronFields | undefined => {
  const { dayOfWeek, lastDayOfMonth, lastWeekday, nearestWeekdays, useAndLogic } = pattern
  const isOfSomeWeeks = dayOfWeek.some((weeks) => weeks > 0 && (weeks & ANY_WEEK) !== ANY_WEEK)
  if (isOfSomeWeeks || lastDayOfMonth || lastWeekday || useAndLogic || nearestWeekdays.some(Boolean))
    return undefined
  return {
    minutes: valuesOf(pattern.minute),
    hours: valuesOf(pattern.hour),
    days: valuesOf(pattern.day, 1),
    months: valuesOf(pattern.month, 1),
    weekdays: valuesOf(dayOfWeek),
    isEveryDay: pattern.starDOM,
    isEveryWeekday: pattern.starDOW,
  }
}

/** Reads a cron text; undefined for one that the server would refuse. */
export const readCron = (text: string): Schedule | undefined => {
  try {
    const cron = new Cron(text, { mode: MODE, utcOffset: 0 })
    return {
      fields: fieldsOf(new CronPattern(text, undefined, { mode: MODE })),
      runsAfter: (moment, count) => cron.nextRuns(count, new Date(moment)).map((run) => run.getTime()),
    }
  } catch {
    return undefined
  }
}
