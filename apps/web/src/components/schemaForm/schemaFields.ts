import { momentOf } from '../../data/calendar.ts'
import { readJson } from '../records/jsonValue.ts'

/** Subset of JSON Schema that forms support. */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  /** Set for an array or object that is edited as JSON. */
  readonly isJson?: boolean
  readonly enum?: readonly (string | number)[]
  /** Fixed value, sent without asking the user. */
  readonly const?: string
  readonly default?: string | number | boolean
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
}

/** Parses a number with a decimal point or comma; NaN for any other text. */
const numberOf = (text: string): number =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN

export type Path = readonly (string | number)[]

/** A field of a form: a value inside the object that the schema describes. */
export interface SchemaField {
  /** Path as text, used as the name of the control. */
  readonly key: string
  readonly path: Path
  readonly schema: FieldSchema
  readonly isRequired: boolean
  /** True for a list that is edited as text with one entry per line. */
  readonly isList: boolean
}

/** True if the schema allows only one value. */
const isFixed = ({ const: fixed, minimum, maximum }: FieldSchema): boolean =>
  fixed !== undefined || (minimum !== undefined && minimum === maximum)

/**
 * Returns the fields of a schema in order, without fixed values. An array of at most one entry has the fields of that
 * entry; any other array is one field.
 */
export const schemaFields = (
  schema: FieldSchema,
  path: Path = [],
  isRequired = true,
): readonly SchemaField[] => {
  const { type, isJson = false, properties = {}, required = [], items, maxItems } = schema
  if (type === 'object' && !isJson)
    return Object.entries(properties).flatMap(([key, inner]) =>
      schemaFields(inner, [...path, key], isRequired && required.includes(key)),
    )
  if (type === 'array' && !isJson && items && maxItems === 1)
    return schemaFields(items, [...path, 0], isRequired)
  if (isFixed(schema)) return []
  return [{ key: path.join('.'), path, schema, isRequired, isList: type === 'array' && !isJson }]
}

export type FieldFault =
  | 'required'
  | 'number'
  | 'range'
  | 'least'
  | 'length'
  | 'pattern'
  | 'moment'
  | 'json'
  | 'line'
  | 'fewItems'
  | 'manyItems'
  | 'order'

const textFault = ({ schema }: SchemaField, text: string): FieldFault | undefined => {
  const { maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema
  if (format === 'date-time') return momentOf(text) !== undefined ? undefined : 'moment'
  if (text.length > maxLength) return 'length'
  return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? 'pattern' : undefined
}

/** Returns the problem with a typed value; undefined if the schema accepts it. */
export const faultOf = (field: SchemaField, text: string): FieldFault | undefined => {
  const {
    type,
    isJson,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
    enum: choices,
  } = field.schema
  if (text.trim() === '') return field.isRequired ? 'required' : undefined
  if (choices || type === 'boolean') return undefined
  if (isJson) return Number.isNaN(valueOf(field.schema, [], new Map([['', text]]))) ? 'json' : undefined
  if (field.isList) return listFault(field, text)
  if (type !== 'integer' && type !== 'number') return textFault(field, text)
  const number = numberOf(text)
  if (Number.isNaN(number) || (type === 'integer' && !Number.isInteger(number))) return 'number'
  if (number >= minimum && number <= maximum) return undefined
  return maximum === Number.POSITIVE_INFINITY ? 'least' : 'range'
}

/** True if an entry can be a single text; commas and semicolons then also separate entries. */
const isOneText = (items: FieldSchema): boolean => {
  const [first, ...others] = schemaFields(items)
  return (
    first?.schema.type === 'string' &&
    others.every(({ isRequired, schema }) => !isRequired || 'default' in schema)
  )
}

const linesOf = (text: string, items: FieldSchema): readonly string[] =>
  text.split(isOneText(items) ? /[\n,;]/ : '\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** Stands for an omitted value in a line. */
const OMITTED = '-'

/**
 * Returns the values of an entry by field: one word of the line each, and the rest of the line for the last field. A
 * required field without a value has its default.
 */
const valuesIn = (items: FieldSchema, line: string): ReadonlyMap<string, string> => {
  const fields = schemaFields(items)
  const words = line.split(/\s+/)
  return new Map(
    fields.map(({ key, isRequired, schema }, index) => {
      const isLast = index === fields.length - 1
      const word = (isLast ? words.slice(index).join(' ') : words[index]) ?? ''
      const initial = isRequired ? String(schema.default ?? '') : ''
      return [key, word === '' || (word === OMITTED && fields.length > 1) ? initial : word]
    }),
  )
}

/** Returns the number of the first line that is not a valid entry of a list; undefined if all are valid. */
export const wrongLine = ({ schema: { items } }: SchemaField, text: string): number | undefined => {
  if (!items) return undefined
  const lines = linesOf(text, items)
  const index = lines.findIndex((line) => {
    const values = valuesIn(items, line)
    return schemaFields(items).some((field) => {
      const value = values.get(field.key) ?? ''
      const { enum: choices } = field.schema
      const isOption = value === '' || (choices?.map(String).includes(value) ?? true)
      return !isOption || faultOf(field, value) !== undefined
    })
  })
  return index < 0 ? undefined : index + 1
}

const listFault = (field: SchemaField, text: string): FieldFault | undefined => {
  if (wrongLine(field, text) !== undefined) return 'line'
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field.schema
  const { length } = items ? linesOf(text, items) : []
  if (length < minItems) return 'fewItems'
  return length > maxItems ? 'manyItems' : undefined
}

/** Returns the typed or fixed value of a field; undefined if it is omitted. */
const valueOf = (schema: FieldSchema, path: Path, values: ReadonlyMap<string, string>): unknown => {
  const text = values.get(path.join('.')) ?? ''
  if (schema.isJson) return readJson(text, schema.type === 'array' ? 'array' : 'object')
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
        const value = valueOf(inner, [...path, key], values)
        return value === undefined ? [] : [[key, value] as const]
      })
      return entries.length === 0 && path.length > 0 ? undefined : Object.fromEntries(entries)
    }
    case 'array': {
      const { items } = schema
      if (!items) return undefined
      if (schema.maxItems === 1) {
        const value = valueOf(items, [...path, 0], values)
        return value === undefined ? undefined : [value]
      }
      const lines = linesOf(text, items)
      return lines.length === 0 ? undefined : lines.map((line) => entryOf(items, line))
    }
    default:
      if (isFixed(schema)) return schema.const ?? schema.default
      if (text === '') return undefined
      if (schema.format === 'date-time') return momentOf(text)
      if (schema.type === 'boolean') return text === 'true'
      return schema.type === 'string' ? text : numberOf(text)
  }
}

/** Returns a list entry for a line of text. */
const entryOf = (items: FieldSchema, line: string): unknown =>
  items.type === 'object' ? valueOf(items, [], valuesIn(items, line)) : line

/** Returns the object that the typed values describe, without empty values. */
export const objectFrom = (schema: FieldSchema, values: ReadonlyMap<string, string>): object =>
  valueOf(schema, [], values) as object

/** Returns the initial values of the required fields; times default to `now`. */
export const initialValues = (schema: FieldSchema, now: string): ReadonlyMap<string, string> =>
  new Map(
    schemaFields(schema).flatMap(({ key, schema: { format, default: initial }, isRequired }) => {
      if (isRequired && initial !== undefined) return [[key, String(initial)] as const]
      return isRequired && format === 'date-time' ? [[key, now] as const] : []
    }),
  )
