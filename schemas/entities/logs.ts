import type { FromSchema } from 'json-schema-to-ts'
import { idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

/** Logs of the server for super administrators: queues and internal errors. All fields are assumed. */

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const
const text = { type: 'string', maxLength: 5_000 } as const
const count = { type: 'integer', minimum: 0 } as const

export const backlogSchema = {
  $id: 'Backlog',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Queue', 'Waiting', 'Entries', 'Actions'],
  properties: {
    ...recordProperties,
    Queue: line,
    Waiting: count,
    /** Absent if nothing waits. */
    Oldest: moment,
    /** Oldest first. */
    Entries: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Id', 'Kind', 'Target', 'Since', 'Tries'],
        properties: {
          Id: id,
          Kind: { enum: ['PRICE', 'INVOICE', 'EMAIL', 'ROAMING'] },
          /** Id of a charge detail record, a relation or an e-mail, depending on the kind. */
          Target: id,
          Since: moment,
          Tries: count,
          /** Error code of the last attempt. */
          LastError: line,
        },
      },
    },
    /** Retries and purges, latest first. */
    Actions: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['At', 'By', 'Action', 'Entries', 'Reason'],
        properties: {
          At: moment,
          By: line,
          Action: { enum: ['RETRY', 'PURGE'] },
          /** Number of entries that left the queue. */
          Entries: count,
          Reason: line,
        },
      },
    },
  },
} as const
export type Backlog = FromSchema<typeof backlogSchema>

export const errorLogSchema = {
  $id: 'ErrorLog',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Level', 'At', 'Source', 'Message', 'Status'],
  properties: {
    ...recordProperties,
    Level: { enum: ['WARNING', 'ERROR', 'CRITICAL'] },
    At: moment,
    Source: line,
    Code: line,
    Message: text,
    Status: { enum: ['OPEN', 'HANDLED'] },
    HandledBy: line,
    HandledOn: moment,
    /** Records that the error is about. */
    ChargePointId: id,
    RelationId: id,
    SessionId: id,
    EmailId: id,
    RequestId: id,
  },
} as const
export type ErrorLog = FromSchema<typeof errorLogSchema>

/** Errors with the same code. */
export const errorGroupSchema = {
  $id: 'ErrorGroup',
  type: 'object',
  additionalProperties: false,
  required: ['Code', 'Level', 'Count', 'Open', 'First', 'Last'],
  properties: {
    Code: line,
    /** Highest level of the group. */
    Level: { enum: ['WARNING', 'ERROR', 'CRITICAL'] },
    Count: { type: 'integer', minimum: 1 },
    /** Number of errors that are not handled. */
    Open: count,
    First: moment,
    Last: moment,
  },
} as const
export type ErrorGroup = FromSchema<typeof errorGroupSchema>
