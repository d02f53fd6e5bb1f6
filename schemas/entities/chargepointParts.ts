import type { FromSchema } from 'json-schema-to-ts'
import { CHARGER_MESSAGE_MAX_LENGTH } from '../constants.ts'
import { CHARGEPOINT_STATUSES, CONNECTOR_STATUSES } from '../status.ts'
import { idText as id } from './record.ts'

/** Minimal fields of a charger for lists and searches (assumed: the specification lists the call only). */
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

/**
 * Configuration of a charger by OCPP 1.6 keys (assumed). `Version` is the version of the charger, which also counts
 * changes to its configuration.
 */
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
          /** Value that an offline charger receives when it reconnects. */
          NextValue: { type: 'string', maxLength: 500 },
          IsReadOnly: { type: 'boolean' },
        },
      },
    },
  },
} as const

export type ChargepointSettings = FromSchema<typeof chargepointSettingsSchema>

/** A message to a charger and its answer (assumed). Pending until the charger answers; FAILED if it does not. */
export const chargepointMessageSchema = {
  $id: 'ChargepointMessage',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'ChargePointId', 'Action', 'Status', 'SentOn'],
  properties: {
    Id: id,
    ChargePointId: id,
    /** An OCPP message, such as `TriggerMessage`. */
    Action: { type: 'string', maxLength: 40 },
    /** JSON. */
    Payload: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
    Status: { enum: ['PENDING', 'ANSWERED', 'FAILED'] },
    SentOn: { type: 'string', format: 'date-time' },
    AnsweredOn: { type: 'string', format: 'date-time' },
    /** JSON, once answered. */
    Answer: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
  },
} as const

export type ChargepointMessage = FromSchema<typeof chargepointMessageSchema>

/**
 * Verdict on a serial number for an installation (assumed): known and online, known and silent, or already installed.
 */
export const serialVerdictSchema = {
  $id: 'SerialVerdict',
  type: 'object',
  additionalProperties: false,
  required: ['Serial', 'Verdict'],
  properties: {
    Serial: { type: 'string' },
    Verdict: { enum: ['KNOWN', 'OFFLINE', 'INSTALLED'] },
    /** Absent for an installed charger of another relation. */
    ChargePointId: id,
    Vendor: { type: 'string' },
    Model: { type: 'string' },
    /** Limit of the model. */
    MaxConnectors: { type: 'integer', minimum: 1 },
  },
} as const

export type SerialVerdict = FromSchema<typeof serialVerdictSchema>

/** Meter readings of a charger in kWh at the start and end of a period, and the energy outside sessions (assumed). */
export const meterTotalsSchema = {
  $id: 'MeterTotals',
  type: 'object',
  additionalProperties: false,
  required: ['ChargePointId', 'Start', 'End', 'StartKwh', 'EndKwh', 'Gaps'],
  properties: {
    ChargePointId: { type: 'string' },
    Start: { type: 'string', format: 'date-time' },
    /** End of the period, or the current time if that is earlier. */
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
          /** Own consumption of the charger, or energy charged while it was offline. */
          Reason: { enum: ['STANDBY', 'NOT_REGISTERED'] },
          EnergyKwh: { type: 'number', minimum: 0 },
          /** Time of the unregistered charging; absent for STANDBY. */
          At: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
} as const

export type MeterTotals = FromSchema<typeof meterTotalsSchema>

/**
 * An entry in the history of a charge point: a change of its location, customer or hardware (assumed). `From` and `To`
 * are the values at that time: names of locations or customers, serial numbers or connectors.
 */
export const chargepointChangeSchema = {
  $id: 'ChargepointChange',
  type: 'object',
  additionalProperties: false,
  required: ['At', 'Kind', 'By'],
  properties: {
    At: { type: 'string', format: 'date-time' },
    Kind: { enum: ['ADDED', 'LOCATION', 'CUSTOMER', 'CONNECTORS', 'HARDWARE', 'RETIRED'] },
    By: { type: 'string', maxLength: 255 },
    From: { type: 'string', maxLength: 1_000 },
    To: { type: 'string', maxLength: 1_000 },
    Reason: { type: 'string', maxLength: 500 },
  },
} as const

export type ChargepointChange = FromSchema<typeof chargepointChangeSchema>
