import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  button,
  expectDashboard,
  expectReadsDone,
  expectSignedOut,
  failedRequest,
  type Page,
  title,
} from './views.ts'

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
}

test('A second tab is already signed in', async ({ page, context, mock, signInByClick }) => {
  await signInByClick('driver')
  await expectDashboard(page)
  const authorised = (await mock.journal('identity.authorize')).length
  const other = await context.newPage()
  await other.goto('/my/chargepoints')
  await expect(other.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  expect((await mock.journal('identity.authorize')).length).toBe(authorised)
})

test('Signing out in one tab signs out the other with the reason; signing in there again returns to the same page', async ({
  page,
  context,
  signInByClick,
}) => {
  await signInByClick('driver', '/my/chargepoints/CP000002')
  await expect(title(page, 'Holiday home · Oostende')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expectDashboard(other)
  await logOut(other)
  await expectSignedOut(other, t('faces.signedOut.text'))
  await expectSignedOut(page, t('faces.signedOut.elsewhere'))
  await expect(page).toHaveURL('/my/chargepoints/CP000002')

  await button(other, t('faces.signIn')).click()
  await other.getByRole('button', { name: /\sdriver$/ }).click()
  await expectDashboard(other)
  // The first tab signs in only on a press, and without a sign-in page.
  await button(page, t('faces.signIn')).click()
  await expect(title(page, 'Holiday home · Oostende')).toBeVisible()
})

test('Two tabs whose token is rejected simultaneously renew it once', async ({
  page,
  context,
  mock,
  signInByClick,
  errors,
}) => {
  errors.allow(failedRequest('/api/'))
  await signInByClick('driver', '/my/chargepoints/CP000001')
  const other = await context.newPage()
  await other.goto('/my/chargepoints/CP000002')
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  await expect(title(other, 'Holiday home · Oostende')).toBeVisible()
  await expectReadsDone(mock, 2)
  const renewals = (await mock.journal('identity.token')).length

  // Hold first: a poll rejected before the hold would renew the token.
  const token = await mock.hold('identity.token')
  // Wait for any rejected read: it starts the renewal of its tab, and later calls of that tab wait for the renewal.
  const rejected = [page, other].map((tab) => tab.waitForResponse((response) => response.status() === 401))
  await mock.tokens('now')
  const readsBefore = (await mock.journal('getChargepoint')).length
  await button(page, t('charger.refresh')).click()
  await button(other, t('charger.refresh')).click()
  await Promise.all(rejected)
  await token.release({ kind: 'answer' })
  const served = async () =>
    new Set(
      (await mock.journal('getChargepoint'))
        .slice(readsBefore)
        .filter(({ status }) => status === 200)
        .map(({ path }) => path),
    ).size
  await expect.poll(served).toBe(2)
  expect((await mock.journal('identity.token')).length).toBe(renewals + 1)
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  await expect(title(other, 'Holiday home · Oostende')).toBeVisible()
})

test('After another user signs in from a second tab, signing in again in the first tab continues as that user', async ({
  page,
  context,
  signInByClick,
}) => {
  await signInByClick('driver', '/my/chargepoints')
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expectDashboard(other)
  await logOut(other)
  await expectSignedOut(page, t('faces.signedOut.elsewhere'))
  await button(other, t('faces.signIn')).click()
  await other.getByRole('button', { name: /\sfleet$/ }).click()
  await expectDashboard(other)
  await button(page, t('faces.signIn')).click()
  await expect(page.getByRole('button', { name: t('shell.account', { name: 'Sofie Claes' }) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toHaveCount(0)
})
