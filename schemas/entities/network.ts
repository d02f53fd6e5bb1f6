import type { FromSchema } from 'json-schema-to-ts'
import { CHARGER_MESSAGE_MAX_LENGTH, EMAIL_MAX_LENGTH } from '../constants.ts'
import { FRAME_DIRECTIONS, MESSAGE_NAMES, PROTOCOLS } from '../ocpp/protocols.ts'
import { euro, idText as id, RECORD_FIELDS, recordProperties } from './record.ts'
import { attachmentSchema } from './request.ts'
import { tariffSchema } from './subscription.ts'

// Entities for operators: reports, contracts, commands to many chargers. All fields are assumed.

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const
const text = { type: 'string', maxLength: 5_000 } as const

const figures = {
  EnergyKwh: { type: 'number', minimum: 0 },
  /** Euro, VAT included. */
  Revenue: { type: 'number', minimum: 0 },
  Sessions: { type: 'integer', minimum: 0 },
} as const

/**
 * Figures of the sessions that began in a period at chargers of this network and, separately, of the sessions with
 * cards of this network at foreign chargers.
 */
export const reportSchema = {
  $id: 'Report',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Kind', 'Start', 'End', 'EnergyKwh', 'Revenue', 'UptimePercent', 'Sessions'],
  properties: {
    ...recordProperties,
    Kind: { enum: ['ENERGY', 'REVENUE', 'UPTIME'] },
    RelationId: id,
    LocationId: id,
    Start: moment,
    End: moment,
    ...figures,
    UptimePercent: { type: 'number', minimum: 0, maximum: 100 },
    /** Sessions with cards of this network at chargers of other networks; not included in the figures above. */
    ElsewhereSessions: figures.Sessions,
    ElsewhereEnergyKwh: figures.EnergyKwh,
    ElsewhereRevenue: figures.Revenue,
  },
} as const
export type Report = FromSchema<typeof reportSchema>

/** Figures of a period, by day and by location or relation. */
export const reportFiguresSchema = {
  $id: 'ReportFigures',
  type: 'object',
  additionalProperties: false,
  required: ['Days', 'Groups', 'Elsewhere'],
  properties: {
    Days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Day', 'EnergyKwh', 'Revenue', 'Sessions'],
        properties: {
          Day: { type: 'string', format: 'date' },
          ...figures,
          /** Absent for a future day, and without connectors. */
          UptimePercent: { type: 'number', minimum: 0, maximum: 100 },
        },
      },
    },
    /** Sessions with cards of this network at foreign chargers, not included in the other figures. */
    Elsewhere: {
      type: 'object',
      additionalProperties: false,
      required: ['EnergyKwh', 'Revenue', 'Sessions'],
      properties: figures,
    },
    /** Energy of each past hour, oldest first, for a period of at most 3 days. */
    Hours: {
      type: 'array',
      maxItems: 75,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Start', 'EnergyKwh'],
        properties: { Start: moment, EnergyKwh: { type: 'number', minimum: 0 } },
      },
    },
    Groups: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Id', 'Description', 'EnergyKwh', 'Revenue', 'Sessions', 'Connectors', 'UptimePercent'],
        properties: {
          Id: id,
          Description: line,
          ...figures,
          /** Number of connectors that the uptime is based on. */
          Connectors: { type: 'integer', minimum: 0 },
          UptimePercent: { type: 'number', minimum: 0, maximum: 100 },
          /** Energy in kWh per part of the period, oldest first. All parts have the same length. */
          Trend: { type: 'array', maxItems: 12, items: { type: 'number', minimum: 0 } },
        },
      },
    },
    /** The groups with the most energy, in descending order, with a figure for each of the `Days`. */
    Series: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Id', 'EnergyKwh', 'Revenue', 'Sessions'],
        properties: {
          Id: id,
          EnergyKwh: { type: 'array', items: figures.EnergyKwh },
          Revenue: { type: 'array', items: figures.Revenue },
          Sessions: { type: 'array', items: figures.Sessions },
        },
      },
    },
  },
} as const
export type ReportFigures = FromSchema<typeof reportFiguresSchema>

export const cpoContractSchema = {
  $id: 'CpoContract',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'RelationId', 'ContractNumber', 'StartDate', 'Status', 'MonthlyFee'],
  properties: {
    ...recordProperties,
    RelationId: id,
    ContractNumber: { type: 'string', maxLength: 40 },
    StartDate: moment,
    EndDate: moment,
    Status: { enum: ['PENDING', 'ACTIVE', 'ENDED'] },
    MonthlyFee: euro(1_000_000),
    Chargers: { type: 'integer', minimum: 0 },
    /** Tariffs of the contract, oldest first. Each applies to sessions that start at or after its `From`. */
    PriceList: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Type', 'From'],
        properties: {
          /** AC and DC for cards of this network, ROAMING for those of other providers. */
          Type: tariffSchema.properties.Type,
          From: moment,
          /** Absent for the standard tariff of each charge point. */
          TariffId: id,
        },
      },
    },
    Attachments: { type: 'array', maxItems: 50, items: attachmentSchema },
  },
} as const
export type CpoContract = FromSchema<typeof cpoContractSchema>

export const bulkCommandSchema = {
  $id: 'BulkCommand',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Command', 'ChargePointIds', 'Status', 'Results'],
  properties: {
    ...recordProperties,
    /** OCPP message. A charger whose protocol lacks it rejects the command. */
    Command: { enum: MESSAGE_NAMES },
    /** Parameters for the chargers of each protocol, as JSON; none if absent. */
    Payloads: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Protocol', 'Payload'],
        properties: {
          Protocol: { enum: PROTOCOLS },
          Payload: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
        },
      },
    },
    ChargePointIds: { type: 'array', minItems: 1, maxItems: 1_000, items: id },
    Status: { enum: ['RUNNING', 'DONE', 'CANCELLED'] },
    Results: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ChargePointId', 'Status'],
        properties: {
          ChargePointId: id,
          Status: { enum: ['ACCEPTED', 'REJECTED', 'OFFLINE'] },
          /** Status in the answer of the charger, or the whole answer as JSON if it has more than a status. */
          Note: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
          MessageId: id,
        },
      },
    },
  },
} as const
export type BulkCommand = FromSchema<typeof bulkCommandSchema>

/** A message on the connection of a charger, with its answer once there is one. */
export const frameSchema = {
  $id: 'Frame',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'At', 'Direction', 'Action', 'Request'],
  properties: {
    Id: { type: 'string', minLength: 1, maxLength: 60 },
    At: moment,
    Direction: { enum: FRAME_DIRECTIONS },
    Action: { type: 'string', maxLength: 40 },
    /** Parameters as JSON. */
    Request: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
    AnsweredOn: moment,
    /** JSON. */
    Answer: { type: 'string', maxLength: CHARGER_MESSAGE_MAX_LENGTH },
  },
} as const
export type Frame = FromSchema<typeof frameSchema>

export const connectionSchema = {
  $id: 'Connection',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'ChargePointId', 'Protocol', 'Status', 'Since'],
  properties: {
    ...recordProperties,
    ChargePointId: id,
    Protocol: { enum: PROTOCOLS },
    Status: { enum: ['OPEN', 'CLOSED'] },
    Since: moment,
    RemoteAddress: line,
  },
} as const
export type Connection = FromSchema<typeof connectionSchema>

export const emailSchema = {
  $id: 'Email',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Recipient', 'Subject', 'Body', 'Status'],
  properties: {
    ...recordProperties,
    /** E-mail address of the sender (assumed). */
    Sender: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    Recipient: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    Subject: line,
    Body: text,
    Status: { enum: ['QUEUED', 'SENT', 'FAILED'] },
    SentOn: moment,
  },
} as const
export type Email = FromSchema<typeof emailSchema>

/** Personal data that is revealed only if a reason is given; each access is logged here. */
export const protectedUserSchema = {
  $id: 'ProtectedUser',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'RelationContactId', 'MaskedEmail', 'Accesses'],
  properties: {
    ...recordProperties,
    RelationContactId: id,
    MaskedEmail: line,
    Accesses: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'By', 'Reason'],
        properties: { At: moment, By: line, Reason: line },
      },
    },
  },
} as const
export type ProtectedUser = FromSchema<typeof protectedUserSchema>

export const genericTableSchema = {
  $id: 'GenericTable',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Table', 'Key', 'Value'],
  properties: { ...recordProperties, Table: line, Key: line, Value: text },
} as const
export type GenericTable = FromSchema<typeof genericTableSchema>
