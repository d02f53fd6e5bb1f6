import { PERSONA_PASSWORD, personas } from '@portal/fixtures'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser, startServer } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ portalOrigins: ['http://localhost:5173'] })
})
afterAll(() => server.app.close())

const userInfo = (token: string) =>
  fetch(`${server.origin}/api/v3.1/user/BCO/UserInfo`, { headers: { authorization: `Bearer ${token}` } })

const refresh = (browser: ReturnType<typeof createBrowser>, refresh_token: string) =>
  browser.token({ grant_type: 'refresh_token', refresh_token })

describe('the sign-in', () => {
  it('needs one click and identifies the person to the API', async () => {
    const browser = createBrowser(server.origin)
    const page = await browser.authorize()
    expect(page.response.status).toBe(200)
    const back = await browser.answer(page.address, { persona: 'driver' })
    expect(back.address.pathname).toBe('/oidc-callback')
    expect(back.address.searchParams.get('state')).toBe('a-state')
    const tokens = await browser.redeem(back.address)
    const answer = await userInfo(tokens.access_token)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ result: { status: 'success' }, data: { role: ['User'] } })
  })

  it('sends name, e-mail and roles to the portal in the ID token', async () => {
    const { id_token } = await createBrowser(server.origin).signIn('fleet')
    const fleet = personas.find(({ username }) => username === 'fleet')
    expect(decodeJwt(id_token)).toMatchObject({
      name: fleet?.name,
      email: fleet?.email,
      role: ['FleetManager'],
    })
  })

  it('accepts user name and password, and shows an error if they are wrong', async () => {
    const browser = createBrowser(server.origin)
    const page = await browser.authorize()
    const wrong = await browser.answer(page.address, { username: '<b>driver', password: 'no' })
    expect(wrong.response.status).toBe(200)
    const text = await wrong.response.text()
    expect(text).toContain('The username or password is incorrect.')
    expect(text).toContain('value="&lt;b&gt;driver"')
    const back = await browser.answer(page.address, { username: 'driver', password: PERSONA_PASSWORD })
    expect(decodeJwt((await browser.redeem(back.address)).access_token).sub).toBe('driver')
  })

  it('uses the language of the portal, even after a wrong password', async () => {
    const browser = createBrowser(server.origin)
    const page = await browser.authorize({ ui_locales: 'fr-BE en' })
    expect(await page.response.text()).toContain('<html lang="fr">')
    const wrong = await browser.answer(page.address, { username: 'driver', password: 'no' })
    expect(await wrong.response.text()).toContain('Le nom d’utilisateur ou le mot de passe est incorrect.')
    const other = await createBrowser(server.origin).authorize({ ui_locales: 'nl' })
    expect(await other.response.text()).toContain('<h1>Aanmelden</h1>')
    const unknown = await createBrowser(server.origin).authorize({ ui_locales: 'de' })
    expect(await unknown.response.text()).toContain('<h1>Sign in</h1>')
  })

  it('can be cancelled', async () => {
    const browser = createBrowser(server.origin)
    const page = await browser.authorize()
    const back = await browser.answer(page.address, { cancel: '1' })
    expect(back.address.pathname).toBe('/oidc-callback')
    expect(back.address.searchParams.get('error')).toBe('access_denied')
    expect(back.address.searchParams.get('state')).toBe('a-state')
  })

  it('links back to the portal if the page was open for too long', async () => {
    const response = await createBrowser(server.origin).open('/sign-in/forgotten')
    expect(response.status).toBe(410)
    const text = await response.text()
    expect(text).toContain('This sign-in page has expired')
    expect(text).toContain('href="http://localhost:5173"')
  })

  it('shows a page without scripts, with every persona', async () => {
    const { response } = await createBrowser(server.origin).authorize()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await response.text()
    expect(text).not.toContain('<script')
    expect(text).not.toContain('style="')
    for (const { username, name } of personas) {
      expect(text).toContain(`value="${username}"`)
      expect(text).toContain(name)
    }
  })

  it('rejects a request without PKCE', async () => {
    const { address } = await createBrowser(server.origin).authorize({
      code_challenge: '',
      code_challenge_method: '',
    })
    expect(address.searchParams.get('error')).toBe('invalid_request')
  })

  it('redirects only to the portal', async () => {
    const { response } = await createBrowser(server.origin).authorize({
      redirect_uri: 'http://localhost:9/oidc-callback',
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Back to the portal')
  })

  it('rejects a silent renewal with login_required if there is no session', async () => {
    const { address } = await createBrowser(server.origin).authorize({ prompt: 'none' })
    expect(address.searchParams.get('error')).toBe('login_required')
  })

  it('issues a code for prompt=none without interaction while the person is signed in', async () => {
    const browser = createBrowser(server.origin)
    await browser.signIn('driver')
    const { address } = await browser.authorize({ prompt: 'none' })
    expect((await browser.redeem(address)).access_token).not.toBe('')
  })
})

describe('refreshing', () => {
  it('rotates the refresh token, and revokes the whole family if an old one is reused', async () => {
    const browser = createBrowser(server.origin)
    const first = await browser.signIn('driver')
    const second = (await (await refresh(browser, first.refresh_token)).json()) as typeof first
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await userInfo(second.access_token)).status).toBe(200)

    const reused = await refresh(browser, first.refresh_token)
    expect(reused.status).toBe(400)
    expect(await reused.json()).toMatchObject({ error: 'invalid_grant' })
    expect((await refresh(browser, second.refresh_token)).status).toBe(400)
  })

  it('keeps the mock session of the sign-in', async () => {
    const signedIn = await createBrowser(server.origin, 'abc').signIn('driver')
    expect(decodeJwt(signedIn.access_token).mock_session).toBe('abc')
    // As in a browser, the renewal sends no session header.
    const renewed = await refresh(createBrowser(server.origin), signedIn.refresh_token)
    expect(decodeJwt(((await renewed.json()) as typeof signedIn).access_token).mock_session).toBe('abc')
  })
})

describe('signing out', () => {
  it('redirects straight to the portal and ends the session permanently', async () => {
    const browser = createBrowser(server.origin)
    const tokens = await browser.signIn('driver')
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://localhost:5173/signed-out',
      state: 'why',
    })
    const answer = await browser.open(`/identity/session/end?${query.toString()}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('http://localhost:5173/signed-out?state=why')

    expect((await browser.authorize({ prompt: 'none' })).address.searchParams.get('error')).toBe(
      'login_required',
    )
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400)
  })

  it('lets another person sign in afterwards', async () => {
    const browser = createBrowser(server.origin)
    const { id_token } = await browser.signIn('driver')
    await browser.open(`/identity/session/end?${new URLSearchParams({ id_token_hint: id_token }).toString()}`)
    expect(decodeJwt((await browser.signIn('operator')).access_token).sub).toBe('operator')
  })
})

describe('the portal on its own origin', () => {
  it('may call the provider and the API with the session header', async () => {
    for (const path of [
      '/identity/.well-known/openid-configuration',
      '/identity/token',
      '/identity/jwks',
      '/api/v3.1/user/BCO/UserInfo',
    ]) {
      const preflight = await fetch(server.origin + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:5173',
          'access-control-request-method': path.endsWith('token') ? 'POST' : 'GET',
          'access-control-request-headers': 'x-mock-session,authorization',
        },
      })
      expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
      expect(preflight.headers.get('access-control-allow-headers')).toContain('x-mock-session')
    }
  })

  it('reads the discovery document, which another site may not', async () => {
    const discover = (origin: string) =>
      fetch(`${server.origin}/identity/.well-known/openid-configuration`, { headers: { origin } })
    const ours = await discover('http://localhost:5173')
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(await ours.json()).toMatchObject({ issuer: `${server.origin}/identity` })
    expect((await discover('http://elsewhere.example')).headers.get('access-control-allow-origin')).not.toBe(
      'http://elsewhere.example',
    )
  })
})
