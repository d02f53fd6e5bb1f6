import { sumEuro } from '@portal/schemas'
import type { Cdr, Connection, Email, ProtectedUser, Report, Schedule } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, list, one, save, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { TEST_NOW } from '../../../test/testSignIn.ts'

const app = await testServer()
// Creates the history now, because its first use would slow down the first test.
await (await callerOf(app, 'operator')).get('/v3.1/chargesession/BCO/filtered')

describe('A job', () => {
  const DAILY = { Description: 'Count', Task: 'FIRMWARE_CHECK', Cron: '0 18 * * *' }

  it('lists its next runs, and runs when they are due', async () => {
    const operator = await callerOf(app, 'operator')
    const made = (await save(operator, 'schedule', DAILY)).data as Schedule
    expect(made.NextRuns).toEqual(['20', '21', '22'].map((day) => `2026-11-${day}T18:00:00.000Z`))
    expect(made.Results).toEqual([])
    await operator.advance(86_400)
    const later = (await one(operator, 'schedule', made.Id)) as Schedule
    expect(later.LastRun).toBe('2026-11-20T18:00:00.000Z')
    expect(later.Results).toEqual([{ At: later.LastRun, Status: 'OK', DurationSeconds: 24 }])
    expect(later.NextRuns[0]).toBe('2026-11-21T18:00:00.000Z')
  })

  it('runs on request even while it is paused, but not when it is due', async () => {
    const operator = await callerOf(app, 'operator')
    const { Id, Version } = (await save(operator, 'schedule', DAILY)).data as Schedule
    await operator.advance(86_400)
    const paused = (await save(operator, 'schedule', { Id, Version, IsPaused: true })).data as Schedule
    expect([paused.NextRuns, paused.Results.length]).toEqual([[], 1])
    await operator.advance(3 * 86_400)
    const ran = (await operator.post(`/v3.1/schedule/BCO/${Id}/run`)).data as Schedule
    expect(ran.Results).toEqual([
      {
        At: '2026-11-24T17:30:00.000Z',
        Status: 'OK',
        DurationSeconds: 31,
        Note: 'Run by Nadia El Amrani',
        Count: expect.any(Number) as number,
      },
      { At: '2026-11-20T18:00:00.000Z', Status: 'OK', DurationSeconds: 24 },
    ])
    const resumed = await save(operator, 'schedule', { Id, Version: ran.Version, IsPaused: false })
    expect((resumed.data as Schedule).Results).toHaveLength(2)
    expect((resumed.data as Schedule).NextRuns).toHaveLength(3)
  })

  it('rejects an invalid cron expression, and cannot be run by a customer', async () => {
    const operator = await callerOf(app, 'operator')
    const wrong = await save(operator, 'schedule', { ...DAILY, Cron: '0 25 * * *' })
    expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining('Cron') })
    expect((await operator.post('/v3.1/schedule/BCO/J99999/run')).code).toBe('UNKNOWNREQUEST')
    const fleet = await callerOf(app, 'fleet')
    expect((await fleet.post('/v3.1/schedule/BCO/J001/run')).status).toBe(403)
  })
})

describe('A report', () => {
  const OCTOBER = {
    Kind: 'ENERGY',
    Description: 'October',
    Start: '2026-10-01T00:00:00.000Z',
    End: '2026-11-01T00:00:00.000Z',
  }

  it('sums up the sessions of its span at its relation and location', async () => {
    const operator = await callerOf(app, 'operator')
    const all = (await save(operator, 'report', OCTOBER)).data as Report
    const fleet = (await save(operator, 'report', { ...OCTOBER, RelationId: 'R00003' })).data as Report
    const depots = (await list(
      operator,
      'chargelocation',
      `filter=${encodeURIComponent('(RelationId EX "R00003")')}`,
    )) as {
      Id: string
    }[]
    const parts: Report[] = []
    for (const { Id } of depots)
      parts.push((await save(operator, 'report', { ...OCTOBER, RelationId: 'R00003', LocationId: Id })).data)
    expect(fleet.Sessions).toBeGreaterThan(100)
    expect(parts.reduce((sum, { Sessions }) => sum + Sessions, 0)).toBe(fleet.Sessions)
    expect(sumEuro(parts.map(({ Revenue }) => Revenue))).toBe(fleet.Revenue)
    expect(parts.reduce((sum, { EnergyKwh }) => sum + EnergyKwh, 0)).toBeCloseTo(fleet.EnergyKwh, 3)
    expect(all.Revenue).toBeGreaterThan(fleet.Revenue)
    for (const { UptimePercent } of [all, fleet]) {
      expect(UptimePercent).toBeGreaterThan(80)
      expect(UptimePercent).toBeLessThan(100)
    }
  }, 30_000)

  it('counts sessions at other networks separately, and both sums add up to the list of sessions', async () => {
    const operator = await callerOf(app, 'operator')
    const span = `from=${OCTOBER.Start}&to=${OCTOBER.End}`
    for (const RelationId of [undefined, 'R00003', 'R00005']) {
      const report = (await save(operator, 'report', { ...OCTOBER, RelationId })).data as Report
      const filter =
        RelationId === undefined ? '' : `&filter=${encodeURIComponent(`(RelationId EX "${RelationId}")`)}`
      const listed = (await operator.get(`/v3.1/chargesession/BCO/totals?${span}${filter}`)).data
      const { Sessions, EnergyKwh, Revenue, ElsewhereSessions = 0 } = report
      expect(Sessions + ElsewhereSessions).toBe(listed.Sessions)
      expect(EnergyKwh + (report.ElsewhereEnergyKwh ?? 0)).toBeCloseTo(listed.EnergyKwh, 3)
      expect(sumEuro([Revenue, report.ElsewhereRevenue ?? 0])).toBe(listed.Price)
      expect(ElsewhereSessions > 0 || RelationId !== undefined).toBe(true)
      const elsewhere = await save(operator, 'report', {
        Id: report.Id,
        Version: report.Version,
        ElsewhereSessions: -1,
      })
      expect(elsewhere.status).toBe(400)
    }
  }, 30_000)

  it('rejects figures from the caller, and a span that ends before it begins', async () => {
    const operator = await callerOf(app, 'operator')
    const invented = await save(operator, 'report', { ...OCTOBER, EnergyKwh: 1 })
    expect(invented).toMatchObject({ status: 400, message: 'EnergyKwh: is set by the server' })
    const backwards = await save(operator, 'report', { ...OCTOBER, End: '2026-09-01T00:00:00.000Z' })
    expect(backwards).toMatchObject({ status: 400, message: 'End: lies before Start' })
  })
})

describe('A protected person', () => {
  it('is shown to people who give a reason, and the access is logged', async () => {
    const admin = await callerOf(app, 'superadmin')
    const [user] = (await list(admin, 'protecteduser')) as ProtectedUser[]
    expect(user?.MaskedEmail).toMatch(/^.…@/)
    expect(user?.Description).toMatch(/^(\p{L}… ?)+$/u)
    expect((await admin.get('/v3.1/protecteduser/BCO/filtered?Links=RelationContact')).status).toBe(400)
    const path = `/v3.1/protecteduser/BCO/${user?.Id}/access`
    expect((await admin.post(path, { reason: '  ' })).message).toBe('reason: is empty')
    expect((await admin.post(path, {})).status).toBe(400)
    expect((await one(admin, 'protecteduser', user?.Id ?? '')).Accesses).toEqual([])
    const access = await admin.post(path, { reason: 'Asked for by phone, ticket 12' })
    expect(access.data).toMatchObject({ Id: user?.RelationContactId, Email: expect.stringContaining('@') })
    const { Accesses, Version } = (await one(admin, 'protecteduser', user?.Id ?? '')) as ProtectedUser
    expect(Accesses).toEqual([
      { At: TEST_NOW.toISOString(), By: 'superadmin', Reason: 'Asked for by phone, ticket 12' },
    ])
    const unseen = await save(admin, 'protecteduser', { Id: user?.Id, Version, Accesses: [] })
    expect(unseen).toMatchObject({ status: 400, message: 'Accesses: is set by the server' })
    expect((await admin.post('/v3.1/protecteduser/BCO/PU99999/access', { reason: 'x' })).code).toBe(
      'USERNOTFOUND',
    )
  })
})

const inError = (caller: TestCaller, RelationId: string) =>
  list(
    caller,
    'cdr',
    `filter=${encodeURIComponent(
      `(Cause EX "RATING_FAILED") AND (DismissReason EX "") AND (IsRoaming EX "false") AND (RelationId EX "${RelationId}")`,
    )}`,
  )

describe('A charge detail record', () => {
  it('gets new price lines if its rating failed, but not once it is invoiced', async () => {
    const operator = await callerOf(app, 'operator')
    const [wrong] = (await inError(operator, 'R00003')) as Cdr[]
    const rated = (await operator.post(`/v3.1/cdr/BCO/${wrong?.Id}/rerate`)).data as Cdr
    expect(rated.Status).toBe('RATED')
    expect(sumEuro(rated.PriceLines.map(({ Amount }) => Amount))).toBe(rated.Price)
    expect((await one(operator, 'cdr', rated.Id)).Status).toBe('RATED')
    const [invoiced] = (await list(operator, 'cdr', 'type=INVOICED')) as Cdr[]
    expect((await operator.post(`/v3.1/cdr/BCO/${invoiced?.Id}/rerate`)).message).toBe(
      'Status: the record is INVOICED',
    )
  })
})

describe('A charge detail record in error', () => {
  it('gets the previewed price, which its customer sees with the new and the earlier receipt', async () => {
    const operator = await callerOf(app, 'operator', 'priced-again')
    const fleet = await callerOf(app, 'fleet', 'priced-again')
    const [wrong] = (await inError(operator, 'R00003')) as Cdr[]
    const { Id = '', Price, PriceLines, TariffId = '' } = wrong ?? {}
    expect(await one(fleet, 'cdr', Id)).toMatchObject({ Status: 'ERROR', Cause: 'RATING_FAILED', Price })
    const { Version } = await one(operator, 'tariff', TariffId)
    await save(operator, 'tariff', { Id: TariffId, Version, KwhFee: 2 })
    const foreseen = await operator.get(`/v3.1/cdr/BCO/${Id}/rerate`)
    expect(foreseen.data).toEqual({ Before: Price, After: expect.any(Number) })
    expect(foreseen.data.After).toBeGreaterThan(Price ?? 0)
    expect(await one(fleet, 'cdr', Id)).toMatchObject({ Status: 'ERROR', Price })

    await operator.post(`/v3.1/cdr/BCO/${Id}/rerate`)
    const priced = (await one(fleet, 'cdr', Id)) as Cdr
    expect(priced).toMatchObject({ Status: 'RATED', Price: foreseen.data.After })
    expect(priced.Cause).toBeUndefined()
    expect(sumEuro(priced.PriceLines.map(({ Amount }) => Amount))).toBe(foreseen.data.After)
    expect(priced.EarlierReceipts).toMatchObject([{ Price, PriceLines }])
    expect(await inError(operator, 'R00003')).not.toContainEqual(expect.objectContaining({ Id }))
  })

  it('leaves the list of failed sessions when it is dismissed with a reason', async () => {
    const admin = await callerOf(app, 'superadmin')
    const [wrong] = (await inError(admin, 'R00003')) as Cdr[]
    const path = `/v3.1/cdr/BCO/${wrong?.Id}/dismiss`
    expect((await admin.post(path, { reason: 'x' })).status).toBe(400)
    expect((await admin.post(path, { reason: 'A test by the installer' })).data).toMatchObject({
      Status: 'ERROR',
      DismissReason: 'A test by the installer',
    })
    const left = (await inError(admin, 'R00003')) as Cdr[]
    expect(left.map(({ Id }) => Id)).not.toContain(wrong?.Id)
    const [rated] = (await list(admin, 'cdr', 'type=RATED')) as Cdr[]
    const refused = await admin.post(`/v3.1/cdr/BCO/${rated?.Id}/dismiss`, { reason: 'A test' })
    expect(refused.message).toBe('Status: the record is RATED')
  })
})

it('The price preview of an invoiced charge detail record says why its price is fixed', async () => {
  const operator = await callerOf(app, 'operator')
  const [invoiced] = (await list(operator, 'cdr', 'type=INVOICED')) as Cdr[]
  expect((await operator.get(`/v3.1/cdr/BCO/${invoiced?.Id}/rerate`)).data).toEqual({
    Before: invoiced?.Price,
    Refusal: 'INVOICED',
  })
})

describe('Connections and e-mails', () => {
  it('show the current state: an offline charger has no open connection, and queued mail is sent', async () => {
    const admin = await callerOf(app, 'superadmin')
    const silent = (await list(admin, 'chargepoint')).find(
      ({ Status }: { Status: string }) => Status === 'OFFLINE',
    )
    const filter = encodeURIComponent(`(ChargePointId EX "${silent.Id}")`)
    const [connection] = (await list(admin, 'connection', `filter=${filter}`)) as Connection[]
    expect(connection).toMatchObject({ Status: 'CLOSED', Since: silent.LastHeartbeat })

    const [failed] = (await list(admin, 'email', 'type=FAILED')) as Email[]
    const { Id = '', Version } = failed ?? {}
    expect((await save(admin, 'email', { Id, Version, Status: 'QUEUED' })).data.Status).toBe('QUEUED')
    await admin.advance(15)
    expect(await one(admin, 'email', Id)).toMatchObject({
      Status: 'SENT',
      SentOn: '2026-11-20T17:30:10.000Z',
    })
  })
})
