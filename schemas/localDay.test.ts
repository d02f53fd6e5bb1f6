import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayText,
  isRepeatedHour,
  localDay,
  localHour,
  localTime,
  minuteText,
  startOfLocalMonth,
} from './localDay.ts'

describe('a local day', () => {
  it('begins at midnight in Brussels, in summer and in winter', () => {
    const summer = localDay(Date.parse('2026-07-01T22:30:00Z'))
    expect(dayText(summer)).toBe('2026-07-02')
    expect(new Date(localTime(summer)).toISOString()).toBe('2026-07-01T22:00:00.000Z')
    expect(dayText(localDay(Date.parse('2026-12-01T22:30:00Z')))).toBe('2026-12-01')
    expect(new Date(startOfLocalMonth(Date.parse('2026-11-18T09:30:00Z'))).toISOString()).toBe(
      '2026-10-31T23:00:00.000Z',
    )
  })

  it('has 23 and 25 hours when the clocks change', () => {
    const hours = (text: string) => {
      const day = Date.parse(text) / 86_400_000
      return (localTime(day + 1) - localTime(day)) / 3_600_000
    }
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-18')]).toEqual([23, 25, 24])
  })

  it('has the hours of the local clock, even when the clocks change', () => {
    const hours = [
      '2026-11-18T23:30:00Z',
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
    ]
    expect(hours.map((text) => localHour(Date.parse(text)))).toEqual([0, 1, 3, 2])
  })

  it('moves a time in the missing hour forward by an hour', () => {
    const march29 = Date.parse('2026-03-29') / 86_400_000
    expect(new Date(localTime(march29, 150)).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('contains all of its minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 1_439 }),
        (day, minutes) => {
          expect(localDay(localTime(day))).toBe(day)
          expect(localTime(day, minutes)).toBeGreaterThanOrEqual(localTime(day))
          expect(localTime(day, minutes)).toBeLessThan(localTime(day + 1))
        },
      ),
    )
  })
})

describe('a local minute', () => {
  it.each([
    ['2026-10-02T10:00:00Z', '2026-10-02 12:00'],
    ['2026-01-01T23:59:59Z', '2026-01-02 00:59'],
    ['2026-10-24T23:59:00Z', '2026-10-25 01:59'],
    ['2026-10-25T00:30:00Z', '2026-10-25 02:30 +02:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25 02:30 +01:00'],
    ['2026-10-25T02:00:00Z', '2026-10-25 03:00'],
    ['2026-03-29T00:59:00Z', '2026-03-29 01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['+275760-09-13T00:00:00.000Z', '+275760-09-13 00:00'],
  ])('at %s is formatted as %s', (moment, text) => expect(minuteText(Date.parse(moment))).toBe(text))

  it('has a unique text at every quarter of an hour of a year', () => {
    const minutes = Array.from({ length: 366 * 96 }, (_, quarter) =>
      minuteText(Date.parse('2026-01-01T00:00:00Z') + quarter * 900_000),
    )
    expect(new Set(minutes).size).toBe(minutes.length)
  })

  it('is ambiguous in exactly two hours of a year', () => {
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => Date.parse('2026-01-01') + hour * 3_600_000)
    expect(hours.filter(isRepeatedHour).map((at) => new Date(at).toISOString())).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T01:00:00.000Z',
    ])
  })
})
