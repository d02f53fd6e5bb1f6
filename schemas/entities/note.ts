import type { FromSchema } from 'json-schema-to-ts'

/** Kinds of records that operators add notes to. */
export const NOTED_KINDS = ['request', 'alarm', 'relation'] as const
export type NotedKind = (typeof NOTED_KINDS)[number]

export const NOTE_MAX_LENGTH = 5_000

/** An operator's note on a record, which customers never see (assumed). */
export const noteSchema = {
  $id: 'Note',
  type: 'object',
  additionalProperties: false,
  required: ['At', 'By', 'Text'],
  properties: {
    At: { type: 'string', format: 'date-time' },
    By: { type: 'string', maxLength: 255 },
    Text: { type: 'string', minLength: 1, maxLength: NOTE_MAX_LENGTH },
  },
} as const

export type Note = FromSchema<typeof noteSchema>
