import type { FromSchema } from 'json-schema-to-ts'

/**
 * Reasons why a charger refuses a command (assumed): it is silent, its connector accepts no car or is locked by a
 * running charge, or it does not admit the card.
 */
const REFUSAL_REASONS = [
  'OFFLINE',
  'OCCUPIED',
  'RESERVED',
  'UNAVAILABLE',
  'FAULTED',
  'CHARGING',
  'CARD_NOT_ALLOWED',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/**
 * Answer of a charger to a remote command (assumed: the specification lists the calls only). An accepted command takes
 * effect some seconds later, in the status of the connector.
 */
export const remoteReceiptSchema = {
  $id: 'RemoteReceipt',
  type: 'object',
  additionalProperties: false,
  required: ['Command', 'Status', 'ChargePointId', 'At'],
  properties: {
    Command: { enum: ['START', 'STOP', 'RESET', 'UNLOCK'] },
    Status: { enum: ['ACCEPTED', 'REJECTED'] },
    /** Only if rejected. */
    Reason: { enum: REFUSAL_REASONS },
    ChargePointId: { type: 'string' },
    /** Absent for a reset, which affects the whole charger. */
    ConnectorId: { type: 'string' },
    /** The session that will begin or end. */
    SessionId: { type: 'string' },
    At: { type: 'string', format: 'date-time' },
  },
} as const

export type RemoteReceipt = FromSchema<typeof remoteReceiptSchema>
