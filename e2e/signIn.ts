import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { IDENTITY_BASE_PATH, PORTAL_CLIENT_ID, SIGN_IN_SCOPES } from '@portal/schemas'

/** Selects a persona (button "name username") once `page` shows the mock's sign-in page. */
export const choosePersona = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`\\s${username}$`) }).click()
}

/** A page of the portal's origin that does not start the portal: values stored there exist before the portal starts. */
export const EMPTY_PAGE = '/silent-renew-oidc.html'
/** Storage key of the sign-in. */
export const USER_KEY = 'charge-portal:user'

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly expires_in: number
  readonly scope: string
}

const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
    string,
    unknown
  >

/** Signs in with the browser's cookies (authorization code with PKCE) without rendering a page. */
const signIn = async (page: Page, username: string): Promise<Tokens> => {
  const { origin } = new URL(page.url())
  // Otherwise the provider would continue the session of another persona.
  await page.context().clearCookies({ name: /^_session/ })
  const { request } = page.context()
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: PORTAL_CLIENT_ID,
    redirect_uri: `${origin}/oidc-callback`,
    response_type: 'code',
    scope: SIGN_IN_SCOPES.join(' '),
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const form = await request.get(`${origin}${IDENTITY_BASE_PATH}/auth?${query}`)
  const back = new URL((await request.post(form.url(), { form: { persona: username } })).url())
  const code = back.searchParams.get('code')
  if (code === null) throw new Error(`${username} was not signed in: ${back.href}`)
  const answer = await request.post(`${origin}${IDENTITY_BASE_PATH}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: `${origin}/oidc-callback`,
      code,
      code_verifier: verifier,
    },
  })
  if (!answer.ok()) throw new Error(`${username} received no tokens: ${await answer.text()}`)
  return (await answer.json()) as Tokens
}

/**
 * Opens `path` as a user who has just signed in, without rendering the sign-in page. Tests of the sign-in itself use
 * `choosePersona`.
 */
export const openAs = async (page: Page, username: string, path: string): Promise<void> => {
  await page.goto(EMPTY_PAGE)
  const { access_token, refresh_token, id_token, expires_in, scope } = await signIn(page, username)
  await page.evaluate(
    ([key, user, seconds]) => {
      // Uses the page's clock, which may be stopped.
      window.localStorage.setItem(key, JSON.stringify({ ...user, expiresAt: Date.now() + seconds * 1_000 }))
    },
    [
      USER_KEY,
      {
        accessToken: access_token,
        refreshToken: refresh_token,
        idToken: id_token,
        scope,
        profile: claimsOf(id_token),
      },
      expires_in,
    ] as const,
  )
  await page.goto(path)
}

/** Stores items on the device, as an earlier visit would have done. */
export const keepOnDevice = async (page: Page, items: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(EMPTY_PAGE)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) window.localStorage.setItem(key, value)
  }, items)
}
