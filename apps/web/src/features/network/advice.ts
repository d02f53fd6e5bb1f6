import { DAY_MS, HOUR_MS } from '@portal/schemas'
import type { TextKey } from '../../texts/index.ts'

/** What to do about a fault, by the code of an alarm or an error of OCPP 1.6. */
const ADVICE = {
  GroundFailure: 'network.advice.GroundFailure',
  ConnectorLockFailure: 'network.advice.ConnectorLockFailure',
  HighTemperature: 'network.advice.HighTemperature',
  OverCurrentFailure: 'network.advice.OverCurrentFailure',
  EVCommunicationError: 'network.advice.EVCommunicationError',
  PowerMeterFailure: 'network.advice.PowerMeterFailure',
  WeakSignal: 'network.advice.WeakSignal',
} as const satisfies Readonly<Record<string, TextKey>>

export type AdviceKey =
  | (typeof ADVICE)[keyof typeof ADVICE]
  | 'network.advice.other'
  | 'network.advice.silentShort'
  | 'network.advice.silentHours'
  | 'network.advice.silentDays'

/** The code of an alarm about a charge point that is not heard. */
const SILENT = 'Offline'

/** What to do about a fault; one that we do not know has advice as well. */
export const adviceFor = (code: unknown): AdviceKey =>
  Object.entries(ADVICE).find(([known]) => known === code)?.[1] ?? 'network.advice.other'

/** What to do about a charge point that has been silent for so long. */
export const adviceForSilence = (silentMs: number): AdviceKey => {
  if (silentMs < HOUR_MS) return 'network.advice.silentShort'
  return silentMs < DAY_MS ? 'network.advice.silentHours' : 'network.advice.silentDays'
}

/** What to do about an alarm that was raised so long ago: who is not heard cannot be told to restart. */
export const adviceForAlarm = (code: unknown, ageMs: number): AdviceKey =>
  code === SILENT ? adviceForSilence(ageMs) : adviceFor(code)
