import { dayText } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { spanBefore, spanOf, spanQuery } from './periods.ts'
import { growth, stepsOf, totalsOf, trendsOf } from './totals.ts'

const group = (
  Id: string,
  EnergyKwh: number,
  Revenue: number,
  Connectors: number,
  UptimePercent: number,
) => ({
  Id,
  Description: Id,
  EnergyKwh,
  Revenue,
  Sessions: 2,
  Connectors,
  UptimePercent,
  Trend: [EnergyKwh, 0.1],
})

/** 20 November 2026. */
const TODAY = Date.UTC(2026, 10, 20) / 86_400_000

describe('the days of a report', () => {
  const days = ({ from, until }: ReturnType<typeof spanOf>) => [dayText(from), dayText(until)]

  it.each([
    ['today', '2026-11-20', '2026-11-21', '2026-11-19', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-20', '2026-11-18', '2026-11-19'],
    ['thisWeek', '2026-11-16', '2026-11-21', '2026-11-09', '2026-11-14'],
    ['2026-11-02..2026-11-03', '2026-11-02', '2026-11-04', '2026-10-31', '2026-11-02'],
  ] as const)('for %s are %s until %s, compared with %s until %s', (period, ...expected) => {
    const span = spanOf(period, TODAY)
    expect([...days(span), ...days(spanBefore(period, span))]).toEqual(expected)
  })

  it('are at most the last 400 days of a longer period', () => {
    expect(days(spanOf('2020-01-01..2026-11-20', TODAY))).toEqual(['2025-10-17', '2026-11-21'])
  })
})

describe('a report', () => {
  it('adds up the groups exactly and weights uptime by connectors', () => {
    expect(totalsOf([group('a', 0.1, 0.1, 3, 100), group('b', 0.2, 0.2, 1, 80)])).toEqual({
      energy: 0.3,
      revenue: 0.3,
      sessions: 4,
      uptime: 95,
    })
    expect(totalsOf([]).uptime).toBeUndefined()
  })

  it('adds up trends of different lengths', () => {
    expect(trendsOf([group('a', 0.1, 0, 1, 100), group('b', 0.2, 0, 1, 100), { Trend: [1] }])).toEqual([
      1.3, 0.2,
    ])
    expect(trendsOf([])).toEqual([])
  })

  it('consists of days, or of months for a long span', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        Day: dayText(TODAY - count + index),
        EnergyKwh: 1.5,
        Revenue: 1,
        Sessions: 1,
        UptimePercent: index === 0 ? undefined : 90 + (index % 2) * 10,
      }))
    expect(stepsOf(days(31))).toHaveLength(31)
    const months = stepsOf(days(100))
    expect(months.map(({ key }) => key)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11'])
    expect(months.map(({ uptime = 0 }) => Math.round(uptime))).toEqual([95, 95, 95, 95])
    expect(stepsOf(days(2)).map(({ uptime }) => uptime)).toEqual([undefined, 100])
    expect(months.reduce((sum, { energy }) => sum + energy, 0)).toBe(150)
  })

  it('calculates growth, except over an earlier figure of zero', () => {
    expect(growth(3, 2)).toBe(0.5)
    expect(growth(3, 0)).toBeUndefined()
  })

  it.each([
    ['thisMonth', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
    ['lastMonth', '2026-10-01', '2026-11-01', '2026-09-01', '2026-10-01'],
    ['last7', '2026-11-14', '2026-11-21', '2026-11-07', '2026-11-14'],
    ['thisYear', '2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21'],
  ] as const)(
    'for %s runs from %s until %s and is compared with %s until %s',
    (period, from, until, before, end) => {
      const span = spanOf(period, TODAY)
      expect(spanQuery(span)).toEqual({ from, until })
      expect(spanQuery(spanBefore(period, span))).toEqual({ from: before, until: end })
    },
  )

  it('compares a long month with the whole of a shorter month', () => {
    const march31 = Date.UTC(2026, 2, 31) / 86_400_000
    const span = spanOf('thisMonth', march31)
    expect(spanQuery(spanBefore('thisMonth', span))).toEqual({ from: '2026-02-01', until: '2026-03-01' })
  })
})
