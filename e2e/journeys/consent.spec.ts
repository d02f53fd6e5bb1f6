import {
  ALL_COOKIES,
  CONSENT_COOKIE,
  CONSENT_LIFETIME_MS,
  COOKIE_CATEGORIES,
  ONLY_NECESSARY,
} from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  category,
  chosen,
  expectNoNotice,
  inFooter,
  notice,
  ourCookie,
  preferences,
} from './consentNotice.ts'
import { button, expectDashboard, openChargers, title } from './views.ts'

test.use({ consent: 'unasked' })

test('The cookie notice on a first visit takes no focus and assumes no consent', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await expectDashboard(page)
  await expect(notice(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await expect(notice(page).getByRole('button')).toHaveText([
    'Cookies preferences',
    'Necessary only',
    'Accept',
  ])
  expect(await ourCookie(page)).toBeUndefined()
  // Until answered, the notice appears on every screen and after a reload.
  await openChargers(page)
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await page.reload()
  await expect(notice(page)).toBeVisible()
})

test("'Accept' sets all seven categories to yes, and the cookie notice does not return after a reload (S4)", async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  expect(await chosen(page)).toEqual(ALL_COOKIES)
  await page.reload()
  await expectNoNotice(page)
  await inFooter(page).click()
  for (const name of COOKIE_CATEGORIES) await expect(category(page, name)).toBeChecked()
})

test('A user refuses optional cookies with one press, and the choice is stored', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await notice(page).getByRole('button', { name: 'Necessary only' }).click()
  await expectNoNotice(page)
  expect(await chosen(page)).toEqual(ONLY_NECESSARY)
  await page.reload()
  await expectNoNotice(page)
})

test("'Save & Accept' stores the chosen toggles, and 'Cookies preferences' reopens them (S4)", async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await notice(page).getByRole('button', { name: 'Cookies preferences' }).click()
  await expect(preferences(page).getByRole('switch')).toHaveCount(7)
  for (const name of COOKIE_CATEGORIES)
    await expect(category(page, name)).toBeChecked({ checked: name === 'necessary' })
  await expect(category(page, 'necessary')).toBeDisabled()
  await category(page, 'functional').click()
  await category(page, 'performance').click()
  await category(page, 'performance').click()
  await preferences(page).getByRole('button', { name: 'Save & Accept' }).click()
  await expectNoNotice(page)
  expect(await chosen(page)).toEqual({ ...ONLY_NECESSARY, functional: 'yes' })

  await page.reload()
  await expectNoNotice(page)
  await inFooter(page).click()
  await expect(category(page, 'functional')).toBeChecked()
  await expect(category(page, 'performance')).not.toBeChecked()
  await category(page, 'functional').click()
  await preferences(page).getByRole('button', { name: 'Save & Accept' }).click()
  await expect(preferences(page)).toBeHidden()
  expect(await chosen(page)).toEqual(ONLY_NECESSARY)
})

test('The choice is stored for seven days in one first-party cookie of the portal (S9)', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  const before = Date.now()
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  const cookie = await ourCookie(page)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' })
  const lasts = (cookie?.expires ?? 0) * 1_000 - before
  expect(lasts).toBeGreaterThan(CONSENT_LIFETIME_MS - 1_000)
  expect(lasts).toBeLessThan(CONSENT_LIFETIME_MS + 60_000)
})

test('The cookie notice returns after seven days, even on a page that stayed open (S9)', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('driver', '/ui-elements')
  // Advancing the clock also expires the sign-in. Hold its renewal, because a rejected renewal would replace the page.
  await mock.hold('identity.token')
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  await page.clock.fastForward(CONSENT_LIFETIME_MS - 60_000)
  await expectNoNotice(page)
  await page.clock.fastForward(60_000)
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Cookies preferences' }).click()
  await expect(category(page, 'ads')).not.toBeChecked()
})

test('When the cookie choice of an earlier visit has expired, the notice is shown again', async ({
  page,
  server,
  signInAs,
}) => {
  await page.context().addCookies([consentCookie(server.origin, { until: Date.now() - 1_000 })])
  await signInAs('driver')
  await expect(notice(page)).toBeVisible()
})

test('A cookie choice in one tab applies to the other tab immediately', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('driver')
  await expect(notice(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my/chargepoints')
  await expect(notice(other)).toBeVisible()
  await notice(other).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(other)
  await expectNoNotice(page)
  await inFooter(page).click()
  await expect(category(page, 'analytical')).toBeChecked()
  await category(page, 'analytical').click()
  await button(page, 'Save & Accept').click()
  await inFooter(other).click()
  await expect(category(other, 'analytical')).not.toBeChecked()
})

test('A browser without cookie events rereads the consent cookie when the user returns to the page', async ({
  page,
  context,
  signInAs,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }))
  await signInAs('driver')
  await expect(notice(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my/chargepoints')
  await notice(other).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(other)
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectNoNotice(page)
})

test('With blocked cookies the notice is shown, and a choice applies until the page is reloaded', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
      set: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await signInAs('driver')
  await notice(page).getByRole('button', { name: 'Cookies preferences' }).click()
  await category(page, 'ads').click()
  await button(page, 'Save & Accept').click()
  await expectNoNotice(page)
  await openChargers(page)
  await expect(title(page, t('chargers.title'))).toBeVisible()
  // Focusing the page does not reopen the notice.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectNoNotice(page)
  await inFooter(page).click()
  await expect(category(page, 'ads')).toBeChecked()
  await page.reload()
  await expect(notice(page)).toBeVisible()
})

test('An invalid consent cookie never counts as consent', async ({ page, server, signInAs }) => {
  await signInAs('driver', '/my/chargepoints')
  await expect(notice(page)).toBeVisible()
  const good = consentCookie(server.origin)
  for (const value of [
    'viewed=yes',
    good.value.replace('necessary=yes', 'necessary=no'),
    good.value.replace(/until=\d+/, 'until=99999999999999'),
    '%3Cimg%20src=x%20onerror=alert(1)%3E',
  ]) {
    await page.context().addCookies([{ ...good, value }])
    await page.reload()
    await expect(notice(page)).toBeVisible()
  }
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  expect(await chosen(page)).toEqual(ALL_COOKIES)
})

test('The cookie notice returns to an open page when the user clears the cookies', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  await page.context().clearCookies({ name: CONSENT_COOKIE })
  await expect(notice(page)).toBeVisible()
})

test('A newcomer answers the cookie notice on the intake form, which keeps the typed text', async ({
  page,
  signInAs,
}) => {
  await signInAs('newcomer')
  await expect(notice(page)).toBeVisible()
  const street = page.getByLabel(t('intake.street'))
  await street.fill('Kerkstraat')
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(street).toHaveValue('Kerkstraat')
  expect(await chosen(page)).toEqual(ALL_COOKIES)
})

test('A user without access also sees the cookie notice', async ({ page, signInAs, errors }) => {
  errors.allow(/UserInfo/)
  await signInAs('locked')
  await expect(title(page, t('faces.access.title'))).toBeVisible()
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
})
