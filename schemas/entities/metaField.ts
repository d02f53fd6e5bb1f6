import type { FromSchema } from 'json-schema-to-ts'
import { DATA_CATEGORIES } from '../constants.ts'
import { FILTER_OPERATORS } from '../filter.ts'

/** What `meta` says about a field of a class: tables and the class explorer are made of it. */
export const metaFieldSchema = {
  $id: 'MetaField',
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'Type', 'Category', 'LabelKey', 'IsRequired', 'IsSortable', 'IsFilterable', 'Operators'],
  properties: {
    Name: { type: 'string' },
    Type: { enum: ['string', 'number', 'integer', 'boolean', 'date-time', 'enum', 'object', 'array'] },
    Category: { enum: DATA_CATEGORIES },
    /** Key of the text that names the field: `chargepoint.Vendor`. */
    LabelKey: { type: 'string' },
    EnumValues: { type: 'array', items: { type: ['string', 'integer'] } },
    IsRequired: { type: 'boolean' },
    IsSortable: { type: 'boolean' },
    IsFilterable: { type: 'boolean' },
    Operators: { type: 'array', items: { enum: FILTER_OPERATORS } },
    /** The server sets it; what a write says of it must be what it is. */
    IsReadOnly: { type: 'boolean' },
    /** Set when a record is made, and never changed. */
    IsImmutable: { type: 'boolean' },
    /** Hidden at first and never exported unasked. */
    IsSensitive: { type: 'boolean' },
    /** The class that the field names a record of. */
    Link: { type: 'string' },
  },
} as const

export type MetaField = FromSchema<typeof metaFieldSchema>
