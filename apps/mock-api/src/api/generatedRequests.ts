import { type Contract, endpoints } from '@portal/schemas/contract'
import fc from 'fast-check'

/** A request as a stranger might send it: mostly as the contract wants it, often a little wrong, sometimes hostile. */
export interface GeneratedRequest {
  readonly contract: Contract
  readonly caller: string
  /** Encoded. */
  readonly path: string
  readonly query: string
  readonly body: string | undefined
  readonly contentType: string
}

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Ids of every kind and owner: whoever guesses them gets nothing that is not theirs. */
const IDS = [
  'CP000001',
  'CP000003',
  'CP000044',
  'C000001-1',
  'C000003-1',
  'PL000001',
  'PL000003',
  'T000001',
  'T000005',
  'T000205',
  'R00001',
  'R00003',
  'R00004',
  'R00005',
  'R00009',
  'RC00001',
  'RC00003',
  'L00001',
  'L00003',
  'S000003-1-20776-0',
  'S000001-1-20776-0',
  'M00001',
  'STOCK-0001',
]

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

/** A value that a schema wants, as far as it says; strings are drawn from the ids. */
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
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, fitting(value)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
}

/** The same object, seldom with a field too many, one missing or one of another kind. */
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

/** Seldom unknown, repeated or not even decodable. */
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
            `${encode(name)}=${encode(isSchema(value) ? JSON.stringify(value) : String(value))}`,
        )
        .join('&')
      return `${query}${more}`
    })

/** As a browser would; what is no text at all travels as it is written. */
const encode = (part: string): string => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'))

const pathOf = (path: string): fc.Arbitrary<string> => {
  const names = path.match(/\{\w+\}/g) ?? []
  return fc
    .tuple(...names.map(() => text))
    .map((values) => values.reduce((whole, value) => whole.replace(/\{\w+\}/, () => encode(value)), path))
}

const requestsOf = (contract: Contract, callers: readonly string[]): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    contract: fc.constant(contract),
    caller: fc.constantFrom(...callers),
    path: pathOf(contract.route.path),
    query: contract.query === undefined ? fc.constantFrom('', '', '', 'x=1') : queryOf(contract.query),
    body: contract.body === undefined ? fc.constant(undefined) : bodyOf(contract.body),
    contentType: fc.constantFrom(
      ...Array.from({ length: 12 }, () => 'application/json'),
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ),
  })

/** Requests to any call of the endpoint table by any of these callers. */
export const anyRequest = (callers: readonly string[]): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(...Object.values<Contract>(endpoints).map((contract) => requestsOf(contract, callers)))
