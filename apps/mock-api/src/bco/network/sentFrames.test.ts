import type { Chargepoint } from '@portal/schemas'
import type { Frame } from '@portal/schemas/contract'
import { PROTOCOLS, type Protocol, protocolOf } from '@portal/schemas/ocpp/protocols'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../../test/testSignIn.ts'
import { buildServer } from '../../server.ts'

const CHARGEPOINT = '/v3.1/chargepoint/BCO'
const HOUR = 3_600

let app: FastifyInstance
beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
})
afterAll(() => app.close())

const framesOf = async (admin: TestCaller, { Id }: Chargepoint, query: string): Promise<readonly Frame[]> =>
  (await admin.get(`/v3.1/connection/BCO/${Id.replace('CP', 'CN')}/frames?${query}`)).data

const sentTo = async (admin: TestCaller, charger: Chargepoint) =>
  (await framesOf(admin, charger, 'direction=TO_CHARGER')).map(
    ({ At, Action, Request, Answer = 'null' }) => ({
      At,
      Action,
      Request: JSON.parse(Request),
      Answer: JSON.parse(Answer),
    }),
  )

type Use = 'free' | 'charging' | 'offline'
const IS: Readonly<Record<Use, (charger: Chargepoint) => boolean>> = {
  free: ({ Connectors }) => Connectors.every(({ Status }) => Status === 'AVAILABLE'),
  charging: ({ Connectors }) => Connectors[0]?.Status === 'CHARGING',
  offline: ({ Status }) => Status === 'OFFLINE',
}

/** Returns a charger in the required use. Advances the clock until there is one. */
const chargerIn = async (admin: TestCaller, protocol: Protocol, use: Use): Promise<Chargepoint> => {
  for (let hour = 0; hour < 300; hour += 1) {
    const all: Chargepoint[] = (await admin.get(`${CHARGEPOINT}/filtered?select=&pagesize=100`)).data
    const found = all.find((charger) => protocolOf(charger) === protocol && IS[use](charger))
    if (found) return found
    await admin.advance(HOUR)
  }
  return expect.fail(`No charger is ${use}`)
}

const update = async (admin: TestCaller, { Id }: Chargepoint, changes: object): Promise<void> => {
  const { Version } = (await admin.get(`${CHARGEPOINT}/${Id}`)).data
  expect((await admin.put(`${CHARGEPOINT}/Update`, { Id, Version, ...changes })).code).toBe('')
}

/** Last of the fleet’s cards; no connector’s plan contains it. */
const SPARE_CARD = 'T000205'
const transaction = (id: string) => Number(id.replace(/\D/g, '').slice(-9))
const ACCEPTED = { status: 'Accepted' }

interface Command {
  readonly command: string
  readonly use: Use
  readonly action: string
  readonly request: (sessionId: string) => object
  readonly answer?: object
  /** Stop reason, if the command ends the session. */
  readonly reason?: string
}

const COMMANDS: Readonly<Record<Protocol, readonly Command[]>> = {
  'OCPP 1.6': [
    {
      command: 'Start',
      use: 'free',
      action: 'RemoteStartTransaction',
      request: () => ({ connectorId: 1, idTag: expect.any(String) }),
    },
    {
      command: 'Stop',
      use: 'charging',
      action: 'RemoteStopTransaction',
      request: (id) => ({ transactionId: transaction(id) }),
      reason: 'Remote',
    },
    { command: 'Reset', use: 'free', action: 'Reset', request: () => ({ type: 'Soft' }) },
    {
      command: 'Reset',
      use: 'charging',
      action: 'Reset',
      request: () => ({ type: 'Soft' }),
      reason: 'SoftReset',
    },
    {
      command: 'Unlock',
      use: 'free',
      action: 'UnlockConnector',
      request: () => ({ connectorId: 1 }),
      answer: { status: 'Unlocked' },
    },
    {
      command: 'Unlock',
      use: 'charging',
      action: 'UnlockConnector',
      request: () => ({ connectorId: 1 }),
      answer: { status: 'Unlocked' },
      reason: 'UnlockCommand',
    },
  ],
  'OCPP 2.0.1': [
    {
      command: 'Start',
      use: 'free',
      action: 'RequestStartTransaction',
      request: () => ({
        evseId: 1,
        remoteStartId: expect.any(Number),
        idToken: { idToken: expect.any(String), type: 'ISO14443' },
      }),
    },
    {
      command: 'Stop',
      use: 'charging',
      action: 'RequestStopTransaction',
      request: (transactionId) => ({ transactionId }),
      reason: 'Remote',
    },
    { command: 'Reset', use: 'free', action: 'Reset', request: () => ({ type: 'Immediate' }) },
    {
      command: 'Reset',
      use: 'charging',
      action: 'Reset',
      request: () => ({ type: 'Immediate' }),
      reason: 'ImmediateReset',
    },
    {
      command: 'Unlock',
      use: 'free',
      action: 'UnlockConnector',
      request: () => ({ evseId: 1, connectorId: 1 }),
      answer: { status: 'Unlocked' },
    },
    {
      command: 'Unlock',
      use: 'charging',
      action: 'UnlockConnector',
      request: () => ({ evseId: 1, connectorId: 1 }),
      answer: { status: 'OngoingAuthorizedTransaction' },
    },
  ],
}

describe.each(PROTOCOLS)('A remote command in %s', (protocol) => {
  it.each(COMMANDS[protocol])(
    'sends $action to a charger that is $use',
    async ({ command, use, action, request, answer = ACCEPTED, reason }) => {
      const admin = await callerOf(app, 'superadmin')
      const charger = await chargerIn(admin, protocol, use)
      const [connector] = charger.Connectors
      const target = command === 'Reset' ? { chargepointid: charger.Id } : { connectorid: connector?.Id }
      const { code, data } = await admin.post(`/v3/chargepoint/BCO/Remote/${command}`, {
        ...target,
        ...(command === 'Start' && { tokenid: SPARE_CARD }),
      })
      expect(code).toBe('')
      const isRefused = answer !== ACCEPTED && reason === undefined && use === 'charging'
      expect(data).toMatchObject(
        isRefused ? { Status: 'REJECTED', Reason: 'CHARGING' } : { Status: 'ACCEPTED' },
      )
      await admin.advance(60)
      const Request = request(connector?.SessionId ?? '')
      expect(await sentTo(admin, charger)).toEqual([{ At: data.At, Action: action, Request, Answer: answer }])
      const ended = (await framesOf(admin, charger, 'direction=FROM_CHARGER')).filter(
        ({ At, Action, Request: sent }) =>
          At > data.At && (Action === 'StopTransaction' || sent.includes('"Ended"')),
      )
      expect(ended.length > 0).toBe(reason !== undefined)
      for (const each of ended) expect(each.Request).toContain(`eason":"${reason}"`)
    },
  )
})

interface Setting {
  readonly Key: string
  readonly Value: string
}

const settings16 = (settings: readonly Setting[]) =>
  settings.map(({ Key: key, Value: value }) => ({
    Action: 'ChangeConfiguration',
    Request: { key, value },
    Answer: ACCEPTED,
  }))
const settings201 = (settings: readonly Setting[]) => {
  const component = { name: 'ChargingStation' }
  const setVariableData = settings.map(({ Key: name, Value: attributeValue }) => ({
    component,
    variable: { name },
    attributeValue,
  }))
  const setVariableResult = settings.map(({ Key: name }) => ({
    component,
    variable: { name },
    attributeStatus: 'Accepted',
  }))
  return [{ Action: 'SetVariables', Request: { setVariableData }, Answer: { setVariableResult } }]
}
const SETTINGS = { 'OCPP 1.6': settings16, 'OCPP 2.0.1': settings201 }
const DIMMED = [{ Key: 'LightIntensity', Value: '40' }]
const AVAILABILITY = {
  'OCPP 1.6': (type: string) => ({ connectorId: 0, type }),
  'OCPP 2.0.1': (operationalStatus: string) => ({ operationalStatus }),
}

describe.each(PROTOCOLS)('A saved change in %s', (protocol) => {
  const settingsNow = async (admin: TestCaller, { Id }: Chargepoint) =>
    (await admin.get(`${CHARGEPOINT}/${Id}/Settings`)).data.Settings

  it('sends each changed setting', async () => {
    const admin = await callerOf(app, 'superadmin')
    const charger = await chargerIn(admin, protocol, 'free')
    const Settings = [
      { Key: 'LightIntensity', Value: '40' },
      { Key: 'HeartbeatInterval', Value: '600' },
    ]
    await update(admin, charger, { Settings })
    await admin.advance(60)
    const sent = await sentTo(admin, charger)
    const expected = SETTINGS[protocol](Settings)
    expect(sent).toHaveLength(expected.length)
    expect(sent).toEqual(expect.arrayContaining(expected.map((frame) => expect.objectContaining(frame))))
  })

  it('reaches an offline charger when it reconnects, unlike a remote command', async () => {
    const admin = await callerOf(app, 'superadmin')
    const charger = await chargerIn(admin, protocol, 'offline')
    await update(admin, charger, {
      AdminState: 'DISABLED',
      Settings: DIMMED,
    })
    expect(await settingsNow(admin, charger)).toContainEqual({
      Key: 'LightIntensity',
      Value: '80',
      NextValue: '40',
      IsReadOnly: false,
    })
    const reset = await admin.post('/v3/chargepoint/BCO/Remote/Reset', { chargepointid: charger.Id })
    expect(reset.data).toMatchObject({ Status: 'REJECTED', Reason: 'OFFLINE' })
    expect(await sentTo(admin, charger)).toEqual([])
    const isOnline = async () => (await admin.get(`${CHARGEPOINT}/${charger.Id}`)).data.Status === 'ONLINE'
    for (let hour = 0; hour < 80 && !(await isOnline()); hour += 1) await admin.advance(HOUR)
    expect(await settingsNow(admin, charger)).toContainEqual({
      Key: 'LightIntensity',
      Value: '40',
      IsReadOnly: false,
    })
    const actions = (await sentTo(admin, charger)).map(({ Action }) => Action)
    expect(new Set(actions)).toEqual(new Set(['ChangeAvailability', SETTINGS[protocol](DIMMED)[0]?.Action]))
    expect(actions).toHaveLength(2)
  })

  it('reaches a charger with a closed connection as soon as it reconnects', async () => {
    const admin = await callerOf(app, 'superadmin')
    const charger = await chargerIn(admin, protocol, 'free')
    await admin.post(`/v3.1/connection/BCO/${charger.Id.replace('CP', 'CN')}/close`)
    await update(admin, charger, { Settings: DIMMED })
    await admin.advance(20)
    expect(await sentTo(admin, charger)).toEqual([])
    await admin.advance(100)
    expect(await sentTo(admin, charger)).toMatchObject(SETTINGS[protocol](DIMMED))
  })

  it.each([
    ['free', 'Accepted'],
    ['charging', 'Scheduled'],
  ] as const)('puts a charger that is %s out of service and back: %s', async (use, status) => {
    const admin = await callerOf(app, 'superadmin')
    const charger = await chargerIn(admin, protocol, use)
    await update(admin, charger, { AdminState: 'DISABLED' })
    await admin.advance(60)
    await update(admin, charger, { AdminState: 'ENABLED' })
    await admin.advance(60)
    const request = AVAILABILITY[protocol]
    expect(await sentTo(admin, charger)).toMatchObject([
      { Action: 'ChangeAvailability', Request: request('Operative'), Answer: ACCEPTED },
      { Action: 'ChangeAvailability', Request: request('Inoperative'), Answer: { status } },
    ])
    expect((await admin.get(`${CHARGEPOINT}/${charger.Id}`)).data.Connectors[0].Status).toBe(
      use === 'free' ? 'AVAILABLE' : 'CHARGING',
    )
  })
})

it('An update with a setting is rejected as a whole while it is unknown when the charger will reconnect', async () => {
  const admin = await callerOf(app, 'superadmin')
  const { Id } = await chargerIn(admin, 'OCPP 1.6', 'free')
  await app.inject({
    method: 'PUT',
    url: '/__mock/scenarios/offline-storm',
    headers: { 'x-mock-session': admin.sessionId },
  })
  const { Version, Description } = (await admin.get(`${CHARGEPOINT}/${Id}`)).data
  const refused = await admin.put(`${CHARGEPOINT}/Update`, {
    Id,
    Version,
    Description: 'New',
    Settings: DIMMED,
  })
  expect(refused).toMatchObject({ code: 'Error', message: 'Settings: the charger does not answer' })
  expect((await admin.get(`${CHARGEPOINT}/${Id}`)).data).toMatchObject({ Version, Description })
})
