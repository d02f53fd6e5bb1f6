/**
 * Versions of the protocol between chargers and server. In a separate file, because the schema of a charger needs the
 * names without the messages.
 */
export const PROTOCOLS = ['OCPP 1.6', 'OCPP 2.0.1'] as const
export type Protocol = (typeof PROTOCOLS)[number]

export const FRAME_DIRECTIONS = ['FROM_CHARGER', 'TO_CHARGER'] as const
export type FrameDirection = (typeof FRAME_DIRECTIONS)[number]

/** Returns the protocol of a charger; OCPP 1.6 if its record names none. */
export const protocolOf = ({ Protocol }: { readonly Protocol?: string | undefined }): Protocol =>
  PROTOCOLS.find((one) => one === Protocol) ?? 'OCPP 1.6'

/** Messages that chargers of each version send on their own initiative. */
export const CHARGER_CALLS = {
  'OCPP 1.6': [
    'BootNotification',
    'Heartbeat',
    'StatusNotification',
    'StartTransaction',
    'MeterValues',
    'StopTransaction',
    'DiagnosticsStatusNotification',
    'FirmwareStatusNotification',
  ],
  'OCPP 2.0.1': [
    'BootNotification',
    'Heartbeat',
    'StatusNotification',
    'TransactionEvent',
    'LogStatusNotification',
    'FirmwareStatusNotification',
  ],
} as const satisfies Readonly<Record<Protocol, readonly string[]>>

/** Messages that start and stop sessions. The portal sends them as remote commands, not as messages. */
export const SESSION_CALLS = {
  'OCPP 1.6': ['RemoteStartTransaction', 'RemoteStopTransaction'],
  'OCPP 2.0.1': ['RequestStartTransaction', 'RequestStopTransaction'],
} as const satisfies Readonly<Record<Protocol, readonly string[]>>

/**
 * Messages that a charger accepts in at least one version, besides {@link SESSION_CALLS}; those that change nothing
 * come first.
 */
export const MESSAGE_NAMES = [
  'TriggerMessage',
  'GetConfiguration',
  'GetVariables',
  'GetDiagnostics',
  'GetLog',
  'GetLocalListVersion',
  'ClearCache',
  'DataTransfer',
  'ChangeConfiguration',
  'SetVariables',
  'SendLocalList',
  'SetChargingProfile',
  'ClearChargingProfile',
  'ReserveNow',
  'CancelReservation',
  'ChangeAvailability',
  'UnlockConnector',
  'Reset',
  'UpdateFirmware',
] as const
export type MessageName = (typeof MESSAGE_NAMES)[number]
