import { FLAG_DEFAULTS, FLAG_NAMES, FLAGS_EVALUATE_PATH, mockConfig, postSetup } from '@portal/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY_INTAKE } from '../../test/testIntake.ts'
import { startServer } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>
let address = ''

beforeAll(async () => {
  server = await startServer()
  address = `${mockConfig(server.origin).flags?.url}${FLAGS_EVALUATE_PATH}`
})
afterAll(() => server.app.close())

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

const ask = (context: object, headers?: Readonly<Record<string, string>>) =>
  post(JSON.stringify({ context }), headers)

const valuesOf = async (response: Promise<Response>): Promise<Record<string, unknown>> => {
  const { flags } = (await (await response).json()) as { flags: { key: string; value: unknown }[] }
  return Object.fromEntries(flags.map(({ key, value }) => [key, value]))
}

const switchFlags = (session: string, switches: object) =>
  fetch(`${server.origin}/__mock/flags`, {
    method: 'POST',
    headers: { 'x-mock-session': session, 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  })

const allBut = (value: boolean) => ({
  ...Object.fromEntries(FLAG_NAMES.map((name) => [name, value])),
  maintenance: false,
})

describe('The flag service', () => {
  it.each(['fleet', 'entity', 'operator', 'superadmin'])(
    'turns on all flags except maintenance for %s',
    async (sub) => {
      expect(await valuesOf(ask({ targetingKey: sub }))).toEqual(allBut(true))
    },
  )

  it.each(['driver', 'driver-empty', 'newcomer', 'nobody-known', '', 'constructor'])(
    'returns the defaults for %j',
    async (targetingKey) => {
      expect(await valuesOf(ask({ targetingKey }))).toEqual(FLAG_DEFAULTS)
    },
  )

  it('returns the defaults before sign-in', async () => {
    expect(await valuesOf(ask({}))).toEqual(FLAG_DEFAULTS)
  })

  it('turns on the flags after a company account is set up, but only in the mock session of the setup', async () => {
    const headers = { 'x-mock-session': 'intake', 'content-type': 'application/json' }
    const signedIn = await fetch(`${server.origin}/__mock/token`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username: 'newcomer-company' }),
    })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const before = await valuesOf(ask({ targetingKey: 'newcomer-company~intake' }))
    const setup = await fetch(`${server.origin}/api${postSetup.path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(COMPANY_INTAKE),
    })
    expect(await setup.json()).toEqual({ result: 'success' })
    expect(before).toEqual(FLAG_DEFAULTS)
    expect(await valuesOf(ask({ targetingKey: 'newcomer-company~intake' }))).toEqual(allBut(true))
    expect(await valuesOf(ask({ targetingKey: 'newcomer-company' }))).toEqual(FLAG_DEFAULTS)
  })

  it('responds in the format of OFREP', async () => {
    const { flags } = (await (await ask({ targetingKey: 'fleet' })).json()) as { flags: unknown[] }
    expect(flags).toContainEqual({
      key: 'impersonation',
      value: true,
      variant: 'on',
      reason: 'TARGETING_MATCH',
    })
  })

  it('responds with 304 if nothing has changed, and in full otherwise', async () => {
    const session = 'flags-tag'
    const headers = { 'x-mock-session': session }
    const tag = (await ask({}, headers)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"\w+"$/)
    expect((await ask({}, { ...headers, 'if-none-match': tag })).status).toBe(304)
    await switchFlags(session, { maintenance: true })
    const changed = await ask({}, { ...headers, 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  it.each([
    ['{"context":', 'PARSE_ERROR'],
    ['[]', 'INVALID_CONTEXT'],
    ['{}', 'INVALID_CONTEXT'],
    ['{"context":"fleet"}', 'INVALID_CONTEXT'],
    ['{"context":{"targetingKey":7}}', 'INVALID_CONTEXT'],
  ])('rejects %s with %s', async (body, errorCode) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ errorCode, errorDetails: expect.any(String) })
  })

  it('allows any origin', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,if-none-match',
      },
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match')
    const answer = await ask({}, headers)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag')
  })
})

describe('The override of a flag', () => {
  it('applies only in its own session, until it is removed', async () => {
    const mine = { 'x-mock-session': 'flags-mine' }
    await switchFlags('flags-mine', { maintenance: true, impersonation: false })
    expect(await valuesOf(ask({ targetingKey: 'fleet' }, mine))).toMatchObject({
      maintenance: true,
      impersonation: false,
      'entity-manager': true,
    })
    expect(await valuesOf(ask({ targetingKey: 'fleet' }))).toEqual(allBut(true))
    await switchFlags('flags-mine', { maintenance: null })
    expect(await valuesOf(ask({ targetingKey: 'fleet' }, mine))).toMatchObject({ maintenance: false })
  })

  it('applies to the session in the targeting key, without the header', async () => {
    await switchFlags('flags-folded', { maintenance: true })
    expect(await valuesOf(ask({ targetingKey: 'driver~flags-folded' }))).toMatchObject({ maintenance: true })
    expect(await valuesOf(ask({ targetingKey: 'driver' }))).toMatchObject({ maintenance: false })
  })

  it.each([{ maintenace: true }, { maintenance: 'on' }, []])('cannot be %j', async (switches) => {
    expect((await switchFlags('flags-wrong', switches)).status).toBe(400)
  })
})
