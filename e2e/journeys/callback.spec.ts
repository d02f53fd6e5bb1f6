import { ANSWER_TIMEOUT_MS } from '@portal/machines'
import { choosePersona } from '../signIn.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  button,
  expectDashboard,
  expectDetails,
  expectSignInPage,
  expectView,
  failedRequest,
  title,
} from './views.ts'

const refused = {
  says: t('faces.refused.title'),
  because: t('faces.refused.text'),
  wayOut: t('faces.signIn'),
}
const failed = {
  says: t('faces.failed.title'),
  because: t('faces.failed.text'),
  wayOut: t('faces.retry'),
}

test('A user who cancels at the sign-in page sees a message, and can still sign in to the requested page', async ({
  page,
}) => {
  await page.goto('/my/chargepoints?q=home')
  await button(page, 'Cancel').click()
  await expectView(page, refused)
  await button(page, t('faces.signIn')).click()
  await choosePersona(page, 'driver')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints?q=home')
})

test('A user who reloads after cancelling is asked to sign in again and reaches the requested page', async ({
  page,
}) => {
  await page.goto('/my/chargepoints')
  await button(page, 'Cancel').click()
  await expectView(page, refused)
  await page.reload()
  await expectSignInPage(page)
  await choosePersona(page, 'driver')
  await expect(page).toHaveURL('/my/chargepoints')
})

test('A callback URL without a pending sign-in on this device leads to the sign-in page, then home', async ({
  page,
}) => {
  for (const query of ['', '?code=abc', '?code=abc&state=unknown', '?error=access_denied', '?state=%00']) {
    await page.goto(`/oidc-callback${query}`)
    await expectSignInPage(page)
  }
  await choosePersona(page, 'driver')
  await expectDashboard(page)
  await expect(page).toHaveURL('/dashboard')
})

test('A signed-in user who opens a callback URL again is taken home', async ({ page, signInByClick }) => {
  await signInByClick('driver')
  await expectDashboard(page)
  await page.goto('/oidc-callback?code=used&state=unknown')
  await expectDashboard(page)
  await expect(page).toHaveURL('/dashboard')
})

test('A reload while the sign-in completes still signs the user in and opens the requested page', async ({
  page,
  mock,
}) => {
  await page.goto('/my/chargepoints')
  const token = await mock.hold('identity.token')
  await choosePersona(page, 'driver')
  await expect(page.getByRole('status')).toHaveText(t('faces.signingIn'))
  await page.reload()
  await token.remove()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints')
})

test('A sign-in without a response times out, and a retry leads to the requested page', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await page.goto('/my/chargepoints?q=home')
  const token = await mock.hold('identity.token')
  await choosePersona(page, 'driver')
  await expect.poll(() => token.waiting()).toBe(1)
  // The page's texts must be loaded before the clock jumps, because the jump would time out their load.
  await expect(page.getByRole('status').getByText(t('faces.signingIn'), { exact: true })).toBeAttached()
  await page.clock.fastForward(ANSWER_TIMEOUT_MS)
  await expect(button(page, t('faces.retry'))).toBeVisible()
  await token.remove()
  await button(page, t('faces.retry')).click()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints?q=home')
})

test('A user who reloads after a failed sign-in reaches the requested page', async ({ page, mock }) => {
  await mock.fault('identity.authorize', { kind: 'code', code: 'temporarily_unavailable' }, 1)
  await page.goto('/my/chargepoints')
  await expectView(page, failed)
  await page.reload()
  await choosePersona(page, 'driver')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints')
})

test('A user sees an error from the identity provider, and a retry signs them in', async ({ page, mock }) => {
  await mock.fault('identity.authorize', { kind: 'code', code: 'temporarily_unavailable' }, 1)
  await page.goto('/my/chargepoints')
  await expectView(page, failed)
  await button(page, t('faces.retry')).click()
  await choosePersona(page, 'driver')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints')
})

test('A reload after a failed sign-in starts a new one', async ({ page, mock }) => {
  await mock.fault('identity.authorize', { kind: 'code', code: 'server_error' }, 1)
  await page.goto('/my/chargepoints')
  await expectView(page, failed)
  await page.reload()
  await expectSignInPage(page)
})

const HOSTILE = [
  '//evil.example/',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/oidc-callback',
  '/identity/session/end',
]

for (const returnTo of HOSTILE) {
  test(`A sign-in never redirects to ${returnTo}, even if that is the stored return address`, async ({
    page,
  }) => {
    await page.goto('/my/chargepoints')
    await expectSignInPage(page)
    const left: string[] = []
    const { host } = new URL(page.url())
    page.on('request', (request) => {
      if (new URL(request.url()).host !== host) left.push(request.url())
    })
    await page.evaluate((target) => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('charge-portal:oidc.'))) {
        const state = JSON.parse(localStorage.getItem(key) ?? '{}') as { data?: { returnTo: string } }
        if (!state.data) throw new Error('The stored state of the sign-in has no return address.')
        localStorage.setItem(key, JSON.stringify({ ...state, data: { returnTo: target } }))
      }
    }, returnTo)
    await choosePersona(page, 'driver')
    await expectDashboard(page)
    await expect(page).toHaveURL('/dashboard')
    expect(left).toEqual([])
  })
}

/** Changes the claims of every ID token, which invalidates its signature. */
const forgeIdTokens = (page: Page, change: (claims: Record<string, unknown>) => object) =>
  page.route('**/identity/token', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { id_token: string }
    const [head, payload = '', signature] = answer.id_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...claims, ...change(claims) })).toString('base64url')
    await route.fulfill({ response, json: { ...answer, id_token: [head, forged, signature].join('.') } })
  })

const FORGED = [
  { name: 'another issuer', claims: { iss: 'https://evil.example' }, detail: 'iss is https://evil.example' },
  { name: 'the nonce of another sign-in', claims: { nonce: 'other' }, detail: 'nonce in id_token' },
]

for (const { name, claims, detail } of FORGED) {
  test(`An ID token with ${name} is rejected, and the next valid one signs the user in`, async ({ page }) => {
    await forgeIdTokens(page, () => claims)
    await page.goto('/my/chargepoints')
    await choosePersona(page, 'driver')
    await expectView(page, { ...failed, because: t('faces.failed.token') })
    await expectDetails(page, detail)
    expect(await page.evaluate(() => localStorage.getItem('charge-portal:user'))).toBeNull()
    await page.unroute('**/identity/token')
    await button(page, t('faces.retry')).click()
    await expect(title(page, t('chargers.title'))).toBeVisible()
    await expect(page).toHaveURL('/my/chargepoints')
  })
}

test('The portal never exposes the code or state in a URL, history, referrer, detail or console message', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  const exposed: string[] = []
  page.on('console', (message) => exposed.push(message.text(), message.location().url))
  const referrers: Promise<string>[] = []
  page.on('request', (request) => {
    // A request that the next page interrupts has no headers.
    referrers.push(
      request.allHeaders().then(
        ({ referer = '' }) => referer,
        () => '',
      ),
    )
  })
  const token = await mock.hold('identity.token')
  await page.goto('/my/chargepoints?q=home')
  const answered = page.waitForRequest((request) => new URL(request.url()).pathname === '/oidc-callback')
  await choosePersona(page, 'driver')
  const { searchParams } = new URL((await answered).url())
  const secrets = [searchParams.get('code') ?? '', searchParams.get('state') ?? '']
  expect(secrets).not.toContain('')
  await expect.poll(() => token.waiting()).toBe(1)
  await expect(page).toHaveURL('/oidc-callback')
  await token.release({ kind: 'code', code: 'server_error' })
  await expectView(page, failed)
  await page.getByText(t('faces.details')).click()
  exposed.push(await page.locator('body').innerText(), await page.evaluate(() => location.href))
  exposed.push(
    await page.evaluate(() => JSON.stringify([history.state, document.referrer, { ...sessionStorage }])),
  )
  exposed.push(...(await Promise.all(referrers)))
  for (const secret of secrets) expect(exposed.join('\n')).not.toContain(secret)
  await token.remove()
  await button(page, t('faces.retry')).click()
  await expect(page).toHaveURL('/my/chargepoints?q=home')
})

test('A user who reloads while the configuration loads after the sign-in still reaches the requested page', async ({
  page,
  mock,
}) => {
  await page.goto('/my/chargepoints?q=home#here')
  await expectSignInPage(page)
  const config = await mock.hold('config')
  await choosePersona(page, 'driver')
  await expect.poll(() => config.waiting()).toBe(1)
  await expect(page).toHaveURL('/oidc-callback')
  await page.reload()
  await config.remove()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints?q=home#here')
})
