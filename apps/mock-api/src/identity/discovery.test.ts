import { SIGN_IN_SCOPES } from '@portal/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBrowser, startServer, tokenFor } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.app.close())
afterEach(() => vi.restoreAllMocks())

const discover = async () =>
  (await fetch(`${server.origin}/identity/.well-known/openid-configuration`)).json() as Promise<
    Readonly<Record<string, unknown>>
  >

const scopesIn = (tokens: object) => new Set(String(Reflect.get(tokens, 'scope')).split(' '))

describe('The identity provider', () => {
  it('starts without a warning about the version of Node', async () => {
    const warn = vi.spyOn(console, 'warn')
    await discover()
    expect(warn.mock.calls.filter(([text]) => /runtime/.test(String(text)))).toEqual([])
  })

  it('lists every scope that the portal requests', async () => {
    expect((await discover()).scopes_supported).toEqual([...SIGN_IN_SCOPES])
  })

  it('reports all granted scopes with the tokens, even after a renewal', async () => {
    const browser = createBrowser(server.origin)
    const tokens = await browser.signIn('fleet')
    expect(scopesIn(tokens)).toEqual(new Set(SIGN_IN_SCOPES))
    const { refresh_token } = tokens
    const renewed = await browser.token({ grant_type: 'refresh_token', refresh_token })
    expect(scopesIn((await renewed.json()) as object)).toEqual(new Set(SIGN_IN_SCOPES))
  })

  it('renews the token of a client that sends the granted scopes', async () => {
    const browser = createBrowser(server.origin)
    const { refresh_token } = await browser.signIn('fleet')
    const renewed = await browser.token({
      grant_type: 'refresh_token',
      refresh_token,
      scope: SIGN_IN_SCOPES.join(' '),
    })
    expect(await renewed.json()).toHaveProperty('access_token')
  })

  it('returns the person that a token identifies', async () => {
    const { userinfo_endpoint } = await discover()
    const { access_token } = await createBrowser(server.origin).signIn('fleet')
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(String(userinfo_endpoint), {
        method,
        headers: { authorization: `Bearer ${access_token}` },
      })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({
        sub: 'fleet',
        role: ['FleetManager'],
        email_verified: true,
      })
    }
  })

  it('returns no person for a missing, wrong or rejected token', async () => {
    const { userinfo_endpoint } = await discover()
    const session = 'discovery'
    const authorization = `Bearer ${await tokenFor('fleet', { origin: server.origin, sessionId: session, serial: 0 })}`
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization }]) {
      const answer = await fetch(String(userinfo_endpoint), { headers })
      expect([answer.status, answer.headers.get('www-authenticate')?.split(' ')[0]]).toEqual([401, 'Bearer'])
    }
  })
})

describe('A 401 of the API', () => {
  it.each([
    ['for a missing token', {}, 'Bearer realm="BCO"'],
    ['for an invalid token', { authorization: 'Bearer x' }, 'Bearer realm="BCO", error="invalid_token"'],
  ])('%s carries a challenge', async (_case, headers, challenge) => {
    const answer = await fetch(`${server.origin}/api/v3.1/user/BCO/UserInfo`, { headers })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, challenge])
    const changed = await fetch(`${server.origin}/identity/api/User/ChangePassword`, {
      method: 'PUT',
      headers,
    })
    expect([changed.status, changed.headers.get('www-authenticate')]).toEqual([401, challenge])
  })
})
