import type { FromSchema } from 'json-schema-to-ts'
import { COMPANY_NAME_MAX_LENGTH, EMAIL_MAX_LENGTH } from '../constants.ts'
import { linkSchema, RECORD_FIELDS, recordProperties, relationLinkSchema } from './record.ts'

/** A customer: a private person or a company; companies form a tree (S3). */
export const relationSchema = {
  $id: 'Relation',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'IsCompany'],
  properties: {
    ...recordProperties,
    Description: { type: 'string', maxLength: COMPANY_NAME_MAX_LENGTH },
    /** 1 for a company, 0 for a private person (S6 tests for values above 0). */
    IsCompany: { type: 'integer', enum: [0, 1] },
    VatNumber: { type: 'string' },
    CompanyType: { type: 'string' },
    Street: { type: 'string' },
    HouseNumber: { type: 'string' },
    PostalCode: { type: 'string' },
    City: { type: 'string' },
    Country: { type: 'string', pattern: '^[A-Z]{2}$' },
    Telephone: { type: 'string' },
    Email: { type: 'string', maxLength: EMAIL_MAX_LENGTH },
    BankAccount: { type: 'string' },
    Bic: { type: 'string' },
    ParentRelation: linkSchema,
  },
} as const

export type Relation = FromSchema<typeof relationSchema>

/** An entry of the relation selector (S3). */
export const relationEntrySchema = {
  ...relationLinkSchema,
  $id: 'RelationEntry',
  properties: { ...relationLinkSchema.properties, Relation: linkSchema },
} as const

export type RelationEntry = FromSchema<typeof relationEntrySchema>

const ELEMENT_TYPES = [
  'Relation',
  'RelationContact',
  'ChargeLocation',
  'ChargePoint',
  'Token',
  'Subscription',
] as const

/** An element below a relation, with the fields for a tree or a list. */
export const relationElementSchema = {
  $id: 'RelationElement',
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Description', 'Type', 'RelationId'],
  properties: {
    Id: { type: 'string' },
    Description: { type: 'string' },
    Type: { enum: ELEMENT_TYPES },
    RelationId: { type: 'string' },
  },
} as const

export type RelationElement = FromSchema<typeof relationElementSchema>
