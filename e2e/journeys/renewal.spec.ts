import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { comeBackForgotten, endSession } from './sessionEnd.ts'
import { expireStoredSignIn } from './storedSignIn.ts'
import {
  button,
  countAnswered,
  countOf,
  expectDashboard,
  expectReadsDone,
  expectSignedOut,
  expectView,
  failedRequest,
  type Page,
  title,
} from './views.ts'

const CHARGER = '/my/chargepoints/CP000001'
const HOME = 'Home · Leuven'
/** Delay before retrying a renewal that did not reach the identity provider. */
const RETRY_MS = 10_000

const refused = async (mock: Mock) => (await mock.journal()).filter(({ status }) => status === 401)

const expectUndisturbed = (page: Page) => expect(title(page, HOME)).toBeVisible()

const refresh = (page: Page) => button(page, t('charger.refresh')).click()

const stalled = {
  says: t('faces.stalled.title'),
  because: t('faces.stalled.text'),
  wayOut: t('faces.retry'),
}

test('The sign-in is renewed repeatedly before it expires, without disturbing the user', async ({
  page,
  mock,
  request,
  signInAs,
}) => {
  await request.post('/__mock/tokens', { data: { lifetimeSeconds: 50 } })
  await page.clock.install()
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(frame.url())
  })
  for (let times = 0; times < 3; times += 1) {
    const renewals = await countAnswered(mock, 'identity.token')
    await page.clock.fastForward(40_000)
    await expect.poll(() => countAnswered(mock, 'identity.token')).toBeGreaterThan(renewals)
    await expectUndisturbed(page)
  }
  expect(left).toEqual([])
  expect(await refused(mock)).toEqual([])
})

test('Calls with a rejected token wait for one renewal and are repeated once, without disturbing the user', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/api/'))
  await signInAs('fleet', '/my/chargepoints')
  await expect(page.getByRole('row')).toHaveCount(11)
  // Leave for a screen without polling: a rejected poll would start the renewal, and later requests would wait for it
  // instead of being rejected.
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.profile') }).click()
  await expect(title(page, t('profile.title'))).toBeVisible()
  await expectReadsDone(mock)
  const authorised = await countOf(mock, 'identity.authorize')
  const renewals = await countOf(mock, 'identity.token')

  const token = await mock.hold('identity.token')
  await mock.tokens('now')
  await page.getByRole('link', { name: t('shell.dashboard') }).click()
  await expect.poll(async () => (await refused(mock)).length).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible()
  await token.release({ kind: 'answer' })
  await expectDashboard(page)
  await expect(page.getByRole('img', { name: /^Energy per day/ })).toBeVisible()

  expect(await countOf(mock, 'identity.token')).toBe(renewals + 1)
  expect(await countOf(mock, 'identity.authorize')).toBe(authorised)
  for (const operation of new Set((await refused(mock)).map((call) => call.operation))) {
    const sinceRefused = async () => {
      const statuses = (await mock.journal(operation)).map(({ status }) => status)
      return statuses.slice(statuses.indexOf(401))
    }
    const refused = (await sinceRefused()).filter((status) => status === 401).length
    // The page does not wait for all of these calls, so one may be rejected and repeated even after the renewal.
    await expect
      .poll(async () => (await sinceRefused()).slice(0, 2 * refused).toSorted((a, b) => b - a))
      .toEqual([...Array<number>(refused).fill(401), ...Array<number>(refused).fill(200)])
  }
})

test('A call that is rejected again with the new token is not repeated endlessly', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/'))
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  const renewals = await countOf(mock, 'identity.token')
  const hold = await mock.hold('getChargepoint')
  await refresh(page)
  await hold.release({ kind: 'code', code: 'InvalidToken' })
  await hold.release({ kind: 'code', code: 'InvalidToken' })
  await expect(page.getByRole('status').filter({ hasText: 'We couldn’t get newer data.' })).toBeVisible()
  await hold.remove()
  expect(await countOf(mock, 'identity.token')).toBe(renewals + 1)
})

test('When a required renewal cannot reach the identity provider, the user sees why and a retry continues on the same page', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/chargepoint/BCO/'))
  await signInAs('driver', `${CHARGER}?from=test`)
  await expectUndisturbed(page)
  // Plant the fault first: a poll rejected before it would renew the token.
  await mock.fault('identity.token', { kind: 'drop' })
  await mock.tokens('now')
  // The screen polls within 5 seconds (S4), and a button pressed before that could disappear under the pointer.
  await expectView(page, stalled)

  const renewals = await countOf(mock, 'identity.token')
  await button(page, t('faces.retry')).click()
  await expect.poll(() => countOf(mock, 'identity.token')).toBeGreaterThan(renewals)
  await expectView(page, stalled)

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectUndisturbed(page)
  await expect(page).toHaveURL(`${CHARGER}?from=test`)
})

test('A stalled renewal resumes automatically once the identity provider can be reached again', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/chargepoint/BCO/'))
  await page.clock.install()
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  // Plant the fault first: a poll rejected before it would renew the token.
  await mock.fault('identity.token', { kind: 'drop' })
  await mock.tokens('now')
  // Wait for the next poll (at most 5 s, S4), which shows the stalled view.
  await expectView(page, stalled)
  await mock.clearFaults()
  await page.clock.fastForward(RETRY_MS)
  await expectUndisturbed(page)
  await expect(page).toHaveURL(CHARGER)
})

test('An identity provider that is down while the token is valid does not disturb the user', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  await page.clock.install()
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  const renewals = await countOf(mock, 'identity.token')
  await mock.fault('identity.token', { kind: 'drop' })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/identity/token'))
  await page.clock.fastForward(9 * 60_000)
  await lost
  expect(await countOf(mock, 'identity.token')).toBeGreaterThan(renewals)
  await expectUndisturbed(page)
  await mock.clearFaults()
  await page.clock.fastForward(RETRY_MS)
  await expect.poll(() => countAnswered(mock, 'identity.token')).toBe(2)
  await expectUndisturbed(page)
})

test('When the refresh token has expired, the portal renews through the provider in the background', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/chargepoint/BCO/'))
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  const authorised = await countOf(mock, 'identity.authorize')
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await mock.tokens('now')
  await expect.poll(() => countOf(mock, 'identity.authorize')).toBe(authorised + 1)
  // The hidden renewal page (S2) worked under the Content-Security-Policy.
  await expect.poll(async () => (await mock.journal('getChargepoint')).at(-1)?.status).toBe(200)
  await expectUndisturbed(page)
})

test('A rejected renewal signs the user out with the reason, and signing in returns to the same page', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/chargepoint/BCO/'))
  await signInAs('driver', `${CHARGER}?from=test`)
  await expectUndisturbed(page)
  await endSession(mock)
  await expectSignedOut(page, t('faces.signedOut.expired'))
  expect(await page.evaluate(() => localStorage.getItem('charge-portal:user'))).toBeNull()
  await button(page, t('faces.signIn')).click()
  await expectUndisturbed(page)
  await expect(page).toHaveURL(`${CHARGER}?from=test`)
})

test('A returning user with an expired token is signed in silently', async ({ page, mock, signInAs }) => {
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  const authorised = await countOf(mock, 'identity.authorize')
  await expireStoredSignIn(page)
  await page.reload()
  await expectUndisturbed(page)
  expect(await countOf(mock, 'identity.authorize')).toBe(authorised)
  expect(await refused(mock)).toEqual([])
})

test('A returning user whose sign-in has fully expired signs in again and reaches the same page', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  await comeBackForgotten(page, mock)
  await choosePersona(page, 'driver')
  await expectUndisturbed(page)
  await expect(page).toHaveURL(CHARGER)
})

test('A returning user sees that the identity provider is down, and continues once it is back', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/.well-known/openid-configuration'))
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  await expireStoredSignIn(page)
  await mock.fault('identity.discovery', { kind: 'drop' })
  await page.reload()
  await expectView(page, stalled)
  await page.reload()
  await expectView(page, stalled)
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectUndisturbed(page)
  await expect(page).toHaveURL(CHARGER)
})

test('When the refresh token has expired and the provider forbids frames, the user can sign in again and keeps the typed text', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/api/'))
  errors.allow(/Refused to|frame/)
  await page.clock.install()
  await signInAs('fleet', '/my/token/details/T000006?from=test#here')
  await button(page, t('cards.edit')).click()
  const name = page.getByRole('textbox', { name: t('cards.column.Description') })
  await name.fill('Bay 4')
  await page.route('**/identity/auth?*', async (route) => {
    if (route.request().frame() === page.mainFrame()) return route.continue()
    return route.fulfill({ headers: { 'x-frame-options': 'DENY' }, contentType: 'text/html', body: 'No.' })
  })
  await mock.fault('identity.token', { kind: 'code', code: 'invalid_grant' }, 1)
  await mock.tokens('now')
  await button(page, t('cards.edit.save', { count: 1 })).click()
  await expect.poll(() => page.locator('iframe[title="silent-renew"]').count()).toBe(1)
  await page.clock.fastForward(10_000)
  await expectSignedOut(page, t('faces.signedOut.expired'))
  await button(page, t('faces.signIn')).click()
  await expect(page).toHaveURL('/my/token/details/T000006?from=test#here')
  await expect(name).toHaveValue('Bay 4')
})

test('A user signs in again after a stalled renewal and finds the same page and the typed text', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/api/'))
  await signInAs('fleet', '/my/token/details/T000006?from=test#here')
  await button(page, t('cards.edit')).click()
  const name = page.getByRole('textbox', { name: t('cards.column.Description') })
  await name.fill('Bay 4')
  await mock.fault('identity.token', { kind: 'drop' })
  await mock.tokens('now')
  await button(page, t('cards.edit.save', { count: 1 })).click()
  await expectView(page, stalled)
  await expectAccessible(page)
  await mock.clearFaults()
  await button(page, t('faces.signIn')).click()
  await expect(page).toHaveURL('/my/token/details/T000006?from=test#here')
  await expect(name).toHaveValue('Bay 4')
})

test('A user signs out after a stalled renewal, even if the provider stays down', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/.well-known/openid-configuration'))
  errors.allow(failedRequest('/chargepoint/BCO/'))
  await signInAs('driver', CHARGER)
  await expectUndisturbed(page)
  await mock.fault('identity.discovery', { kind: 'drop' })
  await mock.tokens('now')
  await expectView(page, stalled)
  await button(page, t('faces.signOut')).click()
  await expectSignedOut(page, t('faces.signedOut.text'))
  expect(await page.evaluate(() => localStorage.getItem('charge-portal:user'))).toBeNull()
})

test('A token response without an expiry is not renewed endlessly', async ({ page, mock }) => {
  await page.route('**/identity/token', async (route) => {
    const response = await route.fetch()
    const { expires_in: _, ...answer } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: answer })
  })
  await page.goto(CHARGER)
  await choosePersona(page, 'driver')
  await expectUndisturbed(page)
  await refresh(page)
  await expectUndisturbed(page)
  expect(await countOf(mock, 'identity.token')).toBe(1)
})
