import type { FromSchema } from 'json-schema-to-ts'
import { idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const

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
    /** Name of the assigned colleague. */
    AssignedTo: line,
    /** Hidden until then. */
    SnoozedUntil: moment,
  },
} as const
export type Alarm = FromSchema<typeof alarmSchema>

/** Open alarms with the same cause, raised in the same minute. */
export const alarmGroupSchema = {
  $id: 'AlarmGroup',
  type: 'object',
  additionalProperties: false,
  required: ['Code', 'Raised', 'Severity', 'Count', 'LocationCount', 'Locations'],
  properties: {
    Code: line,
    /** Start of the minute. */
    Raised: moment,
    /** Highest severity of the group. */
    Severity: { enum: ['INFO', 'WARNING', 'MAJOR', 'CRITICAL'] },
    Count: { type: 'integer', minimum: 1 },
    LocationCount: { type: 'integer', minimum: 1 },
    /** Locations with the most alarms of the group. */
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
