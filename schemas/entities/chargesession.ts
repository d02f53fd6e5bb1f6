import type { FromSchema } from 'json-schema-to-ts'
import { priceLinesSchema } from './priceLines.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

/**
 * Where a session is in its life (S4). The last two are assumed: a session whose charger is silent has the status in
 * which it was last seen, as its connector does, because no one knows whether it still charges.
 */
const SESSION_STATUSES = [
  'CHARGING',
  'PARKING',
  'FINISHED',
  'COMPLETED',
  'OFFLINE_CHARGING',
  'OFFLINE_PARKING',
] as const

/** One stay of a car at a connector. Energy in kWh, durations in seconds, price in euro with VAT. */
export const chargesessionSchema = {
  $id: 'Chargesession',
  type: 'object',
  additionalProperties: false,
  required: [
    ...RECORD_FIELDS,
    'ChargePointId',
    'ConnectorId',
    'EvseId',
    'TokenNumber',
    'RelationId',
    'LocationId',
    'Start',
    'Status',
    'EnergyKwh',
    'DurationSeconds',
    'ChargingSeconds',
    'Price',
  ],
  properties: {
    ...recordProperties,
    ChargePointId: { type: 'string' },
    ConnectorId: { type: 'string' },
    ConnectorNumber: { type: 'integer', minimum: 1 },
    EvseId: { type: 'string' },
    /** Absent for the card of another provider. */
    TokenId: { type: 'string' },
    /** Charge card, `BE-BCA-000000-0`; one of another provider begins otherwise. */
    TokenNumber: { type: 'string', pattern: '^[A-Z]{2}-[A-Z]{3}-[0-9]{6}-[0-9]$' },
    /** The other provider, where a card of another charged here or one of ours elsewhere (assumed). */
    Provider: { type: 'string', maxLength: 60 },
    RelationId: { type: 'string' },
    LocationId: { type: 'string' },
    Start: { type: 'string', format: 'date-time' },
    /** Absent while the car is connected. */
    Stop: { type: 'string', format: 'date-time' },
    Status: { enum: SESSION_STATUSES },
    EnergyKwh: { type: 'number', minimum: 0 },
    /** When the silent charger of a running session was last heard; absent while it is heard (assumed). */
    LastSeen: { type: 'string', format: 'date-time' },
    /** Present while charging at a charger that is heard. */
    PowerKw: { type: 'number', minimum: 0 },
    DurationSeconds: { type: 'integer', minimum: 0 },
    ChargingSeconds: { type: 'integer', minimum: 0 },
    Price: { type: 'number', minimum: 0 },
    /** What the price is made of, up to now while it runs (assumed); only with the data category TECH. */
    PriceLines: priceLinesSchema,
    /** The power curve; only with the data category TECH. */
    MeterValues: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'EnergyKwh', 'PowerKw'],
        properties: {
          At: { type: 'string', format: 'date-time' },
          EnergyKwh: { type: 'number', minimum: 0 },
          PowerKw: { type: 'number', minimum: 0 },
        },
      },
    },
  },
} as const

export type Chargesession = FromSchema<typeof chargesessionSchema>

/** What the sessions of a list come to (assumed). */
export const chargesessionTotalsSchema = {
  $id: 'ChargesessionTotals',
  type: 'object',
  additionalProperties: false,
  required: ['Sessions', 'EnergyKwh', 'Price'],
  properties: {
    Sessions: { type: 'integer', minimum: 0 },
    EnergyKwh: { type: 'number', minimum: 0 },
    /** Euro, VAT included; running sessions with what they cost so far. */
    Price: { type: 'number', minimum: 0 },
  },
} as const

export type ChargesessionTotals = FromSchema<typeof chargesessionTotalsSchema>
