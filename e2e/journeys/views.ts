import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/schemas'
import type { Mock, Operation } from '../mock.ts'
import { t } from '../texts.ts'

export type { Page } from '@playwright/test'

/** The title of the view on the page; there is exactly one. */
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A view explains the obstacle in a sentence, and has this way out. */
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

/** The details of a failure for support, after one click. */
export const expectDetails = async (page: Page, detail: string): Promise<void> => {
  const details = page.getByRole('main').locator('details')
  await details.getByText(t('faces.details')).click()
  await expect(details.getByText(detail)).toBeVisible()
}

const GREETING = new RegExp(
  [t('dashboard.morning'), t('dashboard.afternoon'), t('dashboard.evening')].join('|'),
)

/** The dashboard with its figures. */
export const expectDashboard = async (page: Page): Promise<void> => {
  await expect(title(page, GREETING)).toBeVisible()
  await expect(page.getByRole('heading', { name: t('dashboard.energyPerDay') })).toBeVisible()
}

/** To the list of chargers, as a person goes: the administration, then its menu. */
export const openChargers = async (page: Page): Promise<void> => {
  const menu = (name: string) => page.getByRole('navigation', { name, exact: true })
  await menu(t('shell.navigation'))
    .getByRole('link', { name: t('shell.administration') })
    .click()
  await menu(t('shell.sideMenu'))
    .getByRole('link', { name: t('shell.chargers') })
    .click()
}

/** How often something was asked for, answered or not. */
export const countOf = async (mock: Mock, operation: Operation): Promise<number> =>
  (await mock.journal(operation)).length

/** How often something was answered as it should be. */
export const countAnswered = async (mock: Mock, operation: Operation): Promise<number> =>
  (await mock.journal(operation)).filter(({ status }) => status === 200).length

/** How often the page is made visible before the test asks why the portal does nothing. */
const TURNS = { intervals: [100, 250, 500] }

/**
 * Turns to the page, as when its tab is chosen, until the portal has asked for its flags because of it: while an earlier
 * question is under way it asks no other.
 */
export const turnTo = (page: Page, mock: Mock): Promise<void> =>
  expect(async () => {
    const before = await countOf(mock, 'outside.flags')
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await expect
      .poll(() => countOf(mock, 'outside.flags'), { timeout: 1_000, intervals: [20, 50, 100] })
      .toBeGreaterThan(before)
  }).toPass(TURNS)

/** Nothing is wider than the window, as soon as the page has taken to its size. */
export const expectFits = (page: Page, where = 'The page'): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${where} is no wider than the window` },
    )
    .toBe(0)

/** The last request after a sign-in is done: from now on only actions cause requests. */
export const expectAllAsked = (mock: Mock, tabs = 1): Promise<void> =>
  expect
    .poll(async () => (await mock.journal('getBanner')).map(({ status }) => status))
    .toEqual(Array(tabs).fill(200))

/** The sign-in page of the identity provider, before anybody is chosen. */
export const expectSignInPage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/sign-in\//)
  await expect(title(page, 'Sign in')).toBeVisible()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What the browser itself writes to the console when a request fails; `path` is a part of its address. */
export const failedRequest = (path: string): RegExp =>
  new RegExp(`^Console error: Failed to load resource: .*${escaped(path)}`)

/** Opens another screen in the page as it is, as a link does: loading the document takes longer than most screens. */
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

/** Nothing in the screen waits for its data any more. */
export const expectSettled = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('.animate-shimmer')).toHaveCount(0)

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
}

/** Chooses a language in the menu of the bar, whatever language that is in. */
export const speak = async (page: Page, language: Language): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Langue|Taal)$/ })
    .click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language], exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
