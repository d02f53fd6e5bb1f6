import { CLASS_RECORDS, createWorld } from '@portal/fixtures'
import { CLASS_NAMES } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { parseCron, runsAfter, runsBetween } from '../network/cron.ts'

const app = await testServer()

const NOW = '2026-11-20T17:30:00.000Z'
const world = createWorld({ seed: 7, size: 'small', now: NOW })

describe('The times of a world', () => {
  it('match the cron expressions of the jobs', () => {
    const now = Date.parse(NOW)
    for (const { Cron, LastRun, NextRuns, Results } of CLASS_RECORDS.schedule(world)) {
      const cron = parseCron(Cron)
      if (!cron) throw new Error(`'${Cron}' is not a cron expression`)
      const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString())
      const ran = iso(runsBetween(cron, 0, now, 3))
      expect([LastRun, Results.map(({ At }) => At)]).toEqual([ran[0], ran])
      expect(NextRuns).toEqual(iso(runsAfter(cron, now, 3)))
    }
  })

  it('include no start of a placement before its charger exists', () => {
    const made = new Map(world.chargepoints.map(({ Id, CreatedOn }) => [Id, CreatedOn]))
    for (const { ChargePointId, StartDate, CreatedOn } of CLASS_RECORDS.chargeplacement(world)) {
      expect(StartDate >= (made.get(ChargePointId) ?? '')).toBe(true)
      expect(StartDate).toBe(CreatedOn)
    }
  })
})

describe('A written time', () => {
  it('is returned in the standard format', async () => {
    const operator = await callerOf(app, 'operator')
    const { data } = await operator.post('/v3.1/report/BCO/createupdate', {
      Kind: 'ENERGY',
      Start: '2026-10-01T00:00:00Z',
      End: '2026-11-01T00:00:00.5Z',
    })
    expect(data).toMatchObject({ Start: '2026-10-01T00:00:00.000Z', End: '2026-11-01T00:00:00.500Z' })
  })

  it('is rejected as the start of a placement before its charger exists', async () => {
    const fleet = await callerOf(app, 'fleet')
    const [{ Id, Version }] = (await fleet.get('/v3.1/chargeplacement/BCO/filtered')).data
    const body = { Id, Version, StartDate: '2001-01-01T00:00:00Z' }
    expect((await fleet.post('/v3.1/chargeplacement/BCO/createupdate', body)).message).toContain('StartDate')
  })
})

describe('Every time in a response', () => {
  const timesIn = (value: unknown): string[] => {
    if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? [value] : []
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(timesIn) : []
  }

  it.each(CLASS_NAMES)('is in UTC with milliseconds for a %s', async (name) => {
    const admin = await callerOf(app, 'superadmin')
    const { data } = await admin.get(`/v3.1/${name}/BCO/filtered?select=&pagesize=25`)
    // A response that breaks the contract has no records, and so no times that could fail the check below.
    expect(data.length).toBeGreaterThan(0)
    const other = timesIn(data).filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time))
    expect(other).toEqual([])
  })
})
