import type { Outlet, OutletState } from '@portal/fixtures'
import { MINUTE_MS } from '@portal/schemas'
import { powerLimitIn } from '@portal/schemas/ocpp/powerLimit'
import type { MessageName } from '@portal/schemas/ocpp/protocols'
import type { Turn } from '../world/chargerOrders.ts'
import { settingFault, settingsOf } from '../world/chargerSettings.ts'
import type { Intervention } from '../world/interventions.ts'
import type { Records } from '../world/store.ts'
import { numberAt, textAt, textsAt } from './messagePayload.ts'
import { restartOf, stopOf } from './remoteEffects.ts'

export interface Plug {
  readonly outlet: Outlet
  readonly powerType: string
  readonly state: OutletState
}

export interface Arrived {
  readonly charger: Records['chargepoint']
  readonly plugs: readonly Plug[]
  readonly payload: unknown
  readonly at: number
  readonly settings: ReadonlyMap<string, string>
  readonly firmware: string | undefined
  /** Version of the card list that the charger last accepted. */
  readonly listVersion: number
  readonly hasReservation: (reservationId: number) => boolean
  readonly hasLimit: (connectorId: string | undefined, profileId: number | undefined) => boolean
  readonly turn?: Turn
}

/** The charger's answer, and the effects of the message if accepted. */
export interface Reaction {
  readonly answer: Readonly<Record<string, unknown>>
  readonly does?: readonly Intervention[]
}

const reaction = (status: string, ...does: readonly Intervention[]): Reaction => ({
  answer: { status },
  does,
})

const base = ({ charger, at, turn }: Arrived) => ({
  chargepointId: charger.Id,
  at,
  ...(turn && { turn }),
})

/** 0 means all connectors. */
const plugsOf = ({ plugs }: Arrived, connector: number): readonly Plug[] =>
  plugs.filter(({ outlet }) => connector === 0 || outlet.connectorNumber === connector)

const connectorOf = ({ payload }: Arrived): number =>
  numberAt(payload, 'connectorId') ?? numberAt(payload, 'evseId') ?? numberAt(payload, 'evse', 'id') ?? 0

const isBusy = ({ state }: Plug): boolean => state.stay !== undefined

const stops = (plugs: readonly Plug[], at: number, turn: Turn | undefined): readonly Intervention[] =>
  plugs.flatMap(({ outlet: { connectorId }, state: { stay } }) =>
    stay
      ? [{ kind: 'stop', connectorId, sessionId: stay.sessionId, at, ...(turn && { turn }) } as const]
      : [],
  )

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
  // A running session ends first.
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

/** Restarts the charger immediately, which ends its sessions. `OnIdle` waits until the last car has left. */
const reset = (arrived: Arrived): Reaction => {
  const { charger, plugs, payload, at, turn } = arrived
  const isWaiting = textAt(payload, 'type') === 'OnIdle' && plugs.some(isBusy)
  const startsAt = isWaiting ? Math.max(at, ...plugs.map(({ state }) => state.stay?.stop ?? at)) : at
  const restart = { ...restartOf(charger.Id, startsAt), ...(turn && { turn }) }
  return reaction(
    isWaiting ? 'Scheduled' : 'Accepted',
    ...(isWaiting ? [] : stops(plugs, restart.from, turn)),
    restart,
  )
}

const sendLocalList = ({ payload, listVersion }: Arrived): Reaction => {
  const version = numberAt(payload, 'listVersion') ?? numberAt(payload, 'versionNumber') ?? 0
  const isPart = textAt(payload, 'updateType') === 'Differential'
  return reaction(isPart && version <= listVersion ? 'VersionMismatch' : 'Accepted')
}

const PHASES = { AC_1_PHASE: 1 } as const
const phasesOf = (powerType: string): number => (powerType in PHASES ? 1 : 3)

const setLimit = (arrived: Arrived): Reaction => {
  const limit = powerLimitIn(arrived.payload)
  const plugs = limit ? plugsOf(arrived, limit.connector) : []
  const [plug] = plugs
  if (!limit || !plug) return reaction('Rejected')
  const stay = plug.state.stay
  if (limit.isOfSession && (limit.connector === 0 || !stay)) return reaction('Rejected')
  return reaction('Accepted', {
    ...base(arrived),
    kind: 'limit',
    limit,
    phases: phasesOf(plug.powerType),
    shares: limit.connector === 0 ? plugs.length : 1,
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

const unlock = (arrived: Arrived): Reaction => {
  const [plug] = plugsOf(arrived, connectorOf(arrived))
  if (!plug) return reaction('UnlockFailed')
  const { stay } = plug.state
  const { at, turn } = arrived
  return stay
    ? reaction('Unlocked', { ...stopOf(plug.outlet.connectorId, stay.sessionId, at), ...(turn && { turn }) })
    : reaction('Unlocked')
}

const INSTALL_MS = 2 * MINUTE_MS

const versionIn = (location: string): string =>
  /\d+(?:\.\d+)+/.exec(location.split('/').pop() ?? '')?.[0] ?? ''

/**
 * Downloads the firmware from the given time on, installs it once no car is connected, and restarts with the new
 * version.
 */
const updateFirmware = (arrived: Arrived): readonly Intervention[] => {
  const { charger, payload, at, plugs, firmware = '', turn } = arrived
  const location = textAt(payload, 'location') ?? textAt(payload, 'firmware', 'location') ?? ''
  const times = ['retrieveDate', 'retrieveDateTime', 'installDateTime'].map((field) =>
    Date.parse(textAt(payload, field) ?? textAt(payload, 'firmware', field) ?? ''),
  )
  const installedAt = Math.max(at, ...times.filter((time) => !Number.isNaN(time))) + INSTALL_MS
  const idle = Math.max(installedAt, ...plugs.map(({ state }) => state.stay?.stop ?? installedAt))
  const restart = { ...restartOf(charger.Id, idle), ...(turn && { turn }) }
  const to = versionIn(location)
  return [restart, { ...base(arrived), kind: 'firmware', at: restart.until, from: firmware, to }]
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
  DataTransfer: ({ charger, payload }) =>
    reaction(textAt(payload, 'vendorId') === charger.Vendor ? 'Accepted' : 'UnknownVendorId'),
  GetConfiguration: ({ payload, plugs, settings }) => {
    const all = settingsOf(plugs.length, settings)
    const keys = textsAt(payload, 'key')
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
  GetDiagnostics: ({ charger, at }) => ({ answer: { fileName: logName(charger.Id, at) } }),
  GetLog: ({ charger, at }) => ({ answer: { status: 'Accepted', filename: logName(charger.Id, at) } }),
  GetLocalListVersion: ({ listVersion, charger }) => ({
    answer: charger.Protocol === 'OCPP 2.0.1' ? { versionNumber: listVersion } : { listVersion },
  }),
  ReserveNow: reserve,
  CancelReservation: cancelReservation,
  Reset: reset,
  SendLocalList: sendLocalList,
  SetChargingProfile: setLimit,
  ClearChargingProfile: clearLimit,
  TriggerMessage: () => reaction('Accepted'),
  UnlockConnector: unlock,
  UpdateFirmware: (arrived) => ({
    // OCPP 1.6 confirms without a status.
    answer: arrived.charger.Protocol === 'OCPP 2.0.1' ? { status: 'Accepted' } : {},
    does: updateFirmware(arrived),
  }),
}

const logName = (chargepointId: string, at: number): string =>
  `${chargepointId}-${new Date(at).toISOString().slice(0, 10)}.log`
