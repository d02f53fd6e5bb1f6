import type { MessageName, Protocol } from '@portal/schemas/ocpp/protocols'

/** Message with its parameters as JSON for each protocol version that supports it. */
export interface MessageToSend {
  readonly action: MessageName
  readonly payloads: readonly { readonly Protocol: Protocol; readonly Payload: string }[]
}

/** Returns the parameters for a protocol version; undefined if it does not support the message. */
export const payloadFor = ({ payloads }: MessageToSend, protocol: Protocol): string | undefined =>
  payloads.find(({ Protocol }) => Protocol === protocol)?.Payload

/** Parses a message that was stored as the value of a bulk action. */
export const messageIn = (value: string): MessageToSend => JSON.parse(value)
