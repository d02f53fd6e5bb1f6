import { dayText, OTHER_GROUPS } from '@portal/schemas'
import { expect, it } from 'vitest'
import { seriesOf } from './series.ts'
import { stepsOf, totalsOf } from './totals.ts'

const TODAY = Date.UTC(2026, 10, 20) / 86_400_000
const LENGTH = 3

const group = (Id: string, Description: string, EnergyKwh: number) => ({
  Id,
  Description,
  EnergyKwh,
  Revenue: EnergyKwh / 10,
  Sessions: EnergyKwh * 10,
  Connectors: 1,
  UptimePercent: 100,
  Trend: [],
})
/** Returns the series of a group with the same energy every day. */
const seriesOfGroup = (Id: string, EnergyKwh: number, days = LENGTH) => ({
  Id,
  EnergyKwh: Array.from({ length: days }, () => EnergyKwh / LENGTH),
  Revenue: Array.from({ length: days }, () => EnergyKwh / LENGTH / 10),
  Sessions: Array.from({ length: days }, () => (EnergyKwh / LENGTH) * 10),
})
const days = (energy: number, length = LENGTH) =>
  Array.from({ length }, (_, index) => ({
    Day: dayText(TODAY + index),
    EnergyKwh: energy / LENGTH,
    Revenue: energy / LENGTH / 10,
    Sessions: (energy / LENGTH) * 10,
    UptimePercent: 99,
  }))

const GROUPS = [group('a', 'Gent', 0.9), group('b', 'Aalst', 0.3), group('c', 'Brussel', 0.3)]

it('seriesOf returns series that add up to the tiles and to each day of the table', () => {
  const Days = days(1.5)
  const series = seriesOf({
    Days,
    Groups: GROUPS,
    Series: [seriesOfGroup('a', 0.9), seriesOfGroup('b', 0.3)],
  })
  expect(series.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Gent'],
    ['b', 'Aalst'],
    [OTHER_GROUPS, undefined],
  ])
  for (const figure of ['energy', 'revenue', 'sessions'] as const) {
    for (const [index, day] of stepsOf(Days).entries())
      expect(series.reduce((sum, { steps }) => sum + (steps[index]?.[figure] ?? 0), 0)).toBeCloseTo(
        day[figure],
        9,
      )
    const all = series.flatMap(({ steps }) => steps.map((step) => step[figure]))
    expect(all.reduce((sum, value) => sum + value, 0)).toBeCloseTo(totalsOf(GROUPS)[figure], 9)
  }
})

it('seriesOf omits “All others” if every group is a series, and returns no series for one group or without data', () => {
  const two = GROUPS.slice(0, 2)
  expect(
    seriesOf({
      Days: days(1.2),
      Groups: two,
      Series: [seriesOfGroup('a', 0.9), seriesOfGroup('b', 0.3)],
    }).map(({ id }) => id),
  ).toEqual(['a', 'b'])
  expect(
    seriesOf({ Days: days(0.9), Groups: GROUPS.slice(0, 1), Series: [seriesOfGroup('a', 0.9)] }),
  ).toEqual([])
  expect(seriesOf({ Days: days(1.5), Groups: GROUPS, Series: [] })).toEqual([])
})

it('seriesOf groups many days by month, fills missing figures with zero, and adds ids to duplicate names', () => {
  const Days = days(1.5, 100)
  const series = seriesOf({
    Days,
    Groups: [group('a', 'Gent', 0.9), group('b', 'Gent', 0.3)],
    Series: [seriesOfGroup('a', 0.9, 100), { ...seriesOfGroup('b', 0.3, 100), EnergyKwh: [] }],
  })
  expect(series.map(({ name }) => name)).toEqual(['Gent (a)', 'Gent (b)'])
  expect(series[0]?.steps.map(({ key }) => key)).toEqual(stepsOf(Days).map(({ key }) => key))
  expect(series[1]?.steps.every(({ energy }) => energy === 0)).toBe(true)
})
