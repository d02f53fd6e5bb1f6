import { DATA_CATEGORIES, FILTER_OPERATORS } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { entries, flag, id, keepUsable, optionalText, type Reader, record, type Skips } from './read.ts'

const TYPES = ['string', 'number', 'integer', 'boolean', 'date-time', 'enum', 'object', 'array'] as const

/** Returns the reader of one of `values`; any other value is read as `least`. */
const among =
  <const W extends string>(values: readonly W[], least: W): Reader<W> =>
  (value) =>
    values.find((one) => one === value) ?? least

const readField = record({
  Name: id,
  Type: among(TYPES, 'string'),
  Category: among(DATA_CATEGORIES, 'TECH'),
  LabelKey: id,
  IsRequired: flag,
  IsSortable: flag,
  IsFilterable: flag,
  IsReadOnly: flag,
  IsImmutable: flag,
  IsSensitive: flag,
  IsPeriod: flag,
  Link: optionalText,
})

/** Reads the fields of a class from `meta`; a field without a name is skipped. */
export const readMeta: Reader<readonly MetaField[] & Skips> = (value) => {
  const fields = entries((one): MetaField => {
    const { Link, ...field } = readField(one)
    const { EnumValues, Operators } = (one ?? {}) as Partial<Record<string, unknown>>
    return {
      ...field,
      ...(Link !== undefined && { Link }),
      ...(Array.isArray(EnumValues) && {
        EnumValues: EnumValues.filter((each) => typeof each === 'string' || Number.isInteger(each)),
      }),
      Operators: FILTER_OPERATORS.filter((each) => Array.isArray(Operators) && Operators.includes(each)),
    }
  })(value)
  return keepUsable(fields, ({ Name }) => Name !== '')
}
