import type { FromSchema } from 'json-schema-to-ts'
import { idText as id, RECORD_FIELDS, recordProperties } from './record.ts'

/** Audit trail: one entry per written record and call. All fields are assumed. */

const line = { type: 'string', maxLength: 255 } as const

/** Max characters of a value in the trail; longer ones are cut. */
export const AUDIT_VALUE_MAX_LENGTH = 500
const value = { type: 'string', maxLength: AUDIT_VALUE_MAX_LENGTH } as const

/** Classes with entries: all but the trail itself. */
export const AUDITED_CLASSES = [
  'alarm',
  'alarmrule',
  'backlog',
  'bulkcommand',
  'cdr',
  'chargelocation',
  'chargepassrequest',
  'chargeplacement',
  'chargepoint',
  'chargesession',
  'connection',
  'cpocontract',
  'email',
  'errorlog',
  'generictable',
  'protecteduser',
  'relation',
  'relationcontact',
  'report',
  'request',
  'schedule',
  'subscription',
  'subscriptiontype',
  'tariff',
  'token',
  'translation',
  'whitelist',
  'whitelistgroup',
] as const

export const auditEntrySchema = {
  $id: 'AuditEntry',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'At', 'By', 'Call', 'Action', 'Class', 'RecordId', 'Changes'],
  properties: {
    ...recordProperties,
    At: { type: 'string', format: 'date-time' },
    By: line,
    /** Relation that the person was viewing the portal as during the write. */
    ViewedAs: line,
    Action: { enum: ['CREATED', 'CHANGED', 'REMOVED', 'COMMANDED'] },
    Class: { enum: AUDITED_CLASSES },
    RecordId: id,
    /** Relation that owned the record. */
    RelationId: id,
    /** Operation id of the call. */
    Call: line,
    Changes: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Field'],
        properties: {
          /** Path of the field, such as `Draft.city`. */
          Field: line,
          /**
           * `Before` and `After` as text, lists as JSON. Absent if there is no value; both are absent if the field is
           * hidden.
           */
          Before: value,
          After: value,
          /** Set for secrets and for data of protected people. */
          IsHidden: { type: 'boolean' },
        },
      },
    },
  },
} as const
export type AuditEntry = FromSchema<typeof auditEntrySchema>
export type AuditChange = AuditEntry['Changes'][number]
