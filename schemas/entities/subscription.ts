import type { FromSchema } from 'json-schema-to-ts'
import { SUBSCRIPTION_TYPE_CODES } from '../constants.ts'
import { euro, idText as id, linkSchema, RECORD_FIELDS, recordProperties } from './record.ts'

/** A relation's subscription for its cards. Monthly fee in euro including VAT. */
export const subscriptionSchema = {
  $id: 'Subscription',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'SubscriptionTypeId',
    'RelationId',
    'TokenIds',
    'StartDate',
    'Status',
    'MonthlyFee',
    'TariffCode',
  ],
  properties: {
    ...recordProperties,
    SubscriptionTypeId: id,
    RelationId: id,
    TokenIds: { type: 'array', maxItems: 5_000, items: id },
    StartDate: { type: 'string', format: 'date-time' },
    EndDate: { type: 'string', format: 'date-time' },
    Status: { enum: ['ACTIVE', 'PENDING', 'ENDED'] },
    MonthlyFee: { type: 'number', minimum: 0 },
    TariffCode: { type: 'string', maxLength: 40 },
  },
} as const

export type Subscription = FromSchema<typeof subscriptionSchema>

export const subscriptionTypeSchema = {
  $id: 'SubscriptionType',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Code', 'MonthlyFee', 'IncludesCreg', 'TariffCodes'],
  properties: {
    ...recordProperties,
    Code: { enum: SUBSCRIPTION_TYPE_CODES },
    MonthlyFee: euro(10_000),
    /** Reimburses at the tariff published by the regulator. */
    IncludesCreg: { type: 'boolean' },
    TariffCodes: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 40 } },
    /** Relation that owns the type; absent for the general types. */
    RelationId: id,
  },
} as const

export type SubscriptionType = FromSchema<typeof subscriptionTypeSchema>

/** Fees in euro with VAT; connection and parking fee per hour (S9). */
const feeProperties = {
  StartFee: euro(1_000),
  KwhFee: euro(100),
  ConnectionFee: euro(1_000),
  ParkingFee: euro(1_000),
  /** 0 for no maximum. */
  DayMaximum: euro(10_000),
} as const

export const FEE_FIELDS = ['StartFee', 'KwhFee', 'ConnectionFee', 'ParkingFee', 'DayMaximum'] as const

export const feesSchema = {
  type: 'object',
  additionalProperties: false,
  required: FEE_FIELDS,
  properties: feeProperties,
} as const

/** A tariff. The fees of the record itself are those in force now. */
export const tariffSchema = {
  $id: 'Tariff',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Code', 'Type', ...FEE_FIELDS, 'Versions'],
  properties: {
    ...recordProperties,
    Code: { type: 'string', minLength: 1, maxLength: 40 },
    Type: { enum: ['AC', 'DC', 'ROAMING'] },
    ...feeProperties,
    /** Fees for sessions that start at or after `From`, oldest first: past, present and future (assumed). */
    Versions: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['From', ...FEE_FIELDS],
        properties: { From: { type: 'string', format: 'date-time' }, ...feeProperties },
      },
    },
    /** End of the tariff: sessions that start at or after it have no price. Absent for no end (assumed). */
    EndDate: { type: 'string', format: 'date-time' },
  },
} as const

export type Tariff = FromSchema<typeof tariffSchema>

const linksSchema = { type: 'array', items: linkSchema } as const

/** Records priced at a tariff. */
export const tariffUseSchema = {
  $id: 'TariffUse',
  type: 'object',
  additionalProperties: false,
  required: ['SubscriptionTypes', 'Subscriptions', 'Contracts', 'ChargePoints', 'ChargePointCount'],
  properties: {
    SubscriptionTypes: linksSchema,
    /** Number of subscriptions with this tariff. */
    Subscriptions: { type: 'integer', minimum: 0 },
    /** CPO contracts with this tariff in their price list, now or later. */
    Contracts: linksSchema,
    /** The first charge points in order of name that use this tariff for sessions of the owner or of guests. */
    ChargePoints: linksSchema,
    ChargePointCount: { type: 'integer', minimum: 0 },
  },
} as const

export type TariffUse = FromSchema<typeof tariffUseSchema>
