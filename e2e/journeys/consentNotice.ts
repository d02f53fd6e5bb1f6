import { CONSENT_COOKIE, type CookieChoices, parseConsent } from '@portal/schemas'
import { expect } from '../stack.ts'
import { t } from '../texts.ts'
import type { Page } from './views.ts'

export const notice = (page: Page) => page.getByRole('region', { name: t('consent.title') })
export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookies preferences' })
export const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookies preferences' })
export const category = (page: Page, name: keyof CookieChoices) =>
  preferences(page).getByRole('switch', { name: t(`consent.${name}`), exact: true })

export const ourCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)

/** Returns the choices of the consent cookie, or undefined if it is missing, invalid or expired by the page's clock. */
export const chosen = async (page: Page): Promise<CookieChoices | undefined> => {
  const now = await page.evaluate(() => Date.now())
  const cookie = await ourCookie(page)
  return cookie && parseConsent(cookie.value, now)?.choices
}

/** Expects a loaded page (its footer is visible) without the notice. */
export const expectNoNotice = async (page: Page) => {
  await expect(inFooter(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
}
