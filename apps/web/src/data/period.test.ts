import { describe, expect, it } from 'vitest'
import { daysIn, monthSoFar, queryOfSpan, spanOf } from './period.ts'

const now = Date.parse('2026-11-18T19:30:00Z')
const queryFor = (period: string) => queryOfSpan(spanOf(period, now))

describe('a history period', () => {
  it.each([
    ['today', '2026-11-17T23:00:00.000Z', '2026-11-18T23:00:00.000Z'],
    ['yesterday', '2026-11-16T23:00:00.000Z', '2026-11-17T23:00:00.000Z'],
    ['week', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['this', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['last', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['year', '2025-11-30T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-03-28..2026-03-29', '2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('with the value “%s” begins and ends at midnight in Belgium', (period, from, to) => {
    expect(queryFor(period)).toEqual({ from, to })
  })

  it('accepts two days in either order, or the same day twice', () => {
    expect(daysIn('2026-03-31..2026-01-01')).toEqual({ first: '2026-01-01', last: '2026-03-31' })
    expect(queryFor('2026-01-02..2026-01-02')).toEqual({
      from: '2026-01-01T23:00:00.000Z',
      to: '2026-01-02T23:00:00.000Z',
    })
  })

  it.each(['', 'all', 'always', '2026-01-01', '2026-01-01..', '2026-02-41..2026-03-01', '1..2..3'])(
    'covers all days if the URL has “%s”',
    (period) => {
      expect(queryFor(period)).toEqual({})
    },
  )

  it.each([
    ['today', '2026-10-25T12:00:00Z', 25],
    ['week', '2026-10-25T12:00:00Z', 7 * 24 + 1],
    ['yesterday', '2026-03-30T12:00:00Z', 23],
  ])('with the value “%s” at %s has %i hours across a clock change', (period, at, hours) => {
    const { start = 0, end = 0 } = spanOf(period, Date.parse(at)) ?? {}
    expect((end - start) / 3_600_000).toBe(hours)
  })

  it.each([
    ['2026-11-16T00:00:00Z', '2026-11-15T23:00:00.000Z'],
    ['2026-11-22T22:59:59Z', '2026-11-15T23:00:00.000Z'],
    ['2026-11-22T23:00:00Z', '2026-11-22T23:00:00.000Z'],
  ])('begins the week of %s on Monday', (at, from) => {
    expect(queryOfSpan(spanOf('week', Date.parse(at))).from).toBe(from)
  })

  it('defaults to the current month so far when the user chooses a custom period', () => {
    expect(monthSoFar(now)).toBe('2026-11-01..2026-11-18')
  })
})
