import { PORTAL_CLIENT_ID, SIGN_IN_SCOPES } from '@portal/schemas'
import type Provider from 'oidc-provider'
import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { accessTokenClaims, apiResource, issuerOf, type TokenSerials } from './accessTokens.ts'
import { type Account, findAccount } from './accounts.ts'
import { createMemoryAdapter } from './memoryAdapter.ts'
import type { Person } from './person.ts'
import { publicTestKey } from './publicTestKey.ts'

/** Scopes of the API. All others belong to OpenID Connect, and `role` to both. */
const API_SCOPES = ['Api', 'Cache', 'role']
const DAY_SECONDS = 86_400

export const SIGN_IN_PATH = '/sign-in'

export interface ProviderOptions {
  readonly origin: string
  readonly portalOrigins: readonly string[]
  readonly serials: TokenSerials
  /** Returns the lifetime in seconds of access tokens that are issued in a mock session. */
  readonly accessTokenSeconds: (sessionId: string | undefined) => number
  readonly personOf: (account: Account) => Person
  /** Renders a message page for requests that cannot be redirected to the portal. */
  readonly page: (title: string, text: string) => { html: string; headers: Readonly<Record<string, string>> }
}

const grantEverything = async (ctx: KoaContextWithOIDC, resource: string) => {
  const { provider, session, client, account } = ctx.oidc
  if (!session || !client || !account) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing && existing.accountId === account.accountId) return existing
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  grant.addOIDCScope(SIGN_IN_SCOPES.join(' '))
  grant.addResourceScope(resource, API_SCOPES.join(' '))
  await grant.save()
  return grant
}

/** Signs out and redirects without the confirmation page of the provider. */
const signOutAtOnce = async (ctx: KoaContextWithOIDC) => {
  const { session, provider } = ctx.oidc
  if (!session) return
  const { postLogoutRedirectUri, state } = (session.state ?? {}) as Record<string, string | undefined>
  // Refresh tokens end with the session (see `expiresWithSession`), so they need not be revoked.
  await session.destroy()
  ctx.cookies.set(provider.cookieName('session'), null)
  const target = new URL(postLogoutRedirectUri ?? provider.urlFor('end_session_success'))
  if (postLogoutRedirectUri && state !== undefined) target.searchParams.set('state', state)
  ctx.status = 303
  ctx.redirect(target.href)
}

const showPage = (ctx: KoaContextWithOIDC, { html, headers }: ReturnType<ProviderOptions['page']>) => {
  ctx.set({ ...headers })
  ctx.type = 'html'
  ctx.body = html
}

const loginOnly = (policies: typeof interactionPolicy) => {
  const policy = policies.base()
  policy.remove('consent')
  return policy
}

const configuration = (
  { origin, portalOrigins, serials, accessTokenSeconds, personOf, page }: ProviderOptions,
  policies: typeof interactionPolicy,
): Configuration => {
  const resource = apiResource(origin)
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [publicTestKey] },
    clients: [
      {
        client_id: PORTAL_CLIENT_ID,
        client_name: 'Charge Portal',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: portalOrigins.flatMap((portal) => [
          `${portal}/oidc-callback`,
          `${portal}/silent-renew-oidc.html`,
        ]),
        post_logout_redirect_uris: portalOrigins.map((portal) => `${portal}/signed-out`),
      },
    ],
    scopes: SIGN_IN_SCOPES.filter((scope) => scope === 'role' || !API_SCOPES.includes(scope)),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], role: ['role'] },
    // The ID token contains name, e-mail and roles, because the portal does not call the user-info endpoint.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutAtOnce,
        postLogoutSuccessSource: async (ctx) =>
          showPage(ctx, page('You’re signed out', 'You can close this tab.')),
      },
      // A default resource makes access tokens JWTs, which the API can verify locally.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: API_SCOPES.join(' '),
          audience: resource,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    cookies: {
      // Public like the signing key: the cookie signatures only guard against accidents.
      keys: ['charge-portal-mock'],
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    interactions: {
      policy: loginOnly(policies),
      url: (_ctx, interaction) => `${SIGN_IN_PATH}/${interaction.uid}`,
    },
    loadExistingGrant: (ctx) => grantEverything(ctx, resource),
    findAccount: (_ctx, id) => {
      const account = findAccount(id)
      if (!account) return undefined
      const { name, email, roles } = personOf(account)
      return {
        accountId: id,
        claims: () => ({ sub: id, name, email, email_verified: true, role: [...roles] }),
      }
    },
    extraTokenClaims: (_ctx, token) => {
      const account = findAccount(('accountId' in token && token.accountId) || '')
      return account && accessTokenClaims(account, personOf(account), serials.next())
    },
    // `offline_access` is granted implicitly, so refresh tokens do not depend on the requested scope.
    issueRefreshToken: (_ctx, client, code) => {
      // oidc-provider drops this scope if there is no consent prompt. It is restored, because clients request all
      // granted scopes on renewal.
      if (!code.scopes.has('offline_access')) code.scope = `${code.scope ?? ''} offline_access`
      return client.grantTypeAllowed('refresh_token')
    },
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, requestOrigin) => portalOrigins.includes(requestOrigin),
    renderError: (ctx, out) =>
      showPage(ctx, page('Something went wrong', out.error_description ?? out.error)),
    ttl: {
      AccessToken: (_ctx, token) => accessTokenSeconds(findAccount(token.accountId ?? '')?.sessionId),
      AuthorizationCode: 60,
      IdToken: DAY_SECONDS,
      Interaction: 3_600,
      RefreshToken: 14 * DAY_SECONDS,
      Session: 14 * DAY_SECONDS,
      Grant: 14 * DAY_SECONDS,
    },
  }
}

/**
 * Merges the scopes of OpenID Connect and of the API in responses: the provider reports only one kind, but the portal
 * requests both.
 */
const nameEveryScope = async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
  await next()
  const { route, entities } = ctx.oidc ?? {}
  const body = ctx.body as Record<string, unknown> | undefined
  if (!body) return
  if (route === 'discovery') body.scopes_supported = [...SIGN_IN_SCOPES]
  if (route !== 'token' || typeof body.scope !== 'string') return
  const requested = entities?.AuthorizationCode?.scope ?? entities?.RefreshToken?.scope ?? ''
  const granted = [...requested.split(' '), ...body.scope.split(' ')]
  body.scope = SIGN_IN_SCOPES.filter((scope) => granted.includes(scope)).join(' ')
}

/** Imports the package and suppresses its warning about Node 20, on which all tests of this repository run. */
const importQuietly = async () => {
  const terminal = globalThis.console
  const { warn } = terminal
  terminal.warn = (...words: unknown[]) => {
    if (!words.join(' ').includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await import('oidc-provider')
  } finally {
    terminal.warn = warn
  }
}

export type LoadProvider = () => Promise<Provider>

/**
 * Returns a function that loads the portal's identity provider (S6): authorization code with PKCE, silent renewal,
 * sign-out. The provider is loaded on first use, because loading it would take up most of the startup.
 */
export const createProvider = (options: ProviderOptions): LoadProvider => {
  let loaded: Promise<Provider> | undefined
  const load = async () => {
    const { default: OidcProvider, interactionPolicy: policies } = await importQuietly()
    const provider = new OidcProvider(issuerOf(options.origin), configuration(options, policies))
    provider.use(nameEveryScope)
    return provider
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}
