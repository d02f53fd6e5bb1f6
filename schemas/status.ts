/** Statuses of connectors and chargers (S4) and what they come from (OCPP 1.6). */

export const CONNECTOR_STATUSES = [
  'AVAILABLE',
  'OCCUPIED',
  'CHARGING',
  'PARKING',
  'FINISHED',
  'COMPLETED',
  'RESERVED',
  'UNAVAILABLE',
  'UNKNOWN',
  'ERROR',
  'OFFLINE',
  'OFFLINE_AVAILABLE',
  'OFFLINE_OCCUPIED',
  'OFFLINE_CHARGING',
  'OFFLINE_PARKING',
  'OFFLINE_ERROR',
] as const
export type ConnectorStatus = (typeof CONNECTOR_STATUSES)[number]

/** A charge point as a whole (S4). */
export const CHARGEPOINT_STATUSES = ['ONLINE', 'OFFLINE'] as const
export type ChargepointStatus = (typeof CHARGEPOINT_STATUSES)[number]

export type AnyStatus = ConnectorStatus | ChargepointStatus

/** ChargePointStatus of OCPP 1.6. */
export const OCPP_STATUSES = [
  'Available',
  'Preparing',
  'Charging',
  'SuspendedEV',
  'SuspendedEVSE',
  'Finishing',
  'Reserved',
  'Unavailable',
  'Faulted',
] as const
export type OcppStatus = (typeof OCPP_STATUSES)[number]

const FROM_OCPP: Readonly<Record<OcppStatus, ConnectorStatus>> = {
  Available: 'AVAILABLE',
  Preparing: 'OCCUPIED',
  Charging: 'CHARGING',
  SuspendedEV: 'PARKING',
  SuspendedEVSE: 'PARKING',
  Finishing: 'FINISHED',
  Reserved: 'RESERVED',
  Unavailable: 'UNAVAILABLE',
  Faulted: 'ERROR',
}

/** S4 names an offline variant of these five only; any other status of a silent charger is plain OFFLINE. */
const OFFLINE_VARIANT: Readonly<Partial<Record<ConnectorStatus, ConnectorStatus>>> = {
  AVAILABLE: 'OFFLINE_AVAILABLE',
  OCCUPIED: 'OFFLINE_OCCUPIED',
  CHARGING: 'OFFLINE_CHARGING',
  PARKING: 'OFFLINE_PARKING',
  ERROR: 'OFFLINE_ERROR',
}

/** What a connector of a silent charger was when last seen: it is nothing now. */
export const statusWhenSilent = (status: ConnectorStatus): ConnectorStatus =>
  isOfflineStatus(status) ? status : (OFFLINE_VARIANT[status] ?? 'OFFLINE')

/** The connector status that the portal shows for what the charger last said, given whether it is still heard. */
export const connectorStatus = (ocpp: OcppStatus, isOnline: boolean): ConnectorStatus => {
  const status = FROM_OCPP[ocpp]
  return isOnline ? status : statusWhenSilent(status)
}

export const isOfflineStatus = (status: AnyStatus): boolean => status.startsWith('OFFLINE')

/** The four display states of a connector (S4), and offline for one that is not heard. */
export const DISPLAY_STATES = ['available', 'charging', 'parking', 'error', 'offline'] as const
export type DisplayState = (typeof DISPLAY_STATES)[number]

const DISPLAY: Readonly<Record<ConnectorStatus, DisplayState>> = {
  AVAILABLE: 'available',
  RESERVED: 'available',
  CHARGING: 'charging',
  OCCUPIED: 'charging',
  PARKING: 'parking',
  FINISHED: 'parking',
  COMPLETED: 'parking',
  ERROR: 'error',
  UNAVAILABLE: 'error',
  UNKNOWN: 'error',
  OFFLINE: 'offline',
  OFFLINE_AVAILABLE: 'offline',
  OFFLINE_OCCUPIED: 'offline',
  OFFLINE_CHARGING: 'offline',
  OFFLINE_PARKING: 'offline',
  OFFLINE_ERROR: 'offline',
}

export const displayState = (status: ConnectorStatus): DisplayState => DISPLAY[status]

/** A charger is as interesting as its most interesting connector, in this order. */
const PRECEDENCE: readonly DisplayState[] = ['error', 'charging', 'parking', 'available', 'offline']

/** The status of a charger as its connectors give it, or undefined when it has none. */
export const leadingStatus = (statuses: readonly ConnectorStatus[]): ConnectorStatus | undefined =>
  [...statuses].sort((a, b) => PRECEDENCE.indexOf(DISPLAY[a]) - PRECEDENCE.indexOf(DISPLAY[b]))[0]
