import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBrowser, startServer, TEST_NOW, TEST_ORIGIN, tokenFor } from '../../test/testSignIn.ts'
import { buildServer } from '../server.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.app.close())

const USER_INFO = '/api/v3.1/user/BCO/UserInfo'
let count = 0

/** Returns a new mock session with functions that call the API and the control interface. */
const newSession = async () => {
  count += 1
  const id = `session-${count}`
  const token = await tokenFor('driver', { origin: server.origin, sessionId: id })
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.origin}/__mock${path}`, {
      method,
      headers: { 'x-mock-session': id, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    id,
    control,
    call: (path = USER_INFO, signal?: AbortSignal) =>
      fetch(server.origin + path, {
        headers: { authorization: `Bearer ${token}` },
        ...(signal && { signal }),
      }),
    hold: async (operation: string) => String((await control('POST', '/holds', { operation })).body.id),
    waiting: async () =>
      (await control('GET', '/holds')).body.map((hold: { waiting: number }) => hold.waiting),
  }
}

const codeOf = async (response: Response) => (await response.json()).result.errorcode

describe('a held request', () => {
  it('waits until it is released, and then continues', async () => {
    const { hold, call, control, waiting } = await newSession()
    const id = await hold('getUserInfo')
    const call1 = call()
    await expect.poll(waiting).toEqual([1])
    expect((await control('GET', '/journal')).body).toMatchObject([{ operation: 'getUserInfo', status: 0 }])
    expect((await control('POST', `/holds/${id}/release`, { outcome: { kind: 'answer' } })).body).toEqual({
      released: 1,
    })
    expect((await call1).status).toBe(200)
    expect(await waiting()).toEqual([0])
  })

  it('is released even if the release came first', async () => {
    const { hold, call, control } = await newSession()
    const id = await hold('getUserInfo')
    const released = control('POST', `/holds/${id}/release`, { outcome: { kind: 'code', code: 'SETUP' } })
    expect(await codeOf(await call())).toBe('SETUP')
    expect((await released).status).toBe(200)
  })

  it('fails with the requested code, status or broken response', async () => {
    const { hold, call, control } = await newSession()
    const id = await hold('getUserInfo')
    const release = async (outcome: unknown) => {
      const waiting = call()
      await control('POST', `/holds/${id}/release`, { outcome })
      return waiting
    }
    const refused = await release({ kind: 'code', code: 'InvalidToken' })
    expect(refused.status).toBe(401)
    expect(await codeOf(refused)).toBe('InvalidToken')
    expect((await release({ kind: 'status', status: 503 })).status).toBe(503)
    const malformed = await release({ kind: 'malformed' })
    expect(malformed.status).toBe(200)
    await expect(malformed.json()).rejects.toThrow(SyntaxError)
    await expect(release({ kind: 'drop' })).rejects.toThrow('fetch failed')
  })

  it('continues, like all others, when its hold is removed', async () => {
    const { hold, call, control } = await newSession()
    const id = await hold('getUserInfo')
    const calls = [call(), call()]
    await control('POST', `/holds/${id}/release`, { outcome: { kind: 'answer' } })
    await control('DELETE', `/holds/${id}`)
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
    expect((await call()).status).toBe(200)
    expect((await control('GET', '/holds')).body).toEqual([])
  })

  it('does not consume the next release after its caller gave up', async () => {
    const { hold, call, control, waiting } = await newSession()
    const id = await hold('getUserInfo')
    const impatient = new AbortController()
    const pending = call(USER_INFO, impatient.signal)
    await expect.poll(waiting).toEqual([1])
    const second = call()
    await expect.poll(waiting).toEqual([2])
    impatient.abort()
    await expect(pending).rejects.toThrow('abort')
    await expect.poll(waiting).toEqual([1])
    await control('POST', `/holds/${id}/release`, { outcome: { kind: 'code', code: 'SETUP' } })
    expect(await codeOf(await second)).toBe('SETUP')
  })

  it('does not affect another operation or another session', async () => {
    const mine = await newSession()
    const theirs = await newSession()
    await mine.hold('getUserInfo')
    expect((await theirs.call()).status).toBe(200)
    expect((await mine.call('/api/v3.1/banner/BCO/Banner')).status).toBe(200)
  })
})

describe('the controlled identity provider', () => {
  it('can be made to fail at the token call', async () => {
    const { id, control } = await newSession()
    const browser = createBrowser(server.origin, id)
    const page = await browser.authorize()
    const back = await browser.answer(page.address, { persona: 'driver' })
    await control('POST', '/faults', {
      operation: 'identity.token',
      outcome: { kind: 'code', code: 'invalid_grant' },
      times: 1,
    })
    await expect(browser.redeem(back.address)).rejects.toThrow('invalid_grant')
    expect((await browser.redeem(back.address)).access_token).toContain('.')
  })

  it('can reject a silent renewal with an error', async () => {
    const { id, control } = await newSession()
    await control('POST', '/faults', {
      operation: 'identity.authorize',
      outcome: { kind: 'code', code: 'server_error' },
    })
    const { address } = await createBrowser(server.origin, id).authorize({ prompt: 'none' })
    expect(address.pathname).toBe('/oidc-callback')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      error: 'server_error',
      state: 'a-state',
    })
  })

  it('can be made unavailable by a fault, as can config.json', async () => {
    const { id, control } = await newSession()
    for (const [operation, path] of [
      ['identity.discovery', '/identity/.well-known/openid-configuration'],
      ['config', '/config.json'],
    ]) {
      await control('POST', '/faults', { operation, outcome: { kind: 'drop' } })
      await expect(fetch(server.origin + path, { headers: { 'x-mock-session': id } })).rejects.toThrow(
        'fetch failed',
      )
      expect((await fetch(server.origin + path)).status).toBe(200)
    }
  })

  it('issues tokens with the lifetime set for the session', async () => {
    const { id, control } = await newSession()
    await control('POST', '/tokens', { lifetimeSeconds: 6 })
    expect((await createBrowser(server.origin, id).signIn('driver')).expires_in).toBe(6)
    expect((await createBrowser(server.origin).signIn('driver')).expires_in).toBe(600)
  })

  it('renews a token after the API stops accepting earlier ones', async () => {
    const { id, control } = await newSession()
    const browser = createBrowser(server.origin, id)
    const { access_token, refresh_token } = await browser.signIn('driver')
    const userInfo = (token: string) =>
      fetch(server.origin + USER_INFO, { headers: { authorization: `Bearer ${token}` } })
    await control('POST', '/tokens', { rejectIssuedBefore: 'now' })
    expect(await codeOf(await userInfo(access_token))).toBe('InvalidToken')
    const renewed = await (await browser.token({ grant_type: 'refresh_token', refresh_token })).json()
    expect((await userInfo(renewed.access_token)).status).toBe(200)
    await control('POST', '/tokens', { rejectIssuedBefore: null })
    expect((await userInfo(access_token)).status).toBe(200)
  })
})

describe('the banner', () => {
  it('returns the text of the session only to its own callers, and nothing after a reset', async () => {
    const mine = await newSession()
    const theirs = await newSession()
    const maintenanceText = async ({ call }: typeof mine) => {
      const { message } = (await (await call('/api/v3.1/banner/BCO/Banner')).json()) as { message: string }
      return message
    }
    expect(await maintenanceText(mine)).toBe('')
    await mine.control('POST', '/banner', { message: '<b>Works on Friday</b>' })
    expect([await maintenanceText(mine), await maintenanceText(theirs)]).toEqual([
      '<b>Works on Friday</b>',
      '',
    ])
    await mine.control('POST', '/reset')
    expect(await maintenanceText(mine)).toBe('')
  })
})

describe('a token without a sign-in', () => {
  const ask = async (token: string) => {
    const answer = await fetch(server.origin + USER_INFO, { headers: { authorization: `Bearer ${token}` } })
    return answer.json()
  }

  it('authenticates the requested person in the requested session', async () => {
    const { control } = await newSession()
    const { status, body } = await control('POST', '/token', { username: 'fleet' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 600 })
    expect((await ask(body.access_token)).data.RelationContact.Name).toBe('Sofie Claes')
    // The session comes from the token, because there is no header.
    expect((await control('GET', '/journal')).body).toMatchObject([{ operation: 'getUserInfo', status: 200 }])
  })

  it('has the token lifetime set for the session, and can be rejected like any other token', async () => {
    const { control } = await newSession()
    await control('POST', '/tokens', { lifetimeSeconds: 30 })
    const { body } = await control('POST', '/token', { username: 'driver' })
    expect(body.expires_in).toBe(30)
    await control('POST', '/tokens', { rejectIssuedBefore: 'now' })
    expect((await ask(body.access_token)).result.errorcode).toBe('InvalidToken')
  })
})

describe('a fault', () => {
  it('applies as many times as requested', async () => {
    const { control, call } = await newSession()
    await control('POST', '/faults', {
      operation: 'getUserInfo',
      outcome: { kind: 'status', status: 500 },
      times: 2,
    })
    expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([500, 500, 200])
  })

  it('applies until faults are removed', async () => {
    const { control, call } = await newSession()
    await control('POST', '/faults', {
      operation: 'getUserInfo',
      outcome: { kind: 'code', code: 'UNEXPECTED' },
    })
    expect([(await call()).status, (await call()).status]).toEqual([500, 500])
    await control('DELETE', '/faults')
    expect((await call()).status).toBe(200)
  })
})

describe('the clock', () => {
  const now = async (call: () => Promise<Response>) =>
    Date.parse((await call()).headers.get('x-server-now') ?? '')

  it('stops when paused, moves on request, and belongs to one session', async () => {
    const mine = await newSession()
    const theirs = await newSession()
    await mine.control('POST', '/clock', { now: '2026-12-01T10:00:00Z', paused: true })
    expect(await now(mine.call)).toBe(Date.parse('2026-12-01T10:00:00Z'))
    const { body } = await mine.control('POST', '/clock', { advanceMs: 5_000 })
    expect(body).toEqual({ now: '2026-12-01T10:00:05.000Z', paused: true })
    expect(await now(mine.call)).toBe(Date.parse('2026-12-01T10:00:05Z'))
    expect(await now(theirs.call)).toBeLessThan(TEST_NOW.getTime() + 3_600_000)
  })

  it('returns to the world’s time after a reset', async () => {
    const { control, hold, call } = await newSession()
    await control('POST', '/clock', { now: '2027-01-01T00:00:00Z' })
    await hold('getUserInfo')
    await control('POST', '/reset')
    expect(await now(call)).toBeLessThan(TEST_NOW.getTime() + 3_600_000)
  })
})

describe('the journal', () => {
  it('lists the requests of its session in order', async () => {
    const { control, call } = await newSession()
    // Reads the body, because a client may cancel a response that it does not read, which would change the journal.
    await (await call()).text()
    await (await call('/api/v3.1/chargepoint/BCO/list?directonly=true')).text()
    await control('POST', '/faults', { operation: 'getUserInfo', outcome: { kind: 'drop' } })
    await expect(call()).rejects.toThrow('fetch failed')
    const { body } = await control('GET', '/journal')
    expect(body).toMatchObject([
      { operation: 'getUserInfo', method: 'GET', path: USER_INFO, status: 200 },
      { operation: 'listChargepoints', path: '/api/v3.1/chargepoint/BCO/list', status: 200 },
      { operation: 'getUserInfo', status: 0 },
    ])
    expect((await control('GET', '/journal?operation=listChargepoints')).body).toHaveLength(1)
  })
})

describe('In production, the server', () => {
  it('offers no control interface unless it is enabled, but responds to the health check', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const bare = await buildServer({ origin: TEST_ORIGIN })
    expect((await bare.inject({ method: 'POST', url: '/__mock/reset' })).statusCode).toBe(404)
    expect((await bare.inject('/__mock/health')).json()).toMatchObject({ ok: true })
    await bare.close()
    vi.stubEnv('MOCK_CONTROL', '1')
    const empty = await buildServer({ origin: TEST_ORIGIN })
    expect((await empty.inject({ method: 'POST', url: '/__mock/reset' })).statusCode).toBe(200)
    await empty.close()
    vi.unstubAllEnvs()
  })
})
