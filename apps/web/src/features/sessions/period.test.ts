import { describe, expect, it } from 'vitest'
import { daysIn, monthSoFar, queryOfSpan, spanOf } from './period.ts'

const now = Date.parse('2026-11-18T19:30:00Z')
const asked = (period: string) => queryOfSpan(spanOf(period, now))

describe('a history period', () => {
  it.each([
    ['this', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['last', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['year', '2025-11-30T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-03-28..2026-03-29', '2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('with the value “%s” begins and ends at midnight in Belgium', (period, from, to) => {
    expect(asked(period)).toEqual({ from, to })
  })

  it('accepts two days in either order, or the same day twice', () => {
    expect(daysIn('2026-03-31..2026-01-01')).toEqual({ first: '2026-01-01', last: '2026-03-31' })
    expect(asked('2026-01-02..2026-01-02')).toEqual({
      from: '2026-01-01T23:00:00.000Z',
      to: '2026-01-02T23:00:00.000Z',
    })
  })

  it.each(['', 'always', '2026-01-01', '2026-01-01..', '2026-02-41..2026-03-01', '1..2..3'])(
    'covers all days if the URL has “%s”',
    (period) => {
      expect(asked(period)).toEqual({})
    },
  )

  it('starts a custom period as the current month so far', () => {
    expect(monthSoFar(now)).toBe('2026-11-01..2026-11-18')
  })
})
