import type { FromSchema } from 'json-schema-to-ts'
import { EMAIL_MAX_LENGTH, LANGUAGES } from '../constants.ts'
import { idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

const moment = { type: 'string', format: 'date-time' } as const
const line = { type: 'string', maxLength: 255 } as const
const severity = { enum: ['INFO', 'WARNING', 'MAJOR', 'CRITICAL'] } as const

/** Codes of the events at charge points that raise alarms. */
export const ALARM_EVENTS = [
  'Offline',
  'GroundFailure',
  'ConnectorLockFailure',
  'HighTemperature',
  'WeakSignal',
] as const
export type AlarmEvent = (typeof ALARM_EVENTS)[number]

/** A rule that decides whether an event raises an alarm, with which severity, and who gets an e-mail (assumed). */
export const alarmRuleSchema = {
  $id: 'AlarmRule',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Event', 'Severity', 'DelayMinutes', 'Recipients', 'Language', 'IsActive'],
  properties: {
    ...recordProperties,
    Event: { enum: ALARM_EVENTS },
    Severity: severity,
    /** An event raises an alarm only if it still lasts after this time. */
    DelayMinutes: { type: 'integer', minimum: 0, maximum: 1_440 },
    /** Limits the rule to this customer, for whom it replaces the rule for all customers. */
    RelationId: id,
    Recipients: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    },
    /** Language of the e-mails. */
    Language: { enum: LANGUAGES },
    IsActive: { type: 'boolean' },
  },
} as const
export type AlarmRule = FromSchema<typeof alarmRuleSchema>

export const alarmSchema = {
  $id: 'Alarm',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Severity', 'Status', 'ChargePointId', 'LocationId', 'RelationId', 'Raised'],
  properties: {
    ...recordProperties,
    Severity: severity,
    Status: { enum: ['OPEN', 'ACKNOWLEDGED', 'CLOSED'] },
    Code: line,
    /** Rule that raised the alarm; absent if a person raised it (assumed). */
    RuleId: id,
    ChargePointId: id,
    LocationId: id,
    RelationId: id,
    Raised: moment,
    AcknowledgedBy: line,
    AcknowledgedOn: moment,
    /** Name of the assigned colleague. */
    AssignedTo: line,
    /** The alarm is hidden until this time. */
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
    Severity: severity,
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
