import { Cron, CronPattern } from 'croner'

export interface CronFields {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly days: readonly number[]
  readonly months: readonly number[]
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** False if the day of month is restricted. If the day of week is restricted too, a match of either one is enough. */
  readonly isEveryDay: boolean
  readonly isEveryWeekday: boolean
}

/** Parsed cron expression of five fields, in UTC. */
export interface Schedule {
  /** Undefined if numbers cannot express the schedule, for example the last Friday of a month. */
  readonly fields: CronFields | undefined
  /** Returns the next `count` runs after a given time, in order. */
  readonly runsAfter: (moment: number, count: number) => readonly number[]
}

const MODE = '5-part'
/** Bit mask of a weekday in every week. A schedule may name only some weeks, for example the second one of a month. */
const ANY_WEEK = 0b111110

/** Returns the indexes of the set marks, starting at `from`. */
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

/** Parses a cron expression. Returns undefined if the server would reject it. */
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
