import type { FromSchema } from 'json-schema-to-ts'
import { DATA_CATEGORIES } from '../constants.ts'
import { FILTER_OPERATORS } from '../filter.ts'

/** Description of a field by `meta`, from which tables and the class explorer are built. */
export const metaFieldSchema = {
  $id: 'MetaField',
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'Type', 'Category', 'LabelKey', 'IsRequired', 'IsSortable', 'IsFilterable', 'Operators'],
  properties: {
    Name: { type: 'string' },
    Type: { enum: ['string', 'number', 'integer', 'boolean', 'date-time', 'enum', 'object', 'array'] },
    Category: { enum: DATA_CATEGORIES },
    /** Text key of its name: `chargepoint.Vendor`. */
    LabelKey: { type: 'string' },
    EnumValues: { type: 'array', items: { type: ['string', 'integer'] } },
    IsRequired: { type: 'boolean' },
    IsSortable: { type: 'boolean' },
    IsFilterable: { type: 'boolean' },
    Operators: { type: 'array', items: { enum: FILTER_OPERATORS } },
    /** Set by the server; a write must keep the value. */
    IsReadOnly: { type: 'boolean' },
    /** Set on creation and never changed. */
    IsImmutable: { type: 'boolean' },
    /** Hidden by default and exported only if selected. */
    IsSensitive: { type: 'boolean' },
    /** Set for the date that `from` and `to` of a list are compared with. */
    IsPeriod: { type: 'boolean' },
    /** Class of the linked record. */
    Link: { type: 'string' },
  },
} as const

export type MetaField = FromSchema<typeof metaFieldSchema>
