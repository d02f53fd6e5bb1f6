import { DAY_MS } from '@portal/schemas'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import { limitCases } from './limitCases.ts'
import {
  type Case,
  each,
  type Facts,
  fields,
  from,
  type MessageCase,
  type SentMessage,
  SOON,
  YESTERDAY,
} from './messageCase.ts'

const failing = (location: string) => ({ location, retries: 1, retryInterval: 10 })
const LOST = 'https://files.invalid/9.1.4.bin'
const FOUND = 'https://files.example/9.1.4.bin'

const shared = ({ vendor }: Facts): readonly MessageCase[] => [
  ...each('DataTransfer', fields('free', { vendorId: vendor }, { vendorId: '?', messageId: 'M', data: 'D' })),
]

/** Entry of a card list, by the names of the protocol version. */
interface Entry {
  readonly card: string
  readonly status?: string
  readonly until?: string
  readonly group?: string
}

/** Returns cases for the entries of a card list, of which one card is expected. */
const entryCases = (
  { card }: Facts,
  listOf: (...entries: readonly Entry[]) => object,
  reservation: SentMessage,
): readonly Case[] => {
  const other = { card: 'NOBODY' }
  const of = (one: readonly Entry[], changed: readonly Entry[]): Case => ({
    to: 'expecting',
    one: listOf(...one),
    other: listOf(...changed),
    isOffline: true,
  })
  return [
    of([other], [{ card }]),
    of([{ card }], [{ card, status: 'Blocked' }]),
    of([{ card }], [{ card, until: SOON }]),
    of([other], [other, { card }]),
    {
      to: 'expecting',
      one: listOf({ card }),
      other: listOf({ card, group: 'G1' }),
      before: [reservation],
    },
  ]
}

const list16 = (...entries: readonly Entry[]) => ({
  listVersion: 4,
  updateType: 'Full',
  localAuthorizationList: entries.map(({ card, status = 'Accepted', until, group }) => ({
    idTag: card,
    idTagInfo: { status, expiryDate: until, parentIdTag: group },
  })),
})
const reservation16 = (connectorId: number) => ({
  connectorId,
  expiryDate: from(DAY_MS),
  idTag: 'NOBODY',
  reservationId: 7,
})

const cases16 = ({ card, connector, ...facts }: Facts): readonly MessageCase[] => [
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
      reservation16(connector),
      { connectorId: 9, expiryDate: SOON, idTag: card, parentIdTag: 'G1', reservationId: 8 },
      {
        before: [['SendLocalList', list16({ card, group: 'G1' })]],
        after: [['CancelReservation', { reservationId: 7 }]],
      },
    ),
  ),
  ...each(
    'CancelReservation',
    fields(
      'free',
      { reservationId: 7 },
      { reservationId: 8 },
      {
        before: [['ReserveNow', reservation16(1)]],
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
    ...entryCases({ card, connector, ...facts }, list16, [
      'ReserveNow',
      { ...reservation16(connector), parentIdTag: 'G1' },
    ]),
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
const list201 = (...entries: readonly Entry[]) => ({
  versionNumber: 4,
  updateType: 'Full',
  localAuthorizationList: entries.map(({ card, status = 'Accepted', until, group }) => ({
    idToken: token(card),
    idTokenInfo: {
      status,
      cacheExpiryDateTime: until,
      ...(group !== undefined && { groupIdToken: token(group) }),
    },
  })),
})

const cases201 = ({ card, connector, ...facts }: Facts): readonly MessageCase[] => {
  const variable = (component: string, name: string) => ({
    component: { name: component },
    variable: { name },
  })
  const light = variable('Light', 'LightIntensity')
  const timeOut = variable('Light', 'ConnectionTimeOut')
  const setting = (...values: readonly (readonly [object, string])[]) => ({
    setVariableData: values.map(([named, attributeValue]) => ({ ...named, attributeValue })),
  })
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
      ...[variable('Other', 'LightIntensity'), timeOut].map((other) =>
        toFree(setting([light, '15']), setting([other, '15'])),
      ),
      toFree(setting([light, '15']), setting([light, '16'])),
      toFree(setting([light, '15']), setting([light, '15'], [timeOut, '16'])),
    ]),
    ...each('GetVariables', [
      ...[variable('Other', 'LightIntensity'), timeOut].map((other) =>
        toFree({ getVariableData: [light] }, { getVariableData: [other] }),
      ),
      toFree({ getVariableData: [light] }, { getVariableData: [light, timeOut] }),
    ]),
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
        {
          id: 8,
          evseId: 9,
          connectorType: 'cG105',
          expiryDateTime: SOON,
          idToken: token(card),
          groupIdToken: token('G1'),
        },
        {
          before: [['SendLocalList', list201({ card, group: 'G1' })]],
          after: [['CancelReservation', { reservationId: 7 }]],
        },
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
    ...each('Reset', fields('charging', { type: 'OnIdle' }, { type: 'Immediate', evseId: 2 })),
    ...each('SendLocalList', [
      ...fields('expecting', list, { versionNumber: 5 }, { after: [['GetLocalListVersion', {}]] }),
      ...fields('expecting', list, { updateType: 'Differential' }, { before: [['SendLocalList', list]] }),
      ...entryCases({ card, connector, ...facts }, list201, [
        'ReserveNow',
        { ...reservation, groupIdToken: token('G1') },
      ]),
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
  ...limitCases(protocol, facts),
]
