import type { FromSchema } from 'json-schema-to-ts'

/** Why a charger refuses a command (assumed): it is silent, its connector takes no car, or it does not let the card in. */
const REFUSAL_REASONS = [
  'OFFLINE',
  'OCCUPIED',
  'RESERVED',
  'UNAVAILABLE',
  'FAULTED',
  'CARD_NOT_ALLOWED',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/**
 * What a charger said to a remote command (assumed: the specification names the calls only). Accepted is not done: the
 * effect shows some seconds later, in the status of the connector.
 */
export const remoteReceiptSchema = {
  $id: 'RemoteReceipt',
  type: 'object',
  additionalProperties: false,
  required: ['Command', 'Status', 'ChargePointId', 'At'],
  properties: {
    Command: { enum: ['START', 'STOP', 'RESET', 'UNLOCK'] },
    Status: { enum: ['ACCEPTED', 'REJECTED'] },
    /** Only when it was rejected. */
    Reason: { enum: REFUSAL_REASONS },
    ChargePointId: { type: 'string' },
    /** Absent for a reset, which is about the whole charger. */
    ConnectorId: { type: 'string' },
    /** The session that will begin, or that ends. */
    SessionId: { type: 'string' },
    At: { type: 'string', format: 'date-time' },
  },
} as const

export type RemoteReceipt = FromSchema<typeof remoteReceiptSchema>
