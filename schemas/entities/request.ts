import type { FromSchema } from 'json-schema-to-ts'
import { ATTACHMENTS_MAX_BYTES, EMAIL_MAX_LENGTH } from '../constants.ts'
import { euro, idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

const REQUEST_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'SURVEY',
  'PLANNED',
  'INSTALLED',
  'DONE',
  'CANCELLED',
] as const

const priceLine = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'price'],
  properties: { type: { type: 'string', maxLength: 100 }, price: euro(1_000_000) },
} as const

export const requestPrices = { type: 'array', maxItems: 50, items: priceLine } as const

const word = { type: 'string', maxLength: 100 } as const

const address = {
  type: 'object',
  additionalProperties: false,
  required: ['address', 'zipCode', 'city'],
  properties: { address: { type: 'string', maxLength: 255 }, zipCode: word, city: word },
} as const

/** Answers of the request wizard (S3), in the terms of the specification. */
const draft = {
  type: 'object',
  additionalProperties: false,
  properties: {
    summary: { type: 'string', maxLength: 255 },
    description: { type: 'string', maxLength: 5_000 },
    accountType: { enum: ['private', 'company'] },
    chargerType: word,
    mountingType: word,
    installationType: word,
    powerConnection: word,
    subscriptionType: word,
    dynamicType: word,
    surveyType: word,
    surveyDetails: { type: 'string', maxLength: 5_000 },
    customerId: id,
    companyName: { type: 'string', maxLength: 140 },
    contactName: { type: 'string', maxLength: 140 },
    invoiceAddress: address,
    deliveryAddress: address,
    email: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    phone: { type: 'string', maxLength: 40 },
    contactBack: word,
    remarks: { type: 'string', maxLength: 5_000 },
  },
} as const

/** An attachment of a request or a CPO contract; its content has its own call. */
export const attachmentSchema = {
  $id: 'Attachment',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Name', 'Type', 'Size'],
  properties: {
    Id: id,
    Name: { type: 'string', minLength: 1, maxLength: 255 },
    /** Media type by content, not by name. */
    Type: { type: 'string', maxLength: 100 },
    /** Bytes. */
    Size: { type: 'integer', minimum: 0, maximum: ATTACHMENTS_MAX_BYTES },
  },
} as const

export type Attachment = FromSchema<typeof attachmentSchema>

/** A service request: a charger, a card or a question (S1, S3). Euro with VAT. */
export const requestSchema = {
  $id: 'Request',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'Kind',
    'Summary',
    'Status',
    'RelationId',
    'Draft',
    'Attachments',
    'PriceLines',
    'Total',
    'Timeline',
    'Messages',
  ],
  properties: {
    ...recordProperties,
    Kind: { enum: ['CHARGER', 'CARD', 'SUPPORT'] },
    Summary: { type: 'string', minLength: 1, maxLength: 255 },
    Status: { enum: REQUEST_STATUSES },
    RelationId: id,
    RelationContactId: id,
    Draft: draft,
    Attachments: { type: 'array', maxItems: 50, items: attachmentSchema },
    PriceLines: requestPrices,
    /** Sum of the price lines (S3). */
    Total: { type: 'number', minimum: 0 },
    /** Price changes by operators, oldest first, with the totals before and after (assumed). */
    PriceChanges: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'From', 'To', 'Reason'],
        properties: {
          At: { type: 'string', format: 'date-time' },
          From: { type: 'number', minimum: 0 },
          To: { type: 'number', minimum: 0 },
          Reason: { type: 'string', maxLength: 1_000 },
        },
      },
    },
    Timeline: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'Status'],
        properties: {
          At: { type: 'string', format: 'date-time' },
          Status: { enum: REQUEST_STATUSES },
          Note: { type: 'string', maxLength: 1_000 },
        },
      },
    },
    Messages: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'By', 'Text'],
        properties: {
          At: { type: 'string', format: 'date-time' },
          By: { type: 'string', maxLength: 255 },
          Text: { type: 'string', minLength: 1, maxLength: 5_000 },
        },
      },
    },
    /** Visit of the surveyor. */
    SurveySlot: { type: 'string', format: 'date-time' },
    /** Visit of the installer. */
    ReservationSlot: { type: 'string', format: 'date-time' },
    /** Charge point that the request resulted in (assumed). */
    ChargePointId: id,
    /** Name of the assigned operator. */
    AssignedTo: { type: 'string', maxLength: 255 },
  },
} as const

export type Request = FromSchema<typeof requestSchema>

/** A slot for a visit, free or taken. */
export const slotSchema = {
  $id: 'Slot',
  type: 'object',
  additionalProperties: false,
  required: ['At', 'IsFree'],
  properties: { At: { type: 'string', format: 'date-time' }, IsFree: { type: 'boolean' } },
} as const

export type Slot = FromSchema<typeof slotSchema>

/** An order of charge cards. */
export const chargePassRequestSchema = {
  $id: 'ChargePassRequest',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'RelationId',
    'Quantity',
    'SubscriptionTypeId',
    'DeliveryAddress',
    'Status',
    'TokenIds',
  ],
  properties: {
    ...recordProperties,
    RelationId: id,
    Quantity: { type: 'integer', minimum: 1, maximum: 500 },
    SubscriptionTypeId: id,
    DeliveryAddress: address,
    Status: { enum: ['SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED'] },
    /** Reason for the rejection (assumed). */
    Reason: { type: 'string', maxLength: 255 },
    /** Cards created by its approval. */
    TokenIds: { type: 'array', maxItems: 500, items: id },
  },
} as const

export type ChargePassRequest = FromSchema<typeof chargePassRequestSchema>
