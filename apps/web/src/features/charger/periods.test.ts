import { describe, expect, it } from 'vitest'
import { isByMonth, periodOf, portionsOf, withPeriod } from './periods.ts'

const NOW = Date.parse('2026-11-18T08:00:00Z')
const of = (query: string) => periodOf(new URLSearchParams(query), NOW)

describe('The period in the URL', () => {
  it.each([
    ['', 'month', '2026-11-01', '2026-11-30'],
    ['period=nonsense', 'month', '2026-11-01', '2026-11-30'],
    ['period=lastMonth', 'lastMonth', '2026-10-01', '2026-10-31'],
    ['period=year', 'year', '2025-12-01', '2026-11-30'],
    ['period=own', 'own', '2026-11-01', '2026-11-18'],
    ['period=own&from=2026-03-28&to=2026-03-29', 'own', '2026-03-28', '2026-03-29'],
  ])('is read from “%s” as %s, from %s to %s', (query, name, from, to) => {
    expect(of(query)).toMatchObject({ name, from, to, problem: undefined })
  })

  it('starts and ends at midnight in Belgium, even across DST changes', () => {
    expect(of('period=own&from=2026-03-28&to=2026-03-29').span).toEqual({
      start: Date.parse('2026-03-27T23:00:00Z'),
      end: Date.parse('2026-03-29T22:00:00Z'),
    })
  })

  it.each([
    ['period=own&from=&to=2026-11-18', 'missing'],
    ['period=own&from=soon&to=2026-11-18', 'missing'],
    ['period=own&from=2026-11-19&to=2026-11-18', 'order'],
    ['period=own&from=2025-01-01&to=2026-11-18', 'tooLong'],
  ])('is invalid in “%s” with the problem %s', (query, problem) => {
    expect(of(query)).toMatchObject({ problem, span: undefined })
  })

  it('is limited to 400 days', () => {
    expect(of('period=own&from=2025-01-01&to=2026-02-04').problem).toBeUndefined()
    expect(of('period=own&from=2025-01-01&to=2026-02-05').problem).toBe('tooLong')
  })

  it('changes only in the given parts, and drops the empty ones', () => {
    const query = new URLSearchParams('q=gent&period=own&from=2026-01-01')
    expect(withPeriod(query, { period: 'year', from: '' }).toString()).toBe('q=gent&period=year')
  })
})

describe('portionsOf', () => {
  const day = (Day: string, EnergyKwh: number) => ({ Day, EnergyKwh, Price: 1, Sessions: 2 })
  const days = [day('2026-10-31', 1), day('2026-11-01', 2), day('2026-11-18', 4), day('2026-11-19', 8)]

  it('returns one entry per day and marks days in the future', () => {
    expect(portionsOf(days, NOW, false).map(({ day: one, isAhead }) => [one, isAhead])).toEqual([
      ['2026-10-31', false],
      ['2026-11-01', false],
      ['2026-11-18', false],
      ['2026-11-19', true],
    ])
  })

  it('sums a long span by month', () => {
    expect(portionsOf(days, NOW, true)).toEqual([
      { day: '2026-10-01', energy: 1, price: 1, sessions: 2, isAhead: false },
      { day: '2026-11-01', energy: 6, price: 2, sessions: 4, isAhead: false },
    ])
    const year = of('period=year').span
    const month = of('').span
    expect([year && isByMonth(year), month && isByMonth(month)]).toEqual([true, false])
  })
})
