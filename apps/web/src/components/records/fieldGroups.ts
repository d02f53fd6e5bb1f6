import type { RecordFields } from '@portal/machines'
import { coordinatesOf, type DataCategory } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { valueIn } from '../../data/records.ts'

/** Fields that are omitted, because every record has them and users do not need them. */
const SILENT: readonly string[] = ['Version']

/** Maximum number of fields of an object shown on one line. */
const PARTS_IN_LINE = 4

/** True if a value is a list or an object with many fields, which has a card of its own. */
const isNested = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null || 'Description' in value) return false
  return Array.isArray(value) || Object.keys(value).length > PARTS_IN_LINE
}

/** Adds the coordinates as one field, `latitude, longitude`, which map apps accept. */
export const withCoordinates = (record: RecordFields): RecordFields => {
  const at = coordinatesOf(record['Latitude'], record['Longitude'])
  if (!at) return record
  return {
    ...record,
    Coordinates: [at.latitude, at.longitude].map((degrees) => degrees.toFixed(5)).join(', '),
  }
}

/** Replaces the two coordinate fields with the one that {@link withCoordinates} adds. */
const inOnePlace = (meta: readonly MetaField[]): readonly MetaField[] =>
  meta.flatMap((field) => {
    if (field.Name === 'Longitude') return []
    return [field.Name === 'Latitude' ? { ...field, Name: 'Coordinates' } : field]
  })

/** Returns the fields with a single value, by category, in the order of `meta`; empty groups are omitted. */
export const factGroups = (
  meta: readonly MetaField[],
  record: RecordFields,
): readonly { readonly category: DataCategory; readonly fields: readonly MetaField[] }[] =>
  (['BASIC', 'STATE', 'TECH'] as const).flatMap((category) => {
    const fields = ('Coordinates' in record ? inOnePlace(meta) : meta).filter(
      ({ Name, Category, Type }) =>
        Category === category && Type !== 'array' && !isNested(record[Name]) && !SILENT.includes(Name),
    )
    return fields.length > 0 ? [{ category, fields }] : []
  })

export const nestedFields = (
  meta: readonly MetaField[],
  record: RecordFields,
): readonly { readonly name: string; readonly value: object }[] =>
  meta.flatMap(({ Name }) => {
    const value = record[Name]
    if (!isNested(value) || (Array.isArray(value) && value.length === 0)) return []
    return [{ name: Name, value }]
  })

/** Returns the union of the fields of all rows, in order of appearance. */
export const columnsIn = (rows: readonly unknown[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))),
]

/** True if every row has a number in the column, which is then right-aligned. */
export const isOfFigures = (rows: readonly object[], column: string): boolean =>
  rows.every((row) => typeof valueIn(row, column) === 'number')
