import type { MessageRequest } from '@portal/machines'

/** What a customer can tell a charger, in calls of OCPP 1.6. */
export const MESSAGES = {
  signal: { action: 'TriggerMessage', payload: JSON.stringify({ requestedMessage: 'Heartbeat' }) },
  meter: { action: 'TriggerMessage', payload: JSON.stringify({ requestedMessage: 'MeterValues' }) },
  cache: { action: 'ClearCache' },
  list: { action: 'GetLocalListVersion' },
} as const satisfies Readonly<Record<string, MessageRequest>>

export type KnownMessage = keyof typeof MESSAGES

export const KNOWN = Object.keys(MESSAGES) as KnownMessage[]

export const isKnown = (name: unknown): name is KnownMessage => KNOWN.some((one) => one === name)

/** What a charger can say to a message, as far as there are words for it. */
const VERDICTS = ['Accepted', 'Rejected', 'NotImplemented'] as const

/** The verdict of an answer, which is JSON; undefined where it says something else. */
export const verdictIn = (answer: string | undefined): (typeof VERDICTS)[number] | undefined => {
  try {
    const said: unknown = JSON.parse(answer ?? 'null')
    const status = typeof said === 'object' && said !== null && 'status' in said ? said.status : undefined
    return VERDICTS.find((one) => one === status)
  } catch {
    return undefined
  }
}
