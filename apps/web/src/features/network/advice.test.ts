import { expect, it } from 'vitest'
import { adviceFor, adviceForAlarm, adviceForSilence } from './advice.ts'

const HOUR = 3_600_000

it('Each known fault has advice of its own, and an unknown one has general advice', () => {
  expect(adviceFor('GroundFailure')).toBe('network.advice.GroundFailure')
  expect(adviceFor('Martian')).toBe('network.advice.other')
  expect(adviceFor(undefined)).toBe('network.advice.other')
})

it.each([
  [0.5, 'network.advice.silentShort'],
  [1, 'network.advice.silentHours'],
  [30, 'network.advice.silentDays'],
])('After %d hours of silence the advice is %s', (hours, advice) => {
  expect(adviceForSilence(hours * HOUR)).toBe(advice)
})

it('An alarm about silence has the advice for silence of its age, of days where that is not known', () => {
  expect(adviceForAlarm('Offline', HOUR / 2)).toBe('network.advice.silentShort')
  expect(adviceForAlarm('Offline', Number.NaN)).toBe('network.advice.silentDays')
  expect(adviceForAlarm('GroundFailure', HOUR / 2)).toBe('network.advice.GroundFailure')
})
