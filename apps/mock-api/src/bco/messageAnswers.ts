import { powerLimitIn } from '@portal/schemas/ocpp/powerLimit'
import type { MessageName } from '@portal/schemas/ocpp/protocols'
import { settingFault, settingsOf } from '../world/chargerSettings.ts'
import type { Intervention, StopReason } from '../world/interventions.ts'
import { type Arrived, base, type Plug, type Reaction, reaction } from './arrived.ts'
import { updateFirmware, uploadLog } from './fileTransfer.ts'
import { listAt, numberAt, textAt } from './messagePayload.ts'
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

const reserve = (arrived: Arrived): Reaction => {
  const { payload, at } = arrived
  const [plug] = plugsOf(arrived, connectorOf(arrived))
  const until = Date.parse(textAt(payload, 'expiryDate') ?? textAt(payload, 'expiryDateTime') ?? '')
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
  { plugs, turn }: Arrived,
  stop: { readonly at: number; readonly reason: StopReason },
): readonly Intervention[] =>
  plugs.flatMap(({ outlet: { connectorId }, state: { stay } }) =>
    stay
      ? [{ kind: 'stop', connectorId, sessionId: stay.sessionId, ...stop, ...(turn && { turn }) } as const]
      : [],
  )

/**
 * Restarts the charger: `Soft` after it has ended its sessions, `OnIdle` after the last car has left, and otherwise
 * immediately, which cuts its sessions off.
 */
const reset = (arrived: Arrived): Reaction => {
  const { charger, plugs, payload, at, turn } = arrived
  const type = textAt(payload, 'type')
  const isCharging = plugs.some(isBusy)
  const restartAt = (commandedAt: number) => ({
    ...restartOf(charger.Id, commandedAt),
    ...(turn && { turn }),
  })
  if (type === 'OnIdle' && isCharging)
    return reaction('Scheduled', restartAt(Math.max(at, ...plugs.map(({ state }) => state.stay?.stop ?? at))))
  const stopAt = at + STOP_MS
  if (type === 'Soft' && isCharging)
    return reaction('Accepted', ...stops(arrived, { at: stopAt, reason: 'SoftReset' }), restartAt(stopAt))
  const restart = restartAt(at)
  const reason = type === 'Immediate' ? 'ImmediateReset' : 'HardReset'
  return reaction('Accepted', ...stops(arrived, { at: restart.from, reason }), restart)
}

const sendLocalList = (arrived: Arrived): Reaction => {
  const { payload, listVersion } = arrived
  const version = numberAt(payload, 'listVersion') ?? numberAt(payload, 'versionNumber') ?? 0
  const isWhole = textAt(payload, 'updateType') === 'Full'
  if (!isWhole && version <= listVersion) return reaction('VersionMismatch')
  const cards = listAt(payload, 'localAuthorizationList').flatMap(
    (entry) => textAt(entry, 'idTag') ?? textAt(entry, 'idToken', 'idToken') ?? [],
  )
  return reaction('Accepted', { ...base(arrived), kind: 'localList', version, cards, isWhole })
}

const PHASES = { AC_1_PHASE: 1 } as const
const phasesOf = (powerType: string): number => (powerType in PHASES ? 1 : 3)

const setLimit = (arrived: Arrived): Reaction => {
  const limit = powerLimitIn(arrived.payload)
  const plugs = limit ? plugsOf(arrived, limit.connector) : []
  const [plug] = plugs
  if (!limit || !plug || (limit.isOfCharger && limit.connector > 0)) return reaction('Rejected')
  const stay = plug.state.stay
  if (limit.isOfSession && (limit.connector === 0 || !stay)) return reaction('Rejected')
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
  const profileId = numberAt(payload, 'id') ?? numberAt(payload, 'chargingProfileId')
  const number =
    numberAt(payload, 'connectorId') ?? numberAt(payload, 'chargingProfileCriteria', 'evseId') ?? 0
  const connectorId = number > 0 ? plugsOf(arrived, number)[0]?.outlet.connectorId : undefined
  if (!arrived.hasLimit(connectorId, profileId)) return reaction('Unknown')
  return reaction('Accepted', {
    ...base(arrived),
    kind: 'limitEnd',
    ...(connectorId !== undefined && { connectorId }),
    ...(profileId !== undefined && { profileId }),
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
  SetVariables: (arrived) => {
    const [component, name, value] = [['component', 'name'], ['variable', 'name'], ['attributeValue']].map(
      (path) => textAt(arrived.payload, 'setVariableData', 0, ...path) ?? '',
    ) as [string, string, string]
    const { status, does } = changeSetting(arrived, name, value, 'UnknownVariable')
    const result = { attributeStatus: status, component: { name: component }, variable: { name } }
    return { answer: { setVariableResult: [result] }, does }
  },
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
  GetVariables: ({ payload, plugs, settings }) => {
    const name = textAt(payload, 'getVariableData', 0, 'variable', 'name') ?? ''
    const component = { name: textAt(payload, 'getVariableData', 0, 'component', 'name') ?? '' }
    const setting = settingsOf(plugs.length, settings).find(({ Key }) => Key === name)
    const result = setting
      ? { attributeStatus: 'Accepted', attributeValue: setting.Value }
      : { attributeStatus: 'UnknownVariable' }
    return { answer: { getVariableResult: [{ ...result, component, variable: { name } }] } }
  },
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
