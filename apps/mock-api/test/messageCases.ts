import { DAY_MS, MINUTE_MS } from '@portal/schemas'
import type { MessageName, Protocol } from '@portal/schemas/ocpp/protocols'
import { TEST_NOW } from './testSignIn.ts'

/** Charger that receives the message; `expecting` has a car that arrives within hours. */
type Receiver = 'free' | 'charging' | 'expecting'

export type SentMessage = readonly [MessageName, object]

/** Two payloads of a message that differ in one parameter, with a scene in which a person sees the difference. */
export interface MessageCase {
  readonly action: MessageName
  readonly to: Receiver
  readonly one: object
  readonly other: object
  /** Messages that the charger receives first. */
  readonly before?: readonly SentMessage[]
  /** Messages whose answers depend on the parameter. */
  readonly after?: readonly SentMessage[]
  /** Set if the connection is closed when the car arrives. */
  readonly isOffline?: true
}

const from = (ms: number): string => new Date(TEST_NOW.getTime() + ms).toISOString()
const SOON = from(5 * MINUTE_MS)
const YESTERDAY = from(-DAY_MS)

/** Facts about the receivers that payloads refer to. */
export interface Facts {
  readonly vendor: string
  /** Number of the card that arrives next at the `expecting` charger, and the connector at which it arrives. */
  readonly card: string
  readonly connector: number
}

type Case = Omit<MessageCase, 'action'>

const each = (action: MessageName, cases: readonly Case[]): readonly MessageCase[] =>
  cases.map((one) => ({ action, ...one }))

/** Returns cases that each change one field of a payload. */
const fields = (to: Receiver, payload: object, changes: object, more: Partial<Case> = {}): readonly Case[] =>
  Object.entries(changes).map(([key, value]) => ({
    to,
    one: payload,
    other: { ...payload, [key]: value },
    ...more,
  }))

const failing = (location: string) => ({ location, retries: 1, retryInterval: 10 })
const LOST = 'https://files.invalid/9.1.4.bin'
const FOUND = 'https://files.example/9.1.4.bin'

const shared = ({ vendor }: Facts): readonly MessageCase[] => [
  ...each('DataTransfer', fields('free', { vendorId: vendor }, { vendorId: '?', messageId: 'M', data: 'D' })),
]

/** Input for a charging profile of either protocol version. */
interface Profile {
  readonly id?: number
  readonly stackLevel?: number
  readonly purpose?: string
  readonly kind?: string
  readonly connector?: number
  readonly unit?: string
  readonly limit?: number
  readonly profile?: object
  readonly schedule?: object
}

const limitOf = (
  protocol: Protocol,
  {
    id = 1,
    stackLevel = 0,
    purpose = 'TxDefaultProfile',
    kind = 'Absolute',
    connector = 0,
    unit = 'W',
    limit = 4_000,
    profile = {},
    schedule = {},
  }: Profile,
): object => {
  const is16 = protocol === 'OCPP 1.6'
  const chargingSchedule = {
    ...(!is16 && { id: 1 }),
    chargingRateUnit: unit,
    chargingSchedulePeriod: [{ startPeriod: 0, limit }],
    ...schedule,
  }
  const chargingProfile = {
    ...(is16 ? { chargingProfileId: id } : { id }),
    stackLevel,
    chargingProfilePurpose: purpose,
    chargingProfileKind: kind,
    ...profile,
    chargingSchedule: is16 ? chargingSchedule : [chargingSchedule],
  }
  return is16
    ? { connectorId: connector, csChargingProfiles: chargingProfile }
    : { evseId: connector, chargingProfile }
}

const limits = (protocol: Protocol): readonly MessageCase[] => {
  const of = (one: Profile, other: Profile, more: Partial<Case> = {}): Case => ({
    to: 'charging',
    one: limitOf(protocol, one),
    other: limitOf(protocol, other),
    ...more,
  })
  const hour = { startSchedule: YESTERDAY, duration: 3_600 }
  const daily = { kind: 'Recurring', profile: { recurrencyKind: 'Daily' }, schedule: hour }
  const higher = [
    ['SetChargingProfile', limitOf(protocol, { id: 9, stackLevel: 1, limit: 5_000 })],
  ] as const satisfies readonly SentMessage[]
  const is16 = protocol === 'OCPP 1.6'
  const clear = (value: number) => (is16 ? { id: value } : { chargingProfileId: value })
  const clearAt = (value: number) =>
    is16 ? { connectorId: value } : { chargingProfileCriteria: { evseId: value } }
  const set = [['SetChargingProfile', limitOf(protocol, { connector: 1 })]] as const
  const most = is16 ? 'ChargePointMaxProfile' : 'ChargingStationMaxProfile'
  return [
    ...each('SetChargingProfile', [
      of({ connector: 1 }, { connector: 2 }),
      of({ id: 1 }, { id: 2 }, { after: [['ClearChargingProfile', clear(1)]] }),
      of({ stackLevel: 0 }, { stackLevel: 2 }, { before: higher }),
      of({}, { purpose: most }, { before: higher }),
      of({ ...daily, kind: 'Absolute' }, daily),
      of(daily, { ...daily, profile: { recurrencyKind: 'Weekly' } }),
      of({}, { profile: { validFrom: SOON } }),
      of({}, { profile: { validTo: SOON } }),
      of({}, { unit: 'A' }),
      of({}, { limit: 5_000 }),
      of({}, { schedule: { startSchedule: SOON } }),
      of({}, { schedule: { duration: 60 } }),
    ]),
    ...each('ClearChargingProfile', [
      { to: 'charging', one: clear(1), other: clear(2), before: set },
      { to: 'charging', one: clearAt(1), other: clearAt(2), before: set },
    ]),
  ]
}

const cases16 = ({ card, connector }: Facts): readonly MessageCase[] => [
  ...each(
    'ChangeAvailability',
    fields('free', { connectorId: 1, type: 'Inoperative' }, { connectorId: 9, type: 'Operative' }),
  ),
  ...each(
    'ChangeConfiguration',
    fields('free', { key: 'LightIntensity', value: '15' }, { key: 'ConnectionTimeOut', value: '16' }),
  ),
  ...each('GetConfiguration', fields('free', {}, { key: ['LightIntensity'] })),
  ...each(
    'GetDiagnostics',
    fields('free', failing(LOST), {
      location: FOUND,
      retries: 2,
      retryInterval: 20,
      startTime: from(-2 * DAY_MS),
      stopTime: YESTERDAY,
    }),
  ),
  ...each(
    'ReserveNow',
    fields(
      'expecting',
      { connectorId: connector, expiryDate: from(DAY_MS), idTag: 'NOBODY', reservationId: 7 },
      { connectorId: 9, expiryDate: SOON, idTag: card, reservationId: 8 },
      { after: [['CancelReservation', { reservationId: 7 }]] },
    ),
  ),
  ...each(
    'CancelReservation',
    fields(
      'free',
      { reservationId: 7 },
      { reservationId: 8 },
      {
        before: [
          ['ReserveNow', { connectorId: 1, expiryDate: from(DAY_MS), idTag: 'NOBODY', reservationId: 7 }],
        ],
      },
    ),
  ),
  ...each('Reset', fields('charging', { type: 'Soft' }, { type: 'Hard' })),
  ...each('SendLocalList', [
    ...fields(
      'expecting',
      { listVersion: 4, updateType: 'Full' },
      { listVersion: 5 },
      {
        after: [['GetLocalListVersion', {}]],
      },
    ),
    ...fields(
      'expecting',
      { listVersion: 4, updateType: 'Full' },
      { updateType: 'Differential' },
      {
        before: [['SendLocalList', { listVersion: 4, updateType: 'Full' }]],
      },
    ),
    ...fields(
      'expecting',
      { listVersion: 4, updateType: 'Full' },
      { localAuthorizationList: [{ idTag: card, idTagInfo: { status: 'Accepted' } }] },
      { isOffline: true },
    ),
  ]),
  ...each(
    'TriggerMessage',
    fields(
      'free',
      { requestedMessage: 'StatusNotification', connectorId: 1 },
      { requestedMessage: 'FirmwareStatusNotification', connectorId: 9 },
    ),
  ),
  ...each('UnlockConnector', fields('charging', { connectorId: 1 }, { connectorId: 9 })),
  ...each(
    'UpdateFirmware',
    fields(
      'free',
      { ...failing(LOST), retrieveDate: from(0) },
      { location: FOUND, retrieveDate: SOON, retries: 2, retryInterval: 20 },
    ),
  ),
]

const token = (idToken: string) => ({ idToken, type: 'ISO14443' })

const cases201 = ({ card, connector }: Facts): readonly MessageCase[] => {
  const variable = (component: string, name: string) => ({
    component: { name: component },
    variable: { name },
  })
  const light = variable('Light', 'LightIntensity')
  const reservation = { id: 7, evseId: connector, expiryDateTime: from(DAY_MS), idToken: token('NOBODY') }
  const log = (inner: object) => ({
    logType: 'DiagnosticsLog',
    requestId: 1,
    retries: 1,
    retryInterval: 10,
    log: { remoteLocation: LOST, ...inner },
  })
  const firmware = (inner: object) => ({
    requestId: 1,
    retries: 1,
    retryInterval: 10,
    firmware: { location: LOST, retrieveDateTime: from(0), ...inner },
  })
  const list = { versionNumber: 4, updateType: 'Full' }
  const toFree = (one: object, other: object): Case => ({ to: 'free', one, other })
  return [
    ...each('ChangeAvailability', [
      toFree({ operationalStatus: 'Inoperative' }, { operationalStatus: 'Operative' }),
      toFree({ operationalStatus: 'Inoperative' }, { operationalStatus: 'Inoperative', evse: { id: 9 } }),
    ]),
    ...each('SetVariables', [
      ...[variable('Other', 'LightIntensity'), variable('Light', 'ConnectionTimeOut')].map((other) =>
        toFree(
          { setVariableData: [{ ...light, attributeValue: '15' }] },
          { setVariableData: [{ ...other, attributeValue: '15' }] },
        ),
      ),
      toFree(
        { setVariableData: [{ ...light, attributeValue: '15' }] },
        { setVariableData: [{ ...light, attributeValue: '16' }] },
      ),
    ]),
    ...each(
      'GetVariables',
      [variable('Other', 'LightIntensity'), variable('Light', 'ConnectionTimeOut')].map((other) =>
        toFree({ getVariableData: [light] }, { getVariableData: [other] }),
      ),
    ),
    ...each('GetLog', [
      ...fields('free', log({}), { logType: 'SecurityLog', requestId: 2, retries: 2, retryInterval: 20 }),
      ...[{ remoteLocation: FOUND }, { oldestTimestamp: from(-2 * DAY_MS) }, { latestTimestamp: SOON }].map(
        (inner) => toFree(log({}), log(inner)),
      ),
    ]),
    ...each(
      'ReserveNow',
      fields(
        'expecting',
        reservation,
        { id: 8, evseId: 9, expiryDateTime: SOON, idToken: token(card) },
        { after: [['CancelReservation', { reservationId: 7 }]] },
      ),
    ),
    ...each(
      'CancelReservation',
      fields(
        'free',
        { reservationId: 7 },
        { reservationId: 8 },
        {
          before: [['ReserveNow', { ...reservation, evseId: 1 }]],
        },
      ),
    ),
    ...each('Reset', fields('charging', { type: 'OnIdle' }, { type: 'Immediate' })),
    ...each('SendLocalList', [
      ...fields('expecting', list, { versionNumber: 5 }, { after: [['GetLocalListVersion', {}]] }),
      ...fields('expecting', list, { updateType: 'Differential' }, { before: [['SendLocalList', list]] }),
      ...fields(
        'expecting',
        list,
        { localAuthorizationList: [{ idToken: token(card), idTokenInfo: { status: 'Accepted' } }] },
        { isOffline: true },
      ),
    ]),
    ...each(
      'TriggerMessage',
      fields(
        'free',
        { requestedMessage: 'StatusNotification', evse: { id: 1 } },
        { requestedMessage: 'LogStatusNotification', evse: { id: 9 } },
      ),
    ),
    ...each('UnlockConnector', fields('free', { evseId: 1, connectorId: 1 }, { evseId: 9, connectorId: 2 })),
    ...each('UpdateFirmware', [
      ...fields('free', firmware({}), { requestId: 2, retries: 2, retryInterval: 20 }),
      ...[{ location: FOUND }, { retrieveDateTime: SOON }].map((inner) =>
        toFree(firmware({}), firmware(inner)),
      ),
      toFree(firmware({ location: FOUND }), firmware({ location: FOUND, installDateTime: SOON })),
    ]),
  ]
}

export const messageCases = (protocol: Protocol, facts: Facts): readonly MessageCase[] => [
  ...shared(facts),
  ...(protocol === 'OCPP 1.6' ? cases16(facts) : cases201(facts)),
  ...limits(protocol),
]
