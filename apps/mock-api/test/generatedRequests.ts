import { toAddressPart } from '@portal/schemas'
import { type Endpoint, endpoints } from '@portal/schemas/contract'
import fc from 'fast-check'
import { type RawRequest, raw } from './asking.ts'
import { existingRecords } from './existingRecords.ts'
import { fittingRequest } from './fitting.ts'
import { isSchema, propertiesOf, requiredOf, type Schema } from './slots.ts'

const PER_KIND = 3

/** Ids of every kind, regardless of owner, because a guessed id must not reveal another customer's record. */
const IDS = existingRecords
  .filter(
    ({ kind }, index) =>
      existingRecords.filter((other, at) => at < index && other.kind === kind).length < PER_KIND,
  )
  .map(({ id }) => id)

const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  'a#b',
  'NOORDZEE#DEPOT',
  '\u0000',
  '\u202e',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\ud83d\ude97',
  'x'.repeat(3_000),
  '',
  ' ',
  'null',
  '-1',
  '1e9',
  '99999999999999999999',
  '(Status EX "CHARGING")',
  '(Description CO "a") AND (Id SW "S")',
  '(Id EX "unclosed)',
  'Start desc,Id',
  'BASIC,STATE,TECH',
  '2026-11-01T00:00:00Z',
  '2026-11-20T00:00:00Z',
  '2026-99-99T99:99:99Z',
]

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...IDS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant({ polluted: true }),
  fc.constant([[[[[]]]]]),
)

/** Generates a value of the type in a schema. Strings are mostly known ids. */
const fitting = (schema: unknown): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return anything
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time'
        ? fc.constantFrom('2026-11-18T00:00:00Z', '2026-11-20T00:00:00Z')
        : text
    case 'integer':
    case 'number':
      return fc.integer({ min: Number(schema.minimum ?? 0), max: Math.min(Number(schema.maximum ?? 60), 60) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(schema.items), { maxLength: 3 })
    case 'object':
      return objectOf(schema)
    default:
      return anything
  }
}

const objectOf = (schema: Schema): fc.Arbitrary<Record<string, unknown>> => {
  const properties = propertiesOf(schema)
  const required = requiredOf(schema)
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, fitting(value)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
}

/** Sometimes adds a field, mistypes one or replaces the whole object. */
const damaged = (good: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 7, arbitrary: good },
    {
      weight: 1,
      arbitrary: fc.tuple(good, text, anything).map(([value, name, more]) => ({ ...value, [name]: more })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.nat(20), anything)
        .map(([value, index, wrong]) =>
          Object.fromEntries(
            Object.entries(value).map(([name, right], at) => [name, at === index % 4 ? wrong : right]),
          ),
        ),
    },
    { weight: 1, arbitrary: anything },
  )

const bodyOf = (schema: unknown): fc.Arbitrary<string | undefined> => {
  const json = damaged(isSchema(schema) ? objectOf(schema) : fc.constant({})).map((value) =>
    JSON.stringify(value),
  )
  return fc.oneof(
    { weight: 12, arbitrary: json },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{', '', '[1,', '"', '{"a":'.repeat(2_000), '{"__proto__":{"a":1}}'),
    },
  )
}

/** Generates a query, often with unknown, repeated or undecodable parameters. */
const queryOf = (schema: unknown): fc.Arbitrary<string> =>
  fc
    .tuple(
      damaged(isSchema(schema) ? objectOf(schema) : fc.constant({})),
      fc.constantFrom('', '', '', '', '&pagesize=5&pagesize=6', '&%', '&filter=%E0%A4%A', '&a[b]=1'),
    )
    .map(([fields, more]) => {
      const pairs = Object.entries(isSchema(fields) ? fields : {})
      const query = pairs
        .map(
          ([name, value]) =>
            `${toAddressPart(name)}=${toAddressPart(isSchema(value) ? JSON.stringify(value) : String(value))}`,
        )
        .join('&')
      return `${query}${more}`
    })

const pathOf = (path: string): fc.Arbitrary<string> => {
  const names = path.match(/\{\w+\}/g) ?? []
  return fc
    .tuple(...names.map(() => text))
    .map((values) =>
      values.reduce((whole, value) => whole.replace(/\{\w+\}/, () => toAddressPart(value)), path),
    )
}

/** Generates a request: mostly valid, often slightly wrong, sometimes hostile. */
const strange = (endpoint: Endpoint, caller: string): fc.Arbitrary<RawRequest> =>
  fc.record({
    endpoint: fc.constant(endpoint),
    caller: fc.constant(caller),
    path: pathOf(endpoint.path),
    query: endpoint.query === undefined ? fc.constantFrom('', '', '', 'x=1') : queryOf(endpoint.query),
    body: endpoint.body === undefined ? fc.constant(undefined) : bodyOf(endpoint.body),
    contentType: fc.constantFrom(
      ...Array.from({ length: 12 }, () => 'application/json'),
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ),
  })

/** Generates a valid or invalid request to any endpoint by any of these callers. */
export const anyRequest = (callers: readonly string[]): fc.Arbitrary<RawRequest> =>
  fc
    .tuple(fc.constantFrom(...Object.values<Endpoint>(endpoints)), fc.constantFrom(...callers), fc.boolean())
    .chain(([endpoint, caller, isStrange]) =>
      isStrange ? strange(endpoint, caller) : fittingRequest(endpoint, caller).map(raw),
    )
