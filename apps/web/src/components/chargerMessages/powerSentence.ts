import { localDay, localTime, SECOND_MS } from '@portal/schemas'
import { type PowerLimit, powerLimitIn } from '@portal/schemas/ocpp/powerLimit'
import type { I18n } from '../../app/appearance.ts'

type Words = Pick<I18n, 't' | 'formats'>

/**
 * Describes the power limit in a payload: 'At most 11 kW from 07:00 to 19:00 every day'. Returns undefined if there is
 * none.
 */
export const powerSentence = (payload: unknown, words: Words): string | undefined => {
  const limit = powerLimitIn(payload)
  const { t, formats } = words
  if (!limit) return undefined
  return (limit.later ?? []).reduce(
    (sentence, { second, limit: next }) =>
      t('messages.limit.later', {
        sentence,
        power: powerText({ ...limit, limit: next }, words),
        time: formats.duration(second * SECOND_MS),
      }),
    sentenceOf(limit, words),
  )
}

const powerText = ({ limit, unit }: PowerLimit, { formats }: Words): string =>
  unit === 'A' ? `${formats.decimal(limit)}\u00a0A` : formats.maxPower(limit / 1_000)

const sentenceOf = (limit: PowerLimit, words: Words): string => {
  const { t, formats } = words
  const power = powerText(limit, words)
  const { start, seconds, repeats } = limit
  if (start === undefined)
    return seconds === undefined
      ? t('messages.limit.always', { power })
      : t('messages.limit.first', { power, time: formats.duration(seconds * SECOND_MS) })
  if (seconds === undefined) return t('messages.limit.from', { power, from: formats.dateTime(start) })
  const end = start + seconds * SECOND_MS
  if (repeats === 'Daily')
    return t('messages.limit.daily', { power, from: formats.time(start), until: formats.time(end) })
  if (repeats === 'Weekly')
    return t('messages.limit.weekly', {
      power,
      from: formats.dateTime(start),
      until: formats.dateTime(end),
    })
  const isToday = localDay(start) === localDay(end) || end === localTime(localDay(start) + 1)
  return t('messages.limit.span', {
    power,
    from: formats.dateTime(start),
    until: isToday ? formats.time(end) : formats.dateTime(end),
  })
}
