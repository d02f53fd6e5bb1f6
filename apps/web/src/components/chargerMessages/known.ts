import type { MessageRequest } from '@portal/machines'

/** Messages that a customer can send to a charger, as OCPP 1.6 calls. */
export const MESSAGES = {
  signal: { action: 'TriggerMessage', payload: JSON.stringify({ requestedMessage: 'Heartbeat' }) },
  meter: { action: 'TriggerMessage', payload: JSON.stringify({ requestedMessage: 'MeterValues' }) },
  cache: { action: 'ClearCache' },
  list: { action: 'GetLocalListVersion' },
} as const satisfies Readonly<Record<string, MessageRequest>>

export type KnownMessage = keyof typeof MESSAGES

export const KNOWN = Object.keys(MESSAGES) as KnownMessage[]

export const isKnown = (name: unknown): name is KnownMessage => KNOWN.some((one) => one === name)

/** Response statuses with a text of their own. */
const VERDICTS = ['Accepted', 'Rejected', 'NotImplemented'] as const

/** Parses the status of a JSON answer; undefined if it is none of the known ones. */
export const verdictIn = (answer: string | undefined): (typeof VERDICTS)[number] | undefined => {
  try {
    const said: unknown = JSON.parse(answer ?? 'null')
    const status = typeof said === 'object' && said !== null && 'status' in said ? said.status : undefined
    return VERDICTS.find((one) => one === status)
  } catch {
    return undefined
  }
}
