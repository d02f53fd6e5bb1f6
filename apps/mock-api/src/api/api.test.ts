import { gunzipSync } from 'node:zlib'
import { createWorld } from '@portal/fixtures'
import { API_BASE_PATH, type Chargepoint, ERRORS, type ErrorCode } from '@portal/schemas'
import { ANY_CALL_CODES, endpoints } from '@portal/schemas/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askerAt, type RequestOptions } from '../../test/testAsk.ts'
import { testServer } from '../../test/testCalls.ts'
import { TEST_NOW, TEST_ORIGIN, tokenFor } from '../../test/testSignIn.ts'
import { BcoError, type Handlers } from '../bco/handler.ts'
import { createClock } from '../control/clock.ts'
import { addGatekeeper } from '../control/gatekeeper.ts'
import { createSessions } from '../control/sessions.ts'
import { createTokenVerifier } from '../identity/accessTokens.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { createStore } from '../world/store.ts'
import { addApi } from './api.ts'
import { sendFailure } from './failures.ts'

const app = await testServer()

const ask = askerAt(() => app)
const driver = () => tokenFor('driver')

describe('Authentication', () => {
  const path = '/v3.1/user/BCO/UserInfo'
  const tampered = async () => {
    const [head, payload = '', signature] = (await driver()).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, role: ['SuperAdmin'] })).toString('base64url')
    return [head, forged, signature].join('.')
  }

  it.each([
    ['was tampered with', tampered],
    ['has expired', () => tokenFor('driver', { lifetimeSeconds: -60 })],
    ['is for another API', () => tokenFor('driver', { claims: { aud: 'http://elsewhere.example' } })],
    ['comes from another issuer', () => tokenFor('driver', { claims: { iss: 'http://elsewhere.example' } })],
    ['names an unknown user', () => tokenFor('driver', { claims: { sub: 'nobody' } })],
    ['is not a JWT', async () => 'abc'],
  ])('answers InvalidToken to a token that %s', async (_case, token) => {
    const answer = await ask(path, { token: await token() })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().result.errorcode).toBe('InvalidToken')
  })

  it('rejects an authentication scheme other than Bearer with InvalidToken', async () => {
    const answer = await ask(path, { headers: { authorization: 'Basic abc' } })
    expect(answer.json().result.errorcode).toBe('InvalidToken')
  })

  it('rejects a role that may not make the call with Unauthorized', async () => {
    const answer = await ask(path, { token: await tokenFor('driver', { claims: { role: ['Visitor'] } }) })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().result.errorcode).toBe('Unauthorized')
  })
})

describe('The input check', () => {
  const sessions = '/v3.1/chargesession/BCO/filtered'
  const stats = '/v3.1/chargepoint/BCO/Stats'
  const span = { start: '2026-11-01T00:00:00Z', end: '2026-11-02T00:00:00Z' }

  it.each<[string, string, string, unknown?]>([
    ['a page size that is not a number', `${sessions}?pagesize=ten`, 'pagesize'],
    ['a page size of 0', `${sessions}?pagesize=0`, 'pagesize'],
    ['a page size over 100', `${sessions}?pagesize=101`, 'pagesize'],
    ['a fractional page number', `${sessions}?pagenumber=1.5`, 'pagenumber'],
    ['an empty page number', `${sessions}?pagenumber=`, 'pagenumber'],
    ['a negative page number', `${sessions}?pagenumber=-1`, 'pagenumber'],
    ['an infinite page number', `${sessions}?pagenumber=1e999`, 'pagenumber'],
    ['a repeated parameter', `${sessions}?pagesize=10&pagesize=20`, 'pagesize'],
    ['a repeated text parameter', `${sessions}?orderby=Start&orderby=Stop`, 'orderby'],
    ['an unknown parameter', `${sessions}?colour=red`, 'colour'],
    ['a parameter of a call without parameters', '/v3.1/user/BCO/UserInfo?x=1', 'x'],
    ['an unknown data category', `${sessions}?DataCategories=BASIC,SECRET`, 'DataCategories'],
    ['a negative cache time', `${sessions}?caching=-5`, 'caching'],
    ['a filter that is too long', `${sessions}?filter=${'x'.repeat(2_001)}`, 'filter'],
    ['an invalid boolean', '/v3.1/chargepoint/BCO/list?directonly=maybe', 'directonly'],
    ['an id that is too long', `/v3.1/chargepoint/BCO/${'x'.repeat(41)}`, 'id'],
    ['a missing field', stats, 'end', { start: span.start }],
    ['an invalid date', stats, 'start', { ...span, start: 'yesterday' }],
    ['a day that does not exist', stats, 'start', { ...span, start: '2026-02-31T25:00:00Z' }],
    ['a number as a date', stats, 'start', { ...span, start: 5 }],
    ['an additional field', stats, 'colour', { ...span, colour: 'red' }],
    ['a list as the body', stats, 'body', [1]],
  ])('rejects %s and names the field', async (_case, path, field, body) => {
    const answer = await ask(path, {
      token: await driver(),
      ...(body !== undefined && { method: 'POST' as const, body }),
    })
    expect(answer.statusCode).toBe(400)
    const envelope = answer.json()
    expect(envelope.result?.errorcode ?? envelope.ErrorCode).toBe('Error')
    expect(envelope.result?.message ?? envelope.Message).toContain(field)
  })

  it.each<[string, string, RequestOptions]>([
    ['a path with invalid percent-encoding', '/v3.1/chargepoint/BCO/%E0%A4%A', {}],
    [
      'truncated JSON',
      stats,
      { method: 'POST', body: '{"start":', headers: { 'content-type': 'application/json' } },
    ],
    ['a missing body', stats, { method: 'POST', headers: { 'content-type': 'application/json' } }],
    [
      'a body of an unsupported type',
      stats,
      { method: 'POST', body: 'x=1', headers: { 'content-type': 'text/csv' } },
    ],
    [
      'a body that pollutes prototypes',
      stats,
      { method: 'POST', body: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
    ],
    ['an invalid session name', '/v3.1/user/BCO/UserInfo', { headers: { 'x-mock-session': 'a b' } }],
  ])('answers %s with a client error', async (_case, path, request) => {
    const answer = await ask(path, { ...request, token: await driver() })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().result.errorcode).toBe('Error')
    expect(answer.json().result.message).not.toBe('')
  })

  it('rejects an unknown path with FAILEDTOFIND', async () => {
    const answer = await ask('/v3.1/nothing/BCO/here', { token: await driver() })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().result).toMatchObject({ errorcode: 'FAILEDTOFIND', message: '404 Not found' })
  })

  it('rejects an invalid filter with WRONGFILTER, and an unknown id with the code of its class', async () => {
    const token = await driver()
    expect((await ask(`${sessions}?filter=nonsense`, { token })).json().ErrorCode).toBe('WRONGFILTER')
    const unknown = await ask('/v3.1/chargepoint/BCO/nowhere', { token })
    expect(unknown.statusCode).toBe(200)
    expect(unknown.json().result.errorcode).toBe('UnknownChargePoint')
  })
})

describe('The `caching` parameter', () => {
  const path = '/v3.1/relationcontact/BCO/filtered?caching=30'

  it('lets only the same caller cache and revalidate a response', async () => {
    const token = await driver()
    const first = await ask(path, { token, headers: { origin: TEST_ORIGIN } })
    expect(first.headers['cache-control']).toBe('private, max-age=30')
    expect(first.headers.vary).toContain('Authorization')
    expect(first.headers['access-control-expose-headers']).toContain('ETag')
    const again = await ask(path, { token, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('The server', () => {
  const list = '/v3.1/chargepoint/BCO/list'

  it('compresses long responses if the caller accepts compression', async () => {
    const token = await tokenFor('fleet')
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const plain = await ask(list, { token })
    const packed = await ask(list, { token, headers })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    // Compare only ids, because live data changes between the two responses.
    const idsIn = (body: string) => JSON.parse(body).data.map(({ Id }: Chargepoint) => Id)
    expect(idsIn(gunzipSync(packed.rawPayload).toString())).toEqual(idsIn(plain.body))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)

    const short = await ask('/v3.1/chargepoint/BCO/nowhere', { token, headers })
    expect(short.headers['content-encoding']).toBeUndefined()
  })

  it('revalidates a compressed response by its ETag', async () => {
    const token = await tokenFor('fleet')
    const path = '/v3.1/token/BCO/filtered?caching=30'
    const first = await ask(path, { token, headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/^W\//) })
    const etag = String(first.headers.etag)
    const again = await ask(path, { token, headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('lets a browser cache a preflight for two hours', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `${API_BASE_PATH}${list}`,
      headers: {
        origin: TEST_ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-max-age': '7200',
      'access-control-allow-headers': 'authorization',
    })
  })
})

describe('A table list', () => {
  it('omits fields that were not requested', async () => {
    const answer = await ask('/v3.1/relationcontact/BCO/filtered?Fields=Name', { token: await driver() })
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json().Data[0])).not.toContain('Email')
  })
})

describe('The response check', () => {
  let server: FastifyInstance
  let answerWith: () => unknown

  beforeAll(async () => {
    server = fastify()
    server.setErrorHandler(sendFailure)
    const sessions = createSessions({
      createWorld: () =>
        new SessionWorld(createStore(createWorld({ seed: 7, size: 'small', now: TEST_NOW.toISOString() }))),
      baseClock: createClock(TEST_NOW.getTime()),
    })
    addGatekeeper(server, sessions)
    const handlers = { getUserInfo: () => answerWith() } as unknown as Handlers
    await server.register(async (api) => addApi(api, { handlers, verify: createTokenVerifier(TEST_ORIGIN) }))
  })
  afterAll(() => server.close())

  const withUserInfo = async (answer: () => unknown) => {
    answerWith = answer
    return server.inject({
      url: '/v3.1/user/BCO/UserInfo',
      headers: { authorization: `Bearer ${await driver()}` },
    })
  }

  it('replaces a response that breaks the contract', async () => {
    const answer = await withUserInfo(() => ({ role: ['User'], Relation: { Id: 5 } }))
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.errorcode).toBe('UNEXPECTED')
    expect(answer.json().result.message).toContain('breaks the contract')
  })

  it('replaces the error of a crashed handler with UNEXPECTED, and hides its details', async () => {
    const answer = await withUserInfo(() => {
      throw new Error('secret detail')
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.errorcode).toBe('UNEXPECTED')
    expect(answer.body).not.toContain('secret detail')
  })

  const listed: readonly ErrorCode[] = [...ANY_CALL_CODES, ...endpoints.getUserInfo.errors]
  it.each(listed)('sends code %s with its status and severity', async (code) => {
    const answer = await withUserInfo(() => {
      throw new BcoError(code)
    })
    expect(answer.statusCode).toBe(ERRORS[code].http)
    expect(answer.json().result).toMatchObject({ errorcode: code, status: ERRORS[code].severity })
  })

  it('replaces a code that the call does not declare', async () => {
    const answer = await withUserInfo(() => {
      throw new BcoError('NOCPO')
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.errorcode).toBe('UNEXPECTED')
  })
})
