/** When a job runs: the values that each field of its cron text allows. Times are UTC. */
export interface Cron {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly isDay: (date: Date) => boolean
}

const DAY_MS = 86_400_000
/** Far enough to find the 29th of February. */
const LOOK_DAYS = 4 * 366 + 1

const span = (first: number, last: number, step: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  )

/** The values of a field such as `*`, `5`, `1-5`, `*` with `/15` after it, or several with commas; undefined for none. */
const valuesOf = (field: string, least: number, most: number): ReadonlySet<number> | undefined => {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const [, range = '', from, to, step = '1'] =
      /^(\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? []
    const first = range === '*' ? least : Number(from)
    const last = range === '*' ? most : Number(to ?? from)
    if (range === '' || first < least || last > most || last < first || step === '0') return undefined
    for (const value of span(first, last, Number(step))) values.add(value)
  }
  return values
}

/** Reads minute, hour, day of month, month and day of week (0 and 7 are Sunday); undefined when it is no such text. */
export const parseCron = (text: string): Cron | undefined => {
  const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = '', ...more] = text.split(' ')
  const minutes = valuesOf(minute, 0, 59)
  const hours = valuesOf(hour, 0, 23)
  const days = valuesOf(dayOfMonth, 1, 31)
  const months = valuesOf(month, 1, 12)
  const weekdays = valuesOf(dayOfWeek, 0, 7)
  if (!minutes || !hours || !days || !months || !weekdays || more.length > 0) return undefined
  const isOnWeekday = (date: Date) =>
    weekdays.has(date.getUTCDay()) || (date.getUTCDay() === 0 && weekdays.has(7))
  const isOnDate = (date: Date) => days.has(date.getUTCDate())
  const isEither = dayOfMonth !== '*' && dayOfWeek !== '*'
  return {
    minutes: [...minutes].sort((a, b) => a - b),
    hours: [...hours].sort((a, b) => a - b),
    isDay: (date) =>
      months.has(date.getUTCMonth() + 1) &&
      // Where both are said, one of them is enough, as everywhere else.
      (isEither ? isOnDate(date) || isOnWeekday(date) : isOnDate(date) && isOnWeekday(date)),
  }
}

const runsOfDay = ({ minutes, hours, isDay }: Cron, day: number): number[] => {
  if (!isDay(new Date(day))) return []
  return hours.flatMap((hour) => minutes.map((minute) => day + (hour * 60 + minute) * 60_000))
}

/** The first runs after a moment, in order. */
export const runsAfter = (cron: Cron, time: number, count: number): number[] => {
  const runs: number[] = []
  const today = Math.floor(time / DAY_MS) * DAY_MS
  for (let day = 0; day < LOOK_DAYS && runs.length < count; day += 1)
    runs.push(...runsOfDay(cron, today + day * DAY_MS).filter((run) => run > time))
  return runs.slice(0, count)
}

/** The last runs up to a moment and after another, latest first. */
export const runsBetween = (cron: Cron, since: number, time: number, count: number): number[] => {
  const runs: number[] = []
  const today = Math.floor(time / DAY_MS) * DAY_MS
  for (
    let day = today;
    day + DAY_MS > since && today - day < LOOK_DAYS * DAY_MS && runs.length < count;
    day -= DAY_MS
  )
    runs.push(
      ...runsOfDay(cron, day)
        .filter((run) => run > since && run <= time)
        .reverse(),
    )
  return runs.slice(0, count)
}
