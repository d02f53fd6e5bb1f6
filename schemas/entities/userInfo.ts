import type { FromSchema } from 'json-schema-to-ts'
import { relationLinkSchema } from './record.ts'
import { ROLES } from './roles.ts'

/** The signed-in person (S3): roles, relation and contact. */
export const userInfoSchema = {
  $id: 'UserInfo',
  type: 'object',
  additionalProperties: false,
  required: ['role', 'Relation', 'RelationContact'],
  properties: {
    role: { type: 'array', minItems: 1, items: { enum: ROLES } },
    Relation: relationLinkSchema,
    RelationContact: {
      type: 'object',
      additionalProperties: false,
      required: ['Id', 'Name', 'Email'],
      properties: {
        Id: { type: 'string' },
        Name: { type: 'string' },
        Email: { type: 'string' },
        Telephone: { type: 'string' },
        Street: { type: 'string' },
        PostalCode: { type: 'string' },
        City: { type: 'string' },
      },
    },
  },
} as const

export type UserInfo = FromSchema<typeof userInfoSchema>
