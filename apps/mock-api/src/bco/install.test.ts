import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chargepoint, type Chargesession, sumEuro } from '@portal/schemas'
import type { Cdr, ChargeLocation, ChargePlacement } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../test/testSignIn.ts'
import { buildServer } from '../server.ts'

const app = await testServer()
// Creates the checks and the history now, because their first use would slow down the first test.
const fleet = await callerOf(app, 'fleet')
await fleet.get('/v3.1/chargepoint/BCO/list')
await fleet.get('/v3.1/chargepoint/BCO/states')

const SERIAL = 'STOCK-0007'
const CHARGER = 'CPS0007'
const GROUP = 'NOORDZEE-R00003#FLEET'

const verify = async (caller: TestCaller, serial = SERIAL) =>
  (await caller.get(`/v3/chargepoint/BCO/Verify/Serial/${serial}`)).data

const newPlace = async (caller: TestCaller): Promise<ChargeLocation> => {
  const place = {
    Description: 'Kaai 12',
    Street: 'Kaai',
    HouseNumber: '12',
    PostalCode: '8380',
    City: 'Zeebrugge',
    Country: 'BE',
    Latitude: 51.33,
    Longitude: 3.2,
  }
  return (await caller.post('/v3.1/chargelocation/BCO/createupdate', place)).data
}

const place = (caller: TestCaller, LocationId: string, ChargePointId = CHARGER) =>
  caller.post('/v3.1/chargeplacement/BCO/createupdate', { LocationId, ChargePointId })

const update = (caller: TestCaller, more: object = {}) =>
  caller.put('/v3.1/chargepoint/BCO/Update', { Id: CHARGER, Version: 1, ...more })

describe('A charger in stock', () => {
  it('becomes an ordinary charger through the installation wizard’s calls', async () => {
    const fleet = await callerOf(app, 'fleet')
    expect(await verify(fleet)).toMatchObject({ Verdict: 'KNOWN', ChargePointId: CHARGER })
    const location = await newPlace(fleet)
    const placement: ChargePlacement = (await place(fleet, location.Id)).data
    expect(placement).toMatchObject({ ChargePointId: CHARGER, LocationId: location.Id, RelationId: 'R00003' })
    const made = await update(fleet, { Description: 'Gate', ChargerType: 'BUSINESS', IsRFID: true })
    expect(made.data).toMatchObject({
      Id: CHARGER,
      Version: 1,
      ChargeBoxSerialNumber: SERIAL,
      Description: 'Gate',
      ChargerType: 'BUSINESS',
      LocationId: location.Id,
      PlacementId: placement.Id,
      RelationId: 'R00003',
      Status: 'ONLINE',
      // The status begins with the installation.
      Connectors: [{ ConnectorNumber: 1, Status: 'AVAILABLE', StatusSince: TEST_NOW.toISOString() }],
    })

    const at = `/v3/chargeplacement/BCO/${placement.Id}/update`
    const answers = [
      await fleet.post(`${at}/isplugandcharge`, { isPlugCharge: true, isCreg: true }),
      await fleet.post(`${at}/guestcharging`, { isCustomfee: true, customfee: 0.4 }),
      await fleet.post(`/v3.1/chargeplacement/BCO/${placement.Id}/whitelistgroup`, { WhitelistGroup: GROUP }),
      await fleet.post(`${at}/reimbwhitelist`, {
        isReimburse: true,
        reimburserId: 'RC00003',
        reimbsubscriptiontypeid: 'ST002',
        tokensReimb: ['T000010'],
      }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['', '', '', ''])
    expect((await fleet.get(`/v3.1/chargeplacement/BCO/${placement.Id}/contractdetails`)).data).toMatchObject(
      {
        ChargePointId: CHARGER,
        CustomGuestFee: 4,
        PlugCharge: { isCreg: true },
        Reimbursement: { reimburserId: 'RC00003' },
      },
    )

    expect(await verify(fleet)).toMatchObject({ Verdict: 'INSTALLED', ChargePointId: CHARGER })
    const list: Chargepoint[] = (await fleet.get('/v3.1/chargepoint/BCO/list')).data
    expect(list.find(({ Id }) => Id === CHARGER)).toMatchObject({ IsPlugCharge: true, IsGuestCharge: true })
    expect((await fleet.get(`/v3.1/chargelocation/BCO/one/${location.Id}`)).data).toMatchObject({
      ConnectorCount: 1,
      ConnectorsAvailable: 1,
    })
    const { States } = (await fleet.get('/v3.1/chargepoint/BCO/states')).data
    expect(States).toContainEqual(expect.objectContaining({ ChargePointId: CHARGER, Status: 'AVAILABLE' }))
  })

  it('charges on command with meter values, and then gets a charge detail record whose lines add up', async () => {
    const fleet = await callerOf(app, 'fleet')
    await place(fleet, (await newPlace(fleet)).Id)
    await update(fleet)
    const [card] = (await fleet.get('/v3.1/token/BCO/filtered?type=ACTIVE&pagesize=1&orderby=Number%20desc'))
      .data
    const REMOTE = '/v3/chargepoint/BCO/Remote'
    const started = await fleet.post(`${REMOTE}/Start`, { chargepointid: CHARGER, tokenid: card.Id })
    expect(started.data).toMatchObject({ Status: 'ACCEPTED' })
    const { SessionId } = started.data
    await fleet.advance(45 * 60)
    const charging = (await fleet.get(`/v3.1/chargepoint/BCO/${CHARGER}`)).data as Chargepoint
    expect(charging.Connectors[0]).toMatchObject({ Status: 'CHARGING', SessionId })
    const running = (await fleet.get(`/v3.1/chargesession/BCO/one/${SessionId}`)).data as Chargesession
    expect(running.EnergyKwh).toBeGreaterThan(1)
    expect(running.MeterValues?.length).toBeGreaterThan(5)
    expect(running.MeterValues?.at(-1)?.EnergyKwh).toBeCloseTo(running.EnergyKwh, 1)

    expect((await fleet.post(`${REMOTE}/Stop`, { chargepointid: CHARGER })).data).toMatchObject({ SessionId })
    await fleet.advance(60)
    const filter = encodeURIComponent(`(SessionId EX "${SessionId}")`)
    const [cdr] = (await fleet.get(`/v3.1/cdr/BCO/filtered?select=&filter=${filter}`)).data as Cdr[]
    const ended = (await fleet.get(`/v3.1/chargesession/BCO/one/${SessionId}`)).data as Chargesession
    expect(cdr).toMatchObject({
      SessionId,
      ChargePointId: CHARGER,
      TokenId: card.Id,
      Consumption: ended.EnergyKwh,
      Price: ended.Price,
    })
    expect(cdr?.Price).toBeGreaterThan(0)
    expect(sumEuro(cdr?.PriceLines.map(({ Amount }) => Amount) ?? [])).toBe(cdr?.Price)
  })

  it('keeps its installation and all its data after a restart of the server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'installed-'))
    const options = { origin: TEST_ORIGIN, now: TEST_NOW, data: join(folder, 'state.log') }
    const first = await buildServer(options)
    const fleet = await callerOf(first, 'fleet')
    const placement: ChargePlacement = (await place(fleet, (await newPlace(fleet)).Id)).data
    await update(fleet, { Description: 'Gate', ChargerType: 'BUSINESS', IsRFID: true })
    await update(fleet, { Description: 'Gate 2', Settings: [{ Key: 'HeartbeatInterval', Value: '600' }] })
    const [card] = (await fleet.get('/v3.1/token/BCO/filtered?type=ACTIVE&pagesize=1&orderby=Number%20desc'))
      .data
    await fleet.post('/v3/chargepoint/BCO/Remote/Start', { chargepointid: CHARGER, tokenid: card.Id })
    await fleet.advance(600)
    const faceOf = (caller: TestCaller) =>
      Promise.all(
        [
          `/v3.1/chargepoint/BCO/${CHARGER}`,
          `/v3.1/chargepoint/BCO/${CHARGER}/Settings`,
          `/v3.1/chargeplacement/BCO/${placement.Id}/contractdetails`,
          `/v3/chargepoint/BCO/Verify/Serial/${SERIAL}`,
        ].map(async (path) => (await caller.get(path)).data),
      )
    const before = await faceOf(fleet)
    await first.close()
    const second = await buildServer(options)
    const again = await callerOf(second, 'fleet', fleet.sessionId)
    await again.advance(600)
    const after = await faceOf(again)
    await second.close()
    rmSync(folder, { recursive: true })
    expect(before[0]).toMatchObject({ Description: 'Gate 2', Connectors: [{ Status: 'CHARGING' }] })
    expect(after).toEqual(before)
  })

  it('refuses an installation without a placement or with a later version', async () => {
    const fleet = await callerOf(app, 'fleet')
    expect((await update(fleet)).code).toBe('PLACEMENTNOTFOUND')
    await place(fleet, (await newPlace(fleet)).Id)
    expect(await update(fleet, { Version: 2 })).toMatchObject({ status: 400, code: 'Error' })
    expect(await verify(fleet)).toMatchObject({ Verdict: 'KNOWN' })
  })

  it('can be installed only once, and stays hidden from other customers', async () => {
    const fleet = await callerOf(app, 'fleet')
    const driver = await callerOf(app, 'driver', fleet.sessionId)
    await place(fleet, (await newPlace(fleet)).Id)
    expect((await update(driver)).code).toBe('PLACEMENTNOTFOUND')
    await update(fleet)
    expect((await place(driver, 'L00001')).code).toBe('UnknownChargePoint')
    expect((await update(driver)).code).toBe('UnknownChargePoint')
    expect(await verify(driver)).toEqual({ Serial: SERIAL, Verdict: 'INSTALLED' })
    const stranger = await callerOf(app, 'fleet')
    expect(await verify(stranger)).toMatchObject({ Verdict: 'KNOWN' })
  })
})
