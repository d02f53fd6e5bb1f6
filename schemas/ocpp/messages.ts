import type { ParameterSchema } from './messageSchema.ts'
import { OCPP_16 } from './ocpp16.ts'
import { OCPP_201 } from './ocpp201.ts'
import { MESSAGE_NAMES, type MessageName, type Protocol } from './protocols.ts'

/** Messages that a charger accepts, by protocol and name. */
export const CHARGER_MESSAGES: Readonly<Record<Protocol, { readonly [K in MessageName]?: ParameterSchema }>> =
  {
    'OCPP 1.6': OCPP_16,
    'OCPP 2.0.1': OCPP_201,
  }

/** Returns the messages that at least one of the protocols has. */
export const messagesOf = (protocols: readonly Protocol[]): readonly MessageName[] =>
  MESSAGE_NAMES.filter((name) => protocols.some((protocol) => parametersOf(protocol, name)))

/** Returns the schema of a message's parameters; undefined if the protocol has no such message. */
export const parametersOf = (protocol: Protocol, name: string): ParameterSchema | undefined =>
  (CHARGER_MESSAGES[protocol] as Readonly<Record<string, ParameterSchema | undefined>>)[name]

/** Messages that customers may send to their chargers, because they change neither settings nor sessions. */
export const HARMLESS_MESSAGES: readonly string[] = [
  'TriggerMessage',
  'ClearCache',
  'GetLocalListVersion',
] satisfies MessageName[]
