import type { FromSchema } from 'json-schema-to-ts'
import { CHARGEPOINT_STATUSES, CONNECTOR_STATUSES } from '../status.ts'
import { idText as id } from './record.ts'

/** A charger in as few words as a list or a search needs (assumed: the specification names the call only). */
export const chargepointMinimalSchema = {
  $id: 'ChargepointMinimal',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Description', 'ChargeBoxSerialNumber', 'Status', 'Connectors'],
  properties: {
    Id: id,
    Description: { type: 'string' },
    ChargeBoxSerialNumber: { type: 'string' },
    Status: { enum: CHARGEPOINT_STATUSES },
    Connectors: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Id', 'ConnectorNumber', 'Status'],
        properties: {
          Id: id,
          ConnectorNumber: { type: 'integer', minimum: 1 },
          Status: { enum: CONNECTOR_STATUSES },
        },
      },
    },
  },
} as const

export type ChargepointMinimal = FromSchema<typeof chargepointMinimalSchema>

/** Configuration of a charger, in the keys of OCPP 1.6 (assumed). `Version` is the charger's: a change of both counts as one. */
export const chargepointSettingsSchema = {
  $id: 'ChargepointSettings',
  type: 'object',
  additionalProperties: false,
  required: ['ChargePointId', 'Version', 'Settings'],
  properties: {
    ChargePointId: id,
    Version: { type: 'integer', minimum: 1 },
    Settings: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Key', 'Value', 'IsReadOnly'],
        properties: {
          Key: { type: 'string', maxLength: 50 },
          Value: { type: 'string', maxLength: 500 },
          IsReadOnly: { type: 'boolean' },
        },
      },
    },
  },
} as const

export type ChargepointSettings = FromSchema<typeof chargepointSettingsSchema>

/** A message to a charger and what it said (assumed). It is pending until the charger answers, or for good when it is silent. */
export const chargepointMessageSchema = {
  $id: 'ChargepointMessage',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'ChargePointId', 'Action', 'Status', 'SentOn'],
  properties: {
    Id: id,
    ChargePointId: id,
    /** A call of OCPP 1.6, such as `TriggerMessage`. */
    Action: { type: 'string', maxLength: 40 },
    /** JSON. */
    Payload: { type: 'string', maxLength: 4_000 },
    Status: { enum: ['PENDING', 'ANSWERED', 'FAILED'] },
    SentOn: { type: 'string', format: 'date-time' },
    AnsweredOn: { type: 'string', format: 'date-time' },
    /** JSON, once answered. */
    Answer: { type: 'string', maxLength: 4_000 },
  },
} as const

export type ChargepointMessage = FromSchema<typeof chargepointMessageSchema>

/** Whether a charger with a serial number may be installed (assumed): known and heard, known and silent, or installed already. */
export const serialVerdictSchema = {
  $id: 'SerialVerdict',
  type: 'object',
  additionalProperties: false,
  required: ['Serial', 'Verdict'],
  properties: {
    Serial: { type: 'string' },
    Verdict: { enum: ['KNOWN', 'OFFLINE', 'INSTALLED'] },
    /** Absent for a charger that is installed at someone else's. */
    ChargePointId: id,
    Vendor: { type: 'string' },
    Model: { type: 'string' },
  },
} as const

export type SerialVerdict = FromSchema<typeof serialVerdictSchema>

/**
 * What the meter of a charger stood at when a span began and when it ended, in kWh, and what it counted that no session
 * has (assumed).
 */
export const meterTotalsSchema = {
  $id: 'MeterTotals',
  type: 'object',
  additionalProperties: false,
  required: ['ChargePointId', 'Start', 'End', 'StartKwh', 'EndKwh', 'Gaps'],
  properties: {
    ChargePointId: { type: 'string' },
    Start: { type: 'string', format: 'date-time' },
    /** The end of the span, or now where that is still to come. */
    End: { type: 'string', format: 'date-time' },
    StartKwh: { type: 'number', minimum: 0 },
    EndKwh: { type: 'number', minimum: 0 },
    Gaps: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Reason', 'EnergyKwh'],
        properties: {
          /** What the charger itself used, or what was charged while it could not tell of it. */
          Reason: { enum: ['STANDBY', 'NOT_REGISTERED'] },
          EnergyKwh: { type: 'number', minimum: 0 },
          /** When it was charged. */
          At: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
} as const

export type MeterTotals = FromSchema<typeof meterTotalsSchema>
