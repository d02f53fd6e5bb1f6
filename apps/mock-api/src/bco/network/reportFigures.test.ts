import { OTHER_GROUPS } from '@portal/schemas'
import type { ReportFigures } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { callerOf } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../../test/testSignIn.ts'
import { buildServer } from '../../server.ts'

const app = await testServer()
const operator = await callerOf(app, 'operator')

const MONTH = 'from=2026-10-01&until=2026-11-01'
const figures = async (query: string) =>
  (await operator.get(`/v3.1/report/BCO/figures?${query}`)).data as ReportFigures
type Row = ReportFigures['Days'][number] | ReportFigures['Groups'][number]
const totals = (rows: readonly Row[]) => ({
  sessions: rows.reduce((sum, { Sessions }) => sum + Sessions, 0),
  wattHours: rows.reduce((sum, { EnergyKwh }) => sum + Math.round(EnergyKwh * 1_000), 0),
  cents: rows.reduce((sum, { Revenue }) => sum + Math.round(Revenue * 10_000), 0),
})

it('Report figures by day and by group have the same totals', async () => {
  const [byLocation, byRelation] = [
    await figures(`${MONTH}&by=location`),
    await figures(`${MONTH}&by=relation`),
  ]
  expect(byLocation.Days).toHaveLength(31)
  expect(totals(byLocation.Days).sessions).toBeGreaterThan(0)
  expect(totals(byLocation.Groups)).toEqual(totals(byLocation.Days))
  expect(totals(byRelation.Groups)).toEqual(totals(byLocation.Days))
})

it('Report figures include daily figures of the five groups with the most energy, which add up to the totals of these groups', async () => {
  const { Days, Groups, Series = [] } = await figures(`${MONTH}&by=location`)
  const ranked = [...Groups].sort((a, b) => b.EnergyKwh - a.EnergyKwh)
  expect(Series.map(({ Id }) => Id)).toEqual(ranked.slice(0, 5).map(({ Id }) => Id))
  for (const { Id, EnergyKwh, Revenue, Sessions } of Series) {
    const rows = Days.map((day, index) => ({
      ...day,
      EnergyKwh: EnergyKwh[index] ?? 0,
      Revenue: Revenue[index] ?? 0,
      Sessions: Sessions[index] ?? 0,
    }))
    expect(EnergyKwh).toHaveLength(31)
    expect(totals(rows)).toEqual(totals(Groups.filter((group) => group.Id === Id)))
  }
  expect((await figures('from=2026-12-01&until=2026-12-03&by=location')).Series).toEqual([])
})

it('Report figures of a large world estimate the groups that are not sampled, so that groups and days have the same totals', async () => {
  const large = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW, size: 'large', customers: 700 })
  const caller = await callerOf(large, 'operator')
  const ask = async (query: string) =>
    (await caller.get(`/v3.1/report/BCO/figures?${MONTH}&${query}`)).data as ReportFigures
  const { Days, Groups } = await ask('by=relation')
  expect(totals(Days).sessions).toBeGreaterThan(0)
  expect(totals(Groups)).toEqual(totals(Days))
  expect(Groups.at(-1)?.Id).toBe(OTHER_GROUPS)
  const [first] = Groups
  expect((await ask(`by=relation&relation=${first?.Id}`)).Groups).toEqual([first])
  const outside = await ask('by=relation&relation=R00003')
  expect(outside.Groups[0]?.Connectors).toBeGreaterThan(0)
  await large.close()
})

it('Report figures equal a report on the same span, even for a single relation', async () => {
  const all = await figures(`${MONTH}&by=relation`)
  const [group] = all.Groups.filter(({ Sessions }) => Sessions > 0)
  const report = (
    await operator.post('/v3.1/report/BCO/createupdate', {
      Description: 'October',
      Kind: 'ENERGY',
      RelationId: group?.Id,
      Start: '2026-09-30T22:00:00.000Z',
      End: '2026-10-31T23:00:00.000Z',
    })
  ).data
  expect(report).toMatchObject({
    EnergyKwh: group?.EnergyKwh,
    Revenue: group?.Revenue,
    Sessions: group?.Sessions,
    UptimePercent: group?.UptimePercent,
  })
  const alone = await figures(`${MONTH}&by=relation&relation=${group?.Id}`)
  expect(alone.Groups).toEqual([group])
})

it('Report figures include the uptime of each past day, consistent with that of the groups', async () => {
  const { Days, Groups } = await figures(`${MONTH}&by=location`)
  const uptimes = Days.map(({ UptimePercent = -1 }) => UptimePercent)
  const connectors = Groups.reduce((sum, group) => sum + group.Connectors, 0)
  const weighed = Groups.reduce((sum, group) => sum + group.Connectors * group.UptimePercent, 0)
  const mean = uptimes.reduce((sum, uptime) => sum + uptime, 0) / uptimes.length
  expect(Math.abs(mean - weighed / connectors)).toBeLessThan(0.5)
  expect(new Set(uptimes).size).toBeGreaterThan(3)
  const alone = await figures(`${MONTH}&by=location&relation=R00003`)
  expect(alone.Days.map(({ UptimePercent }) => UptimePercent)).not.toEqual(uptimes)
  const ahead = await figures('from=2026-11-20&until=2026-11-22&by=location')
  expect(ahead.Days.map(({ UptimePercent }) => UptimePercent !== undefined)).toEqual([true, false])
})

it('Report figures count sessions at other networks separately, and both sums cover every session of the period', async () => {
  const { Days, Elsewhere } = await figures(`${MONTH}&by=location`)
  const span = 'from=2026-09-30T22:00:00.000Z&to=2026-10-31T23:00:00.000Z'
  const listed = (await operator.get(`/v3.1/chargesession/BCO/totals?${span}`)).data
  expect(Elsewhere.Sessions).toBeGreaterThan(0)
  expect(totals(Days).sessions + Elsewhere.Sessions).toBe(listed.Sessions)
  expect(totals(Days).wattHours / 1_000 + Elsewhere.EnergyKwh).toBeCloseTo(listed.EnergyKwh, 3)
  expect(totals(Days).cents / 10_000 + Elsewhere.Revenue).toBeCloseTo(listed.Price, 3)
})

it('Report figures of a future span have days without uptime, and no groups', async () => {
  const { Days, Groups } = await figures('from=2026-12-01&until=2026-12-03&by=location')
  expect(Days.map(({ Sessions, UptimePercent }) => [Sessions, UptimePercent])).toEqual([
    [0, undefined],
    [0, undefined],
  ])
  expect(Groups).toEqual([])
})

it('Report figures of a short span are hourly up to the last full hour, and add up to about the energy of the daily figures', async () => {
  const { Hours = [], Days } = await figures('from=2026-11-18&until=2026-11-21&by=relation')
  expect(Hours[0]?.Start).toBe('2026-11-17T23:00:00.000Z')
  // At 17:30 UTC, the last full hour began at 16:00.
  expect(Hours.at(-1)?.Start).toBe('2026-11-20T16:00:00.000Z')
  const flowed = Hours.reduce((sum, { EnergyKwh }) => sum + EnergyKwh, 0)
  const charged = Days.reduce((sum, { EnergyKwh }) => sum + EnergyKwh, 0)
  expect(flowed / charged).toBeGreaterThan(0.9)
  expect(flowed / charged).toBeLessThan(1.1)
  expect(new Set(Hours.map(({ EnergyKwh }) => EnergyKwh)).size).toBeGreaterThan(24)
  expect((await figures(`${MONTH}&by=relation`)).Hours).toBeUndefined()
})

it('Report figures reject an empty span and one that is too long', async () => {
  for (const span of ['from=2026-10-02&until=2026-10-02', 'from=2020-01-01&until=2026-01-01'])
    expect((await operator.get(`/v3.1/report/BCO/figures?${span}&by=location`)).code).toBe('Error')
})
