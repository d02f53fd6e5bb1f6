import type { AuditEntry, BulkCommand } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, list, one, save } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'
import { TEST_NOW } from '../../../test/testSignIn.ts'

const app = await testServer()
// Creates the history now, because its first use would slow down the first test.
await (await callerOf(app, 'operator')).get('/v3.1/chargesession/BCO/filtered')

describe('A command to many chargers', () => {
  const IDS = ['CP000003', 'CP000004', 'CP000005', 'CP000006']
  const command = { Command: 'ClearCache', Description: 'Forget', ChargePointIds: IDS }
  const withPayloads = (Command: string, for16: object, for201: object) => ({
    Command,
    Description: 'Work',
    Payloads: [
      { Protocol: 'OCPP 1.6', Payload: JSON.stringify(for16) },
      { Protocol: 'OCPP 2.0.1', Payload: JSON.stringify(for201) },
    ],
  })
  const restart = withPayloads('Reset', { type: 'Soft' }, { type: 'Immediate' })
  const unlock = withPayloads('UnlockConnector', { connectorId: 1 }, { evseId: 1, connectorId: 1 })
  const limit = (chargingProfilePurpose: string) => {
    const profile = { stackLevel: 0, chargingProfilePurpose, chargingProfileKind: 'Absolute' }
    const schedule = { chargingRateUnit: 'W', chargingSchedulePeriod: [{ startPeriod: 0, limit: 6_000 }] }
    return withPayloads(
      'SetChargingProfile',
      {
        connectorId: 1,
        csChargingProfiles: { chargingProfileId: 1, ...profile, chargingSchedule: schedule },
      },
      { evseId: 1, chargingProfile: { id: 1, ...profile, chargingSchedule: [{ id: 1, ...schedule }] } },
    )
  }

  it('reaches one charger after another, and is done once all have answered', async () => {
    const admin = await callerOf(app, 'superadmin')
    const made = (await save(admin, 'bulkcommand', command)).data as BulkCommand
    expect(made).toMatchObject({ Status: 'RUNNING', Results: [] })
    await admin.advance(5)
    const half = (await one(admin, 'bulkcommand', made.Id)) as BulkCommand
    expect([half.Status, half.Results.map(({ ChargePointId }) => ChargePointId)]).toEqual([
      'RUNNING',
      IDS.slice(0, 2),
    ])
    await admin.advance(5)
    const done = (await one(admin, 'bulkcommand', made.Id)) as BulkCommand
    expect([done.Status, done.Results.length]).toEqual(['DONE', 4])
    const again = { Id: made.Id, Version: done.Version, Status: 'CANCELLED' }
    expect((await save(admin, 'bulkcommand', again)).message).toBe('Status: is DONE')
  })

  it('reaches no more chargers once it is cancelled', async () => {
    const admin = await callerOf(app, 'superadmin')
    const { Id, Version } = (await save(admin, 'bulkcommand', command)).data as BulkCommand
    await admin.advance(3)
    await save(admin, 'bulkcommand', { Id, Version, Status: 'CANCELLED' })
    await admin.advance(60)
    const cancelled = (await one(admin, 'bulkcommand', Id)) as BulkCommand
    expect([cancelled.Status, cancelled.Results.length]).toEqual(['CANCELLED', 1])
  })

  it('adds an audit entry at each charger’s turn, and none after it is cancelled', async () => {
    const admin = await callerOf(app, 'superadmin')
    const entries = async () =>
      ((await list(admin, 'audit', 'filter=(Action EX "COMMANDED")&orderby=At')) as AuditEntry[])
        .filter(({ Call }) => Call === 'createupdateBulkCommand')
        .map(({ RecordId, At, Changes }) => ({ RecordId, At, Changes }))
    const { Id, Version } = (await save(admin, 'bulkcommand', command)).data as BulkCommand
    expect(await entries()).toEqual([])
    await admin.advance(5)
    const Changes = [
      { Field: 'Message', After: command.Command },
      { Field: 'BulkCommand', After: Id },
    ]
    const reached = [2, 4].map((seconds, index) => ({
      RecordId: IDS[index],
      At: new Date(TEST_NOW.getTime() + seconds * 1_000).toISOString(),
      Changes,
    }))
    expect(await entries()).toEqual(reached)
    await save(admin, 'bulkcommand', { Id, Version, Status: 'CANCELLED' })
    await admin.advance(60)
    expect(await entries()).toEqual(reached)
  })

  it('reports whether each charger is offline, or has accepted or rejected the message', async () => {
    const admin = await callerOf(app, 'superadmin')
    const chargers = (await list(admin, 'chargepoint')) as {
      Id: string
      Status: string
      Connectors: object[]
    }[]
    const silent = chargers.find(({ Status }) => Status === 'OFFLINE')
    const busy = chargers.find(
      ({ Status, Connectors: [first] }) => Status === 'ONLINE' && first && 'SessionId' in first,
    )
    const free = chargers.find(
      ({ Status, Connectors }) => Status === 'ONLINE' && !Connectors.some((each) => 'SessionId' in each),
    )
    const ChargePointIds = [silent, busy, free].map((charger) => charger?.Id ?? '')
    const { Id } = (await save(admin, 'bulkcommand', { ...limit('TxProfile'), ChargePointIds })).data
    await admin.advance(10)
    const { Results } = (await one(admin, 'bulkcommand', Id)) as BulkCommand
    expect(Results.map(({ Status, Note }) => [Status, Note])).toEqual([
      ['OFFLINE', undefined],
      ['ACCEPTED', undefined],
      ['REJECTED', 'Rejected'],
    ])
    const ask = (result: BulkCommand['Results'][number] | undefined) =>
      admin.get(`/v2/chargepoint/BCO/MessageById/${result?.MessageId}`)
    expect((await ask(Results[1])).data).toMatchObject({ ChargePointId: busy?.Id, Status: 'ANSWERED' })
  })

  it('restarts each free charger at its turn, but none after it is cancelled', async () => {
    const admin = await callerOf(app, 'superadmin')
    const [first = '', second = ''] = (
      (await list(admin, 'chargepoint')) as { Id: string; Status: string; Connectors: object[] }[]
    )
      .filter(({ Status, Connectors }) => {
        const isFree = Connectors.every((each) => Reflect.get(each, 'Status') === 'AVAILABLE')
        return Status === 'ONLINE' && isFree
      })
      .map(({ Id }) => Id)
    const ChargePointIds = [first, second]
    const statusOf = async (id: string) =>
      (await admin.get(`/v3.1/chargepoint/BCO/${id}`)).data.Connectors[0].Status
    const { Id, Version } = (await save(admin, 'bulkcommand', { ...restart, ChargePointIds })).data
    await admin.advance(3)
    await save(admin, 'bulkcommand', { Id, Version, Status: 'CANCELLED' })
    await admin.advance(5)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['UNAVAILABLE', 'AVAILABLE'])
    await admin.advance(60)
    const booted = (await admin.get(`/v3.1/chargepoint/BCO/${first}`)).data.LastBootNotification
    expect(Date.parse(booted)).toBeGreaterThan(TEST_NOW.getTime())
  })

  it('ends the session at an unlocked charger', async () => {
    const admin = await callerOf(app, 'superadmin')
    const busy = (
      (await list(admin, 'chargepoint')) as { Id: string; Status: string; Connectors: object[] }[]
    ).find(({ Status, Connectors: [first] }) => Status === 'ONLINE' && first && 'SessionId' in first)
    const session = Reflect.get(busy?.Connectors[0] ?? {}, 'SessionId')
    const ChargePointIds = [busy?.Id]
    await save(admin, 'bulkcommand', { ...unlock, ChargePointIds })
    await admin.advance(10)
    expect((await one(admin, 'chargesession', String(session))) as object).toMatchObject({
      Status: 'COMPLETED',
    })
  })

  it.each([
    [
      'values of variables',
      'GetVariables',
      {
        getVariableData: [
          { component: { name: 'ChargingStation' }, variable: { name: 'HeartbeatInterval' } },
        ],
      },
      'attributeValue',
    ],
    [
      'file name of a log',
      'GetLog',
      { logType: 'DiagnosticsLog', requestId: 1, log: { remoteLocation: 'https://files.example/logs' } },
      'filename',
    ],
  ])('notes the %s', async (_what, name, payload, field) => {
    const admin = await callerOf(app, 'superadmin')
    const chargers = (await list(admin, 'chargepoint', 'filter=(Protocol EX "OCPP 2.0.1")')) as {
      Id: string
      Status: string
    }[]
    const ChargePointIds = [chargers.find(({ Status }) => Status === 'ONLINE')?.Id]
    const { Id } = (await save(admin, 'bulkcommand', { ...withPayloads(name, {}, payload), ChargePointIds }))
      .data
    await admin.advance(5)
    const { Results } = (await one(admin, 'bulkcommand', Id)) as BulkCommand
    expect(Results).toMatchObject([{ Status: 'ACCEPTED', Note: expect.stringContaining(`"${field}":`) }])
  })

  it('sends a list of 100 cards', async () => {
    const admin = await callerOf(app, 'superadmin')
    const cards = Array.from({ length: 100 }, (_, index) => `CARD${index}`.padEnd(20, '0'))
    const list16 = cards.map((idTag) => ({ idTag, idTagInfo: { status: 'Accepted' } }))
    const list201 = cards.map((idToken) => ({
      idToken: { idToken, type: 'ISO14443' },
      idTokenInfo: { status: 'Accepted' },
    }))
    const send = withPayloads(
      'SendLocalList',
      { listVersion: 9, updateType: 'Full', localAuthorizationList: list16 },
      { versionNumber: 9, updateType: 'Full', localAuthorizationList: list201 },
    )
    const { Id } = (await save(admin, 'bulkcommand', { ...send, ChargePointIds: IDS })).data
    await admin.advance(10)
    const { Results } = (await one(admin, 'bulkcommand', Id)) as BulkCommand
    expect(Results.map(({ Status }) => Status)).toContain('ACCEPTED')
  })

  it('rejects parameters that the protocol of a charger does not have', async () => {
    const admin = await callerOf(app, 'superadmin')
    const wrong = { ...restart, Payloads: [{ Protocol: 'OCPP 1.6', Payload: '{"type":"OnIdle"}' }] }
    const refused = await save(admin, 'bulkcommand', { ...wrong, ChargePointIds: IDS })
    expect(refused).toMatchObject({ code: 'Error', message: expect.stringContaining('payload/type') })
  })

  it('accepts only existing chargers, and cannot be changed later', async () => {
    const admin = await callerOf(app, 'superadmin')
    const unknown = await save(admin, 'bulkcommand', { ...command, ChargePointIds: ['CP999999'] })
    expect(unknown).toMatchObject({
      code: 'UnknownChargePoint',
      message: expect.stringContaining('CP999999'),
    })
    const { Id, Version } = (await save(admin, 'bulkcommand', command)).data as BulkCommand
    const changed = await save(admin, 'bulkcommand', { Id, Version, Command: 'Reset' })
    expect(changed.message).toBe('Command: cannot change')
  })
})
