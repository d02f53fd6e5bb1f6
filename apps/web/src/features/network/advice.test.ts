import { expect, it } from 'vitest'
import { adviceFor, adviceForSilence } from './advice.ts'

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
