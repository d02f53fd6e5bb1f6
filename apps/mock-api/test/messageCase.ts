import { DAY_MS, MINUTE_MS } from '@portal/schemas'
import type { MessageName } from '@portal/schemas/ocpp/protocols'
import { TEST_NOW } from './testSignIn.ts'

/** Charger that receives the message; `expecting` has a car that arrives within hours. */
type Receiver = 'free' | 'charging' | 'expecting'

export type SentMessage = readonly [MessageName, object]

/** Two payloads of a message that differ in one parameter, with a scene in which a person sees the difference. */
export interface MessageCase {
  readonly action: MessageName
  readonly to: Receiver
  readonly one: object
  readonly other: object
  /** Messages that the charger receives first. */
  readonly before?: readonly SentMessage[]
  /** Messages whose answers depend on the parameter. */
  readonly after?: readonly SentMessage[]
  /** Set if the connection is closed when the car arrives. */
  readonly isOffline?: true
}

export const from = (ms: number): string => new Date(TEST_NOW.getTime() + ms).toISOString()
export const SOON = from(5 * MINUTE_MS)
export const YESTERDAY = from(-DAY_MS)

/** Facts about the receivers that payloads refer to. */
export interface Facts {
  readonly vendor: string
  /** Number of the card that arrives next at the `expecting` charger, and the connector at which it arrives. */
  readonly card: string
  readonly connector: number
  /** Session at the first connector of the `charging` charger. */
  readonly sessionId: string
}

export type Case = Omit<MessageCase, 'action'>

export const each = (action: MessageName, cases: readonly Case[]): readonly MessageCase[] =>
  cases.map((one) => ({ action, ...one }))

/** Returns cases that each change one field of a payload. */
export const fields = (
  to: Receiver,
  payload: object,
  changes: object,
  more: Partial<Case> = {},
): readonly Case[] =>
  Object.entries(changes).map(([key, value]) => ({
    to,
    one: payload,
    other: { ...payload, [key]: value },
    ...more,
  }))
