import type { ParameterSchema } from './messageSchema.ts'
import { OCPP_16 } from './ocpp16.ts'
import { OCPP_201 } from './ocpp201.ts'
import type { Protocol } from './protocols.ts'

export type MessageName = keyof typeof OCPP_16 | keyof typeof OCPP_201

/** Messages that a charger takes, by protocol and name. */
export const CHARGER_MESSAGES: Readonly<Record<Protocol, { readonly [K in MessageName]?: ParameterSchema }>> =
  {
    'OCPP 1.6': OCPP_16,
    'OCPP 2.0.1': OCPP_201,
  }

/** Names of the messages of a protocol in order. */
export const messagesOf = (protocol: Protocol): readonly MessageName[] =>
  Object.keys(CHARGER_MESSAGES[protocol]) as MessageName[]

/** Schema of the parameters of a message; undefined if the protocol has no such message. */
export const parametersOf = (protocol: Protocol, name: string): ParameterSchema | undefined =>
  (CHARGER_MESSAGES[protocol] as Readonly<Record<string, ParameterSchema | undefined>>)[name]

/** Messages that customers may send to their chargers: they change nothing. */
export const HARMLESS_MESSAGES: readonly string[] = [
  'TriggerMessage',
  'ClearCache',
  'GetLocalListVersion',
] satisfies MessageName[]
