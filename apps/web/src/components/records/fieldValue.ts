import type { MetaField } from '@portal/schemas/contract'
import type { Formats } from '../../texts/index.ts'
import { FIGURES, type FigureKind, NO_VALUE } from '../lists/figures.ts'

const FIGURE_FIELDS: readonly (readonly [RegExp, FigureKind])[] = [
  [/Kwh$|^Consumption$/, 'energy'],
  [/Kw$/, 'power'],
  [/Seconds$|Duration$/, 'duration'],
  [/^KwhFee$/, 'pricePerKwh'],
  [/^(Connection|Parking)Fee$/, 'pricePerHour'],
  [/^UnitPrice$/, 'unitPrice'],
  [/Price$|Fee$|Amount$|^Total$|^Revenue$|^DayMaximum$|^price$/, 'money'],
  [/Percent$/, 'percent'],
  [/itude$/, 'degrees'],
]

export const figureOf = (name: string): FigureKind =>
  FIGURE_FIELDS.find(([field]) => field.test(name))?.[1] ?? 'number'

export interface ValueWords {
  readonly formats: Formats
  /** Returns the label of an enumeration value, or 'yes' or 'no' for a boolean. */
  readonly wordOf: (name: string, value: string | number | boolean) => string
  readonly countOf: (count: number) => string
}

/** True for a timestamp, also in a nested value, for which `meta` has no type. */
const isTime = (type: MetaField['Type'] | undefined, value: string): boolean =>
  type === 'date-time' || (type === undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))

/** Formats a value on one line by the type in `meta`; nested values have no type and are formatted by their shape. */
export const writtenValue = (
  name: string,
  type: MetaField['Type'] | undefined,
  value: unknown,
  words: ValueWords,
): string => {
  if (value === undefined || value === null || value === '') return NO_VALUE
  if (typeof value === 'boolean') return words.wordOf(name, value)
  if (typeof value === 'number')
    return type === 'enum' || name.startsWith('Is')
      ? words.wordOf(name, value)
      : FIGURES[figureOf(name)].onScreen(value, words.formats)
  if (typeof value === 'string')
    return isTime(type, value) ? words.formats.dateTime(Date.parse(value)) : words.wordOf(name, value)
  if (Array.isArray(value)) return writtenList(name, value, words)
  return writtenObject(value, words)
}

/** Joins a few plain values; counts longer or nested lists. */
const writtenList = (name: string, values: readonly unknown[], words: ValueWords): string => {
  const isPlain = values.every((value) => typeof value !== 'object' || value === null)
  if (values.length === 0) return NO_VALUE
  return isPlain && values.length <= 5
    ? values.map((value) => writtenValue(name, undefined, value, words)).join(', ')
    : words.countOf(values.length)
}

const writtenObject = (value: object, words: ValueWords): string => {
  if ('Description' in value && typeof value.Description === 'string') return value.Description
  const parts = Object.entries(value).map(([name, part]) => writtenValue(name, undefined, part, words))
  return parts.filter((part) => part !== NO_VALUE).join(', ') || NO_VALUE
}

/** Returns the name in a link to another record; empty if there is none. */
export const linkedName = (link: unknown): string =>
  typeof link === 'object' && link !== null && 'Description' in link ? String(link.Description) : ''
