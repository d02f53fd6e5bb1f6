import { gunzipSync } from 'node:zlib'
import { createWorld, PERSONA_PASSWORD } from '@portal/fixtures'
import {
  API_BASE_PATH,
  type Chargepoint,
  ERRORS,
  type ErrorCode,
  IDENTITY_BASE_PATH,
  type Route,
} from '@portal/schemas'
import { ANY_CALL_CODES, type Contract, endpoints, type OperationId } from '@portal/schemas/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BcoError, type Handlers } from '../bco/handler.ts'
import { PRIVATE_INTAKE } from '../bco/testIntake.ts'
import { createClock } from '../control/clock.ts'
import { addGatekeeper } from '../control/gatekeeper.ts'
import { createSessions } from '../control/sessions.ts'
import { createTokenVerifier } from '../identity/accessTokens.ts'
import { TEST_NOW, TEST_ORIGIN, tokenFor } from '../identity/testSignIn.ts'
import { buildServer } from '../server.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { createStore } from '../world/store.ts'
import { addApi } from './api.ts'
import { sendFailure } from './failures.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
})
afterAll(() => app.close())

interface Asked {
  readonly method?: Route['method']
  readonly host?: Route['host']
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ask = (path: string, { method = 'GET', host, body, token, headers = {} }: Asked = {}) =>
  app.inject({
    method,
    url: `${host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH}${path}`,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
  })

const driver = () => tokenFor('driver')

/** A charger and a session of the driver, so that calls for one record have one to ask for. */
const knownIds = async () => {
  const token = await driver()
  const chargers = (await ask('/v3.1/chargepoint/BCO/list', { token })).json()
  const sessions = (await ask('/v3.1/chargesession/BCO/filtered', { token })).json()
  const user = (await ask('/v3.1/user/BCO/UserInfo', { token })).json()
  return {
    chargepoint: String(chargers.data[0].Id),
    chargesession: String(sessions.Data[0].Id),
    relation: String(user.data.Relation.Id),
    chargeplacement: 'PL000001',
    // A contact, to be made a relation of its own.
    user: 'RC00007',
    // A person of the fleet, to be taken out.
    relationcontact: 'RC00013',
  }
}

const idFor = (path: string, ids: Awaited<ReturnType<typeof knownIds>>) =>
  // The first message of a session, which the row before has sent.
  path.includes('MessageById') ? 'M00001' : (ids[path.split('/')[2] as keyof typeof ids] ?? 'unknown')

/** A charger of the driver. */
const charger = { chargepointid: 'CP000001' }

/** A connector of the fleet at which a car charges: in a depot there is one at any time. */
const charging = async () => {
  const chargers: Chargepoint[] = (
    await ask('/v3.1/chargepoint/BCO/list', { token: await tokenFor('fleet') })
  ).json().data
  const connectors = chargers.flatMap(({ Connectors }) => Connectors)
  return { connectorid: connectors.find(({ Status }) => Status === 'CHARGING')?.Id }
}

/** A group of the fleet, and what the other parts of paths are filled with. */
const GROUP = 'NOORDZEE-R00003#FLEET'
const freeCard = async () => {
  const filter = encodeURIComponent('(State EX "ACTIVE") AND (RelationId EX "R00003")')
  const path = `/v3.1/token/BCO/filtered?pagesize=2&orderby=Id desc&filter=${filter}`.replace(
    ' desc',
    '%20desc',
  )
  return (await ask(path, { token: await tokenFor('superadmin') })).json().Data
}
const partsOf = async (operation: OperationId): Promise<Readonly<Record<string, string>>> => {
  const [first, second] = operation.startsWith('add') ? await freeCard() : []
  return {
    serial: 'STOCK-0001',
    relId: operation.startsWith('list') ? 'R00001' : 'R00003',
    parentId: 'R00001',
    type: 'Token',
    group: operation === 'removeWhitelistGroup' ? 'ROW#CLONE' : GROUP,
    x: (operation === 'addAuthorize' ? second : first)?.Id ?? 'R00001',
    a: 'T000006',
    b: 'authorize',
    from: `${GROUP}-1`,
    to: 'ROW#LIST',
    item: 'ROW#LIST',
    // The first file of a session, which the row before has sent.
    attachment: 'F00001',
  }
}
const filled = (path: string, parts: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? 'x'))

/** The first record of the class of a call, as a write names it; of requests one that still takes files. */
const firstOf = async (path: string, token: string) => {
  const [, name] =
    /^\/v3\.1\/(\w+)\/BCO\/(?:one|createupdate)/.exec(path) ??
    /^\/v3\.1\/(request|schedule|cdr|protecteduser)\/BCO\/\{id\}/.exec(path) ??
    []
  if (name === undefined) return undefined
  const filter = path.includes('attachment') ? `&filter=${encodeURIComponent('(Status EX "SUBMITTED")')}` : ''
  const answer = await ask(`/v3.1/${name}/BCO/filtered?pagesize=1${filter}`, { token })
  const [record] = answer.json().Data
  // Nothing of protected people can be rewritten, their masked name neither.
  const change = name === 'protecteduser' ? {} : { Description: 'Renamed' }
  return { Id: String(record.Id), Version: Number(record.Version), ...change }
}

interface Named {
  readonly Id: string
  readonly Version: number
}

const OF_OPEN_REQUESTS: readonly OperationId[] = ['planSlot', 'sendSurvey', 'cancelRequest', 'addMessage']
/** A request that nothing was done about yet. */
const newRequest = async (token: string): Promise<Named> => {
  const body = { Kind: 'CHARGER', Summary: 'A charger', Draft: { surveyType: 'REMOTE' } }
  const asked = await ask('/v3.1/request/BCO/createupdate', { method: 'POST', body, token })
  const { Id, Version } = asked.json().data
  return { Id, Version }
}

/** A person who is set up cannot be set up again; a super-administrator may do what drivers may not. */
const askerOf = (operation: OperationId, roles: readonly string[]): string => {
  if (operation === 'postSetup') return 'newcomer'
  if (operation === 'postRemoteStop' || operation.includes('Attachment')) return 'fleet'
  if (/PlacementGroup$|^saveWhitelistGroup$|^add(PrintedNumber|Authorize)$/.test(operation))
    return 'superadmin'
  return roles.includes('User') && !/^(one|createupdate)/.test(operation) ? 'driver' : 'superadmin'
}

/** What a call must be asked with. */
const QUERIES: Partial<Record<OperationId, string>> = {
  getCleanUp: '?debug=1',
  getMeterTotals: '?start=2026-10-01T00:00:00Z&end=2026-11-01T00:00:00Z',
  getReportFigures: '?from=2026-10-01&until=2026-11-01&by=location',
  removeRelationContact: '?version=1',
}

const BOUNDARY = 'row'
/** A form with a file, as a browser sends it. */
const FORM = [
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="file"; filename="plan.pdf"',
  '',
  '%PDF-1.4\n%%EOF\n',
  `--${BOUNDARY}--`,
  '',
].join('\r\n')

/** A body that fits, for the calls that have one. */
const BODIES: Partial<Record<OperationId, unknown>> = {
  addAttachment: FORM,
  accessProtectedUser: { reason: 'A question of theirs' },
  acknowledgeAlarms: async () => {
    const open = `/v3.1/alarm/BCO/filtered?filter=${encodeURIComponent('(Status EX "OPEN")')}`
    const [{ Code, Raised }] = (await ask(open, { token: await tokenFor('operator') })).json().Data
    return { Code, Raised }
  },
  createSubscriptionType: { Code: 'KISS' },
  postContactIntoRelation: {},
  planSlot: async ({ Id, Version }: Named) => {
    const token = await driver()
    const slots = (await ask(`/v3.1/request/BCO/${Id}/slots`, { token })).json().data
    const { At } = slots.find((slot: { IsFree: boolean }) => slot.IsFree)
    return { Version, Purpose: 'INSTALLATION', At }
  },
  sendSurvey: ({ Version }: Named) => ({ Version, Details: 'The fuse box is in the garage.' }),
  cancelRequest: ({ Version }: Named) => ({ Version, Reason: 'Not needed' }),
  addMessage: { Text: 'When will someone come?' },
  saveWhitelistGroup: { Code: 'ROW#GROUP', Description: 'Row' },
  cloneWhitelistGroup: { Code: 'ROW#CLONE', Description: 'Row' },
  addPrintedNumber: {},
  saveWhitelist: { Code: 'ROW#LIST', Description: 'Row', TokenIds: ['T000007'] },
  setPlacementGroup: { WhitelistGroup: GROUP },
  postGuestCharging: { isFree: true },
  postReimbursement: { isReimburse: false },
  postPlugAndCharge: { isPlugCharge: true },
  putChargepoint: async () => {
    const { data } = (await ask('/v3.1/chargepoint/BCO/CP000001', { token: await driver() })).json()
    return { Id: data.Id, Version: data.Version, Settings: [{ Key: 'LightIntensity', Value: '40' }] }
  },
  postChargepointMessage: { ...charger, action: 'TriggerMessage' },
  postRemoteStart: { ...charger, tokenid: 'T000005' },
  postRemoteStop: charging,
  postRemoteReset: charger,
  postRemoteUnlock: charger,
  postChargepointStats: { start: '2026-11-01T00:00:00Z', end: '2026-11-20T00:00:00Z' },
  postSetup: PRIVATE_INTAKE,
  putChangePassword: { currentPassword: PERSONA_PASSWORD, newPassword: 'Another-2026!' },
}

const refusals = {
  result: { result: { status: 'error', errorcode: 'NOTLOGGEDIN', message: 'No token was set' }, data: null },
  table: { Status: 'error', ErrorCode: 'NOTLOGGEDIN', Message: 'No token was set', Data: [] },
  setup: { result: 'NOTLOGGEDIN' },
  banner: { message: 'No token was set' },
} as const

describe('every row of the endpoint table', () => {
  it.each(Object.entries(endpoints) as [OperationId, Contract][])(
    '%s answers what its contract says',
    async (operation, { route, roles, body: wanted }) => {
      const token = await tokenFor(askerOf(operation, roles))
      const first = OF_OPEN_REQUESTS.includes(operation)
        ? await newRequest(token)
        : await firstOf(route.path, token)
      const isContact = operation === 'postContactIntoRelation'
      const id = first?.Id ?? (isContact ? 'RC00007' : idFor(route.path, await knownIds()))
      const path = filled(route.path, { ...(await partsOf(operation)), id })
      const { method, host } = route
      const given = BODIES[operation]
      const fitting: unknown = typeof given === 'function' ? await given(first) : given
      const body = fitting ?? (wanted ? first : undefined)
      const headers = route.upload ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {}
      const asked = `${path}${QUERIES[operation] ?? ''}`
      const answer = await ask(asked, { method, ...(host && { host }), body, token, headers })
      expect(answer.statusCode).toBe(200)
      const { result, Status } = route.download ? { result: 'success' } : answer.json()
      const status = result?.status ?? result ?? Status ?? 'success'
      expect(status).toBe('success')
      expect(answer.headers['x-server-now']).toMatch(/^2026-11-20T17:3/)
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it.each(Object.entries(endpoints) as [OperationId, Contract][])(
    '%s wants a token, in its own envelope',
    async (_operation, { route }) => {
      const { method, host } = route
      const answer = await ask(route.path.replace(/\{\w+\}/g, 'x'), { method, ...(host && { host }) })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject(refusals[route.envelope])
    },
  )
})

describe('an access token', () => {
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
    ['comes from another user', () => tokenFor('driver', { claims: { iss: 'http://elsewhere.example' } })],
    ['names no user', () => tokenFor('driver', { claims: { sub: 'nobody' } })],
    ['is no token at all', async () => 'abc'],
  ])('that %s is answered with InvalidToken', async (_case, token) => {
    const answer = await ask(path, { token: await token() })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().result.errorcode).toBe('InvalidToken')
  })

  it('of another kind of sign-in is answered with InvalidToken', async () => {
    const answer = await ask(path, { headers: { authorization: 'Basic abc' } })
    expect(answer.json().result.errorcode).toBe('InvalidToken')
  })

  it('whose role may not call is answered with Unauthorized', async () => {
    const answer = await ask(path, { token: await tokenFor('driver', { claims: { role: ['Visitor'] } }) })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().result.errorcode).toBe('Unauthorized')
  })
})

describe('bad input', () => {
  const sessions = '/v3.1/chargesession/BCO/filtered'
  const stats = '/v3.1/chargepoint/BCO/Stats'
  const span = { start: '2026-11-01T00:00:00Z', end: '2026-11-02T00:00:00Z' }

  it.each<[string, string, string, unknown?]>([
    ['a page size that is no number', `${sessions}?pagesize=ten`, 'pagesize'],
    ['a page size of 0', `${sessions}?pagesize=0`, 'pagesize'],
    ['a page size over 100', `${sessions}?pagesize=101`, 'pagesize'],
    ['half a page', `${sessions}?pagenumber=1.5`, 'pagenumber'],
    ['an empty page number', `${sessions}?pagenumber=`, 'pagenumber'],
    ['a page below 1', `${sessions}?pagenumber=-1`, 'pagenumber'],
    ['an endless page number', `${sessions}?pagenumber=1e999`, 'pagenumber'],
    ['a repeated parameter', `${sessions}?pagesize=10&pagesize=20`, 'pagesize'],
    ['a repeated text', `${sessions}?orderby=Start&orderby=Stop`, 'orderby'],
    ['an unknown parameter', `${sessions}?colour=red`, 'colour'],
    ['a parameter of a call that takes none', '/v3.1/user/BCO/UserInfo?x=1', 'x'],
    ['an unknown data category', `${sessions}?DataCategories=BASIC,SECRET`, 'DataCategories'],
    ['a negative cache time', `${sessions}?caching=-5`, 'caching'],
    ['a filter that is too long', `${sessions}?filter=${'x'.repeat(2_001)}`, 'filter'],
    ['a boolean that is none', '/v3.1/chargepoint/BCO/list?directonly=maybe', 'directonly'],
    ['an id that is too long', `/v3.1/chargepoint/BCO/${'x'.repeat(41)}`, 'id'],
    ['a missing field', stats, 'end', { start: span.start }],
    ['a date that is none', stats, 'start', { ...span, start: 'yesterday' }],
    ['a day that does not exist', stats, 'start', { ...span, start: '2026-02-31T25:00:00Z' }],
    ['a number for a date', stats, 'start', { ...span, start: 5 }],
    ['a field too many', stats, 'colour', { ...span, colour: 'red' }],
    ['a list for a body', stats, 'body', [1]],
  ])('%s is refused with its name', async (_case, path, field, body) => {
    const answer = await ask(path, {
      token: await driver(),
      ...(body !== undefined && { method: 'POST' as const, body }),
    })
    expect(answer.statusCode).toBe(400)
    const envelope = answer.json()
    expect(envelope.result?.errorcode ?? envelope.ErrorCode).toBe('Error')
    expect(envelope.result?.message ?? envelope.Message).toContain(field)
  })

  it.each<[string, string, Asked]>([
    ['an encoded path that is broken', '/v3.1/chargepoint/BCO/%E0%A4%A', {}],
    [
      'JSON that is cut off',
      stats,
      { method: 'POST', body: '{"start":', headers: { 'content-type': 'application/json' } },
    ],
    ['no body at all', stats, { method: 'POST', headers: { 'content-type': 'application/json' } }],
    [
      'a body of another type',
      stats,
      { method: 'POST', body: 'x=1', headers: { 'content-type': 'text/csv' } },
    ],
    [
      'a body that pollutes prototypes',
      stats,
      { method: 'POST', body: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
    ],
    ['a broken session name', '/v3.1/user/BCO/UserInfo', { headers: { 'x-mock-session': 'a b' } }],
  ])('%s is the mistake of the caller', async (_case, path, asked) => {
    const answer = await ask(path, { ...asked, token: await driver() })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().result.errorcode).toBe('Error')
    expect(answer.json().result.message).not.toBe('')
  })

  it('an unknown path answers FAILEDTOFIND', async () => {
    const answer = await ask('/v3.1/nothing/BCO/here', { token: await driver() })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().result).toMatchObject({ errorcode: 'FAILEDTOFIND', message: '404 Not found' })
  })

  it('a wrong filter answers WRONGFILTER, an unknown id the code of its class', async () => {
    const token = await driver()
    expect((await ask(`${sessions}?filter=nonsense`, { token })).json().ErrorCode).toBe('WRONGFILTER')
    const unknown = await ask('/v3.1/chargepoint/BCO/nowhere', { token })
    expect(unknown.statusCode).toBe(200)
    expect(unknown.json().result.errorcode).toBe('UnknownChargePoint')
  })
})

describe('caching', () => {
  const path = '/v3.1/relationcontact/BCO/filtered?caching=30'

  it('lets this caller alone reuse the answer, and recognises it afterwards', async () => {
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

describe('over a network', () => {
  const list = '/v3.1/chargepoint/BCO/list'

  it('a long answer is compressed for a caller that accepts it, a short one is not', async () => {
    const token = await tokenFor('fleet')
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const plain = await ask(list, { token })
    const packed = await ask(list, { token, headers })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    // Chargers that charge go on between the two answers.
    const idsIn = (body: string) => JSON.parse(body).data.map(({ Id }: Chargepoint) => Id)
    expect(idsIn(gunzipSync(packed.rawPayload).toString())).toEqual(idsIn(plain.body))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)

    const short = await ask('/v3.1/chargepoint/BCO/nowhere', { token, headers })
    expect(short.headers['content-encoding']).toBeUndefined()
  })

  it('a compressed answer is recognised by its ETag', async () => {
    const token = await tokenFor('fleet')
    const path = '/v3.1/token/BCO/filtered?caching=30'
    const first = await ask(path, { token, headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/^W\//) })
    const etag = String(first.headers.etag)
    const again = await ask(path, { token, headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('a browser asks only once in two hours whether the portal may call', async () => {
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

describe('a table list', () => {
  it('leaves out the fields that were not asked for', async () => {
    const answer = await ask('/v3.1/relationcontact/BCO/filtered?Fields=Name', { token: await driver() })
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json().Data[0])).not.toContain('Email')
  })
})

describe('answers', () => {
  /** The API with one handler, which does what the test wants. */
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

  it('that break the contract never reach the portal', async () => {
    const answer = await withUserInfo(() => ({ role: ['User'], Relation: { Id: 5 } }))
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.errorcode).toBe('UNEXPECTED')
    expect(answer.json().result.message).toContain('breaks the contract')
  })

  it('of a handler that crashes are UNEXPECTED, without its inner workings', async () => {
    const answer = await withUserInfo(() => {
      throw new Error('secret detail')
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.errorcode).toBe('UNEXPECTED')
    expect(answer.body).not.toContain('secret detail')
  })

  const listed: readonly ErrorCode[] = [...ANY_CALL_CODES, ...endpoints.getUserInfo.errors]
  it.each(listed)('of code %s carry its status and severity', async (code) => {
    const answer = await withUserInfo(() => {
      throw new BcoError(code)
    })
    expect(answer.statusCode).toBe(ERRORS[code].http)
    expect(answer.json().result).toMatchObject({ errorcode: code, status: ERRORS[code].severity })
  })

  it('of a code that the call does not list never reach the portal', async () => {
    const answer = await withUserInfo(() => {
      throw new BcoError('NOCPO')
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.errorcode).toBe('UNEXPECTED')
  })
})
