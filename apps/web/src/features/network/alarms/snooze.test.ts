import { expect, it } from 'vitest'
import { isSnooze, snoozedUntil, snoozeEnd } from './snooze.ts'

const NOW = Date.parse('2026-05-20T12:40:00Z')

it.each([
  ['hour', '2026-05-20T13:40:00.000Z'],
  ['hours4', '2026-05-20T16:40:00.000Z'],
  ['tomorrow', '2026-05-21T06:00:00.000Z'],
  ['week', '2026-05-27T06:00:00.000Z'],
] as const)('snoozeEnd ends the snooze %s at %s', (snooze, end) => {
  expect(new Date(snoozeEnd(snooze, NOW)).toISOString()).toBe(end)
})

it.each([
  ['2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
])('snoozeEnd ends a snooze until tomorrow at 8:00, despite a clock change (from %s)', (now, end) => {
  expect(new Date(snoozeEnd('tomorrow', Date.parse(now))).toISOString()).toBe(end)
})

it('snoozedUntil returns the end of a snooze until it is over', () => {
  const until = NOW + 1
  expect(snoozedUntil({ SnoozedUntil: new Date(until).toISOString() }, NOW)).toBe(until)
  expect(snoozedUntil({ SnoozedUntil: new Date(until).toISOString() }, until)).toBeUndefined()
  expect(snoozedUntil({}, NOW)).toBeUndefined()
})

it('isSnooze accepts only the offered choices', () => {
  expect(isSnooze('week')).toBe(true)
  expect(isSnooze('year')).toBe(false)
})
