import type { Mock } from '../mock.ts'
import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import {
  button,
  countOf,
  expectDashboard,
  expectSignedOut,
  expectSignInPage,
  expectView,
  failedRequest,
  type Page,
} from './views.ts'

const USER_INFO = '/user/BCO/UserInfo'

const signedOutFor = (code: string) => t('faces.signedOut.error', { reason: errorText(code) })

const locked = {
  says: t('faces.access.title'),
  because: errorText('UNAUTHORIZED'),
  wayOut: t('faces.retry'),
}

/** Expects no redirect within ten minutes, because any automatic redirect would have happened by then. */
const expectToStay = async (page: Page, mock: Mock, authorised: number) => {
  await page.clock.fastForward(10 * 60_000)
  await expect(button(page, t('faces.signIn'))).toBeVisible()
  expect(await countOf(mock, 'identity.authorize')).toBe(authorised)
}

test('A user whose token the server never accepts is signed out with the reason, without a loop', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest(USER_INFO))
  await page.clock.install()
  await page.goto('/my/chargepoints')
  await choosePersona(page, 'expired')
  await expectSignedOut(page, signedOutFor('InvalidToken'))
  const authorised = await countOf(mock, 'identity.authorize')
  // One request by the user, and one from the sign-in page of the provider.
  expect(authorised).toBeLessThanOrEqual(2)
  await expectToStay(page, mock, authorised)
  expect(await countOf(mock, 'identity.endSession')).toBe(1)

  await button(page, t('faces.signIn')).click()
  await choosePersona(page, 'driver')
  await expect(page).toHaveURL('/my/chargepoints')
})

for (const code of ['InvalidToken', 'NOTLOGGEDIN'] as const) {
  test(`A user signed out by the user info error ${code} returns to the same page after signing in, even after a reload`, async ({
    page,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(failedRequest(USER_INFO))
    await mock.fault('getUserInfo', { kind: 'code', code })
    await signInAs('driver', '/my/tokens?q=BE#list')
    await expectSignedOut(page, signedOutFor(code))
    await expect(page).toHaveURL('/signed-out')
    await mock.clearFaults()
    await page.reload()
    await button(page, t('faces.signIn')).click()
    await choosePersona(page, 'driver')
    await expect(page.getByRole('heading', { level: 1, name: t('cards.title') })).toBeVisible()
    await expect(page).toHaveURL('/my/tokens?q=BE#list')
  })
}

test('After a sign-out, a manipulated return address never redirects to another site', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest(USER_INFO))
  await mock.fault('getUserInfo', { kind: 'code', code: 'NOTLOGGEDIN' })
  await page.addInitScript(() => {
    if (location.pathname !== '/signed-out') return
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('charge-portal:oidc.'))) {
      const state = JSON.parse(localStorage.getItem(key) ?? '{}') as { data?: object }
      localStorage.setItem(
        key,
        JSON.stringify({ ...state, data: { ...state.data, returnTo: '//evil.example/' } }),
      )
    }
  })
  await signInAs('driver', '/my/tokens')
  await expectSignedOut(page, signedOutFor('NOTLOGGEDIN'))
  await mock.clearFaults()
  await button(page, t('faces.signIn')).click()
  await choosePersona(page, 'driver')
  await expectDashboard(page)
})

test('A user without access is silently signed in again once, then sees the reason and two ways out', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest(USER_INFO))
  await page.goto('/my/chargepoints')
  await choosePersona(page, 'locked')
  await expectView(page, locked)
  expect(await countOf(mock, 'getUserInfo')).toBe(2)
  expect(await countOf(mock, 'identity.token')).toBe(2)

  // Retrying repeats the request without signing in again.
  await button(page, t('faces.retry')).click()
  await expect.poll(() => countOf(mock, 'getUserInfo')).toBe(3)
  await expectView(page, locked)
  expect(await countOf(mock, 'identity.token')).toBe(2)

  await button(page, t('faces.signOut')).click()
  await expectSignedOut(page, t('faces.signedOut.text'))
  await button(page, t('faces.signIn')).click()
  await expectSignInPage(page)
})

test('A user without access sees the same reason after a reload', async ({ page, signInByClick, errors }) => {
  errors.allow(failedRequest(USER_INFO))
  await signInByClick('locked')
  await expectView(page, locked)
  await page.reload()
  await expectView(page, locked)
})

test('A user who is granted access after being refused gets in with a retry', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest(USER_INFO))
  await mock.fault('getUserInfo', { kind: 'code', code: 'NOCONTACT' })
  await page.goto('/my/chargepoints?q=home')
  await choosePersona(page, 'driver')
  await expectView(page, { ...locked, because: errorText('NOCONTACT') })
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints?q=home')
})

test('A single failed user info request is retried without a message', async ({
  page,
  mock,
  signInByClick,
  errors,
}) => {
  errors.allow(failedRequest(USER_INFO))
  await mock.fault('getUserInfo', { kind: 'code', code: 'UNKNOWNERROR' }, 1)
  await signInByClick('driver')
  await expectDashboard(page)
  expect(await countOf(mock, 'identity.token')).toBe(2)
})

test('When user info cannot be reached, the user is signed out on this device only, without a redirect', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest(USER_INFO))
  await page.clock.install()
  await mock.fault('getUserInfo', { kind: 'drop' })
  await page.goto('/my/chargepoints')
  await choosePersona(page, 'driver')
  await expectSignedOut(page, signedOutFor('FAILEDTOLOAD'))
  await expectToStay(page, mock, await countOf(mock, 'identity.authorize'))
  expect(await countOf(mock, 'identity.endSession')).toBe(0)

  await mock.clearFaults()
  // The provider still has a session, so it shows no sign-in page.
  await button(page, t('faces.signIn')).click()
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
})

test('Truncated or malformed user info shows a view with a retry', async ({
  page,
  mock,
  context,
  signInByClick,
}) => {
  await mock.fault('getUserInfo', { kind: 'malformed' })
  await signInByClick('driver')
  await expectView(page, { ...locked, because: errorText('UNEXPECTED') })
  await mock.clearFaults()
  await context.route(`**${USER_INFO}`, (route) =>
    route.fulfill({
      json: { result: { status: 'success', errorcode: '', message: '' }, data: { role: 'User' } },
    }),
  )
  await button(page, t('faces.retry')).click()
  await expectView(page, { ...locked, because: errorText('UNEXPECTED') })
  await context.unroute(`**${USER_INFO}`)
  await button(page, t('faces.retry')).click()
  await expectDashboard(page)
})
