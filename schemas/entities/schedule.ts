import type { FromSchema } from 'json-schema-to-ts'
import { EMAIL_MAX_LENGTH, REPORT_GROUPS, REPORT_PERIODS } from '../constants.ts'
import { idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const

export const scheduleSchema = {
  $id: 'Schedule',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Task', 'Cron', 'IsPaused', 'NextRuns', 'Results'],
  properties: {
    ...recordProperties,
    /** Task that a run performs (assumed, like all fields of a schedule except `Cron`). */
    Task: { enum: ['REPORT', 'INVOICING', 'FIRMWARE_CHECK', 'ROAMING_SYNC', 'DRAFT_CLEANUP'] },
    /** Minute, hour, day of month, month, day of week. */
    Cron: { type: 'string', pattern: '^\\S+( \\S+){4}$', maxLength: 100 },
    IsPaused: { type: 'boolean' },
    ReportPeriod: { enum: REPORT_PERIODS },
    ReportBy: { enum: REPORT_GROUPS },
    /** Limits the run to this customer. */
    RelationId: id,
    /** E-mail address that each report is sent to. */
    Recipient: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
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
          /** Reason for a failure, or the person who started the run. */
          Note: line,
          /** Number of records that the run changed, reported or found. */
          Count: { type: 'integer', minimum: 0 },
          /** Id of the file that the run created. */
          File: id,
          EmailId: id,
        },
      },
    },
    /** Charge points with an old firmware, as found by a firmware check. */
    Findings: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ChargePointId', 'Model', 'FirmwareVersion', 'Newest'],
        properties: { ChargePointId: id, Model: line, FirmwareVersion: line, Newest: line },
      },
    },
  },
} as const
export type Schedule = FromSchema<typeof scheduleSchema>
