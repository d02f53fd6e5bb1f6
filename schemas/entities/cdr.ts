import type { FromSchema } from 'json-schema-to-ts'
import { priceLinesSchema } from './priceLines.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

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
    Status: { enum: ['OPEN', 'RATED', 'INVOICED', 'ERROR'] },
    Price: { type: 'number', minimum: 0 },
    PriceLines: priceLinesSchema,
    /** Tariff of the rating. */
    TariffId: { type: 'string' },
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
    IsRoaming: { type: 'boolean' },
    /** The other provider: the issuer of the card or the owner of the network. */
    Provider: { type: 'string', maxLength: 60 },
  },
} as const

export type Cdr = FromSchema<typeof cdrSchema>
