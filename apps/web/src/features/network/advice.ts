import { DAY_MS, HOUR_MS } from '@portal/schemas'
import type { TextKey } from '../../texts/index.ts'

/** Advice by alarm code or OCPP 1.6 error code. */
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

/** Alarm code for a charge point without a connection. */
const SILENT = 'Offline'

/** Returns the advice on a fault, or general advice if the fault is unknown. */
export const adviceFor = (code: unknown): AdviceKey =>
  Object.entries(ADVICE).find(([adviceCode]) => adviceCode === code)?.[1] ?? 'network.advice.other'

export const adviceForSilence = (silentMs: number): AdviceKey => {
  if (silentMs < HOUR_MS) return 'network.advice.silentShort'
  return silentMs < DAY_MS ? 'network.advice.silentHours' : 'network.advice.silentDays'
}

/** Returns the advice on an alarm. For a silent charge point, it depends on the age of the alarm. */
export const adviceForAlarm = (code: unknown, ageMs: number): AdviceKey =>
  code === SILENT ? adviceForSilence(ageMs) : adviceFor(code)
