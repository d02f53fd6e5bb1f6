import type { FromSchema } from 'json-schema-to-ts'
import { euro, idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

/** A tariff as in a draft (S3), or its code alone; stored as the code. */
export const tariffIdSchema = {
  anyOf: [
    { type: 'string', maxLength: 40 },
    {
      type: 'object',
      additionalProperties: false,
      required: ['Code'],
      properties: { Code: { type: 'string', maxLength: 40 } },
    },
  ],
} as const

const printedNumbers = {
  type: 'array',
  maxItems: 500,
  items: { type: 'string', minLength: 1, maxLength: 40 },
} as const

/** Card terms of an installation draft (S3), besides the group. */
export const accessCardSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /**
     * Id of a list of the group. The group then admits only the cards of the list and those in `tokens` and
     * `rfidTokens`.
     */
    whitelistTokenGroup: { type: 'string', maxLength: 60 },
    subscriptiontypeid: { type: 'string', maxLength: 40 },
    tokens: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Id'],
        properties: {
          Id: { type: 'string', minLength: 1, maxLength: 40 },
          Description: { type: 'string', maxLength: 255 },
        },
      },
    },
    rfidTokens: printedNumbers,
  },
} as const

/** Terms for cars that charge without a card. */
export const plugChargeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    isReimbursement: { type: 'boolean' },
    isCustomfee: { type: 'boolean' },
    customfee: euro(100),
    isCreg: { type: 'boolean' },
    reimburser: { type: 'string', maxLength: 40 },
    tariffid: { type: 'string', maxLength: 40 },
  },
} as const

export const guestChargeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    isFree: { type: 'boolean' },
    isBlueCornerFee: { type: 'boolean' },
    isCustomfee: { type: 'boolean' },
    isMapFree: { type: 'boolean' },
    isMapPaid: { type: 'boolean' },
    typeCharge: { type: 'string', maxLength: 40 },
    customfee: euro(100),
    isReimburse: { type: 'boolean' },
    tariffid: { type: 'string', maxLength: 40 },
  },
} as const

/** Reimbursement for charging, and its recipient. */
export const reimbursementSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    isReimburse: { type: 'boolean' },
    reimburserId: { type: 'string', maxLength: 40 },
    reimbsubscriptiontypeid: { type: 'string', maxLength: 40 },
    tokensReimb: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 40 } },
    rfidTokensReimb: printedNumbers,
  },
} as const

/** A charger at a location under a contract, with its access rules and prices. Fees in euro with VAT. */
export const chargePlacementSchema = {
  $id: 'ChargePlacement',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'ChargePointId', 'LocationId', 'RelationId', 'ContractNumber', 'StartDate'],
  properties: {
    ...recordProperties,
    ChargePointId: id,
    LocationId: id,
    RelationId: id,
    /** Contact for questions about the charger. */
    RelationContactId: id,
    ContractNumber: { type: 'string', maxLength: 40 },
    SubscriptionTypeId: id,
    StartDate: { type: 'string', format: 'date-time' },
    EndDate: { type: 'string', format: 'date-time' },
    PlugCharge: plugChargeSchema,
    GuestCharge: guestChargeSchema,
    Reimbursement: reimbursementSchema,
    /** Code of the group whose cards may charge here. */
    WhitelistGroup: { type: 'string', maxLength: 60 },
    AccessCard: accessCardSchema,
  },
} as const

export type ChargePlacement = FromSchema<typeof chargePlacementSchema>
