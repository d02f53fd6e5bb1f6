import { normalizeText } from '@portal/schemas'

/** Returns the value of a field for filters and sort orders: for a linked record, its description. */
const valueOf = (record: object, field: string): unknown => {
  const value = (record as Readonly<Record<string, unknown>>)[field]
  if (typeof value !== 'object' || value === null) return value
  return 'Description' in value ? value.Description : undefined
}

/** Returns the text of a field for conditions, or an empty text if it is absent. */
export const textOf = (record: object, field: string): string => String(valueOf(record, field) ?? '')

/** Sort key, computed before the sort, because normalizing a text costs more than comparing it. */
export type Key = number | string | undefined

export const keyOf = (record: object, field: string): Key => {
  const value = valueOf(record, field)
  return value === undefined || typeof value === 'number' ? value : normalizeText(String(value))
}

/** Sorts absent values last in both directions. */
export const compareKeys = (a: Key, b: Key, sign: 1 | -1): number => {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b ? -sign : sign
}

/** Part of a sort order such as `City, Start desc`. */
export interface Order {
  readonly field: string
  readonly sign: 1 | -1
}
