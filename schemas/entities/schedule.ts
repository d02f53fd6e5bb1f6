import type { FromSchema } from 'json-schema-to-ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const

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
    /** Query of the report that the job creates: 'period=lastMonth&by=relation'. */
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
