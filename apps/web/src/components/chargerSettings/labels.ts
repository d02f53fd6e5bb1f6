import type { Translate } from '../../texts/index.ts'

/** Settings with a label; others show their OCPP key. */
const NAMED = [
  'HeartbeatInterval',
  'MeterValueSampleInterval',
  'ConnectionTimeOut',
  'LocalPreAuthorize',
  'AuthorizeRemoteTxRequests',
  'StopTransactionOnEVSideDisconnect',
  'LightIntensity',
  'NumberOfConnectors',
  'SupportedFeatureProfiles',
] as const

export const isYesNo = (value: string): boolean => value === 'true' || value === 'false'

export const labelOf = (key: string, t: Translate): string => {
  const named = NAMED.find((one) => one === key)
  return named ? t(`settings.key.${named}`) : key
}

export const settingText = (value: string, t: Translate): string => {
  if (isYesNo(value)) return t(value === 'true' ? 'settings.on' : 'settings.off')
  return value === '' ? '–' : value.replaceAll(',', ', ')
}
