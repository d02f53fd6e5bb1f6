import type { FromSchema } from 'json-schema-to-ts'
import { euro, idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

/** A tariff as a draft names it (S3), or by its code alone; kept as the code. */
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

/** Numbers that are printed on RFID cards. */
const printedNumbers = {
  type: 'array',
  maxItems: 500,
  items: { type: 'string', minLength: 1, maxLength: 40 },
} as const

/** What the draft of an installation says of cards (S3), beside the group. */
export const accessCardSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Id of a list of the group: only its cards charge here, and those that are named below. */
    whitelistTokenGroup: { type: 'string', maxLength: 60 },
    /** What the cards charge under. */
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

/** Terms for cars that charge without a card when plugged in. */
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

/** Terms for guests. */
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

/** Who is paid back what cards charge. */
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

/** A charger at a location under a contract: what may be charged there, by whom and for how much. Fees in euro, VAT included. */
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
    /** Who is asked about the charger. */
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
