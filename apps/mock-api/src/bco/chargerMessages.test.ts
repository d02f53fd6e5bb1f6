import type { Chargepoint, ChargepointMessage, Chargesession } from '@portal/schemas'
import type { Frame } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'
import {
  after,
  answerTo,
  chargerNow,
  connectorIn,
  HOUR,
  isCharging,
  isFree,
  isOf16,
  send,
  statusOf,
} from '../../test/testChargers.ts'

const app = await testServer()

/** Returns the messages with this action that a charger has sent since the start, oldest first. */
const reportsOf = async (caller: TestCaller, id: string, action: string): Promise<readonly Frame[]> => {
  const connection = id.replace('CP', 'CN')
  const frames: Frame[] = (await caller.get(`/v3.1/connection/BCO/${connection}/frames?action=${action}`))
    .data
  return frames.filter(({ At }) => At > after(0)).toReversed()
}

const profile = (limit: number, more: object = {}, schedule: object = {}) => ({
  chargingProfileId: 1,
  stackLevel: 0,
  chargingProfilePurpose: 'TxDefaultProfile',
  chargingProfileKind: 'Absolute',
  chargingSchedule: {
    chargingRateUnit: 'W',
    chargingSchedulePeriod: [{ startPeriod: 0, limit }],
    ...schedule,
  },
  ...more,
})

describe('An OCPP message', () => {
  it('is rejected with the path of an invalid parameter', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger } = await connectorIn(operator, (_, each) => isOf16(each))
    expect(await send(operator, charger.Id, 'ReserveNow', { connectorId: 0 })).toMatchObject({
      status: 400,
      code: 'Error',
      message: expect.stringContaining('payload'),
    })
    const wrong = await send(operator, charger.Id, 'Reset', { type: 'Later' })
    expect(wrong.message).toContain('payload/type')
  })

  it('is answered after six seconds even if first read a day later, and keeps that answer', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger } = await connectorIn(operator, (each, of) => isFree(each) && isOf16(of))
    const { data } = await send(operator, charger.Id, 'ClearCache')
    const read = async () => (await operator.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data
    await operator.advance(24 * HOUR)
    const answered: ChargepointMessage = await read()
    expect(answered).toMatchObject({ Status: 'ANSWERED', AnsweredOn: after(6) })
    expect(await read()).toEqual(answered)
  })

  it('takes effect a day later if its charger answers that late, and shows the later of two answers', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(operator, (each, of) => isFree(each) && isOf16(of))
    const { ConnectorNumber: connectorId } = connector
    await app.inject({
      method: 'PUT',
      url: '/__mock/scenarios/strange-answers',
      headers: { 'x-mock-session': operator.sessionId },
    })
    await operator.control('/scenarios/strange-answers/events', { type: 'DELAY' })
    const payload = { connectorId, type: 'Inoperative' }
    const { data } = await send(operator, charger.Id, 'ChangeAvailability', payload)
    const read = async () => (await operator.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data
    await operator.advance(24 * HOUR - 1)
    expect(await read()).toMatchObject({ Status: 'PENDING' })
    expect(await statusOf(operator, charger.Id, connectorId)).not.toBe('UNAVAILABLE')
    await operator.advance(1)
    expect(await read()).toMatchObject({ Status: 'ANSWERED', AnsweredOn: after(24 * HOUR) })
    expect((await read()).Answer).not.toContain('Rejected')
    await operator.control('/scenarios/strange-answers/events', { type: 'REPEAT' })
    await operator.advance(2)
    expect((await read()).Answer).toBe('{"status":"Rejected"}')
  })

  it('requires the operator role if it changes anything', async () => {
    const driver = await callerOf(app, 'driver')
    expect((await send(driver, 'CP000001', 'Reset', { type: 'Hard' })).code).toBe('Unauthorized')
    expect((await send(driver, 'CP000001', 'ClearCache')).code).toBe('')
  })

  it('fails with NotImplemented at a charger with another protocol version', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger } = await connectorIn(operator, (_, each) => isOf16(each))
    expect(await answerTo(operator, charger.Id, 'SetVariables')).toEqual({ status: 'NotImplemented' })
  })
})

describe('ChangeAvailability', () => {
  it('takes a free connector out of service and puts it back', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(operator, (each, of) => isFree(each) && isOf16(of))
    const { ConnectorNumber: connectorId } = connector
    const change = (type: string) =>
      answerTo(operator, charger.Id, 'ChangeAvailability', { connectorId, type })
    expect(await change('Inoperative')).toEqual({ status: 'Accepted' })
    expect(await statusOf(operator, charger.Id, connectorId)).toBe('UNAVAILABLE')
    await operator.advance(6 * HOUR)
    expect(await statusOf(operator, charger.Id, connectorId)).toBe('UNAVAILABLE')
    await change('Operative')
    expect(await statusOf(operator, charger.Id, connectorId)).toBe('AVAILABLE')
  })

  it('is scheduled, but not applied, while a session is running', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(operator, (each, of) => isCharging(each) && isOf16(of))
    const payload = { connectorId: connector.ConnectorNumber, type: 'Inoperative' }
    expect(await answerTo(operator, charger.Id, 'ChangeAvailability', payload)).toEqual({
      status: 'Scheduled',
    })
    expect(await statusOf(operator, charger.Id, connector.ConnectorNumber)).toBe('CHARGING')
  })
})

describe('SetChargingProfile', () => {
  it('limits the power of the running session until the profile is cleared', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(operator, (each, of) => isCharging(each) && isOf16(of))
    const { ConnectorNumber: connectorId } = connector
    const before = Number(connector.PowerKw)
    const payload = { connectorId, csChargingProfiles: profile(4_000) }
    expect(await answerTo(operator, charger.Id, 'SetChargingProfile', payload)).toEqual({
      status: 'Accepted',
    })
    await operator.advance(600)
    const session: Chargesession = (await operator.get(`/v3.1/chargesession/BCO/one/${connector.SessionId}`))
      .data
    const curve = session.MeterValues ?? []
    expect(session.PowerKw).toBe(4)
    expect(curve.filter(({ At }) => At < after(0)).at(-1)?.PowerKw).toBeGreaterThan(6)
    expect(curve.at(-1)?.PowerKw).toBe(4)
    const energy = curve.map(({ EnergyKwh }) => EnergyKwh)
    expect(energy).toEqual(energy.toSorted((a, b) => a - b))
    expect(await answerTo(operator, charger.Id, 'ClearChargingProfile', { id: 1 })).toEqual({
      status: 'Accepted',
    })
    const cleared = (await chargerNow(operator, charger.Id)).Connectors
    expect(cleared.find(({ Id }) => Id === connector.Id)?.PowerKw).toBeCloseTo(before, 0)
    expect(await answerTo(operator, charger.Id, 'ClearChargingProfile', { id: 1 })).toEqual({
      status: 'Unknown',
    })
  })
})

describe('SetChargingProfile with several profiles', () => {
  it.each([
    ['applies the higher level', { stackLevel: 2 }, 6],
    ['ignores a lower level', { stackLevel: 0 }, 4],
    ['applies the limit of the charger in addition', { chargingProfilePurpose: 'ChargePointMaxProfile' }, 3],
  ])('%s', async (_what, more, kw) => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(
      operator,
      (each, of) => isCharging(each) && isOf16(of) && of.Connectors.length === 2,
    )
    const set = (limit: number, each: object) =>
      answerTo(operator, charger.Id, 'SetChargingProfile', {
        connectorId: 0,
        csChargingProfiles: profile(limit, each),
      })
    await set(4_000, { stackLevel: 1 })
    await set(6_000, { chargingProfileId: 2, ...more })
    await operator.advance(60)
    const { Connectors } = await chargerNow(operator, charger.Id)
    expect(Connectors.find(({ Id }) => Id === connector.Id)?.PowerKw).toBe(kw)
  })
})

describe('A charger that receives a message', () => {
  it('changes a setting, or rejects an unknown or invalid one', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger } = await connectorIn(operator, (_, each) => isOf16(each))
    const change = (key: string, value: string) =>
      answerTo(operator, charger.Id, 'ChangeConfiguration', { key, value })
    expect(await change('LightIntensity', '15')).toEqual({ status: 'Accepted' })
    expect(await change('LightIntensity', '150')).toEqual({ status: 'Rejected' })
    expect(await change('Unheard', '1')).toEqual({ status: 'NotSupported' })
    const { Settings } = (await operator.get(`/v3.1/chargepoint/BCO/${charger.Id}/Settings`)).data
    expect(Settings).toContainEqual({ Key: 'LightIntensity', Value: '15', IsReadOnly: false })
    const read = await answerTo(operator, charger.Id, 'GetConfiguration', { key: ['LightIntensity', 'X'] })
    expect(read).toEqual({
      configurationKey: [{ key: 'LightIntensity', readonly: false, value: '15' }],
      unknownKey: ['X'],
    })
  })

  it('downloads and installs firmware', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger } = await connectorIn(
      operator,
      (_, each) => isOf16(each) && each.Connectors.every(isFree),
    )
    const payload = { location: 'https://firmware.example/eve/9.1.4.bin', retrieveDate: after(0) }
    await answerTo(operator, charger.Id, 'UpdateFirmware', payload)
    expect((await chargerNow(operator, charger.Id)).FirmwareVersion).toBe(charger.FirmwareVersion)
    await operator.advance(600)
    expect((await chargerNow(operator, charger.Id)).FirmwareVersion).toBe('9.1.4')
    const found = await operator.get(
      `/v3.1/chargepoint/BCO/filtered?filter=${encodeURIComponent('(FirmwareVersion EX "9.1.4")')}`,
    )
    expect(found.data.map(({ Id }: Chargepoint) => Id)).toEqual([charger.Id])
  })

  it('keeps its firmware if no download succeeds', async () => {
    const operator = await callerOf(app, 'superadmin')
    const { charger } = await connectorIn(operator, (each, of) => isFree(each) && isOf16(of))
    const location = 'https://firmware.invalid/9.1.4.bin'
    const payload = { location, retrieveDate: after(60), retries: 1, retryInterval: 30 }
    await answerTo(operator, charger.Id, 'UpdateFirmware', payload)
    await operator.advance(600)
    expect((await chargerNow(operator, charger.Id)).FirmwareVersion).toBe(charger.FirmwareVersion)
    const reports = await reportsOf(operator, charger.Id, 'FirmwareStatusNotification')
    expect(reports.map(({ At, Request }) => [At, JSON.parse(Request).status])).toEqual([
      [after(60), 'Downloading'],
      [after(120), 'DownloadFailed'],
      [after(150), 'Downloading'],
      [after(210), 'DownloadFailed'],
    ])
  })

  it.each([
    ['Soft', 'SoftReset', 10],
    ['Hard', 'HardReset', 8],
  ])('ends the session with the reason of a %s restart', async (type, reason, seconds) => {
    const operator = await callerOf(app, 'superadmin')
    const { charger } = await connectorIn(operator, (each, of) => isCharging(each) && isOf16(of))
    await answerTo(operator, charger.Id, 'Reset', { type })
    await operator.advance(60)
    const [stop] = await reportsOf(operator, charger.Id, 'StopTransaction')
    expect(stop).toMatchObject({ At: after(seconds), Request: expect.stringContaining(reason) })
  })

  it('ends no session when a connector is unlocked over OCPP 2.0.1', async () => {
    const operator = await callerOf(app, 'superadmin')
    const { charger, connector } = await connectorIn(
      operator,
      (each, of) => isCharging(each) && of.Protocol === 'OCPP 2.0.1',
    )
    const { ConnectorNumber: evseId } = connector
    const answer = await answerTo(operator, charger.Id, 'UnlockConnector', { evseId, connectorId: 1 })
    expect(answer).toEqual({ status: 'OngoingAuthorizedTransaction' })
    await operator.advance(60)
    expect(await statusOf(operator, charger.Id, evseId)).toBe('CHARGING')
  })

  it('restarts on an OnIdle reset only after the car has left', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(
      operator,
      (each, of) => isCharging(each) && of.Protocol === 'OCPP 2.0.1',
    )
    expect(await answerTo(operator, charger.Id, 'Reset', { type: 'OnIdle' })).toEqual({ status: 'Scheduled' })
    expect(await statusOf(operator, charger.Id, connector.ConnectorNumber)).toBe('CHARGING')
    await operator.advance(12 * HOUR)
    const { LastBootNotification = '' } = await chargerNow(operator, charger.Id)
    expect(LastBootNotification > after(0)).toBe(true)
  })

  it('stores the version of an accepted card list', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger } = await connectorIn(operator, (_, each) => isOf16(each))
    const list = (listVersion: number, updateType = 'Full') =>
      answerTo(operator, charger.Id, 'SendLocalList', { listVersion, updateType })
    expect(await list(4)).toEqual({ status: 'Accepted' })
    expect(await list(4, 'Differential')).toEqual({ status: 'VersionMismatch' })
    expect(await answerTo(operator, charger.Id, 'GetLocalListVersion')).toEqual({ listVersion: 4 })
  })
})
