import type { MetaField } from '@portal/schemas/contract'
import { minutesOf } from '../../data/moment.ts'
import type { Formats } from '../../texts/index.ts'

export const NO_VALUE = '–'

/** A kind of figure, by the name of its field: on screen, and in a file beside its unit. */
interface Figure {
  readonly name: RegExp
  readonly written: (value: number, formats: Formats) => string
  readonly unit?: string
  readonly inFile?: (value: number) => number | undefined
}

const FIGURES: readonly Figure[] = [
  { name: /Kwh$|^Consumption$/, unit: 'kWh', written: (value, formats) => formats.energy(value) },
  { name: /Kw$/, unit: 'kW', written: (value, formats) => formats.power(value) },
  {
    name: /Seconds$|Duration$/,
    unit: 'min',
    written: (value, formats) => formats.seconds(value),
    inFile: minutesOf,
  },
  { name: /^KwhFee$/, unit: '€/kWh', written: (value, formats) => formats.unitPrice(value) },
  { name: /^(Connection|Parking)Fee$/, unit: '€/h', written: (value, formats) => formats.unitPrice(value) },
  { name: /^UnitPrice$/, written: (value, formats) => formats.unitPrice(value) },
  {
    name: /Price$|Fee$|Amount$|^Total$|^Revenue$|^DayMaximum$|^price$/,
    unit: '€',
    written: (value, formats) => formats.money(value),
  },
  { name: /Percent$/, unit: '%', written: (value, formats) => formats.percent(value / 100) },
  { name: /itude$/, written: (value) => value.toFixed(5) },
]
const figureOf = (name: string) => FIGURES.find((figure) => figure.name.test(name))

/** The unit of a field of figures, in the header of a file. */
export const unitOf = (name: string): string | undefined => figureOf(name)?.unit

/** A figure in that unit. */
export const figureInFile = (name: string, value: number): number | undefined => {
  const { inFile } = figureOf(name) ?? {}
  return inFile ? inFile(value) : value
}

/** A figure in its unit. */
const writtenNumber = (name: string, value: number, formats: Formats): string => {
  const figure = figureOf(name)
  if (figure) return figure.written(value, formats)
  if (Number.isInteger(value)) return formats.count(value)
  // Of a few minutes one decimal of an hour would leave nothing.
  return Math.abs(value) < 1 ? formats.plain(value) : formats.decimal(value)
}

/** The words that values are written with. */
export interface ValueWords {
  readonly formats: Formats
  /** What a value of a field is called: of an enumeration, 'yes' and 'no'. */
  readonly wordOf: (name: string, value: string | number | boolean) => string
  /** How many there are of something. */
  readonly countOf: (count: number) => string
}

/** Field names of a real server that are times although nothing says so. */
const isTime = (type: MetaField['Type'] | undefined, value: string): boolean =>
  type === 'date-time' || (type === undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))

/**
 * A value in one line, by what `meta` says of its field; a nested value without a type is written by its looks.
 */
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
      : writtenNumber(name, value, words.formats)
  if (typeof value === 'string')
    return isTime(type, value) ? words.formats.dateTime(Date.parse(value)) : words.wordOf(name, value)
  if (Array.isArray(value)) return writtenList(name, value, words)
  return writtenObject(value, words)
}

/** A few plain values follow one another; anything longer is counted. */
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

/** The name of a record that another names by a link; empty where there is none. */
export const linkedName = (link: unknown): string =>
  typeof link === 'object' && link !== null && 'Description' in link ? String(link.Description) : ''
