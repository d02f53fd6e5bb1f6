import type { FromSchema } from 'json-schema-to-ts'
import { priceLinesSchema } from './priceLines.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

export const CDR_CAUSES = ['NO_ENERGY', 'NO_TARIFF', 'RATING_FAILED'] as const

/** Costs of a finished session by line (S3, S9). Euro with VAT; duration in seconds, consumption in kWh. */
export const cdrSchema = {
  $id: 'Cdr',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'SessionId',
    'ChargePointId',
    'LocationId',
    'RelationId',
    'TokenNumber',
    'Start',
    'Stop',
    'SessionDuration',
    'Consumption',
    'Status',
    'Price',
    'PriceLines',
    'IsRoaming',
  ],
  properties: {
    ...recordProperties,
    SessionId: { type: 'string' },
    ChargePointId: { type: 'string' },
    LocationId: { type: 'string' },
    RelationId: { type: 'string' },
    TokenId: { type: 'string' },
    TokenNumber: { type: 'string', pattern: '^[A-Z]{2}-[A-Z]{3}-[0-9]{6}-[0-9]$' },
    Start: { type: 'string', format: 'date-time' },
    Stop: { type: 'string', format: 'date-time' },
    SessionDuration: { type: 'integer', minimum: 0 },
    Consumption: { type: 'number', minimum: 0 },
    /** CORRECTED: replaced by a correction before the invoice. CREDITED: replaced by one after it (assumed). */
    Status: { enum: ['OPEN', 'RATED', 'INVOICED', 'ERROR', 'CORRECTED', 'CREDITED'] },
    /** Negative for a credit. */
    Price: { type: 'number' },
    PriceLines: priceLinesSchema,
    TariffId: { type: 'string' },
    /** Cause of the error; absent once the rating succeeds (assumed). */
    Cause: { enum: CDR_CAUSES },
    /** Reason for leaving a record in error without a price (assumed). */
    DismissReason: { type: 'string', minLength: 3, maxLength: 255 },
    /** Receipts replaced by re-rating, latest first. */
    EarlierReceipts: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ReplacedOn', 'Price', 'PriceLines'],
        properties: {
          ReplacedOn: { type: 'string', format: 'date-time' },
          Price: { type: 'number', minimum: 0 },
          PriceLines: priceLinesSchema,
          TariffId: { type: 'string' },
        },
      },
    },
    /** Record that replaces this one (assumed). */
    CorrectedById: { type: 'string' },
    /** Record that this one replaces (assumed). */
    CorrectsId: { type: 'string' },
    CorrectionReason: { type: 'string', minLength: 1, maxLength: 500 },
    /** True for a credit, which reverses an invoiced record with the negative price (as in OCPI 2.2.1). */
    Credit: { type: 'boolean' },
    CreditReferenceId: { type: 'string' },
    IsRoaming: { type: 'boolean' },
    /** The other provider: the issuer of the card or the owner of the network. */
    Provider: { type: 'string', maxLength: 60 },
  },
} as const

export type Cdr = FromSchema<typeof cdrSchema>

/** Preview of a re-rating: the price before, and the price after or the reason for a refusal (assumed). */
export const ratingPreviewSchema = {
  $id: 'RatingPreview',
  type: 'object',
  additionalProperties: false,
  required: ['Before'],
  properties: {
    Before: { type: 'number' },
    After: { type: 'number', minimum: 0 },
    Refusal: { enum: ['NO_ENERGY', 'NO_TARIFF', 'INVOICED', 'CORRECTED'] },
  },
} as const

export type RatingPreview = FromSchema<typeof ratingPreviewSchema>

/** Preview of a correction: the price before, and the price after or the reason for a refusal (assumed). */
export const correctionPreviewSchema = {
  ...ratingPreviewSchema,
  $id: 'CorrectionPreview',
  properties: {
    ...ratingPreviewSchema.properties,
    Refusal: { enum: ['CORRECTED', 'ELSEWHERE', 'ORDER', 'FUTURE', 'TOO_MUCH', 'CARD', 'UNCHANGED'] },
  },
} as const

export type CorrectionPreview = FromSchema<typeof correctionPreviewSchema>

/** True if a record counts in totals: credits and replaced records do not. */
export const countsInTotals = ({
  Status,
  Credit,
}: {
  readonly Status?: string
  readonly Credit?: boolean | undefined
}): boolean => Status !== 'CORRECTED' && Status !== 'CREDITED' && Credit !== true
