/** The filter of records whose fields are exactly these. */
export const where = (fields: Readonly<Record<string, unknown>>) => ({
  filter: Object.entries(fields)
    .map(([field, value]) => `(${field} EX "${String(value)}")`)
    .join(' AND '),
})

/** The same of one field. */
export const of = (field: string, value: unknown) => where({ [field]: value })
