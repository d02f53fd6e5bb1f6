import {
  date,
  type EnumValue,
  entries,
  flag,
  id,
  ids,
  type Link,
  links,
  list,
  type Marked,
  number,
  oneOf,
  optional,
  optionalText,
  type Reader,
  record,
  records,
  type Skips,
  text,
} from './read.ts'

/** Schema of an entity, or of a part of one. */
export interface FieldsSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
}

interface FieldSchema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
}

type IsRequired<S, K> = S extends { readonly required: readonly (infer R)[] }
  ? K extends R
    ? true
    : false
  : false

type ItemOf<S> = S extends { readonly properties: { readonly Id: unknown } }
  ? FieldsOf<S> & Marked
  : S extends { readonly properties: object }
    ? FieldsOf<S>
    : S extends { readonly format: 'date' | 'date-time' }
      ? string | undefined
      : S extends { readonly type: 'number' | 'integer' }
        ? number | undefined
        : string

type FieldOf<S, Required> = S extends { readonly enum: readonly (infer E extends string)[] }
  ? EnumValue<E>
  : S extends { readonly type: 'boolean' }
    ? boolean
    : S extends { readonly type: 'number' | 'integer' }
      ? number | undefined
      : S extends { readonly items: infer I }
        ? ItemOf<I>[] & Skips
        : S extends { readonly properties: object }
          ? FieldsOf<S> | (Required extends true ? never : undefined)
          : S extends { readonly format: 'date' | 'date-time' }
            ? string | undefined
            : string | (Required extends true ? never : undefined)

/** Result of reading a value by its schema. */
type FieldsOf<S, Own = object> = S extends { readonly properties: infer P }
  ? {
      readonly [K in keyof P | keyof Own]: K extends keyof Own
        ? Own[K]
        : K extends keyof P
          ? FieldOf<P[K], IsRequired<S, K>>
          : never
    }
  : never

export const optionText: Reader<string> = (value) => optionalText(value) ?? ''

const isDate = ({ format }: FieldSchema): boolean => format?.startsWith('date') === true
const isFieldsSchema = (schema: FieldSchema): schema is FieldsSchema => schema.properties !== undefined

const itemReader = (items: FieldSchema): Reader<unknown> => {
  if (isDate(items)) return list(date)
  if (!isFieldsSchema(items)) return items.type === 'string' ? ids : list(number)
  const read = readerOf(items)
  return 'Id' in items.properties ? records(read as Reader<{ readonly Id: string }>) : entries(read)
}

/** Returns the reader of a text field. A required field whose name ends in `Id` is read as an id. */
const textReader = (name: string, isRequired: boolean): Reader<unknown> => {
  if (!isRequired) return optionalText
  return name.endsWith('Id') ? id : text
}

const readerOfField = (name: string, schema: FieldSchema, isRequired: boolean): Reader<unknown> => {
  if (schema.enum?.every((one) => typeof one === 'string')) return oneOf(schema.enum)
  if (schema.items) return itemReader(schema.items)
  if (isFieldsSchema(schema)) return isRequired ? readerOf(schema) : optional(readerOf(schema))
  if (isDate(schema)) return date
  if (schema.type === 'boolean') return flag
  return schema.type === 'string' ? textReader(name, isRequired) : number
}

/**
 * Returns the reader of a schema. The reader of each field depends on its type, its format and whether it is required.
 * `own` contains readers for fields that differ from the schema or are missing in it.
 */
export const readerOf = <const S extends FieldsSchema, Own extends object = object>(
  schema: S,
  own: { readonly [K in keyof Own]: Reader<Own[K]> } = {} as { readonly [K in keyof Own]: Reader<Own[K]> },
): Reader<FieldsOf<S, Own>> => {
  const derive = (): Reader<FieldsOf<S, Own> & object> => {
    const { properties, required = [] }: FieldsSchema = schema
    const derived = Object.entries(properties).map(([name, field]) => [
      name,
      readerOfField(name, field, required.includes(name)),
    ])
    return record({ ...Object.fromEntries(derived), ...own } as never)
  }
  // Derived on first use, because a visit reads only a few entities.
  let read: Reader<FieldsOf<S, Own> & object> | undefined
  return (value) => {
    read ??= derive()
    return read(value)
  }
}

/** Returns the reader of a record of a class, with the `Links` that a generic call (S7) may add. */
export const recordOf = <const S extends FieldsSchema, Own extends object = object>(
  schema: S,
  own?: { readonly [K in keyof Own]: Reader<Own[K]> },
) =>
  readerOf<S, Own & { readonly Links: Readonly<Record<string, Link>> }>(schema, {
    ...own,
    Links: links,
  } as never)

type OptionsOf<T> = {
  readonly [K in keyof T]: string | undefined extends T[K] ? string : T[K]
}

/** Returns the reader of a group of options. All are optional; missing texts are empty. */
export const optionsOf = <const S extends FieldsSchema, Own extends object = object>(
  schema: S,
  own?: { readonly [K in keyof Own]: Reader<Own[K]> },
): Reader<OptionsOf<FieldsOf<S, Own>>> => {
  const texts = Object.entries(schema.properties).flatMap(([name, { type }]) =>
    type === 'string' ? [[name, optionText] as const] : [],
  )
  return readerOf<S, Own>(schema, { ...Object.fromEntries(texts), ...own } as never) as Reader<
    OptionsOf<FieldsOf<S, Own>>
  >
}
