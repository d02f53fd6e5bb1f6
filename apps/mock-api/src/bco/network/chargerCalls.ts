import { energyAt, type Outlet, powerAt, type Stay } from '@portal/fixtures'
import type { Chargepoint, OcppStatus } from '@portal/schemas'
import { type Protocol, protocolOf } from '@portal/schemas/ocpp/protocols'
import type { OrderOf } from '../../world/chargerOrders.ts'
import type { StopReason } from '../../world/intervention.ts'

/** Message from a charger, not yet assigned to a connection. */
export interface ChargerCall {
  readonly at: number
  readonly action: string
  readonly request: object
  readonly answer: object
  /** Distinguishes messages sent at the same time. */
  readonly part: string
}

const HEARTBEAT_SECONDS = 300
const iso = (time: number): string => new Date(time).toISOString()
const ACCEPTED = { status: 'Accepted' }

export const heartbeat = (at: number): ChargerCall => ({
  at,
  action: 'Heartbeat',
  request: {},
  answer: { currentTime: iso(at) },
  part: '0',
})

export const bootNotification = (charger: Chargepoint, at: number): ChargerCall => {
  const { Vendor, Model, ChargeBoxSerialNumber, FirmwareVersion } = charger
  const request =
    protocolOf(charger) === 'OCPP 2.0.1'
      ? {
          reason: 'PowerUp',
          chargingStation: {
            vendorName: Vendor,
            model: Model,
            serialNumber: ChargeBoxSerialNumber,
            firmwareVersion: FirmwareVersion,
          },
        }
      : {
          chargePointVendor: Vendor,
          chargePointModel: Model,
          chargeBoxSerialNumber: ChargeBoxSerialNumber,
          firmwareVersion: FirmwareVersion,
        }
  const answer = { ...ACCEPTED, currentTime: iso(at), interval: HEARTBEAT_SECONDS }
  return { at, action: 'BootNotification', request, answer, part: '0' }
}

/** Statuses that OCPP 2.0.1 shares with 1.6; all others become `Occupied`. */
const STATUSES_201: readonly OcppStatus[] = ['Available', 'Reserved', 'Unavailable', 'Faulted']

export const statusNotification = (
  protocol: Protocol,
  { connectorNumber }: Outlet,
  status: OcppStatus,
  at: number,
): ChargerCall => ({
  at,
  action: 'StatusNotification',
  request:
    protocol === 'OCPP 2.0.1'
      ? {
          timestamp: iso(at),
          connectorStatus: STATUSES_201.includes(status) ? status : 'Occupied',
          evseId: connectorNumber,
          connectorId: 1,
        }
      : {
          connectorId: connectorNumber,
          errorCode: status === 'Faulted' ? 'GroundFailure' : 'NoError',
          status,
          timestamp: iso(at),
        },
  answer: {},
  part: String(connectorNumber),
})

const WATTS = 1_000
const meterValue = (stay: Stay, at: number) => [
  {
    timestamp: iso(at),
    sampledValue: [
      {
        value: String(Math.round(energyAt(stay, at) * WATTS)),
        measurand: 'Energy.Active.Import.Register',
        unit: 'Wh',
      },
      { value: String(Math.round(powerAt(stay, at) * WATTS)), measurand: 'Power.Active.Import', unit: 'W' },
    ],
  },
]

/** Returns a message about the progress of a file transfer. */
export const reportCall = ({
  at,
  action,
  status,
  requestId,
}: Pick<OrderOf<'report'>, 'at' | 'action' | 'status' | 'requestId'>): ChargerCall => ({
  at,
  action,
  request: { status, ...(requestId !== undefined && { requestId }) },
  answer: {},
  part: status,
})

const MAX_TRANSACTION_DIGITS = 9
/** OCPP 1.6 requires integer transaction ids. */
export const transactionOf = ({ sessionId }: Pick<Stay, 'sessionId'>): number =>
  Number(sessionId.replace(/\D/g, '').slice(-MAX_TRANSACTION_DIGITS))

type TransactionPart = 'Started' | 'Updated' | 'Ended'
const TRIGGERS = { Started: 'CablePluggedIn', Updated: 'MeterValuePeriodic', Ended: 'EVDeparted' } as const

const CALLS_16: Readonly<Record<TransactionPart, string>> = {
  Started: 'StartTransaction',
  Updated: 'MeterValues',
  Ended: 'StopTransaction',
}

const request16 = (
  { connectorNumber }: Outlet,
  stay: Stay,
  part: TransactionPart,
  at: number,
  reason: StopReason | undefined,
): object => {
  const transactionId = transactionOf(stay)
  const idTag = stay.card.number
  if (part === 'Started') return { connectorId: connectorNumber, idTag, meterStart: 0, timestamp: iso(at) }
  if (part === 'Updated')
    return { connectorId: connectorNumber, transactionId, meterValue: meterValue(stay, at) }
  const meterStop = Math.round(energyAt(stay, at) * WATTS)
  return { transactionId, idTag, meterStop, timestamp: iso(at), reason: reason ?? 'EVDisconnected' }
}

const answer16 = (stay: Stay, part: TransactionPart): object => {
  if (part === 'Updated') return {}
  return { idTagInfo: ACCEPTED, ...(part === 'Started' && { transactionId: transactionOf(stay) }) }
}

/**
 * Trigger and stop reason of a session in OCPP 2.0.1. Data written by older versions contains the resets of OCPP 1.6.
 */
const ENDS_201: Readonly<Record<StopReason | 'EVDisconnected', readonly [string, string]>> = {
  EVDisconnected: [TRIGGERS.Ended, 'EVDisconnected'],
  Remote: ['RemoteStop', 'Remote'],
  UnlockCommand: ['UnlockCommand', 'Remote'],
  SoftReset: ['ResetCommand', 'ImmediateReset'],
  HardReset: ['ResetCommand', 'ImmediateReset'],
  ImmediateReset: ['ResetCommand', 'ImmediateReset'],
}

/** Returns the start, meter values or end of a stay as a message of the protocol. */
export const transactionCall = (
  protocol: Protocol,
  outlet: Outlet,
  stay: Stay,
  part: TransactionPart,
  at: number,
  reason?: StopReason,
): ChargerCall => {
  const shared = { at, part: `${outlet.connectorNumber}-${part}` }
  if (protocol === 'OCPP 1.6')
    return {
      ...shared,
      action: CALLS_16[part],
      request: request16(outlet, stay, part, at, reason),
      answer: answer16(stay, part),
    }
  const [endTrigger, stoppedReason] = ENDS_201[reason ?? 'EVDisconnected']
  return {
    ...shared,
    action: 'TransactionEvent',
    request: {
      eventType: part,
      timestamp: iso(at),
      triggerReason: part === 'Ended' ? endTrigger : TRIGGERS[part],
      transactionInfo: { transactionId: stay.sessionId, ...(part === 'Ended' && { stoppedReason }) },
      evse: { id: outlet.connectorNumber, connectorId: 1 },
      idToken: { idToken: stay.card.number, type: 'ISO14443' },
      meterValue: meterValue(stay, at),
    },
    answer: part === 'Updated' ? {} : { idTokenInfo: ACCEPTED },
  }
}
