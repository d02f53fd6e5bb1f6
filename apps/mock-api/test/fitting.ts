import { classEntry, type Endpoint, type OperationId } from '@portal/schemas/contract'
import fc from 'fast-check'
import { STOCK } from '../src/world/stock.ts'
import { existingRecords, idsOf } from './existingRecords.ts'
import { classOf, isSchema, kindOf, propertiesOf, requiredOf, type Schema } from './slots.ts'
import { TOGETHER } from './together.ts'

/** Valid request with ids that the caller may see. Parameters and body are objects by field name. */
export interface FittingRequest {
  readonly endpoint: Endpoint
  readonly caller: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Realistic text in several alphabets, with characters that break filters and paths. */
const WORDS = [
  'Quai 7',
  'Érable & fils',
  'a "b" \\ c',
  'Zürich/Ost',
  '日本',
  'x#1',
  '😀 ok',
  '<b>fat</b>',
  "l'été",
]
const MOMENTS = ['2026-11-02T08:00:00Z', '2026-11-20T09:30:00.000Z', '2027-01-31T23:59:59Z']

/** Valid values that no schema describes, by field, or by call and field. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  // Ids of the first files uploaded in a mock session.
  attachment: ['F00001', 'F00002'],
  action: ['TriggerMessage', 'ClearCache', 'SetVariables'],
  caching: [0, 60],
  DataCategories: ['BASIC', 'BASIC,STATE', 'BASIC,STATE,TECH'],
  Fields: ['Id', 'Id,Description'],
  filter: ['', '(Description CO "a")', '(Id SW "C") AND (Description CO "e")'],
  orderby: ['Description', 'Id desc', 'Description desc,Id'],
  select: ['', 'BASIC,STATE,TECH'],
  TariffCodes: [['HOME'], ['STREET', 'HOME']],
  Settings: [
    [{ Key: 'LightIntensity', Value: '40' }],
    [
      { Key: 'LocalPreAuthorize', Value: 'false' },
      { Key: 'LightIntensity', Value: '0' },
    ],
  ],
  BankAccount: ['BE68539007547034'],
  // The postal codes are valid in both countries.
  Country: ['BE', 'LU'],
  PostalCode: ['9000', '1030'],
  HouseNumber: ['12', '3A', '12/3'],
  Street: ['Kerkstraat', 'Rue de la Loi'],
  City: ['Gent', 'Saint-Gilles'],
  Telephone: ['+32 470 12 34 56', '09 225 11 11'],
  VatNumber: ['BE0417710407'],
  tariffid: ['STREET', 'HOME', ''],
  Email: ['ann@elsewhere.example', 'Bert.O@elsewhere.example', 'çelik@elsewhere.example'],
  'createSubscriptionType.Code': ['KISS', 'FAN'],
  'listSlots.from': ['2026-11-23', '2026-12-01'],
  // Chargers of the world already have a placement, but those in stock can get one.
  'createupdateChargePlacement.ChargePointId': [...STOCK.values()]
    .slice(0, 9)
    .map(({ chargepointId }) => chargepointId),
  'createupdateChargePlacement.EndDate': ['2027-06-30T22:00:00Z'],
  Recipients: [['ann@elsewhere.example'], ['ann@elsewhere.example', 'Bert.O@elsewhere.example'], []],
  Cron: ['0 2 * * *', '*/5 * * * 1'],
  // Messages without parameters, available in both protocols.
  Command: ['ClearCache', 'GetLocalListVersion'],
  Payload: ['{}'],
  Number: ['BE-BCA-700001-9', 'BE-BCA-700002-7'],
}

const idOf = (kind: NonNullable<ReturnType<typeof kindOf>>, caller: string): fc.Arbitrary<unknown> => {
  const ids = idsOf(kind, caller, 'own')
  return ids.length === 0 ? fc.constant('none') : fc.constantFrom(...ids)
}

const numberOf = ({ type, minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const min = Number(minimum ?? 0)
  const max = Math.min(Number(maximum ?? min + 1_000), min + 1_000)
  const whole = fc.integer({ min, max })
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => Math.min(max, value + 0.25)),
      )
}

const textOf = ({ format, pattern, minLength = 0, maxLength = 1_000 }: Schema): fc.Arbitrary<string> => {
  const fits = (text: string) => text.length >= Number(minLength) && text.length <= Number(maxLength)
  if (format === 'date-time') return fc.constantFrom(...MOMENTS)
  if (typeof pattern === 'string')
    return fc.stringMatching(new RegExp(pattern.replace('^', '^').replaceAll('\\S', '[0-9A-Z]'))).filter(fits)
  return fc.oneof(fc.constantFrom(...WORDS), fc.string({ minLength: 1, maxLength: 12 })).filter(fits)
}

/** Generates a valid value for a schema, with ids that the caller may see. */
export const valueOf = (
  endpoint: Endpoint,
  name: string,
  schema: unknown,
  caller: string,
): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return fc.constant('x')
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const examples = EXAMPLES[`${endpoint.id}.${name}`] ?? EXAMPLES[name]
  if (examples) return fc.constantFrom(...examples)
  const kind = kindOf(endpoint, name)
  switch (schema.type) {
    case 'string':
      // Times are never ids, regardless of the field's name.
      return kind && schema.format === undefined ? idOf(kind, caller) : textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.uniqueArray(valueOf(endpoint, name, schema.items, caller), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(3, Number(schema.maxItems ?? 3)),
      })
    case 'object': {
      const inner = objectOf(endpoint, schema, caller)
      // `{Id, …}` is a link. The name of its field determines the kind of record.
      return kind ? fc.tuple(inner, idOf(kind, caller)).map(([link, Id]) => ({ ...link, Id })) : inner
    }
    default:
      return fc.constantFrom(...WORDS)
  }
}

/** Generates an object with all required and some optional properties of a schema. */
const objectOf = (
  endpoint: Endpoint,
  schema: unknown,
  caller: string,
): fc.Arbitrary<Record<string, unknown>> => {
  const properties = propertiesOf(schema)
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, valueOf(endpoint, name, inner, caller)]),
    ),
    { requiredKeys: requiredOf(schema).filter((name) => Object.hasOwn(properties, name)) },
  )
}

const linksOf = (endpoint: Endpoint): Readonly<Record<string, unknown>> => {
  const name = classOf(endpoint)
  if (name === undefined || !Object.hasOwn(propertiesOf(endpoint.query), 'Links')) return {}
  const links = /\/(filtered|one\/\{id\})$/.test(endpoint.path)
    ? Object.keys(classEntry(name).links ?? {})
    : []
  return { Links: links.join(',') }
}

/** Adds the initial version of an existing record to a body. New records have no version. */
const withVersion = (body: Readonly<Record<string, unknown>>, endpoint: Endpoint) => {
  if (!Object.hasOwn(propertiesOf(endpoint.body), 'Version')) return body
  const { Id, Version: _, ...rest } = body
  if (Id === undefined) return rest
  const record = existingRecords.find(({ id, kind }) => id === Id && kind === kindOf(endpoint, 'Id'))
  return { Id, Version: record?.fields.Version ?? 1, ...rest }
}

const requestOf = (endpoint: Endpoint, caller: string): fc.Arbitrary<FittingRequest> => {
  const request = fc.record({
    endpoint: fc.constant(endpoint),
    caller: fc.constant(caller),
    params: objectOf(endpoint, endpoint.params, caller),
    query: objectOf(endpoint, endpoint.query, caller).map((value) =>
      Object.hasOwn(value, 'Links') ? { ...value, ...linksOf(endpoint) } : value,
    ),
    body:
      endpoint.body === undefined
        ? fc.constant(undefined)
        : objectOf(endpoint, endpoint.body, caller).map((value) => withVersion(value, endpoint)),
  })
  const together = TOGETHER[endpoint.id as OperationId]?.(caller) ?? []
  if (together.length === 0) return request
  return fc.tuple(request, fc.constantFrom(...together)).map(([whole, parts]) => ({ ...whole, ...parts }))
}

const made = new Map<string, fc.Arbitrary<FittingRequest>>()

export const fittingRequest = (endpoint: Endpoint, caller: string): fc.Arbitrary<FittingRequest> => {
  const key = `${endpoint.id} ${caller}`
  const request = made.get(key) ?? requestOf(endpoint, caller)
  made.set(key, request)
  return request
}
