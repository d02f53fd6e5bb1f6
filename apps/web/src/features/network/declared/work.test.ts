import { expect, it } from 'vitest'
import { SCHEDULES } from './work.ts'

it.each([
  ['99 99 * *', true],
  ['99 99 * * *', true],
  ['', true],
  ['*/15 6-22 * * 1-5', false],
  [undefined, false],
])('A job planned at %j is wrong before it is sent: %s', (Cron, isWrong) => {
  expect(SCHEDULES.faults?.({}, { Cron })).toEqual(isWrong ? { Cron: 'invalid' } : {})
})
