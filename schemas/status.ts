/** Statuses of connectors and chargers (S4), derived from OCPP 1.6. */

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

/** Status of a whole charger (S4). */
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

/** S4 has an offline variant for these five only; any other status of a silent charger is plain OFFLINE. */
const OFFLINE_VARIANT: Readonly<Partial<Record<ConnectorStatus, ConnectorStatus>>> = {
  AVAILABLE: 'OFFLINE_AVAILABLE',
  OCCUPIED: 'OFFLINE_OCCUPIED',
  CHARGING: 'OFFLINE_CHARGING',
  PARKING: 'OFFLINE_PARKING',
  ERROR: 'OFFLINE_ERROR',
}

/** Returns the offline variant of a connector's last known status; plain OFFLINE if it has none. */
export const statusWhenSilent = (status: ConnectorStatus): ConnectorStatus =>
  isOfflineStatus(status) ? status : (OFFLINE_VARIANT[status] ?? 'OFFLINE')

/** Returns the status of a connector to display, from its last OCPP status and the charger's connection. */
export const connectorStatus = (ocpp: OcppStatus, isOnline: boolean): ConnectorStatus => {
  const status = FROM_OCPP[ocpp]
  return isOnline ? status : statusWhenSilent(status)
}

export const isOfflineStatus = (status: AnyStatus): boolean => status.startsWith('OFFLINE')

/** The four display states of a connector (S4), and offline for a silent charger. */
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

/** Display states by importance; a charger has the display state of its most important connector. */
const PRECEDENCE: readonly DisplayState[] = ['error', 'charging', 'parking', 'available', 'offline']

/** Returns the connector status that represents the charger; undefined without connectors. */
export const leadingStatus = (statuses: readonly ConnectorStatus[]): ConnectorStatus | undefined =>
  [...statuses].sort((a, b) => PRECEDENCE.indexOf(DISPLAY[a]) - PRECEDENCE.indexOf(DISPLAY[b]))[0]
