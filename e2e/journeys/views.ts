import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/schemas'
import type { Mock, Operation } from '../mock.ts'
import { t } from '../texts.ts'

export type { Page } from '@playwright/test'

/** Title of the current view; there is exactly one. */
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Expects a view that explains the obstacle and offers this way out. */
export const expectView = async (
  page: Page,
  { says, because, wayOut }: { says: string; because: string; wayOut: string },
): Promise<void> => {
  await expect(title(page, says)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(because)
  await expect(page.getByRole('main').getByRole('button', { name: wayOut, exact: true })).toBeVisible()
}

export const expectSignedOut = (page: Page, because: string): Promise<void> =>
  expectView(page, { says: t('faces.signedOut.title'), because, wayOut: t('faces.signIn') })

/** Opens the technical details and expects this text in them. */
export const expectDetails = async (page: Page, detail: string): Promise<void> => {
  const details = page.getByRole('main').locator('details')
  await details.getByText(t('faces.details')).click()
  await expect(details.getByText(detail)).toBeVisible()
}

const GREETING = new RegExp(
  [t('dashboard.morning'), t('dashboard.afternoon'), t('dashboard.evening')].join('|'),
)

export const expectDashboard = async (page: Page): Promise<void> => {
  await expect(title(page, GREETING)).toBeVisible()
  await expect(page.getByRole('heading', { name: t('dashboard.energyPerDay') })).toBeVisible()
}

/** Opens the list of chargers by menu: the administration, then its side menu. */
export const openChargers = async (page: Page): Promise<void> => {
  const menu = (name: string) => page.getByRole('navigation', { name, exact: true })
  await menu(t('shell.navigation'))
    .getByRole('link', { name: t('shell.administration') })
    .click()
  await menu(t('shell.sideMenu'))
    .getByRole('link', { name: t('shell.chargers') })
    .click()
}

/** Number of requests, answered or not. */
export const countOf = async (mock: Mock, operation: Operation): Promise<number> =>
  (await mock.journal(operation)).length

/** Number of successful responses. */
export const countAnswered = async (mock: Mock, operation: Operation): Promise<number> =>
  (await mock.journal(operation)).filter(({ status }) => status === 200).length

const TURNS = { intervals: [100, 250, 500] }

/**
 * Focuses the page, as when its tab is selected, until the portal requests its flags. It sends no request while an
 * earlier one is under way.
 */
export const turnTo = (page: Page, mock: Mock): Promise<void> =>
  expect(async () => {
    const before = await countOf(mock, 'outside.flags')
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await expect
      .poll(() => countOf(mock, 'outside.flags'), { timeout: 1_000, intervals: [20, 50, 100] })
      .toBeGreaterThan(before)
  }).toPass(TURNS)

export const expectFits = (page: Page, where = 'The page'): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${where} is no wider than the window` },
    )
    .toBe(0)

/** Waits for the last response of a sign-in: afterwards only actions and polling cause requests. */
export const expectReadsDone = (mock: Mock, tabs = 1): Promise<void> =>
  expect
    .poll(async () => (await mock.journal('getBanner')).map(({ status }) => status))
    .toEqual(Array(tabs).fill(200))

/** Expects the sign-in page of the identity provider, before a persona is chosen. */
export const expectSignInPage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/sign-in\//)
  await expect(title(page, 'Sign in')).toBeVisible()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the browser's console error for a failed request; `path` is a part of its URL. */
export const failedRequest = (path: string): RegExp =>
  new RegExp(`^Console error: Failed to load resource: .*${escaped(path)}`)

/** Opens another screen like a link, without loading a document, which takes longer than most screens. */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  const heading = page.locator('main h1')
  await expect(heading).toBeVisible()
  if (new URL(page.url()).pathname === new URL(address, page.url()).pathname) return
  await heading.evaluate((former, to) => {
    former.setAttribute('data-former', '')
    window.history.pushState(null, '', to)
  }, address)
  await expect(page.locator('main h1:not([data-former])'), address).toBeVisible()
}

/** URL of the connection of a charge point, for super administrators. */
export const connectionPath = (charger: string): string =>
  `/network/admin/connections/${charger.replace('CP', 'CN')}`

/** Messages in the log of the open connection, newest first. */
export const loggedMessages = (page: Page, name: string | RegExp) =>
  page
    .getByRole('list', { name: t('admin.frames.title') })
    .getByRole('listitem')
    .filter({ hasText: name })

export const expectSettled = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('.animate-shimmer')).toHaveCount(0)

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
}

export const speak = async (page: Page, language: Language): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Langue|Taal)$/ })
    .click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language], exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
