import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'
import { TEST_NOW } from '../../test/testSignIn.ts'
import { energyUntil } from './meterTotals.ts'

const app = await testServer()

const LIST = '/v3.1/chargesession/BCO'
const OCTOBER = 'from=2026-10-01T00:00:00Z&to=2026-11-01T00:00:00Z'
const COMPLETED = `filter=${encodeURIComponent('(Status EX "COMPLETED")')}`

interface Listed {
  readonly Start: string
  readonly EnergyKwh: number
  readonly Price: number
  readonly ChargingSeconds: number
}

const everyPage = async (caller: TestCaller, query: string): Promise<readonly Listed[]> => {
  const rows: Listed[] = []
  for (let page = 1; ; page += 1) {
    const path = `${LIST}/filtered?pagesize=100&pagenumber=${page}&DataCategories=BASIC,STATE&${query}`
    const { data, pages } = await caller.get(path)
    rows.push(...data)
    if (page >= pages) return rows
  }
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('Totals of sessions', () => {
  it.each(['driver', 'fleet'])('equal the sums of all pages for %s, with span and filter', async (who) => {
    const caller = await callerOf(app, who)
    const rows = await everyPage(caller, `${OCTOBER}&${COMPLETED}`)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.every(({ Start }) => Start.startsWith('2026-10'))).toBe(true)
    const { data } = await caller.get(`${LIST}/totals?${OCTOBER}&${COMPLETED}`)
    expect(data.Sessions).toBe(rows.length)
    expect(data.EnergyKwh).toBeCloseTo(sum(rows.map(({ EnergyKwh }) => EnergyKwh)), 3)
    expect(data.Price).toBeCloseTo(sum(rows.map(({ Price }) => Price)), 4)
  })

  it('are zero without sessions, and reject an invalid filter and a relation out of scope', async () => {
    const empty = await callerOf(app, 'driver-empty')
    expect((await empty.get(`${LIST}/totals`)).data).toEqual({
      Sessions: 0,
      EnergyKwh: 0,
      Price: 0,
      DurationSeconds: 0,
    })
    expect((await empty.get(`${LIST}/totals?filter=x`)).code).toBe('WRONGFILTER')
    expect((await empty.get(`${LIST}/totals?relid=R00003`)).code).toBe('RELNOTFOUND')
  })
})

describe('Totals of charge detail records', () => {
  it('equal those of the completed sessions of a period', async () => {
    const caller = await callerOf(app, 'operator')
    // A customer without records in error, because these have no price.
    const relation = 'relid=R00001'
    const sessions = (await caller.get(`${LIST}/totals?${OCTOBER}&${COMPLETED}&${relation}`)).data
    expect(sessions.DurationSeconds).toBeGreaterThan(0)
    expect((await caller.get(`/v3.1/cdr/BCO/totals?${OCTOBER}&${relation}`)).data).toEqual(sessions)
  })
})

describe('Totals of a meter', () => {
  const path = (id: string, span: string) => `/v3.1/chargepoint/BCO/${id}/metertotals?${span}`
  const SPAN = 'start=2026-10-01T00:00:00Z&end=2026-11-01T00:00:00Z'

  it('equal the energy of the sessions plus the gaps', async () => {
    const caller = await callerOf(app, 'driver')
    const { data } = await caller.get(path('CP000002', SPAN))
    const charger = encodeURIComponent('(ChargePointId EX "CP000002")')
    const rows = await everyPage(
      caller,
      `from=2026-09-25T00:00:00Z&to=2026-11-01T00:00:00Z&filter=${charger}`,
    )
    const [start, end] = [Date.parse(data.Start), Date.parse(data.End)]
    const flowed = sum(rows.map((row) => energyUntil(row, end) - energyUntil(row, start)))
    const gaps = sum(data.Gaps.map(({ EnergyKwh }: { EnergyKwh: number }) => EnergyKwh))
    expect(data.EndKwh - data.StartKwh).toBeCloseTo(flowed + gaps, 2)
    expect(data.Gaps[0].Reason).toBe('STANDBY')
  })

  it('start at zero before the charger was installed, and grow from then on', async () => {
    const operator = await callerOf(app, 'operator')
    const newest = encodeURIComponent('CreatedOn desc')
    const { data: chargers } = await operator.get(
      `/v3.1/chargepoint/BCO/filtered?select=&pagesize=1&orderby=${newest}`,
    )
    const [{ Id, CreatedOn }] = chargers
    const before = (await operator.get(path(Id, `start=2024-01-01T00:00:00Z&end=${CreatedOn}`))).data
    expect([before.StartKwh, before.EndKwh]).toEqual([0, 0])
    expect(before.Gaps).toEqual([{ Reason: 'STANDBY', EnergyKwh: 0 }])
    const { data } = await operator.get(path(Id, `start=2024-01-01T00:00:00Z&end=${TEST_NOW.toISOString()}`))
    const rows = await everyPage(operator, `filter=${encodeURIComponent(`(ChargePointId EX "${Id}")`)}`)
    const flowed = sum(rows.map((row) => energyUntil(row, TEST_NOW.getTime())))
    const gaps = sum(data.Gaps.map(({ EnergyKwh }: { EnergyKwh: number }) => EnergyKwh))
    expect(data.EndKwh).toBeCloseTo(flowed + gaps, 2)
  })

  it('end now if the span ends later, and are available only for the caller’s chargers', async () => {
    const caller = await callerOf(app, 'driver')
    const { data } = await caller.get(path('CP000002', 'start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z'))
    expect(Date.parse(data.End)).toBeLessThan(Date.parse('2026-12-01T00:00:00Z'))
    expect((await caller.get(path('CP000009', SPAN))).code).toBe('UnknownChargePoint')
    expect(
      (await caller.get(path('CP000002', 'start=2026-11-01T00:00:00Z&end=2026-10-01T00:00:00Z'))).code,
    ).toBe('Error')
  })
})
