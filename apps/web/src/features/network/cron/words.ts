import { DAY_MS, LOCALES } from '@portal/schemas'
import type { LoadedTexts } from '../../../texts/index.ts'
import type { CronFields } from './cron.ts'

/** Maximum number of times per day that a sentence lists. */
const MOST_TIMES = 6
const HOURS = 24
const MINUTES = 60
const MONTHS = 12

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * Returns the step between values that divide the cycle evenly, for example 20 for 0, 20, 40 in a cycle of 60;
 * otherwise undefined.
 */
const stepOf = (values: readonly number[], round: number): number | undefined => {
  const step = round / values.length
  return values.length > 1 && values.every((value, index) => value === index * step) ? step : undefined
}

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4)
const WORKDAYS = '1,2,3,4,5'

type Words = Pick<LoadedTexts, 't' | 'language'>

const listIn = ({ language }: Words, values: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(values)

const weekdayNames = (words: Words, weekdays: readonly number[]): string => {
  const { format } = new Intl.DateTimeFormat(LOCALES[words.language], { weekday: 'long', timeZone: 'UTC' })
  // Weeks start on Monday.
  const days = [...weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return listIn(
    words,
    days.map((day) => format(SUNDAY + day * DAY_MS)),
  )
}

const monthNames = (words: Words, months: readonly number[]): string => {
  const { format } = new Intl.DateTimeFormat(LOCALES[words.language], { month: 'long', timeZone: 'UTC' })
  return listIn(
    words,
    months.map((month) => format(Date.UTC(2026, month - 1, 1))),
  )
}

const timesOf = (words: Words, { minutes, hours }: CronFields): string => {
  const { t } = words
  const [minute = 0] = minutes
  const minuteStep = stepOf(minutes, MINUTES)
  const hourStep = stepOf(hours, HOURS)
  if (hours.length === HOURS) {
    if (minutes.length === MINUTES) return t('network.cron.everyMinute')
    if (minuteStep !== undefined) return t('network.cron.everyMinutes', { minutes: minuteStep })
    if (minutes.length === 1) return t('network.cron.everyHour', { minute: two(minute) })
  }
  if (minutes.length === 1 && hourStep !== undefined && hours.length > 2)
    return t('network.cron.everyHours', { hours: hourStep, minute: two(minute) })
  if (minutes.length * hours.length <= MOST_TIMES) {
    const times = hours.flatMap((hour) => minutes.map((one) => `${two(hour)}:${two(one)}`))
    return t('network.cron.at', { times: listIn(words, times) })
  }
  return t('network.cron.minutesOfHours', {
    minutes: minutes.length === MINUTES ? '*' : listIn(words, minutes.map(two)),
    hours: hours.length === HOURS ? '*' : listIn(words, hours.map(String)),
  })
}

/** Returns the phrase for the days; undefined if it is every day. */
const daysOf = (
  words: Words,
  { days, weekdays, isEveryDay, isEveryWeekday }: CronFields,
): string | undefined => {
  const { t } = words
  const isWorkdays = weekdays.join(',') === WORKDAYS
  const ofWeek = isEveryWeekday
    ? undefined
    : isWorkdays
      ? t('network.cron.workdays')
      : t('network.cron.weekdays', { days: weekdayNames(words, weekdays) })
  const ofMonth = isEveryDay ? undefined : t('network.cron.days', { days: listIn(words, days.map(String)) })
  if (ofWeek !== undefined && ofMonth !== undefined)
    return t('network.cron.either', { one: ofMonth, other: ofWeek })
  return ofWeek ?? ofMonth
}

/** Describes a schedule in a sentence, for example 'At 02:00 UTC, every day'. */
export const cronWords = (cron: CronFields, words: Words): string => {
  const { t } = words
  const days = daysOf(words, cron)
  const months =
    cron.months.length === MONTHS
      ? undefined
      : t('network.cron.months', { months: monthNames(words, cron.months) })
  const isListed = cron.hours.length < HOURS
  const parts = [
    timesOf(words, cron),
    days ?? (isListed && months === undefined ? t('network.cron.everyDay') : undefined),
    months,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
