import type { Chargepoint, ChargepointSettings } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

const CHARGEPOINT = '/v3.1/chargepoint/BCO'
const MINE = 'CP000001'
const ANOTHERS = 'CP000003'

const charger = async (caller: TestCaller, id = MINE): Promise<Chargepoint> =>
  (await caller.get(`${CHARGEPOINT}/${id}`)).data
const settings = async (caller: TestCaller): Promise<ChargepointSettings> =>
  (await caller.get(`${CHARGEPOINT}/${MINE}/Settings`)).data

describe('The short form of a charger', () => {
  it('has the same connectors as the full form', async () => {
    const driver = await callerOf(app, 'driver')
    const whole = await charger(driver)
    const { data } = await driver.get(`${CHARGEPOINT}/Minimal/${MINE}`)
    expect(data).toMatchObject({ Id: MINE, Description: whole.Description, Status: whole.Status })
    expect(whole.Connectors).toMatchObject(data.Connectors)
  })
})

describe('An update of a charger', () => {
  it('copies plug and charge and guest charging to the placement', async () => {
    const driver = await callerOf(app, 'driver')
    const placement = async () =>
      (await driver.get(`/v3.1/chargeplacement/BCO/one/${(await charger(driver)).PlacementId}`)).data
    const update = async (changes: Partial<Chargepoint>) => {
      const { Version } = await charger(driver)
      await driver.put(`${CHARGEPOINT}/Update`, { Id: MINE, Version, ...changes })
    }
    await update({ IsPlugCharge: true, IsGuestCharge: true })
    expect(await placement()).toMatchObject({
      PlugCharge: { isCreg: true },
      GuestCharge: { isBlueCornerFee: true },
    })
    const { Version } = await placement()
    await update({ Description: 'At the back' })
    expect((await placement()).Version).toBe(Version)
    await update({ IsPlugCharge: false, IsGuestCharge: false })
    expect(await placement()).toMatchObject({ PlugCharge: {}, GuestCharge: {} })
    expect(Object.keys((await placement()).GuestCharge)).toEqual([])
    const free = `/v3/chargeplacement/BCO/${(await placement()).Id}/update/guestcharging`
    await driver.post(free, { isFree: true })
    await update({ IsPlugCharge: true })
    expect((await placement()).GuestCharge).toEqual({ isFree: true })
  })
})

describe('The settings of a charger', () => {
  it('can be changed and then read back; a change increments the version of the charger', async () => {
    const driver = await callerOf(app, 'driver')
    const before = await settings(driver)
    const changed = await driver.put(`${CHARGEPOINT}/Update`, {
      Id: MINE,
      Version: before.Version,
      Settings: [{ Key: 'LightIntensity', Value: '40' }],
    })
    expect(changed).toMatchObject({ code: '', data: { Id: MINE, Version: before.Version + 1 } })
    const after = await settings(driver)
    expect(after.Version).toBe(before.Version + 1)
    expect(after.Settings).toContainEqual({ Key: 'LightIntensity', Value: '40', IsReadOnly: false })
    expect(after.Settings.length).toBe(before.Settings.length)
  })

  it.each([
    [{ Key: 'LightIntensity', Value: '400' }, "Settings/Value: '400' is not valid for LightIntensity"],
    [{ Key: 'NumberOfConnectors', Value: '9' }, "Settings/Key: 'NumberOfConnectors' can only be read"],
    [{ Key: '__proto__', Value: 'x' }, "Settings/Key: '__proto__' is no setting of this charger"],
  ])('reject %o by name and change nothing', async (wrong, message) => {
    const driver = await callerOf(app, 'driver')
    const { Version } = await charger(driver)
    const refused = await driver.put(`${CHARGEPOINT}/Update`, {
      Id: MINE,
      Version,
      Description: 'Renamed',
      Settings: [{ Key: 'LightIntensity', Value: '10' }, wrong],
    })
    expect(refused).toMatchObject({ status: 400, code: 'Error', message })
    expect(await charger(driver)).toMatchObject({ Version })
    expect((await charger(driver)).Description).not.toBe('Renamed')
    expect((await settings(driver)).Settings).toContainEqual({
      Key: 'LightIntensity',
      Value: '80',
      IsReadOnly: false,
    })
  })
})

describe('A change to a charger', () => {
  it('keeps omitted fields', async () => {
    const driver = await callerOf(app, 'driver')
    const before = await charger(driver)
    const { data } = await driver.put(`${CHARGEPOINT}/Update`, {
      Id: MINE,
      Version: before.Version,
      Description: 'Carport',
      IsPlugCharge: !before.IsPlugCharge,
    })
    expect(data).toMatchObject({
      Description: 'Carport',
      IsPlugCharge: !before.IsPlugCharge,
      ChargeBoxSerialNumber: before.ChargeBoxSerialNumber,
    })
    expect(await charger(driver)).toEqual(data)
  })

  it('is rejected if its version is stale', async () => {
    const driver = await callerOf(app, 'driver')
    const { Version } = await charger(driver)
    const change = (Description: string) =>
      driver.put(`${CHARGEPOINT}/Update`, { Id: MINE, Version, Description })
    await change('First')
    expect(await change('Second')).toMatchObject({ status: 409 })
    expect((await charger(driver)).Description).toBe('First')
  })
})

describe('A message to a charger', () => {
  it('is pending until the charger answers', async () => {
    const driver = await callerOf(app, 'driver')
    const { data } = await driver.post('/v2/chargepoint/BCO/SendMessage', {
      chargepointid: MINE,
      action: 'TriggerMessage',
      payload: '{"requestedMessage":"StatusNotification"}',
    })
    expect(data).toMatchObject({ Status: 'PENDING', ChargePointId: MINE })
    const ask = async () => (await driver.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data
    expect((await ask()).Status).toBe('PENDING')
    await driver.advance(6)
    expect(await ask()).toMatchObject({ Status: 'ANSWERED', Answer: '{"status":"Accepted"}' })
  })

  it('receives the answer NotImplemented if the charger does not know the action', async () => {
    const driver = await callerOf(app, 'driver')
    const { data } = await driver.post('/v2/chargepoint/BCO/SendMessage', {
      chargepointid: MINE,
      action: 'BrewCoffee',
    })
    await driver.advance(6)
    expect((await driver.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data.Answer).toContain(
      'NotImplemented',
    )
  })

  it('fails if the charger is offline', async () => {
    const fleet = await callerOf(app, 'fleet')
    const chargers: Chargepoint[] = (await fleet.get(`${CHARGEPOINT}/list`)).data
    const chargepointid = chargers.find(({ Status }) => Status === 'OFFLINE')?.Id
    const { data } = await fleet.post('/v2/chargepoint/BCO/SendMessage', {
      chargepointid,
      action: 'ClearCache',
    })
    const ask = async () => (await fleet.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data.Status
    await fleet.advance(10)
    expect(await ask()).toBe('PENDING')
    await fleet.advance(30)
    expect(await ask()).toBe('FAILED')
  })

  it('keeps its answer if the charger goes offline afterwards', async () => {
    const fleet = await callerOf(app, 'fleet')
    const chargers: Chargepoint[] = (await fleet.get(`${CHARGEPOINT}/list`)).data
    const online = chargers.filter(({ Status }) => Status === 'ONLINE').slice(0, 10)
    const sent = await Promise.all(
      online.map(({ Id }) =>
        fleet.post('/v2/chargepoint/BCO/SendMessage', { chargepointid: Id, action: 'ClearCache' }),
      ),
    )
    const ask = () =>
      Promise.all(
        sent.map(async ({ data }) => (await fleet.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data),
      )
    await fleet.advance(6)
    const answered = await ask()
    expect(answered.map(({ Status }) => Status)).toEqual(online.map(() => 'ANSWERED'))
    await app.inject({
      method: 'PUT',
      url: '/__mock/scenarios/offline-storm',
      headers: { 'x-mock-session': fleet.sessionId },
    })
    await fleet.advance(60)
    const now: Chargepoint[] = (await fleet.get(`${CHARGEPOINT}/list`)).data
    expect(now.some(({ Id, Status }) => Status === 'OFFLINE' && online.some((one) => one.Id === Id))).toBe(
      true,
    )
    expect(await ask()).toEqual(answered)
  })

  it('is hidden from people who cannot see the charger', async () => {
    const fleet = await callerOf(app, 'fleet')
    const driver = await callerOf(app, 'driver', fleet.sessionId)
    const { data } = await fleet.post('/v2/chargepoint/BCO/SendMessage', {
      chargepointid: ANOTHERS,
      action: 'ClearCache',
    })
    expect((await driver.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).code).toBe('UNKNOWNREQUEST')
  })
})

describe('A serial number', () => {
  const verify = async (serial: string) => {
    const driver = await callerOf(app, 'driver')
    return driver.get(`/v3/chargepoint/BCO/Verify/Serial/${encodeURIComponent(serial)}`)
  }

  it('identifies a charger in stock, which is reported as known or offline', async () => {
    expect((await verify('STOCK-0001')).data).toMatchObject({ Verdict: 'KNOWN', ChargePointId: 'CPS0001' })
    expect((await verify('STOCK-0004')).data).toMatchObject({ Verdict: 'OFFLINE', ChargePointId: 'CPS0004' })
  })

  it('is reported as installed, with the id of the charger only for people who see it', async () => {
    const driver = await callerOf(app, 'driver')
    const fleet = await callerOf(app, 'fleet')
    const mine = (await charger(driver)).ChargeBoxSerialNumber
    const anothers = (await charger(fleet, ANOTHERS)).ChargeBoxSerialNumber
    expect((await verify(mine)).data).toMatchObject({ Verdict: 'INSTALLED', ChargePointId: MINE })
    expect((await verify(anothers)).data).toEqual({ Serial: anothers, Verdict: 'INSTALLED' })
  })

  it.each(['NOBODY-1', '../../etc/passwd', '__proto__', 'constructor'])(
    'is reported as unknown: %s',
    async (serial) => {
      expect((await verify(serial)).code).toBe('CHARGEPOINTNOTFOUND')
    },
  )
})

describe('The parts of another customer’s charger', () => {
  it('are unknown to the caller', async () => {
    const driver = await callerOf(app, 'driver')
    const answers = [
      await driver.get(`${CHARGEPOINT}/Minimal/${ANOTHERS}`),
      await driver.get(`${CHARGEPOINT}/${ANOTHERS}/Settings`),
      await driver.put(`${CHARGEPOINT}/Update`, { Id: ANOTHERS, Version: 1, Description: 'Mine now' }),
      await driver.post('/v2/chargepoint/BCO/SendMessage', { chargepointid: ANOTHERS, action: 'ClearCache' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'UnknownChargePoint'))
  })
})
