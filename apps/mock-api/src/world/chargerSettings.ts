import type { ChargepointSettings } from '@portal/schemas'

interface Setting {
  readonly key: string
  readonly value: string
  /** Valid values. Absent for a read-only setting. */
  readonly accepts?: RegExp
}

const SECONDS = /^\d{1,5}$/
const YES_NO = /^(true|false)$/

/** Factory settings of a charger (OCPP 1.6). */
const SETTINGS: readonly Setting[] = [
  { key: 'HeartbeatInterval', value: '300', accepts: SECONDS },
  { key: 'MeterValueSampleInterval', value: '300', accepts: SECONDS },
  { key: 'ConnectionTimeOut', value: '60', accepts: SECONDS },
  { key: 'LocalPreAuthorize', value: 'true', accepts: YES_NO },
  { key: 'AuthorizeRemoteTxRequests', value: 'false', accepts: YES_NO },
  { key: 'StopTransactionOnEVSideDisconnect', value: 'true', accepts: YES_NO },
  { key: 'LightIntensity', value: '80', accepts: /^(100|\d{1,2})$/ },
  { key: 'NumberOfConnectors', value: '1' },
  { key: 'SupportedFeatureProfiles', value: 'Core,RemoteTrigger,Reservation' },
]

/** Returns the reason why a charger rejects a setting, or undefined if it accepts it. */
export const settingFault = (key: string, value: string): string | undefined => {
  const setting = SETTINGS.find((one) => one.key === key)
  if (!setting) return `Settings/Key: '${key}' is no setting of this charger`
  if (!setting.accepts) return `Settings/Key: '${key}' can only be read`
  return setting.accepts.test(value) ? undefined : `Settings/Value: '${value}' is not valid for ${key}`
}

/** Returns the factory settings of a charger with later changes applied. */
export const settingsOf = (
  connectors: number,
  changed: ReadonlyMap<string, string>,
): ChargepointSettings['Settings'] =>
  SETTINGS.map(({ key, value, accepts }) => ({
    Key: key,
    Value: changed.get(key) ?? (key === 'NumberOfConnectors' ? String(connectors) : value),
    IsReadOnly: accepts === undefined,
  }))
