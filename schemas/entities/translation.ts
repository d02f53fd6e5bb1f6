import type { FromSchema } from 'json-schema-to-ts'
import { RECORD_FIELDS, recordProperties } from './record.ts'

const text = { type: 'string', maxLength: 5_000 } as const

export const translationSchema = {
  $id: 'Translation',
  type: 'object',
  additionalProperties: false,
  required: [...RECORD_FIELDS, 'Key', 'En', 'Fr', 'Nl', 'IsMissing'],
  properties: {
    ...recordProperties,
    Key: { type: 'string', minLength: 1, maxLength: 255 },
    En: text,
    Fr: text,
    Nl: text,
    /** True if a language has no text. */
    IsMissing: { type: 'boolean' },
  },
} as const
export type Translation = FromSchema<typeof translationSchema>
