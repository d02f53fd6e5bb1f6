import { LANGUAGES } from '@portal/schemas'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectDashboard } from './views.ts'

const WORDS = '**/assets/{en,fr,nl,start-en,start-fr,start-nl}-*.js'

const openLanguages = (page: Page) =>
  page
    .locator('header')
    .getByRole('button', { name: /^(Language|Langue|Taal)$/ })
    .click()

test('The language list shows each language with its flag and marks the current one (S1)', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await expectDashboard(page)
  await openLanguages(page)
  const languages = page.getByRole('menuitemradio')
  await expect(languages).toHaveText(['English', 'Français', 'Nederlands'])
  const flags = languages.locator('svg[viewBox="0 0 20 14"]')
  await expect(flags).toHaveCount(3)
  const drawn = await flags.evaluateAll((all) => all.map((flag) => flag.innerHTML))
  expect(new Set(drawn).size).toBe(3)
  await expect(languages.first()).toHaveAttribute('aria-checked', 'true')
  await expect(languages.last()).toHaveAttribute('aria-checked', 'false')
})

const expectOpen = (page: Page) =>
  expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeVisible()

const pick = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true }).click()

const choose = async (page: Page, name: string) => {
  await openLanguages(page)
  await pick(page, name)
}

const pageLanguage = (page: Page) => page.locator('html').getAttribute('lang')

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('charge-portal:language'))

test('The previous texts stay until another language has loaded, and the last choice wins', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await expectDashboard(page)
  await openLanguages(page)
  await expectOpen(page)
  await page.keyboard.press('Escape')
  let isHeld = true
  let waiting = 0
  const release: (() => void)[] = []
  await page.route(WORDS, async (route) => {
    if (isHeld) {
      waiting += 1
      await new Promise<void>((resolve) => {
        release.push(resolve)
      })
    }
    await route.continue()
  })
  await choose(page, 'Français')
  await expect.poll(() => waiting).toBeGreaterThan(0)
  expect(await pageLanguage(page)).toBe('en')
  await expect(button(page, t('shell.language'))).toBeVisible()
  await choose(page, 'Nederlands')
  isHeld = false
  for (const go of release) go()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect(await storedLanguage(page)).toBe('nl')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Taal', exact: true })).toBeVisible()
})

test('If the chosen language fails to load on the next visit, the user sees English, without a prompt', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load resource|dynamically imported module/)
  await signInAs('driver')
  await expectDashboard(page)
  await choose(page, 'Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const address = page.url()
  await page.route('**/assets/{fr,start-fr}-*.js', (route) => route.abort())
  await page.goto(address)
  await expectDashboard(page)
  expect(await pageLanguage(page)).toBe('en')
  // The choice stays stored until its texts can be loaded again.
  expect(await storedLanguage(page)).toBe('fr')
})

test('A language that fails to load changes nothing, shows a message and can be chosen again', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load resource|dynamically imported module/)
  await signInAs('driver')
  await expectDashboard(page)
  await openLanguages(page)
  await expectOpen(page)
  await page.route(WORDS, (route) => route.abort())
  await pick(page, 'Français')
  await expect(page.getByText(t('shell.language.failed'))).toBeVisible()
  expect(await pageLanguage(page)).toBe('en')
  expect(await storedLanguage(page)).toBeNull()
  await expectDashboard(page)
  await page.unrouteAll()
  await choose(page, 'Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByText(t('shell.language.failed'))).toBeHidden()
})

test('When no texts load, the user sees a message in every language and gets in with a retry', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load resource|dynamically imported module/)
  await signInAs('driver')
  await expectDashboard(page)
  await page.route(WORDS, (route) => route.abort())
  await page.reload()
  for (const language of LANGUAGES) await expect(page.locator(`p[lang=${language}]`)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button').click()
  await expectDashboard(page)
})
