import type { FromSchema } from 'json-schema-to-ts'
import { EMAIL_MAX_LENGTH } from '../constants.ts'
import { euro, idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

/** What operators work with: alarms, jobs, reports, contracts, commands to many chargers. All fields are assumed. */

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const
const text = { type: 'string', maxLength: 5_000 } as const

export const alarmSchema = {
  $id: 'Alarm',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Severity', 'Status', 'ChargePointId', 'LocationId', 'RelationId', 'Raised'],
  properties: {
    ...recordProperties,
    Severity: { enum: ['INFO', 'WARNING', 'MAJOR', 'CRITICAL'] },
    Status: { enum: ['OPEN', 'ACKNOWLEDGED', 'CLOSED'] },
    Code: line,
    ChargePointId: id,
    LocationId: id,
    RelationId: id,
    Raised: moment,
    AcknowledgedBy: line,
    AcknowledgedOn: moment,
    /** Name of the colleague who sees to it. */
    AssignedTo: line,
    /** Until then it can wait. */
    SnoozedUntil: moment,
  },
} as const
export type Alarm = FromSchema<typeof alarmSchema>

/** Open alarms of one cause that were raised in the same minute. */
export const alarmGroupSchema = {
  $id: 'AlarmGroup',
  type: 'object',
  additionalProperties: false,
  required: ['Code', 'Raised', 'Severity', 'Count', 'LocationCount', 'Locations'],
  properties: {
    Code: line,
    /** The minute. */
    Raised: moment,
    /** The gravest of them. */
    Severity: { enum: ['INFO', 'WARNING', 'MAJOR', 'CRITICAL'] },
    Count: { type: 'integer', minimum: 1 },
    LocationCount: { type: 'integer', minimum: 1 },
    /** The locations with most of them. */
    Locations: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Id', 'Description', 'Count'],
        properties: { Id: id, Description: line, Count: { type: 'integer', minimum: 1 } },
      },
    },
  },
} as const
export type AlarmGroup = FromSchema<typeof alarmGroupSchema>

export const scheduleSchema = {
  $id: 'Schedule',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Cron', 'IsPaused', 'NextRuns', 'Results'],
  properties: {
    ...recordProperties,
    /** Minute, hour, day of month, month, day of week. */
    Cron: { type: 'string', pattern: '^\\S+( \\S+){4}$', maxLength: 100 },
    IsPaused: { type: 'boolean' },
    /** The report that the job makes, as the address of the screen asks for it: 'period=lastMonth&by=relation'. */
    Report: { type: 'string', maxLength: 500 },
    LastRun: moment,
    NextRuns: { type: 'array', maxItems: 10, items: moment },
    Results: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'Status'],
        properties: {
          At: moment,
          Status: { enum: ['OK', 'FAILED'] },
          DurationSeconds: { type: 'integer', minimum: 0 },
          Note: line,
        },
      },
    },
  },
} as const
export type Schedule = FromSchema<typeof scheduleSchema>

const figures = {
  EnergyKwh: { type: 'number', minimum: 0 },
  /** Euro, VAT included. */
  Revenue: { type: 'number', minimum: 0 },
  Sessions: { type: 'integer', minimum: 0 },
} as const

/** A report counts the sessions that began in its span at chargers of this network, and says how much it leaves out. */
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
    /** Sessions with cards of this network at chargers of others: no part of the figures. */
    ElsewhereSessions: figures.Sessions,
    ElsewhereEnergyKwh: figures.EnergyKwh,
    ElsewhereRevenue: figures.Revenue,
  },
} as const
export type Report = FromSchema<typeof reportSchema>

/** What was charged in a span: all days of it, and its locations or relations. */
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
          /** Left out of a day on which no connector was to be heard, such as one that has not begun. */
          UptimePercent: { type: 'number', minimum: 0, maximum: 100 },
        },
      },
    },
    /** Sessions with cards of this network at chargers of others: no part of the other figures. */
    Elsewhere: {
      type: 'object',
      additionalProperties: false,
      required: ['EnergyKwh', 'Revenue', 'Sessions'],
      properties: figures,
    },
    /** Of a span of at most 3 days: what flowed in each hour that is over, the oldest first. */
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
          /** By how many connectors its uptime counts. */
          Connectors: { type: 'integer', minimum: 0 },
          UptimePercent: { type: 'number', minimum: 0, maximum: 100 },
          /** kWh in equal parts of the span, the oldest first. */
          Trend: { type: 'array', maxItems: 12, items: { type: 'number', minimum: 0 } },
        },
      },
    },
    /** The groups that charged most, the first the most: their figures day by day, as many as `Days`. */
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
    Status: { enum: ['ACTIVE', 'ENDED'] },
    MonthlyFee: euro(1_000_000),
    Chargers: { type: 'integer', minimum: 0 },
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
    Command: { enum: ['RESET', 'UNLOCK', 'CLEAR_CACHE', 'UPDATE_FIRMWARE', 'GET_DIAGNOSTICS'] },
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
          Note: line,
        },
      },
    },
  },
} as const
export type BulkCommand = FromSchema<typeof bulkCommandSchema>

export const backlogSchema = {
  $id: 'Backlog',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Queue', 'Waiting', 'Oldest'],
  properties: {
    ...recordProperties,
    Queue: line,
    Waiting: { type: 'integer', minimum: 0 },
    Oldest: moment,
  },
} as const
export type Backlog = FromSchema<typeof backlogSchema>

export const errorLogSchema = {
  $id: 'ErrorLog',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Level', 'At', 'Source', 'Message'],
  properties: {
    ...recordProperties,
    Level: { enum: ['WARNING', 'ERROR', 'CRITICAL'] },
    At: moment,
    Source: line,
    Code: line,
    Message: text,
  },
} as const
export type ErrorLog = FromSchema<typeof errorLogSchema>

export const connectionSchema = {
  $id: 'Connection',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'ChargePointId', 'Protocol', 'Status', 'Since'],
  properties: {
    ...recordProperties,
    ChargePointId: id,
    Protocol: { enum: ['OCPP 1.6', 'OCPP 2.0.1'] },
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
    Recipient: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    Subject: line,
    Body: text,
    Status: { enum: ['QUEUED', 'SENT', 'FAILED'] },
    SentOn: moment,
  },
} as const
export type Email = FromSchema<typeof emailSchema>

export const translationSchema = {
  $id: 'Translation',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Key', 'En', 'Fr', 'Nl', 'IsMissing'],
  properties: {
    ...recordProperties,
    Key: { type: 'string', minLength: 1, maxLength: 255 },
    En: text,
    Fr: text,
    Nl: text,
    /** One of the languages has no text. */
    IsMissing: { type: 'boolean' },
  },
} as const
export type Translation = FromSchema<typeof translationSchema>

/** Personal data that is shown only for a reason; every look is logged in it. */
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
