import { NOTHING, type ParameterSchema } from '@portal/schemas/ocpp/messageSchema'
import { parametersOf } from '@portal/schemas/ocpp/messages'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import { momentOf } from '../../data/calendar.ts'

/** Parses a number in either decimal notation; NaN for other texts. */
const numberOf = (text: string): number =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN

type Path = readonly (string | number)[]

/** A field of the form of a message: a value inside its parameters. */
export interface MessageField {
  /** Path as text: the name of the control. */
  readonly key: string
  readonly path: Path
  /** Name under which the texts describe it. */
  readonly name: string
  readonly schema: ParameterSchema
  readonly isRequired: boolean
  /** Set for a list with one entry per line: its entries without the typed value. */
  readonly isList: boolean
}

/** Parameters with the same meaning in both protocol versions, or that are clear only with their parent. */
const SAME_AS: Readonly<Record<string, string>> = {
  'evse.id': 'connectorId',
  evseId: 'connectorId',
  'component.name': 'component',
  'variable.name': 'variable',
  'chargingProfile.id': 'chargingProfileId',
  'chargingSchedule.id': 'chargingScheduleId',
  'idToken.idToken': 'idTag',
  retrieveDateTime: 'retrieveDate',
  expiryDateTime: 'expiryDate',
  startTime: 'oldestTimestamp',
  stopTime: 'latestTimestamp',
  remoteLocation: 'location',
  versionNumber: 'listVersion',
  operationalStatus: 'type',
  attributeValue: 'value',
}

const nameOf = (path: Path): string => {
  const [leaf = '', parent = ''] = path.filter((step) => typeof step === 'string').toReversed()
  return SAME_AS[`${parent}.${leaf}`] ?? SAME_AS[leaf] ?? leaf
}

/** True for a value that the schema leaves no choice about. */
const isFixed = ({ const: fixed, minimum, maximum }: ParameterSchema): boolean =>
  fixed !== undefined || (minimum !== undefined && minimum === maximum)

const fieldAt = (path: Path, schema: ParameterSchema, isRequired: boolean): MessageField => ({
  key: path.join('.'),
  path,
  name: nameOf(path),
  schema,
  isRequired,
  isList: schema.type === 'array',
})

/** Returns the fields of a message in order. An array of single values is one field; of others, one entry is asked. */
export const messageFields = (
  schema: ParameterSchema,
  path: Path = [],
  isRequired = true,
): readonly MessageField[] => {
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      messageFields(inner, [...path, key], isRequired && (schema.required ?? []).includes(key)),
    )
  if (schema.type === 'array' && schema.items && schema.maxItems === 1)
    return messageFields(schema.items, [...path, 0], isRequired)
  return isFixed(schema) ? [] : [fieldAt(path, schema, isRequired)]
}

export type FieldFault = 'required' | 'number' | 'range' | 'length' | 'address' | 'moment'

const textFault = ({ schema }: MessageField, text: string): FieldFault | undefined => {
  const { maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema
  if (format === 'date-time') return momentOf(text) !== undefined ? undefined : 'moment'
  if (text.length > maxLength) return 'length'
  return pattern !== undefined && !new RegExp(pattern).test(text) ? 'address' : undefined
}

/** Returns the problem of a typed value; undefined if the message may have it. */
export const faultOf = (field: MessageField, text: string): FieldFault | undefined => {
  const { type, minimum = 0, maximum = Number.POSITIVE_INFINITY, enum: choices } = field.schema
  if (text === '') return field.isRequired ? 'required' : undefined
  if (choices) return undefined
  if (field.isList) {
    const longest = lengthOfEntries(field.schema.items)
    return linesOf(text).some((line) => line.length > longest) ? 'length' : undefined
  }
  if (type !== 'integer' && type !== 'number') return textFault(field, text)
  const number = numberOf(text)
  if (Number.isNaN(number) || (type === 'integer' && !Number.isInteger(number))) return 'number'
  return number < minimum || number > maximum ? 'range' : undefined
}

const lengthOfEntries = (items: ParameterSchema | undefined): number =>
  items?.type === 'object'
    ? Math.max(...messageFields(items).map(({ schema }) => schema.maxLength ?? 0))
    : (items?.maxLength ?? 0)

const linesOf = (text: string): readonly string[] =>
  text.split(/[\n,;]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** Value of a field that the person typed, or that the schema fixes; undefined if it is left out. */
const valueOf = (schema: ParameterSchema, path: Path, values: ReadonlyMap<string, string>): unknown => {
  const text = values.get(path.join('.')) ?? ''
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
      const lines = linesOf(text)
      return lines.length === 0 ? undefined : lines.map((line) => entryOf(items, line))
    }
    default:
      if (isFixed(schema)) return schema.const ?? schema.default
      if (text === '') return undefined
      if (schema.format === 'date-time') return momentOf(text)
      return schema.type === 'string' ? text : numberOf(text)
  }
}

/** Entry of a list with the typed text as its only free value. */
const entryOf = (items: ParameterSchema, line: string): unknown => {
  if (items.type !== 'object') return line
  const values = new Map(messageFields(items).map(({ key }) => [key, line]))
  return valueOf(items, [], values)
}

/** Returns the parameters of a message from the typed values, without empty ones. */
export const parametersFrom = (schema: ParameterSchema, values: ReadonlyMap<string, string>): object =>
  valueOf(schema, [], values) as object

/** Initial values of a form. Times begin at `now`. */
export const initialValues = (schema: ParameterSchema, now: string): ReadonlyMap<string, string> =>
  new Map(
    messageFields(schema).flatMap(({ key, schema: { format, default: initial }, isRequired }) => {
      if (isRequired && initial !== undefined) return [[key, String(initial)] as const]
      return isRequired && format === 'date-time' ? [[key, now] as const] : []
    }),
  )

/** A field in the message of a protocol version. */
type VersionField = readonly [Protocol, MessageField]

/** A field of the form for chargers of several protocol versions. */
export interface FormField {
  /** Name of the control. */
  readonly key: string
  /** The field in the message of each version that has it. */
  readonly fields: readonly [VersionField, ...VersionField[]]
}

/** True if one typed value serves both fields. */
const isSame = (one: MessageField, other: MessageField): boolean =>
  one.name === other.name &&
  one.isRequired === other.isRequired &&
  one.schema.type === other.schema.type &&
  one.schema.format === other.schema.format &&
  String(one.schema.enum) === String(other.schema.enum)

/** Versions among these that have the message. */
export const protocolsOf = (protocols: readonly Protocol[], action: string): readonly Protocol[] =>
  protocols.filter((protocol) => parametersOf(protocol, action) !== undefined)

/** Returns the fields of a message, each once for the versions in which it means the same. */
export const formFields = (protocols: readonly Protocol[], action: string): readonly FormField[] =>
  protocols.reduce<readonly FormField[]>((known, protocol) => {
    const taken = new Map<string, MessageField>()
    const added: FormField[] = []
    for (const field of messageFields(parametersOf(protocol, action) ?? NOTHING)) {
      const same = known.find(
        ({ key, fields }) => !taken.has(key) && fields.some(([, other]) => isSame(other, field)),
      )
      if (same) taken.set(same.key, field)
      else
        added.push({
          key: known.length === 0 ? field.key : `${protocol} ${field.key}`,
          fields: [[protocol, field]],
        })
    }
    const merged = known.map((each) => {
      const field = taken.get(each.key)
      return field ? { ...each, fields: [...each.fields, [protocol, field]] as const } : each
    })
    return [...merged, ...added]
  }, [])

/** Returns the problem of a typed value in any of the versions. */
export const formFault = ({ fields }: FormField, text: string): FieldFault | undefined =>
  fields.map(([, field]) => faultOf(field, text)).find((fault) => fault !== undefined)

/** Initial values of a form for several versions, by the name of the control. */
export const initialFormValues = (
  protocols: readonly Protocol[],
  action: string,
  now: string,
): ReadonlyMap<string, string> =>
  new Map(
    formFields(protocols, action).flatMap(({ key, fields: [[protocol, field]] }) => {
      const value = initialValues(parametersOf(protocol, action) ?? NOTHING, now).get(field.key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

/** Returns the parameters for a version from the typed values of a form. */
export const parametersFor = (
  protocol: Protocol,
  action: string,
  form: readonly FormField[],
  typed: ReadonlyMap<string, string>,
): object => {
  const values = form.flatMap(({ key, fields }) => {
    const field = fields.find(([other]) => other === protocol)?.[1]
    return field ? [[field.key, typed.get(key) ?? ''] as const] : []
  })
  return parametersFrom(parametersOf(protocol, action) ?? NOTHING, new Map(values))
}
