import type { RecordFields } from '@portal/machines'
import { coordinatesOf, type DataCategory } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { valueIn } from '../../data/records.ts'

/** Said of every record, and of no use beside its title. */
const SILENT: readonly string[] = ['Version']

/** More parts than these are no line of facts any more. */
const PARTS_IN_LINE = 4

/** Whether a value is several things, or one of many parts: then it has a card of its own. */
const isNested = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null || 'Description' in value) return false
  return Array.isArray(value) || Object.keys(value).length > PARTS_IN_LINE
}

/** A record with its latitude and longitude as one fact as well: that is how maps want them. */
export const withCoordinates = (record: RecordFields): RecordFields => {
  const at = coordinatesOf(record['Latitude'], record['Longitude'])
  if (!at) return record
  return {
    ...record,
    Coordinates: [at.latitude, at.longitude].map((degrees) => degrees.toFixed(5)).join(', '),
  }
}

/** The two fields as the one that {@link withCoordinates} makes of them. */
const inOnePlace = (meta: readonly MetaField[]): readonly MetaField[] =>
  meta.flatMap((field) => {
    if (field.Name === 'Longitude') return []
    return [field.Name === 'Latitude' ? { ...field, Name: 'Coordinates' } : field]
  })

/** Fields with one value each, by category, in the order of `meta`; groups without any are left out. */
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

/** Fields of this record that have a card of their own, with their contents. */
export const nestedFields = (
  meta: readonly MetaField[],
  record: RecordFields,
): readonly { readonly name: string; readonly value: object }[] =>
  meta.flatMap(({ Name }) => {
    const value = record[Name]
    if (!isNested(value) || (Array.isArray(value) && value.length === 0)) return []
    return [{ name: Name, value }]
  })

/** What the rows of a list have, each column once, in the order in which they come up. */
export const columnsIn = (rows: readonly unknown[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))),
]

/** A column with nothing but figures, which are compared from the right. */
export const isOfFigures = (rows: readonly object[], column: string): boolean =>
  rows.every((row) => typeof valueIn(row, column) === 'number')
