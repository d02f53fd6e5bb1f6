import {
  ALL_COOKIES,
  CONSENT_COOKIE,
  CONSENT_LIFETIME_MS,
  COOKIE_CATEGORIES,
  type CookieChoices,
  ONLY_NECESSARY,
  parseConsent,
} from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { consentCookie } from '../consentCookie.ts'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { button, expectDashboard, expectFits, openChargers, type Page, title } from './views.ts'

test.use({ consent: 'unasked' })

const notice = (page: Page) => page.getByRole('region', { name: t('consent.title') })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookies preferences' })
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookies preferences' })
const category = (page: Page, name: keyof CookieChoices) =>
  preferences(page).getByRole('switch', { name: t(`consent.${name}`), exact: true })

const ourCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)

/** Choices in the browser's cookie that are valid at the page's time. */
const chosen = async (page: Page): Promise<CookieChoices | undefined> => {
  const now = await page.evaluate(() => Date.now())
  const cookie = await ourCookie(page)
  return cookie && parseConsent(cookie.value, now)?.choices
}

/** Expects a loaded page (its footer is visible) without the notice. */
const expectNoNotice = async (page: Page) => {
  await expect(inFooter(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
}

test('The notice on a first visit takes no focus and assumes no consent', async ({ page, signInAs }) => {
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

test("'Accept' sets all seven categories to yes, and the notice does not return after a reload (S4)", async ({
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

test('The notice returns after seven days, also in a page that stayed open (S9)', async ({
  page,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('driver', '/ui-elements')
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  await page.clock.fastForward(CONSENT_LIFETIME_MS - 60_000)
  await expectNoNotice(page)
  await page.clock.fastForward(60_000)
  await expect(notice(page)).toBeVisible()
  // By the page's clock the sign-in has expired too, so open the preferences from the notice.
  await notice(page).getByRole('button', { name: 'Cookies preferences' }).click()
  await expect(category(page, 'ads')).not.toBeChecked()
})

test('An expired choice from an earlier visit shows the notice', async ({ page, server, signInAs }) => {
  await page.context().addCookies([consentCookie(server.origin, { until: Date.now() - 1_000 })])
  await signInAs('driver')
  await expect(notice(page)).toBeVisible()
})

test('A choice in one tab applies to the other tab immediately', async ({ page, context, signInAs }) => {
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

test('A browser without cookie events checks the cookie when the user returns to the page', async ({
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

test('An invalid cookie never counts as consent', async ({ page, server, signInAs }) => {
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

test('The notice returns to an open page when the user clears the cookies', async ({ page, signInAs }) => {
  await signInAs('driver')
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expectNoNotice(page)
  await page.context().clearCookies({ name: CONSENT_COOKIE })
  await expect(notice(page)).toBeVisible()
})

test('A newcomer answers the notice beside the intake form, which keeps the typed text', async ({
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

test('A user without access sees the notice too', async ({ page, signInAs, errors }) => {
  errors.allow(/UserInfo/)
  await signInAs('locked')
  await expect(title(page, t('faces.access.title'))).toBeVisible()
  await notice(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
})

test('A user answers the notice by keyboard alone, and each way out restores the focus', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints')
  const open = notice(page).getByRole('button', { name: 'Cookies preferences' })
  await expect(open).toBeVisible()
  // The notice loads before the page; wait for both, because the last Tab leads to the page.
  await expect(title(page, t('chargers.title'))).toBeVisible()
  // Tab reaches the notice first, then the skip link.
  await page.keyboard.press('Tab')
  await expect(open).toBeFocused()
  for (const name of ['Necessary only', 'Accept']) {
    await page.keyboard.press('Tab')
    await expect(notice(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(preferences(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await expect(open).toBeFocused()
  await expect(notice(page)).toBeVisible()

  await page.keyboard.press('Enter')
  // The preferences focus the first optional category.
  await expect(category(page, 'analytical')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(category(page, 'analytical')).toBeChecked()
  await button(page, 'Save & Accept').focus()
  await page.keyboard.press('Enter')
  await expectNoNotice(page)
  // The button is removed with the notice, so the focus moves to the content.
  await expect(page.getByRole('main')).toBeFocused()

  await inFooter(page).focus()
  await page.keyboard.press('Enter')
  await expect(category(page, 'analytical')).toBeChecked()
  await category(page, 'analytical').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(inFooter(page)).toBeFocused()
  expect((await chosen(page))?.analytical).toBe('yes')
})

test('A keyboard user answers the cookie notice on a long page without scrolling it', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/reports')
  await expect(page.getByRole('table', { name: t('reports.table.location') })).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const refuse = notice(page).getByRole('button', { name: t('consent.onlyNecessary') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(refuse).toBeFocused()
  expect(await scrolled()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
  expect(await scrolled()).toBe(0)
})

test('The notice never covers the focused field', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await signInAs('newcomer')
  await expect(notice(page)).toBeVisible()
  const field = page.getByLabel(t('intake.street'))
  await field.focus()
  for (let stops = 0; stops < 9; stops += 1) {
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    if (!isInside) break
    await expect(async () => {
      const above = (await notice(page).boundingBox())?.y ?? 0
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
      expect(bottom).toBeLessThanOrEqual(above)
    }).toPass()
    await page.keyboard.press('Tab')
  }
  // Scrolled to the end, the page shows its last line above the notice.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.getByRole('button', { name: t('intake.submit') }).boundingBox()
    const above = (await notice(page).boundingBox())?.y ?? 0
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(above)
  }).toPass()
})

/** Labels less than 10 px from the edge of their button, or outside it. */
const cramped = (buttons: Element[]): string[] =>
  buttons
    .filter((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
      return inner.left - outer.left < 10 || outer.right - inner.right < 10
    })
    .map((button) => button.textContent)

// French has the longest words.
test('On a phone the notice and its preferences fit and are accessible', async ({ page, signInAs }) => {
  const language = 'fr'
  const words = await textsIn(language)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('driver', '/my/chargepoints')
  await page.evaluate((code) => localStorage.setItem('charge-portal:language', code), language)
  await page.reload()
  const banner = page.getByRole('region', { name: words.t('consent.title') })
  await expect(banner).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  expect((await banner.boundingBox())?.height).toBeLessThan(844 / 3)
  // Each label has padding, and at 400 % zoom the notice scrolls with the page.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expect.poll(() => banner.getByRole('button').evaluateAll(cramped)).toEqual([])
  }
  await expect(banner).toHaveCSS('position', 'sticky')
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(banner).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 390, height: 844 })
  await banner.getByRole('button', { name: words.t('consent.preferences') }).click()
  const dialog = page.getByRole('dialog', { name: words.t('consent.preferences') })
  await expect(dialog.getByRole('switch')).toHaveCount(7)
  await expectAccessible(page)
  for (const control of await dialog.locator('label').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
  await dialog.getByRole('button', { name: words.t('consent.save') }).click()
  await expect(banner).toHaveCount(0)
  await expectFits(page)
})

test('The notice, the preferences and the footer of a screen are accessible in light and dark', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints')
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  await expect(notice(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await notice(page).getByRole('button', { name: 'Cookies preferences' }).click()
    await category(page, 'ads').click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})
