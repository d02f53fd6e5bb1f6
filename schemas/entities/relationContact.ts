import type { FromSchema } from 'json-schema-to-ts'
import { EMAIL_MAX_LENGTH } from '../constants.ts'
import { RECORD_FIELDS, recordProperties, relationLinkSchema } from './record.ts'
import { ROLES } from './roles.ts'

/** A person of a relation (S3). */
export const relationContactSchema = {
  $id: 'RelationContact',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Name', 'Email', 'Role', 'Relation'],
  properties: {
    ...recordProperties,
    Name: { type: 'string', maxLength: 100 },
    Email: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    Telephone: { type: 'string' },
    Street: { type: 'string' },
    HouseNumber: { type: 'string' },
    PostalCode: { type: 'string' },
    City: { type: 'string' },
    Country: { type: 'string', pattern: '^[A-Z]{2}$' },
    Role: { enum: ROLES },
    Relation: relationLinkSchema,
    LastLogin: { type: 'string', format: 'date-time' },
    /** True if the details are masked for this reader, who cannot change them either. */
    IsProtected: { type: 'boolean' },
  },
} as const

export type RelationContact = FromSchema<typeof relationContactSchema>
