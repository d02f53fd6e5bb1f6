/** Returns a filter for records with exactly these field values. */
export const where = (fields: Readonly<Record<string, unknown>>) => ({
  filter: Object.entries(fields)
    .map(([field, value]) => `(${field} EX "${String(value)}")`)
    .join(' AND '),
})

export const of = (field: string, value: unknown) => where({ [field]: value })
