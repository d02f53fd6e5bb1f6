import type { Stay } from '@portal/fixtures'
import { type PowerLimit, powerLimitIn } from '@portal/schemas/ocpp/powerLimit'
import type { MessageName } from '@portal/schemas/ocpp/protocols'
import type { ListedCard, Turn } from '../world/chargerOrders.ts'
import { settingFault, settingsOf } from '../world/chargerSettings.ts'
import type { Intervention, StopReason } from '../world/intervention.ts'
import { type Arrived, base, type Plug, type Reaction, reaction } from './arrived.ts'
import { updateFirmware, uploadLog } from './fileTransfer.ts'
import { listAt, numberAt, textAt, valueAt } from './messagePayload.ts'
import { transactionOf } from './network/chargerCalls.ts'
import { restartOf, STOP_MS, stopOf } from './remoteEffects.ts'

/** Returns the connector with this number, or all connectors for 0. */
const plugsOf = ({ plugs }: Arrived, connector: number): readonly Plug[] =>
  plugs.filter(({ outlet }) => connector === 0 || outlet.connectorNumber === connector)

/**
 * Returns the connector number. In OCPP 2.0.1 it is that of the EVSE, because each EVSE of these chargers has one
 * connector.
 */
const connectorOf = ({ payload }: Arrived): number =>
  numberAt(payload, 'evseId') ?? numberAt(payload, 'evse', 'id') ?? numberAt(payload, 'connectorId') ?? 0

const isBusy = ({ state }: Plug): boolean => state.stay !== undefined

const changeAvailability = (arrived: Arrived): Reaction => {
  const number = connectorOf(arrived)
  const plugs = plugsOf(arrived, number)
  const [plug] = plugs
  if (!plug) return reaction('Rejected')
  const type = textAt(arrived.payload, 'type') ?? textAt(arrived.payload, 'operationalStatus')
  const isOperative = type === 'Operative'
  const order = {
    ...base(arrived),
    kind: 'availability',
    isOperative,
    ...(number > 0 && { connectorId: plug.outlet.connectorId }),
  } as const
  // A connector becomes inoperative only once its running session has ended.
  return reaction(!isOperative && plugs.some(isBusy) ? 'Scheduled' : 'Accepted', order)
}

/** `unknown` is the status for an unknown key. */
const settingStatus = (key: string, value: string, unknown: string): string => {
  const fault = settingFault(key, value)
  if (fault === undefined) return 'Accepted'
  return fault.includes('is no setting') ? unknown : 'Rejected'
}

const changeSetting = (arrived: Arrived, key: string, value: string, unknown: string) => {
  const status = settingStatus(key, value, unknown)
  const order = { ...base(arrived), kind: 'configuration', key, value } as const
  return { status, does: status === 'Accepted' ? [order] : [] }
}

/** Connector standards by OCPP 2.0.1 connector type. */
const STANDARDS: Readonly<Record<string, string>> = {
  cCCS2: 'IEC_62196_T2_COMBO',
  cG105: 'CHADEMO',
  cType2: 'IEC_62196_T2',
  sType2: 'IEC_62196_T2',
}

/** Returns the group of a card in a list or a reservation. */
const groupIn = (info: unknown): string | undefined =>
  textAt(info, 'parentIdTag') ?? textAt(info, 'groupIdToken', 'idToken')

/** Reserves the named connector, or else the first free one of the requested type. */
const reserve = (arrived: Arrived): Reaction => {
  const { payload, at } = arrived
  const type = textAt(payload, 'connectorType')
  const plugs = plugsOf(arrived, connectorOf(arrived)).filter(
    ({ standard }) => type === undefined || STANDARDS[type] === standard,
  )
  const plug = plugs.find(({ state }) => state.ocpp === 'Available') ?? plugs[0]
  const until = Date.parse(textAt(payload, 'expiryDate') ?? textAt(payload, 'expiryDateTime') ?? '')
  const group = groupIn(payload)
  if (!plug || !(until > at)) return reaction('Rejected')
  const { ocpp } = plug.state
  if (ocpp === 'Faulted' || ocpp === 'Unavailable') return reaction(ocpp)
  if (ocpp !== 'Available') return reaction('Occupied')
  return reaction('Accepted', {
    ...base(arrived),
    kind: 'reservation',
    connectorId: plug.outlet.connectorId,
    reservationId: numberAt(payload, 'reservationId') ?? numberAt(payload, 'id') ?? 0,
    card: textAt(payload, 'idTag') ?? textAt(payload, 'idToken', 'idToken') ?? '',
    ...(group !== undefined && { group }),
    until,
  })
}

const cancelReservation = (arrived: Arrived): Reaction => {
  const reservationId = numberAt(arrived.payload, 'reservationId') ?? 0
  return arrived.hasReservation(reservationId)
    ? reaction('Accepted', { ...base(arrived), kind: 'reservationEnd', reservationId })
    : reaction('Rejected')
}

const stops = (
  plugs: readonly Plug[],
  stop: { readonly at: number; readonly reason: StopReason; readonly turn?: Turn },
): readonly Intervention[] =>
  plugs.flatMap(({ outlet: { connectorId }, state: { stay } }) =>
    stay ? [{ kind: 'stop', connectorId, sessionId: stay.sessionId, ...stop } as const] : [],
  )

/**
 * Restarts the charger or one EVSE: `Soft` after it has ended its sessions, `OnIdle` after the last car has left, and
 * otherwise immediately, which cuts its sessions off.
 */
const reset = (arrived: Arrived): Reaction => {
  const { charger, payload, at, turn } = arrived
  const type = textAt(payload, 'type')
  const evseId = numberAt(payload, 'evseId')
  const plugs = plugsOf(arrived, evseId ?? 0)
  const [plug] = plugs
  if (!plug) return reaction('Rejected')
  const isCharging = plugs.some(isBusy)
  const ofTurn = turn && { turn }
  const restartAt = (commandedAt: number) => ({
    ...restartOf(charger.Id, commandedAt),
    ...(evseId !== undefined && { connectorId: plug.outlet.connectorId }),
    ...ofTurn,
  })
  if (type === 'OnIdle' && isCharging)
    return reaction('Scheduled', restartAt(Math.max(at, ...plugs.map(({ state }) => state.stay?.stop ?? at))))
  const stopAt = at + STOP_MS
  if (type === 'Soft' && isCharging)
    return reaction(
      'Accepted',
      ...stops(plugs, { at: stopAt, reason: 'SoftReset', ...ofTurn }),
      restartAt(stopAt),
    )
  const restart = restartAt(at)
  const reason = type === 'Immediate' ? 'ImmediateReset' : 'HardReset'
  return reaction('Accepted', ...stops(plugs, { at: restart.from, reason, ...ofTurn }), restart)
}

/** Parses an entry of a card list. */
const cardIn = (entry: unknown): { readonly listed: ListedCard; readonly isAccepted: boolean } => {
  const info = valueAt(entry, ['idTagInfo']) ?? valueAt(entry, ['idTokenInfo'])
  const until = textAt(info, 'expiryDate') ?? textAt(info, 'cacheExpiryDateTime')
  const group = groupIn(info)
  return {
    listed: {
      card: textAt(entry, 'idTag') ?? textAt(entry, 'idToken', 'idToken') ?? '',
      ...(until !== undefined && { until: Date.parse(until) }),
      ...(group !== undefined && { group }),
    },
    isAccepted: textAt(info, 'status') === 'Accepted',
  }
}

const sendLocalList = (arrived: Arrived): Reaction => {
  const { payload, listVersion } = arrived
  const version = numberAt(payload, 'listVersion') ?? numberAt(payload, 'versionNumber') ?? 0
  const isWhole = textAt(payload, 'updateType') === 'Full'
  if (!isWhole && version <= listVersion) return reaction('VersionMismatch')
  const entries = listAt(payload, 'localAuthorizationList').map(cardIn)
  return reaction('Accepted', {
    ...base(arrived),
    kind: 'localList',
    version,
    cards: entries.filter(({ isAccepted }) => isAccepted).map(({ listed }) => listed),
    refused: entries.filter(({ isAccepted }) => !isAccepted).map(({ listed }) => listed.card),
    isWhole,
  })
}

const PHASES = { AC_1_PHASE: 1 } as const
const phasesOf = (powerType: string): number => (powerType in PHASES ? 1 : 3)

const isOfStay = ({ transaction }: PowerLimit, stay: Stay): boolean =>
  transaction === undefined || [stay.sessionId, String(transactionOf(stay))].includes(transaction)

const setLimit = (arrived: Arrived): Reaction => {
  const limit = powerLimitIn(arrived.payload)
  const plugs = limit ? plugsOf(arrived, limit.connector) : []
  const [plug] = plugs
  if (!limit || !plug || (limit.isOfCharger && limit.connector > 0)) return reaction('Rejected')
  const stay = plug.state.stay
  if (limit.isOfSession && (limit.connector === 0 || !stay || !isOfStay(limit, stay)))
    return reaction('Rejected')
  return reaction('Accepted', {
    ...base(arrived),
    kind: 'limit',
    limit,
    phases: phasesOf(plug.powerType),
    shares: limit.isOfCharger ? plugs.length : 1,
    ...(limit.connector > 0 && { connectorId: plug.outlet.connectorId }),
    ...(limit.isOfSession && stay && { sessionId: stay.sessionId }),
  })
}

const clearLimit = (arrived: Arrived): Reaction => {
  const { payload } = arrived
  const fields = valueAt(payload, ['chargingProfileCriteria']) ?? payload
  const number = numberAt(fields, 'connectorId') ?? numberAt(fields, 'evseId') ?? 0
  const profileId = numberAt(payload, 'id') ?? numberAt(payload, 'chargingProfileId')
  const stackLevel = numberAt(fields, 'stackLevel')
  const purpose = textAt(fields, 'chargingProfilePurpose')
  const criteria = {
    ...(profileId !== undefined && { profileId }),
    ...(stackLevel !== undefined && { stackLevel }),
    ...(purpose !== undefined && { purpose }),
  }
  const connectorId = number > 0 ? plugsOf(arrived, number)[0]?.outlet.connectorId : undefined
  if (!arrived.hasLimit(connectorId, criteria)) return reaction('Unknown')
  return reaction('Accepted', {
    ...base(arrived),
    kind: 'limitEnd',
    ...(connectorId !== undefined && { connectorId }),
    ...criteria,
  })
}

/** OCPP 1.6 ends a running session; OCPP 2.0.1 refuses while one is running. */
const unlock = (arrived: Arrived): Reaction => {
  const { charger, payload, at, turn } = arrived
  const [plug] = plugsOf(arrived, connectorOf(arrived))
  const is201 = charger.Protocol === 'OCPP 2.0.1'
  if (!plug || (is201 && numberAt(payload, 'connectorId') !== 1))
    return reaction(is201 ? 'UnknownConnector' : 'UnlockFailed')
  const { stay } = plug.state
  if (!stay) return reaction('Unlocked')
  if (is201) return reaction('OngoingAuthorizedTransaction')
  const stop = stopOf(plug.outlet.connectorId, stay.sessionId, at, 'UnlockCommand')
  return reaction('Unlocked', { ...stop, ...(turn && { turn }) })
}

/** Accepts a message of the charger's own vendor, and returns its id and data. */
const dataTransfer = ({ charger, payload }: Arrived): Reaction => {
  if (textAt(payload, 'vendorId') !== charger.Vendor) return reaction('UnknownVendorId')
  const data = [textAt(payload, 'messageId') ?? [], textAt(payload, 'data') ?? []].flat().join(': ')
  return { answer: { status: 'Accepted', ...(data !== '' && { data }) } }
}

/** Returns the names of a component and its variable, which an answer repeats. */
const variableIn = (entry: unknown) => ({
  component: { name: textAt(entry, 'component', 'name') ?? '' },
  variable: { name: textAt(entry, 'variable', 'name') ?? '' },
})

const setVariables = (arrived: Arrived): Reaction => {
  const results = listAt(arrived.payload, 'setVariableData').map((entry) => {
    const named = variableIn(entry)
    const value = textAt(entry, 'attributeValue') ?? ''
    return { named, ...changeSetting(arrived, named.variable.name, value, 'UnknownVariable') }
  })
  const setVariableResult = results.map(({ named, status }) => ({ attributeStatus: status, ...named }))
  return { answer: { setVariableResult }, does: results.flatMap(({ does }) => does) }
}

const getVariables = ({ payload, plugs, settings }: Arrived): Reaction => {
  const all = settingsOf(plugs.length, settings)
  const getVariableResult = listAt(payload, 'getVariableData').map((entry) => {
    const named = variableIn(entry)
    const setting = all.find(({ Key }) => Key === named.variable.name)
    return setting
      ? { attributeStatus: 'Accepted', attributeValue: setting.Value, ...named }
      : { attributeStatus: 'UnknownVariable', ...named }
  })
  return { answer: { getVariableResult } }
}

export const REACTIONS: Readonly<Record<MessageName, (arrived: Arrived) => Reaction>> = {
  ChangeAvailability: changeAvailability,
  ChangeConfiguration: (arrived) => {
    const key = textAt(arrived.payload, 'key') ?? ''
    const { status, does } = changeSetting(
      arrived,
      key,
      textAt(arrived.payload, 'value') ?? '',
      'NotSupported',
    )
    return reaction(status, ...does)
  },
  SetVariables: setVariables,
  ClearCache: () => reaction('Accepted'),
  DataTransfer: dataTransfer,
  GetConfiguration: ({ payload, plugs, settings }) => {
    const all = settingsOf(plugs.length, settings)
    const keys = listAt(payload, 'key').map(String)
    const matching = all.filter(({ Key }) => keys.length === 0 || keys.includes(Key))
    const unknownKey = keys.filter((key) => !all.some(({ Key }) => Key === key))
    const configurationKey = matching.map(({ Key, Value, IsReadOnly }) => ({
      key: Key,
      readonly: IsReadOnly,
      value: Value,
    }))
    return { answer: { configurationKey, ...(unknownKey.length > 0 && { unknownKey }) } }
  },
  GetVariables: getVariables,
  GetDiagnostics: uploadLog,
  GetLog: uploadLog,
  GetLocalListVersion: ({ listVersion, charger }) => ({
    answer: charger.Protocol === 'OCPP 2.0.1' ? { versionNumber: listVersion } : { listVersion },
  }),
  ReserveNow: reserve,
  CancelReservation: cancelReservation,
  Reset: reset,
  SendLocalList: sendLocalList,
  SetChargingProfile: setLimit,
  ClearChargingProfile: clearLimit,
  TriggerMessage: (arrived) =>
    reaction(plugsOf(arrived, connectorOf(arrived)).length > 0 ? 'Accepted' : 'Rejected'),
  UnlockConnector: unlock,
  UpdateFirmware: updateFirmware,
}
