/** When a job runs, as the server reads it: minute, hour, day of month, month and day of week, in UTC. */
export interface Cron {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly days: readonly number[]
  readonly months: readonly number[]
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Whether a field says nothing: '*'. */
  readonly isEvery: { readonly [F in CronField]: boolean }
}

export type CronField = 'minutes' | 'hours' | 'days' | 'months' | 'weekdays'

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const SUNDAY_AGAIN = 7

interface FieldRule {
  readonly field: CronField
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
}

const RULES: readonly FieldRule[] = [
  { field: 'minutes', from: 0, to: 59, names: [] },
  { field: 'hours', from: 0, to: 23, names: [] },
  { field: 'days', from: 1, to: 31, names: [] },
  { field: 'months', from: 1, to: 12, names: MONTHS },
  { field: 'weekdays', from: 0, to: SUNDAY_AGAIN, names: WEEKDAYS },
]

const ITEM = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/

const numberIn = (text: string, { from, to, names }: FieldRule): number | undefined => {
  const named = names.indexOf(text.toUpperCase())
  const value = named >= 0 ? named + from : /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

/** The numbers that one item of a field means: `5`, `1-5`, `*` or any of these with a step. */
const itemValues = (item: string, rule: FieldRule): readonly number[] | undefined => {
  const [, first = '', last, stepText] = ITEM.exec(item) ?? []
  const isAll = first === '*'
  const from = isAll ? rule.from : numberIn(first, rule)
  const isOpen = isAll || (stepText !== undefined && last === undefined)
  // A week has seven days, however Sunday is written.
  const end = rule.field === 'weekdays' ? SUNDAY_AGAIN - 1 : rule.to
  const to = last !== undefined ? numberIn(last, rule) : isOpen ? end : from
  const step = stepText === undefined ? 1 : Number(stepText)
  if (from === undefined || to === undefined || to < from || step < 1 || (isAll && last !== undefined))
    return undefined
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

const fieldValues = (text: string, rule: FieldRule): readonly number[] | undefined => {
  const values: number[] = []
  for (const item of text.split(',')) {
    const found = itemValues(item, rule)
    if (!found) return undefined
    values.push(...found.map((value) => (rule.field === 'weekdays' ? value % SUNDAY_AGAIN : value)))
  }
  return [...new Set(values)].sort((a, b) => a - b)
}

/** Reads a cron text; undefined for one that has not five fields, or says what this portal does not know. */
export const readCron = (text: string): Cron | undefined => {
  const parts = text.trim().split(/\s+/)
  if (parts.length !== RULES.length) return undefined
  const read = RULES.map((rule, index) => fieldValues(parts[index] ?? '', rule))
  const [minutes, hours, days, months, weekdays] = read
  if (!minutes || !hours || !days || !months || !weekdays) return undefined
  const isEvery = (index: number) => parts[index] === '*'
  return {
    minutes,
    hours,
    days,
    months,
    weekdays,
    isEvery: {
      minutes: isEvery(0),
      hours: isEvery(1),
      days: isEvery(2),
      months: isEvery(3),
      weekdays: isEvery(4),
    },
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A leap day on a certain weekday comes back after 28 years at the latest, and after 40 around 2100. */
const MOST_DAYS = 40 * 366

/** Where both the day of the month and the day of the week are said, one of them is enough. */
const runsOn = (cron: Cron, day: Date): boolean => {
  const { days, months, weekdays, isEvery } = cron
  if (!months.includes(day.getUTCMonth() + 1)) return false
  const isDay = days.includes(day.getUTCDate())
  const isWeekday = weekdays.includes(day.getUTCDay())
  return isEvery.days || isEvery.weekdays ? isDay && isWeekday : isDay || isWeekday
}

/** The next runs after a moment, in order. */
export const nextRuns = (cron: Cron, after: number, count: number): readonly number[] => {
  const runs: number[] = []
  const today = Math.floor(after / DAY_MS) * DAY_MS
  for (let day = 0; day < MOST_DAYS && runs.length < count; day += 1) {
    const midnight = today + day * DAY_MS
    if (!runsOn(cron, new Date(midnight))) continue
    for (const hour of cron.hours)
      for (const minute of cron.minutes) {
        const run = midnight + hour * HOUR_MS + minute * MINUTE_MS
        if (run > after && runs.length < count) runs.push(run)
      }
  }
  return runs
}
