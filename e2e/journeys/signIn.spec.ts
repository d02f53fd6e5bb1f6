import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectDashboard, expectSignedOut, expectSignInPage, openChargers, title } from './views.ts'

test('Signing in leads to the requested URL with its full query', async ({ page, signInByClick }) => {
  const signInRequest = page.waitForRequest((request) =>
    new URL(request.url()).searchParams.has('response_type'),
  )
  await signInByClick('fleet', '/my/chargepoints?q=gent&sort=-power#here')
  // The code flow of S6, with its client and scopes.
  const { searchParams } = new URL((await signInRequest).url())
  expect(searchParams.get('response_type')).toBe('code')
  expect(searchParams.get('client_id')).toBe('charge-portal')
  expect(searchParams.get('scope')).toBe('openid email profile role Api Cache offline_access')
  await expect(page).toHaveURL('/my/chargepoints?q=gent&sort=-power#here')
  await expect(page.getByRole('searchbox')).toHaveValue('gent')
})

test('Signing out also ends the session at the provider, so the next sign-in shows the sign-in page', async ({
  page,
  mock,
  signInByClick,
}) => {
  await signInByClick('driver')
  await expectDashboard(page)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expectSignedOut(page, t('faces.signedOut.text'))
  await expect(page).toHaveTitle(
    t('shell.titled', { title: t('faces.signedOut.title'), product: 'Charge Portal' }),
  )
  expect(await mock.journal('identity.endSession')).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('charge-portal:user'))).toBeNull()

  // Back leads to the portal, which requires a sign-in before it shows anything.
  await page.goBack()
  await expectSignInPage(page)
  await expect(page.getByRole('heading', { name: t('dashboard.energyPerDay') })).toHaveCount(0)
  await page.goto('/signed-out')
  await button(page, t('faces.signIn')).click()
  await expectSignInPage(page)
  await choosePersona(page, 'fleet')
  await expectDashboard(page)
  await expect(page.getByRole('button', { name: t('shell.account', { name: 'Sofie Claes' }) })).toBeVisible()
})

test('When the provider cannot be reached, signing out still works on this device', async ({
  page,
  mock,
  signInByClick,
  errors,
}) => {
  errors.allow(/^Console error: Failed to load resource: .*openid-configuration/)
  await signInByClick('driver')
  await expectDashboard(page)
  // After a reload the portal does not know the provider's endpoints, so signing out has to look them up.
  await page.reload()
  await expectDashboard(page)
  await mock.fault('identity.discovery', { kind: 'drop' })
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expectSignedOut(page, t('faces.signedOut.text'))
  expect(await page.evaluate(() => localStorage.getItem('charge-portal:user'))).toBeNull()
})

test('A reload keeps the page, whether the user is signed in or signed out', async ({
  page,
  signInByClick,
}) => {
  await signInByClick('driver', '/my/chargepoints/CP000001')
  for (let times = 0; times < 2; times += 1) {
    await expect(title(page, 'Home · Leuven')).toBeVisible()
    await page.reload()
  }
  await page.goto('/dashboard?month=last')
  await expectDashboard(page)
  await page.reload()
  await expectDashboard(page)
  await expect(page).toHaveURL('/dashboard?month=last')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expectSignedOut(page, t('faces.signedOut.text'))
  await page.reload()
  await expectSignedOut(page, t('faces.signedOut.text'))
})

test('A user moves back and forward through the screens', async ({ page, signInByClick }) => {
  await signInByClick('driver', '/dashboard')
  await expectDashboard(page)
  await openChargers(page)
  await page.getByRole('link', { name: 'Home · Leuven' }).click()
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  await page.goBack()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await page.goBack()
  await expect(title(page, t('shell.users'))).toBeVisible()
  await page.goBack()
  await expectDashboard(page)
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(title(page, 'Home · Leuven')).toBeVisible()
})
