import { useI18n } from '../app/context.ts'
import type { Texts } from '../texts/index.ts'

type FaultKey = Extract<keyof Texts, `fault.${string}`>

const KNOWN: readonly string[] = [
  'GroundFailure',
  'ConnectorLockFailure',
  'OverCurrentFailure',
  'HighTemperature',
  'EVCommunicationError',
  'PowerMeterFailure',
]

/** Names an error code of OCPP in words; one that we do not know counts as another fault. */
export const useErrorName = (): ((code: string | undefined) => string) => {
  const { t } = useI18n()
  return (code) => t(`fault.${KNOWN.includes(code ?? '') ? code : 'OtherError'}` as FaultKey)
}
