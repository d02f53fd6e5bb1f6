import { expect, it } from 'vitest'
import { adviceFor, adviceForAlarm, adviceForSilence } from './advice.ts'

const HOUR = 3_600_000

it('adviceFor returns specific advice for each known fault and general advice for all others', () => {
  expect(adviceFor('GroundFailure')).toBe('network.advice.GroundFailure')
  expect(adviceFor('Martian')).toBe('network.advice.other')
  expect(adviceFor(undefined)).toBe('network.advice.other')
})

it.each([
  ['network.advice.silentShort', 0.5],
  ['network.advice.silentHours', 1],
  ['network.advice.silentDays', 30],
])('adviceForSilence returns %s after %d hours', (advice, hours) => {
  expect(adviceForSilence(hours * HOUR)).toBe(advice)
})

it('adviceForAlarm uses the age of the alarm if the charge point is silent, and treats an unknown age as several days', () => {
  expect(adviceForAlarm('Offline', HOUR / 2)).toBe('network.advice.silentShort')
  expect(adviceForAlarm('Offline', Number.NaN)).toBe('network.advice.silentDays')
  expect(adviceForAlarm('GroundFailure', HOUR / 2)).toBe('network.advice.GroundFailure')
})
