import { mockConfig } from '@portal/schemas'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectDashboard, type Page, title } from './views.ts'

const titled = (name: string) => t('shell.titled', { title: name, product: 'Charge Portal' })

const chooseLanguage = async (page: Page, language: string) => {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Language|Langue|Taal)$/ })
    .click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

test('English is the default; a user can choose French or Dutch, which is remembered', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await chooseLanguage(page, 'Français')
  await expect(html).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'fr')
  // A screen with its own texts is translated too.
  await page.goto('/my/chargepoints')
  await expect(title(page, /Bornes|Chargeurs/)).toBeVisible()
  await chooseLanguage(page, 'Nederlands')
  await expect(html).toHaveAttribute('lang', 'nl')
  await expect(title(page, /Laad/)).toBeVisible()
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'nl')
  await chooseLanguage(page, 'English')
  await expect(title(page, t('chargers.title'))).toBeVisible()
})

test('A user can choose the light, dark or system theme, which is remembered', async ({ page, signInAs }) => {
  const theme = page.locator('html')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitemradio', { name: t('shell.theme.choice', { name }) }).click()
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs('driver')
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await choose(t('shell.theme.dark'))
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expectDashboard(page)
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await choose(t('shell.theme.system'))
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await choose(t('shell.theme.light'))
  await expect(theme).toHaveAttribute('data-theme', 'light')
})

test('Screens set the tab title, and an unknown URL shows a view with a way out', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await expectDashboard(page)
  await page.goto('/my/no-such-screen')
  await expect(title(page, t('faces.notFound.title'))).toBeVisible()
  await expect(page).toHaveTitle(titled(t('faces.notFound.title')))
  await expect(page.getByRole('main')).toContainText('404 · /my/no-such-screen')
  await button(page, t('faces.goBack')).click()
  await expectDashboard(page)
  await page.goForward()
  await page.getByRole('link', { name: t('faces.toDashboard') }).click()
  await expectDashboard(page)
  await expect(page).toHaveTitle(/^Good \w+ · Charge Portal$/)
  for (const [path, name] of [
    ['/my/chargepoints', t('chargers.title')],
    ['/my/chargepoints/CP000001', 'Home · Leuven'],
    ['/ui-elements', t('shell.uiElements')],
    ['/my/presets', t('faces.notFound.title')],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(titled(name))
    await expect(title(page, name).first()).toBeVisible()
  }
})

test('A user skips the navigation, opens a charger and returns by keyboard', async ({ page, signInAs }) => {
  await signInAs('driver')
  await expectDashboard(page)
  const focused = page.locator(':focus')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText(t('shell.skip'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expectDashboard(page)
  const tabTo = async (name: string) => {
    for (let stops = 0; stops < 80; stops += 1) {
      await page.keyboard.press('Tab')
      // After the last tab stop nothing is focused; the next press focuses the first stop.
      const text = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
      if (text === name) return
    }
    throw new Error(`'${name}' cannot be reached with the Tab key.`)
  }
  await tabTo(t('shell.administration'))
  await page.keyboard.press('Enter')
  await expect(title(page, t('shell.users'))).toBeVisible()
  await expect(title(page, t('shell.users'))).toBeFocused()
  await tabTo(t('shell.chargers'))
  await page.keyboard.press('Enter')
  await expect(title(page, t('chargers.title'))).toBeFocused()
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  await tabTo('Home · Leuven')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Home · Leuven')).toBeFocused()
  await tabTo(t('chargers.title'))
  await page.keyboard.press('Enter')
  await expect(title(page, t('chargers.title'))).toBeVisible()

  // A menu opens, moves and closes by keyboard, and returns the focus. `data-focus` marks the item that Enter chooses.
  const active = (name: string) => page.getByRole('menuitemradio', { name }).and(page.locator('[data-focus]'))
  const language = button(page, t('shell.language'))
  await language.focus()
  await page.keyboard.press('ArrowDown')
  await expect(active('English')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(active('Français')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(language).toBeFocused()
})

test('The side menu collapses and stays collapsed; on a phone it is a sheet that closes on navigation', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints')
  await button(page, t('shell.menu.hide')).click()
  await page.reload()
  await expect(button(page, t('shell.menu.show'))).toHaveAttribute('aria-expanded', 'false')

  await page.setViewportSize({ width: 390, height: 844 })
  // Reload, because the button has the same name in both layouts, so a click could hit the desktop one before the
  // layout changes.
  await page.reload()
  await button(page, t('shell.menu.show')).click()
  const sheet = page.getByRole('dialog', { name: t('shell.sideMenu') })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await button(page, t('shell.menu.show')).click()
  await sheet.getByRole('link', { name: t('shell.chargers') }).click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('link', { name: t('shell.dashboard') }).click()
  await expectDashboard(page)
  await expect(button(page, t('shell.menu.show'))).toHaveCount(0)
})

test('A top bar that is not black names the environment', async ({ page, server, signInAs }) => {
  const config = mockConfig(server.origin)
  await page.route('/config.json', (route) => route.fulfill({ json: { ...config, topBarColour: '#7a1fa2' } }))
  await signInAs('driver')
  await expect(page.getByText(t('shell.environment', { environment: 'test' }))).toBeVisible()
  await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(122, 31, 162)')

  // Views that are not screens also name the environment.
  await page.goto('/signed-out')
  await expect(title(page, t('faces.signedOut.title'))).toBeVisible()
  await expect(page.getByText(t('shell.environment', { environment: 'test' }))).toBeVisible()

  await page.unroute('/config.json')
  await page.goto('/dashboard')
  await expectDashboard(page)
  await expect(page.getByText(t('shell.environment', { environment: 'test' }))).toHaveCount(0)
})

test('A user opens the showcase from the account menu and sees every component', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: t('shell.uiElements') }).click()
  await expect(page).toHaveURL('/ui-elements')
  for (const section of [
    'statuses',
    'buttons',
    'figures',
    'lists',
    'table',
    'forms',
    'navigation',
    'floating',
    'messages',
    'notifications',
    'faces',
    'pictures',
  ] as const)
    await expect(
      page.getByRole('heading', { level: 2, name: t(`uiElements.${section}`), exact: true }),
    ).toBeVisible()
})

test('The account menu shows the user and their role', async ({ page, signInAs }) => {
  await signInAs('fleet')
  await page.getByRole('button', { name: t('shell.account', { name: 'Sofie Claes' }) }).click()
  await expect(page.getByText('sofie.claes@noordzee-logistics.example')).toBeVisible()
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible()
})
