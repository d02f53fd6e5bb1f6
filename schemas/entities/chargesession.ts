import type { FromSchema } from 'json-schema-to-ts'
import { priceLinesSchema } from './priceLines.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

/**
 * Lifecycle of a session (S4). The last two are assumed: a session at a silent charger keeps its last known state,
 * like its connector, because it may still be charging.
 */
export const SESSION_STATUSES = [
  'CHARGING',
  'PARKING',
  'FINISHED',
  'COMPLETED',
  'OFFLINE_CHARGING',
  'OFFLINE_PARKING',
] as const

/** A stay of a car at a connector. Energy in kWh, durations in seconds, price in euro with VAT. */
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
    /** Absent for a card of another provider. */
    TokenId: { type: 'string' },
    /** Charge card, `BE-BCA-000000-0`; those of other providers have another prefix. */
    TokenNumber: { type: 'string', pattern: '^[A-Z]{2}-[A-Z]{3}-[0-9]{6}-[0-9]$' },
    /** The other provider, for a foreign card here or our card elsewhere (assumed). */
    Provider: { type: 'string', maxLength: 60 },
    RelationId: { type: 'string' },
    LocationId: { type: 'string' },
    Start: { type: 'string', format: 'date-time' },
    /** Absent while the car is connected. */
    Stop: { type: 'string', format: 'date-time' },
    Status: { enum: SESSION_STATUSES },
    EnergyKwh: { type: 'number', minimum: 0 },
    /** Last contact with the silent charger of a running session; absent while it is online (assumed). */
    LastSeen: { type: 'string', format: 'date-time' },
    /** Only while charging at an online charger. */
    PowerKw: { type: 'number', minimum: 0 },
    DurationSeconds: { type: 'integer', minimum: 0 },
    ChargingSeconds: { type: 'integer', minimum: 0 },
    Price: { type: 'number', minimum: 0 },
    /** Time when an operator last corrected the receipt or recalculated its price (assumed). */
    CorrectedOn: { type: 'string', format: 'date-time' },
    /** Price before the change at `CorrectedOn` (assumed). */
    PriceBefore: { type: 'number', minimum: 0 },
    /** Lines of the price, so far if the session is running (assumed); only with the data category TECH. */
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

/** Totals of a list of sessions or of their charge detail records (assumed). */
export const chargesessionTotalsSchema = {
  $id: 'ChargesessionTotals',
  type: 'object',
  additionalProperties: false,
  required: ['Sessions', 'EnergyKwh', 'Price', 'DurationSeconds'],
  properties: {
    Sessions: { type: 'integer', minimum: 0 },
    EnergyKwh: { type: 'number', minimum: 0 },
    /** Euro with VAT; running sessions count with their price so far. */
    Price: { type: 'number', minimum: 0 },
    DurationSeconds: { type: 'integer', minimum: 0 },
  },
} as const

export type ChargesessionTotals = FromSchema<typeof chargesessionTotalsSchema>
