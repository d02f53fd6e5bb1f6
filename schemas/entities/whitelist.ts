import type { FromSchema } from 'json-schema-to-ts'
import { GROUP_CODE_MAX_LENGTH, GROUP_CODE_PATTERN } from '../constants.ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

/** Cards of a list with their printed number and authorisation. */
const tokens = {
  type: 'array',
  maxItems: 5_000,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['Id', 'Description', 'IsAuthorized'],
    properties: {
      Id: { type: 'string', minLength: 1, maxLength: 40 },
      Description: { type: 'string', maxLength: 255 },
      PrintedNumber: { type: 'string', maxLength: 40 },
      IsAuthorized: { type: 'boolean' },
    },
  },
} as const

const code = { type: 'string', pattern: GROUP_CODE_PATTERN, maxLength: GROUP_CODE_MAX_LENGTH } as const

/** Cards that may charge at the placements with its code. */
export const whitelistGroupSchema = {
  $id: 'WhitelistGroup',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Code', 'RelationId', 'Tokens'],
  properties: {
    ...recordProperties,
    Code: code,
    RelationId: { type: 'string', minLength: 1, maxLength: 40 },
    Tokens: tokens,
  },
} as const

export type WhitelistGroup = FromSchema<typeof whitelistGroupSchema>

/** A list: some of the cards of a group. */
export const whitelistSchema = {
  $id: 'Whitelist',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Code', 'RelationId', 'Tokens'],
  properties: {
    ...recordProperties,
    Code: code,
    /** Code of its group. */
    WhitelistGroup: code,
    RelationId: { type: 'string', minLength: 1, maxLength: 40 },
    Tokens: tokens,
  },
} as const

export type Whitelist = FromSchema<typeof whitelistSchema>
