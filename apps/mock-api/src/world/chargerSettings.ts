import type { ChargepointSettings } from '@portal/schemas'

interface Setting {
  readonly key: string
  readonly value: string
  /** What a charger takes for it; absent for what only the charger itself sets. */
  readonly accepts?: RegExp
}

const SECONDS = /^\d{1,5}$/
const YES_NO = /^(true|false)$/

/** What a charger of OCPP 1.6 is configured with, as it leaves the works. */
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

/** Why a charger does not take a setting; undefined when it does. */
export const settingFault = (key: string, value: string): string | undefined => {
  const setting = SETTINGS.find((known) => known.key === key)
  if (!setting) return `Settings/Key: '${key}' is no setting of this charger`
  if (!setting.accepts) return `Settings/Key: '${key}' can only be read`
  return setting.accepts.test(value) ? undefined : `Settings/Value: '${value}' is not valid for ${key}`
}

/** The settings of a charger: as it left the works, with what was changed since. */
export const settingsOf = (
  connectors: number,
  changed: ReadonlyMap<string, string>,
): ChargepointSettings['Settings'] =>
  SETTINGS.map(({ key, value, accepts }) => ({
    Key: key,
    Value: changed.get(key) ?? (key === 'NumberOfConnectors' ? String(connectors) : value),
    IsReadOnly: accepts === undefined,
  }))
