import { useI18n } from '../app/context.ts'
import type { Texts } from '../texts/index.ts'

type FaultKey = Extract<keyof Texts, `fault.${string}`>

const CODES: readonly string[] = [
  'GroundFailure',
  'ConnectorLockFailure',
  'OverCurrentFailure',
  'HighTemperature',
  'EVCommunicationError',
  'PowerMeterFailure',
]

/** Returns a function that translates an OCPP error code; unknown codes count as `OtherError`. */
export const useErrorName = (): ((code: string | undefined) => string) => {
  const { t } = useI18n()
  return (code) => t(`fault.${CODES.includes(code ?? '') ? code : 'OtherError'}` as FaultKey)
}
