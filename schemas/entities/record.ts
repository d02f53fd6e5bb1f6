export const idText = { type: 'string', minLength: 1, maxLength: 40 } as const

/** Returns the schema of an amount in euro with at most four decimals (S9), up to a maximum. */
export const euro = /* @__NO_SIDE_EFFECTS__ */ <const M extends number>(maximum: M) =>
  ({ type: 'number', minimum: 0, maximum, format: 'euro' }) as const

/** Fields of every record. Dates are ISO 8601 in UTC; `Version` counts writes and detects concurrent ones. */
export const recordProperties = {
  Id: idText,
  Description: { type: 'string', maxLength: 255 },
  Version: { type: 'integer', minimum: 1 },
  CreatedOn: { type: 'string', format: 'date-time' },
  ModifiedOn: { type: 'string', format: 'date-time' },
} as const

export const RECORD_FIELDS = ['Id', 'Description', 'Version', 'CreatedOn', 'ModifiedOn'] as const

/** Id and name of a linked record. */
export const linkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Description'],
  properties: { Id: { type: 'string' }, Description: { type: 'string' } },
} as const

/** A link to a relation with its type: 1 for a company, 0 for a private person (S6 tests for values above 0). */
export const relationLinkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Description', 'IsCompany'],
  properties: {
    ...linkSchema.properties,
    IsCompany: { type: 'integer', enum: [0, 1] },
  },
} as const
