import { request as httpRequest } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type Endpoint, endpoints } from '@portal/schemas/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Ask, asker, formComplaint, isDone, raw } from './asking.ts'
import { type FittingRequest, fittingRequest } from './fitting.ts'
import { isSchema, propertiesOf, requiredOf } from './slots.ts'
import { startServer, tokenFor } from './testSignIn.ts'
import { stopClock, writtenIn } from './written.ts'

const SEED = 20_261_121
const SESSION = 'bad-input'

let server: Awaited<ReturnType<typeof startServer>>
let ask: Ask
beforeAll(async () => {
  server = await startServer()
  ask = await asker(server.app, server.origin)
  await stopClock(server.app, SESSION)
})
afterAll(() => server.app.close())

/** Returns a valid request by the super-administrator, so that only changes to its input can make it fail. */
const fitting = (endpoint: Endpoint): FittingRequest => {
  const [request] = fc.sample(fittingRequest(endpoint, 'superadmin'), { numRuns: 1, seed: SEED })
  if (!request) throw new Error('No sample was generated')
  return request
}

const rows = Object.values<Endpoint>(endpoints).map((endpoint) => [endpoint.id, endpoint] as const)
const withBody = rows.filter(([, { body }]) => body !== undefined)
const withQuery = rows.filter(([, { query }]) => Object.keys(propertiesOf(query)).length > 0)
const withParams = rows.filter(([, { params }]) => params !== undefined)

/** Expects a 4xx error in the envelope of the call, with the name of the field. */
const expectRefusal = (endpoint: Endpoint, answer: Answer, field: string): void => {
  const context = `${endpoint.id}, ${field}: ${answer.text.slice(0, 300)}`
  expect(answer.status, context).toBeGreaterThanOrEqual(400)
  expect(answer.status, context).toBeLessThan(500)
  expect(formComplaint(endpoint, answer), context).toBe('')
  // The envelope of the intake has no message.
  if (endpoint.envelope === 'result' || endpoint.envelope === 'table')
    expect(answer.message, context).toContain(field)
}

/** Returns a value whose type differs from the schema's. */
const wrongFor = (schema: unknown): unknown => {
  const { type } = isSchema(schema) ? schema : { type: undefined }
  return type === 'object' ? 'text' : { wrong: true }
}

const send = (request: FittingRequest) => ask(raw(request), SESSION)
const sendWith = (endpoint: Endpoint, query: string) => {
  const request = raw({ ...fitting(endpoint), query: {} })
  return ask({ ...request, query }, SESSION)
}

/** Sends a request with one parameter as raw text, along with the other required ones. */
const sendParameter = (endpoint: Endpoint, name: string, written: string) => {
  const good = fitting(endpoint)
  const others = requiredOf(endpoint.query).filter((other) => other !== name)
  const query = Object.fromEntries(others.map((other) => [other, good.query[other]]))
  return sendWith(endpoint, [raw({ ...good, query }).query, written].filter(Boolean).join('&'))
}

describe.each(withBody)('The body of %s', (_id, endpoint) => {
  it('rejects unknown and mistyped fields, and names them in the error', async () => {
    const good = fitting(endpoint)
    for (const [field, schema] of Object.entries(propertiesOf(endpoint.body))) {
      const answer = await send({ ...good, body: { ...good.body, [field]: wrongFor(schema) } })
      expectRefusal(endpoint, answer, field)
    }
    expectRefusal(endpoint, await send({ ...good, body: { ...good.body, colour: 'red' } }), 'colour')
    for (const body of ['[1]', '"text"', '5', 'null', ''])
      expectRefusal(endpoint, await ask({ ...raw(good), body }, SESSION), 'ody')
  })

  it('cannot contain prototype keys, and the error names the key', async () => {
    const [start] = JSON.stringify({ ...fitting(endpoint).body, x: 0 }).split('"x":0')
    for (const [key, value] of [
      ['__proto__', '{"polluted":true}'],
      ['constructor', '{"prototype":{"polluted":true}}'],
    ] as const) {
      const answer = await ask({ ...raw(fitting(endpoint)), body: `${start}"${key}":${value}}` }, SESSION)
      expectRefusal(endpoint, answer, key)
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe.each(withQuery)('The query of %s', (_id, endpoint) => {
  it('rejects repeated, out-of-range and unknown parameters, and names them in the error', async () => {
    for (const [name, schema] of Object.entries(propertiesOf(endpoint.query))) {
      const { type, enum: values, minimum } = isSchema(schema) ? schema : {}
      expectRefusal(endpoint, await sendParameter(endpoint, name, `${name}=1&${name}=2`), name)
      if (type === 'integer')
        for (const value of [
          'ten',
          '-1',
          '1.5',
          '',
          '1e400',
          ...(minimum === 0 || (Array.isArray(values) && values.includes(0)) ? [] : ['0']),
        ])
          expectRefusal(endpoint, await sendParameter(endpoint, name, `${name}=${value}`), name)
      if (type === 'boolean' || Array.isArray(values))
        expectRefusal(endpoint, await sendParameter(endpoint, name, `${name}=maybe`), name)
      expectRefusal(endpoint, await sendParameter(endpoint, name, `${name}=%E0%A4%A`), name)
    }
    const needed = raw(fitting(endpoint)).query
    expectRefusal(endpoint, await sendWith(endpoint, `${needed && `${needed}&`}colour=red`), 'colour')
    expectRefusal(endpoint, await sendWith(endpoint, `${needed && `${needed}&`}__proto__=1`), '__proto__')
  })
})

const lists = rows.filter(([, { query }]) => Object.hasOwn(propertiesOf(query), 'filter'))
const FILTERS = [
  'nonsense',
  '(Id EX "open)',
  '(Id IS "x")',
  '(Nothing EX "x")',
  '(Id EX "a") OR (Id EX "b")',
  '(__proto__ EX "x")',
  '(constructor EX "x")',
]

describe.each(lists)('The list %s', (_id, endpoint) => {
  it.each(FILTERS)('rejects the filter %s', async (filter) => {
    const good = fitting(endpoint)
    const answer = await send({ ...good, query: { filter } })
    expect([answer.status, answer.code]).toEqual([400, 'WRONGFILTER'])
    expect(answer.message).not.toBe('')
  })
})

const pages = rows.filter(([, { query }]) => Object.hasOwn(propertiesOf(query), 'pagenumber'))

it.each(pages)(
  '%s returns an empty page far past the end, with the requested page number',
  async (_id, endpoint) => {
    const { json, status } = await send({
      ...fitting(endpoint),
      query: { pagenumber: Number.MAX_SAFE_INTEGER },
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({ Data: [], Page: { PageNumber: Number.MAX_SAFE_INTEGER } })
  },
)

const TRAVERSALS = [
  '..',
  '../../etc/passwd',
  '..\\..\\x',
  '%2e%2e%2f',
  '/etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  'a\nb',
  'x'.repeat(2_000),
]

describe.each(withParams)('The path of %s', (_id, endpoint) => {
  it('is rejected with every unsafe id, without a server error', async () => {
    const good = fitting(endpoint)
    for (const name of Object.keys(propertiesOf(endpoint.params)))
      for (const value of TRAVERSALS) {
        const answer = await send({ ...good, params: { ...good.params, [name]: value } })
        // `fetch` itself resolves '..', so the request reaches another path. Only its status is checked.
        const isElsewhere = value === '..'
        if (!isElsewhere)
          expect(formComplaint(endpoint, answer), `${name}=${value}: ${answer.text.slice(0, 300)}`).toBe('')
        expect(answer.status).toBeLessThan(500)
        if (!isElsewhere) expect(isDone(answer), `${name}=${value}: ${answer.text.slice(0, 300)}`).toBe(false)
      }
  })
})

/** Sends a request as given, because `fetch` would normalize it. */
const sendRaw = async (path: string, headers: Readonly<Record<string, string>>, body?: Buffer) => {
  const token = await tokenFor('superadmin', { origin: server.origin })
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(
      `${server.origin}/`,
      {
        path,
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'x-mock-session': SESSION, ...headers },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += String(chunk)
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const SAVE = '/api/v3.1/request/BCO/createupdate'
const SUPPORT = { Kind: 'SUPPORT', Summary: 'Zürich' }
const JSON_TYPE = { 'content-type': 'application/json' }
const text = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('A raw request', () => {
  it.each<[string, Readonly<Record<string, string>>, Buffer, number, string]>([
    [
      'in UTF-16',
      { 'content-type': 'application/json; charset=utf-16le' },
      Buffer.from(JSON.stringify(SUPPORT), 'utf16le'),
      415,
      'utf-16le',
    ],
    [
      'in Latin-1',
      { 'content-type': 'application/json; charset=iso-8859-1' },
      Buffer.from(JSON.stringify(SUPPORT), 'latin1'),
      415,
      'iso-8859-1',
    ],
    ['in Latin-1 without a charset', JSON_TYPE, Buffer.from(JSON.stringify(SUPPORT), 'latin1'), 400, 'UTF-8'],
    [
      'with half a character',
      JSON_TYPE,
      Buffer.concat([text(SUPPORT).subarray(0, -4), Buffer.from([0xe2, 0x82])]),
      400,
      'UTF-8',
    ],
    [
      'that is compressed',
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      gzipSync(text(SUPPORT)),
      415,
      'Content-Encoding',
    ],
    ['of a wrong type', { 'content-type': 'application/xml' }, Buffer.from('<a/>'), 415, 'application/xml'],
    ['without a type', {}, text(SUPPORT), 415, 'is missing'],
    ['that is truncated', JSON_TYPE, text(SUPPORT).subarray(0, -1), 400, 'JSON'],
    ['that is too large', JSON_TYPE, text({ ...SUPPORT, Summary: 'x'.repeat(2_000_000) }), 413, 'too large'],
    [
      'that is nested too deeply',
      JSON_TYPE,
      Buffer.from(`${'{"Draft":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
      400,
      'Draft',
    ],
    [
      'with a list that is nested too deeply',
      JSON_TYPE,
      Buffer.from(`{"Messages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      400,
      'Messages',
    ],
    [
      'with an infinite number',
      JSON_TYPE,
      Buffer.from('{"Kind":"SUPPORT","Summary":"x","PriceLines":[{"type":"x","price":1e400}]}'),
      400,
      'price',
    ],
  ])('is rejected for a body %s, with the reason', async (_case, headers, body, status, words) => {
    const answer = await sendRaw(SAVE, headers, body)
    expect([answer.status, JSON.parse(answer.text).result.errorcode]).toEqual([status, 'Error'])
    expect(JSON.parse(answer.text).result.message).toContain(words)
  })

  it.each([
    ['dots', '/api/v3.1/token/BCO/one/../../../../../../etc/passwd', 404],
    ['encoded dots', '/api/v3.1/token/BCO/one/..%2f..%2f..%2fetc%2fpasswd', 400],
    ['a broken encoding', '/api/v3.1/token/BCO/one/%E0%A4%A', 400],
    ['an encoded null', '/api/v3.1/token/BCO/one/T000001%00', 400],
    ['too many characters', `/api/v3.1/token/BCO/one/${'x'.repeat(20_000)}`, 414],
  ])('is rejected for a path that contains %s', async (_case, path, status) => {
    expect((await sendRaw(path, {})).status).toBe(status)
  })
})

describe('The data after all invalid requests', () => {
  it('is unchanged', async () => {
    expect([...(await writtenIn(ask, SESSION)).keys()]).toEqual([])
  })
})
