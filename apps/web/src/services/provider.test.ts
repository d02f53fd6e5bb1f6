// @vitest-environment jsdom
import { mockConfig } from '@portal/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openProvider } from './provider.ts'
import { readStartRoute, takeProviderAnswer } from './providerAnswer.ts'

const config = mockConfig('https://login.example')
const ISSUER = config.identity.authority
const PREFIX = 'charge-portal:oidc.'
const now = () => Math.floor(Date.now() / 1_000)

const jwt = (claims: object) =>
  ['{"alg":"none"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

const claims = (change: object = {}) => ({
  sub: 'driver',
  iss: ISSUER,
  aud: config.identity.clientId,
  iat: now(),
  exp: now() + 3_600,
  ...change,
})

/** Returns the response of the token endpoint to a request. */
let tokens: (body: URLSearchParams) => { readonly status?: number; readonly json: object }
const fetched = vi.fn(async (address: string, init?: { body?: URLSearchParams }) => {
  const answer = address.includes('.well-known')
    ? {
        json: {
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/auth`,
          token_endpoint: `${ISSUER}/token`,
          end_session_endpoint: `${ISSUER}/end`,
        },
      }
    : tokens(new URLSearchParams(init?.body))
  return new Response(JSON.stringify(answer.json), {
    status: ('status' in answer && answer.status) || 200,
    headers: { 'content-type': 'application/json' },
  })
})

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const stored = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith(PREFIX)) ?? ''
  return {
    id: key.slice(PREFIX.length),
    ...(JSON.parse(localStorage.getItem(key) ?? '{}') as { nonce?: string; data?: object }),
  }
}
/** Already aborted, so the test document is not replaced. */
const aborted = AbortSignal.abort()

/** Leaves for the provider from a route, and returns with a code. */
const comeBack = async (change: (nonce: string | undefined) => object = (nonce) => ({ nonce })) => {
  const provider = openProvider(config)
  await provider.redirect('/my/tokens?q=BE#list', aborted)
  const { id, nonce } = stored()
  tokens = () => ({
    json: {
      access_token: 'token',
      token_type: 'Bearer',
      refresh_token: 'r',
      expires_in: 600,
      scope: 'openid',
      id_token: jwt(claims(change(nonce))),
    },
  })
  window.history.replaceState(null, '', `/oidc-callback?code=s3cret&state=${id}`)
  takeProviderAnswer()
  return provider
}

describe('the return from the provider', () => {
  it('removes code and state from the URL immediately and keeps the route', async () => {
    const provider = await comeBack()
    expect(window.location.href).not.toMatch(/s3cret|state/)
    expect(readStartRoute()).toBe('/my/tokens?q=BE#list')
    const { user, returnTo } = await provider.completeSignIn()
    expect(user).toMatchObject({ accessToken: 'token', profile: { sub: 'driver' } })
    expect(returnTo).toBe('/my/tokens?q=BE#list')
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'shop' }],
    ['another authorised party', { azp: 'shop' }],
    ['a past expiry', { exp: now() - 3_600 }],
    ['the nonce of another sign-in', { nonce: 'other' }],
    ['an empty subject', { sub: '' }],
  ])('refuses an ID token with %s and stores nothing', async (_, wrong) => {
    const provider = await comeBack((nonce) => ({ nonce, ...wrong }))
    await expect(provider.completeSignIn()).rejects.toMatchObject({
      code: 'invalid_id_token',
      returnTo: '/my/tokens?q=BE#list',
    })
    expect(localStorage.getItem('charge-portal:user')).toBeNull()
  })

  it('leads to the earlier route and returns the reason after a sign-out', async () => {
    const provider = openProvider(config)
    await provider.endSession(
      { reason: 'InvalidToken', returnTo: '/my/tokens', idToken: undefined },
      () => undefined,
      aborted,
    )
    window.history.replaceState(null, '', `/signed-out?state=${stored().id}`)
    takeProviderAnswer()
    expect(window.location.search).toBe('')
    expect(await provider.completeSignOut()).toEqual({ reason: 'InvalidToken' })
    expect(readStartRoute()).toBe('/my/tokens')
  })
})

describe('the redirect to the provider', () => {
  it('fails with STORAGE_BLOCKED if storage is full', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await expect(openProvider(config).redirect('/', aborted)).rejects.toMatchObject({
      code: 'STORAGE_BLOCKED',
    })
    full.mockRestore()
  })
})

describe('a renewal', () => {
  const former = {
    accessToken: 'old',
    refreshToken: 'r',
    idToken: jwt(claims()),
    expiresAt: 1,
    scope: 'openid',
    profile: claims(),
  }
  const renewed = (answer: object) => {
    tokens = () => ({ json: { access_token: 'new', token_type: 'Bearer', expires_in: 600, ...answer } })
    return openProvider(config).renew(former, () => true)
  }

  it('accepts a response without a new ID token', async () => {
    expect(await renewed({})).toMatchObject({ accessToken: 'new', profile: { sub: 'driver' } })
  })

  it.each([
    ['person', { sub: 'fleet' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['audience', { aud: 'shop' }],
  ])('refuses an ID token for another %s', async (_, wrong) => {
    await expect(renewed({ id_token: jwt(claims(wrong)) })).rejects.toMatchObject({
      code: 'invalid_id_token',
    })
  })

  it('assumes five minutes for a token without a lifetime', async () => {
    const { expiresAt } = await renewed({ expires_in: undefined })
    expect(expiresAt).toBeGreaterThan(Date.now() + 200_000)
  })

  it('refuses a response without a token', async () => {
    await expect(renewed({ access_token: undefined })).rejects.toMatchObject({ code: 'server_error' })
  })

  it('is refused when the refresh token has expired and the provider does not respond in a frame', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    tokens = () => ({ status: 400, json: { error: 'invalid_grant' } })
    const ended = openProvider(config)
      .renew(former, () => true)
      .catch((error: unknown) => error)
    await vi.waitUntil(() => document.querySelector('iframe') !== null)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(await ended).toMatchObject({ code: 'login_required' })
  })
})
