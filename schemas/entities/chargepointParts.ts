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
