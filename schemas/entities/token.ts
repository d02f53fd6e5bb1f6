import type { FromSchema } from 'json-schema-to-ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

const TOKEN_STATES = ['ACTIVE', 'INACTIVE', 'BLOCKED', 'LOST', 'ORDERED'] as const

/** A charge card (S3). */
export const tokenSchema = {
  $id: 'Token',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'Number',
    'PrintedNumber',
    'RelationId',
    'State',
    'IsDuplicate',
    'IsUserMissing',
    'IsSubscriptionMissing',
  ],
  properties: {
    ...recordProperties,
    /** The last digit is a mod-10 check. */
    Number: { type: 'string', pattern: '^BE-BCA-[0-9]{6}-[0-9]$' },
    PrintedNumber: { type: 'string', minLength: 1, maxLength: 40 },
    RelationId: { type: 'string', maxLength: 40 },
    /** Id of its subscription. */
    Subscription: { type: 'string', maxLength: 40 },
    State: { enum: TOKEN_STATES },
    InvoiceReference: { type: 'string', maxLength: 100 },
    /** Contract id of the driver (ISO 15118), `BE-BCA-C0012345-6`. */
    EvcoId: { type: 'string', maxLength: 40 },
    RelationContactId: { type: 'string', maxLength: 40 },
    /** True if another card has the same printed number. */
    IsDuplicate: { type: 'boolean' },
    IsUserMissing: { type: 'boolean' },
    /** True if the card has no subscription and has not been replaced. */
    IsSubscriptionMissing: { type: 'boolean' },
    /** Card that it replaced (assumed). */
    ReplacesId: { type: 'string', maxLength: 40 },
    /** Card that replaced it (assumed). */
    ReplacedById: { type: 'string', maxLength: 40 },
    /** Order for which it was created (assumed). */
    OrderId: { type: 'string', maxLength: 40 },
  },
} as const

export type Token = FromSchema<typeof tokenSchema>
