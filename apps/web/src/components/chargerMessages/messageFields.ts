import { NOTHING } from '@portal/schemas/ocpp/messageSchema'
import { parametersOf } from '@portal/schemas/ocpp/messages'
import { startInOrder } from '@portal/schemas/ocpp/powerLimit'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import {
  type FieldFault,
  type FieldSchema,
  faultOf,
  initialValues,
  objectFrom,
  type Path,
  type SchemaField,
  schemaFields,
} from '../schemaForm/schemaFields.ts'

/** Form field of a message with its text key. */
export interface MessageField extends SchemaField {
  readonly name: string
}

/** Text keys of parameters that reuse the text of another parameter, by name or path. */
const SAME_AS: Readonly<Record<string, string>> = {
  'evse.id': 'connectorId',
  evseId: 'connectorId',
  'chargingProfile.id': 'chargingProfileId',
  'idToken.idToken': 'idTag',
  'groupIdToken.idToken': 'parentIdTag',
  chargingSchedulePeriod: 'limit',
  retrieveDateTime: 'retrieveDate',
  expiryDateTime: 'expiryDate',
  startTime: 'oldestTimestamp',
  stopTime: 'latestTimestamp',
  remoteLocation: 'location',
  versionNumber: 'listVersion',
  operationalStatus: 'type',
}

const nameOf = (path: Path): string => {
  const [leaf = '', parent = ''] = path.filter((step) => typeof step === 'string').toReversed()
  return SAME_AS[`${parent}.${leaf}`] ?? SAME_AS[leaf] ?? leaf
}

export const messageFields = (schema: FieldSchema): readonly MessageField[] =>
  schemaFields(schema).map((field) => ({ ...field, name: nameOf(field.path) }))

type VersionField = readonly [Protocol, MessageField]

/** Form field for chargers of several protocol versions. */
export interface FormField {
  readonly key: string
  /** Fields that this one fills in, by protocol version. */
  readonly fields: readonly [VersionField, ...VersionField[]]
}

/** True if one typed value serves both fields. */
const isSame = (one: MessageField, other: MessageField): boolean =>
  one.name === other.name &&
  one.isRequired === other.isRequired &&
  one.schema.type === other.schema.type &&
  one.schema.format === other.schema.format &&
  String(one.schema.enum) === String(other.schema.enum)

/** Returns those of the given versions that support the message. */
export const protocolsOf = (protocols: readonly Protocol[], action: string): readonly Protocol[] =>
  protocols.filter((protocol) => parametersOf(protocol, action) !== undefined)

/** Returns the form fields of a message; versions share a field with the same meaning. */
export const formFields = (protocols: readonly Protocol[], action: string): readonly FormField[] =>
  protocols.reduce<readonly FormField[]>((earlier, protocol) => {
    const taken = new Map<string, MessageField>()
    const added: FormField[] = []
    for (const field of messageFields(parametersOf(protocol, action) ?? NOTHING)) {
      const same = earlier.find(
        ({ key, fields }) => !taken.has(key) && fields.some(([, other]) => isSame(other, field)),
      )
      if (same) taken.set(same.key, field)
      else
        added.push({
          key: earlier.length === 0 ? field.key : `${protocol} ${field.key}`,
          fields: [[protocol, field]],
        })
    }
    const merged = earlier.map((each) => {
      const field = taken.get(each.key)
      return field ? { ...each, fields: [...each.fields, [protocol, field]] as const } : each
    })
    return [...merged, ...added]
  }, [])

/** Returns the problem with the order of a schedule's periods; undefined for any other field. */
const orderFault = ({ schema, name }: MessageField, text: string): FieldFault | undefined => {
  if (name !== 'limit' || text.trim() === '') return undefined
  const periods = objectFrom(schema, new Map([['', text]])) as readonly { readonly startPeriod: number }[]
  return startInOrder(periods.map(({ startPeriod }) => startPeriod)) ? undefined : 'order'
}

/** Returns the first problem with a typed value in any version; undefined if there is none. */
export const formFault = ({ fields }: FormField, text: string): FieldFault | undefined =>
  fields
    .map(([, field]) => faultOf(field, text) ?? orderFault(field, text))
    .find((fault) => fault !== undefined)

/** Returns the initial values of a form for several versions, by control name. */
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
  return objectFrom(parametersOf(protocol, action) ?? NOTHING, new Map(values))
}
