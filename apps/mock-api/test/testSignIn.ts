import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { PORTAL_CLIENT_ID, SIGN_IN_SCOPES } from '@portal/schemas'
import { SESSION_HEADER } from '../src/control/sessions.ts'
import { findPersona } from '../src/identity/accounts.ts'
import { signAccessToken } from '../src/identity/signAccessToken.ts'
import { buildServer, type ServerOptions } from '../src/server.ts'

/** Start of the world for tests that read records, at a time with activity at the chargers. */
export const TEST_NOW = new Date('2026-11-20T17:30:00Z')
export const TEST_ORIGIN = 'http://localhost:4010'

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Starts a server that listens on a free port. */
export const startServer = async (options: Partial<ServerOptions> = {}) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const app = await buildServer({ origin, now: TEST_NOW, ...options })
  await app.listen({ port, host: 'localhost' })
  return { origin, app }
}

export interface TokenOptions {
  readonly origin?: string
  readonly sessionId?: string
  readonly lifetimeSeconds?: number
  readonly serial?: number
  /** Overrides of the default claims. */
  readonly claims?: Readonly<Record<string, unknown>>
}

/** Signs an access token like the provider, but without a sign-in. */
export const tokenFor = async (username: string, options: TokenOptions = {}): Promise<string> => {
  const { origin = TEST_ORIGIN, sessionId, lifetimeSeconds = 600, serial = 1, claims = {} } = options
  const persona = findPersona(username)
  if (!persona) throw new Error(`There is no persona ${username}`)
  return signAccessToken({ origin, account: { persona, sessionId }, serial, lifetimeSeconds, claims })
}

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly expires_in: number
}

/** Minimal browser for a sign-in. Stores cookies and exposes every redirect. */
export const createBrowser = (origin: string, sessionId?: string) => {
  const cookies = new Map<string, { value: string; path: string }>()
  const redirectUri = `${origin}/oidc-callback`

  const open = async (address: string, form?: Readonly<Record<string, string>>) => {
    const url = new URL(address, origin)
    const cookie = [...cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(sessionId && { [SESSION_HEADER]: sessionId }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice('path='.length) ?? '/'
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, { value, path })
    }
    return response
  }

  /** Follows redirects within the server, up to the first page or the first URL of the portal. */
  const follow = async (first: Response): Promise<{ response: Response; address: URL }> => {
    let response = first
    let address = new URL(first.headers.get('location') ?? first.url, origin)
    while (response.status === 303 && /^\/(identity|sign-in)\//.test(address.pathname)) {
      response = await open(address.href)
      const location = response.headers.get('location')
      if (!location) return { response, address }
      address = new URL(location, origin)
    }
    return { response, address }
  }

  const verifier = randomBytes(32).toString('base64url')

  const authorize = async (parameters: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: SIGN_IN_SCOPES.join(' '),
      state: 'a-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    })
    return follow(await open(`/identity/auth?${query.toString()}`))
  }

  const token = (parameters: Readonly<Record<string, string>>) =>
    open('/identity/token', { client_id: PORTAL_CLIENT_ID, ...parameters })

  const redeem = async (callback: URL): Promise<Tokens> => {
    const response = await token({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })
    if (!response.ok) throw new Error(`The code was refused: ${await response.text()}`)
    return (await response.json()) as Tokens
  }

  return {
    open,
    authorize,
    token,
    redeem,
    answer: async (page: URL, form: Readonly<Record<string, string>>) => follow(await open(page.href, form)),
    /** Performs the complete sign-in: page, click, tokens. */
    signIn: async (persona: string): Promise<Tokens> => {
      const page = await authorize()
      const back = await follow(await open(page.address.href, { persona }))
      return redeem(back.address)
    },
  }
}
