import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t, textsIn } from '../texts.ts'
import { button, expectDashboard, failedRequest, type Page, title } from './views.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: t('shell.search') })
const field = (page: Page) => page.getByRole('combobox', { name: t('common.search'), exact: true })
const options = (page: Page) => palette(page).getByRole('option')
const active = (page: Page) => palette(page).getByRole('option', { selected: true })

const open = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('A user reaches a charger, a card and a screen from anywhere with a few letters and the keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  await open(page)
  await expect(options(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  // The dashboard has no search of its own, so '/' opens the palette too.
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('gent bay 4')
  await expect(active(page)).toContainText('bay 4')
  // The actions of the charger replace the list, and the left arrow leads back.
  await page.keyboard.press('ArrowRight')
  await expect(palette(page).getByRole('group')).toHaveCount(1)
  await expect(options(page).filter({ hasText: t('command.RESET') })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(active(page)).toContainText('bay 4')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/my\/chargepoints\/CP/)

  // The server finds cards by their number or name.
  await open(page)
  await page.keyboard.type('012042')
  await expect(active(page)).toContainText('BE-BCA-012042-8')
  await page.keyboard.press('Enter')
  await expect(title(page, 'BE-BCA-012042-8')).toBeVisible()

  await open(page)
  await page.keyboard.type('charging hist')
  await page.keyboard.press('Enter')
  await expect(title(page, t('sessions.title'))).toBeVisible()

  // Without a search text the palette lists recent screens, newest first.
  await open(page)
  await expect(options(page).first()).toContainText(t('shell.sessions'))
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toContainText('BE-BCA-012042-8')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('The palette shows the full state of a charger at any width', async ({ page, signInAs }) => {
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  for (const width of [320, 390, 1_280]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    // The state of a silent charger is the longest: it includes the time.
    await page.keyboard.type('antwerpen bay 6')
    const chargers = palette(page)
      .getByRole('group', { name: t('palette.group.chargers') })
      .getByRole('option')
    await expect(chargers.first()).toContainText(`${t('status.OFFLINE')} · `)
    const cut = await chargers.evaluateAll((rows) =>
      rows
        .map((row) => row.lastElementChild?.lastElementChild)
        .filter(
          (state) =>
            state && (state.scrollWidth > state.clientWidth || state.scrollHeight > state.clientHeight),
        )
        .map((state) => state?.textContent),
    )
    expect(cut, `${width} px`).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('A user changes the theme from the palette without leaving the screen', async ({ page, signInAs }) => {
  await signInAs('driver', '/dashboard')
  await expectDashboard(page)
  await button(page, t('shell.search')).click()
  await field(page).fill('theme')
  const dark = options(page).filter({ hasText: t('shell.theme.dark') })
  await expect(dark).toHaveAttribute('aria-selected', 'false')
  await dark.hover()
  await expect(active(page)).toContainText(t('shell.theme.dark'))
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(button(page, t('shell.search'))).toBeFocused()
})

test('When the server cannot be reached, the palette keeps local results, with the reason and a retry', async ({
  page,
  signInAs,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/token/BCO/filtered'))
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  await mock.fault('filteredToken', { kind: 'status', status: 503 })
  await open(page)
  await page.keyboard.type('gent')
  await expect(palette(page).getByRole('status')).toContainText(t('palette.failed'))
  await expect(palette(page).getByRole('status')).toContainText(errorText('UNEXPECTED'))
  await expect(active(page)).toContainText('Gent')
  await mock.clearFaults()
  await palette(page)
    .getByRole('button', { name: t('faces.retry') })
    .click()
  await expect(palette(page).getByRole('status')).not.toContainText(t('palette.failed'))
})

test('On a phone in French the palette fits and finds French words', async ({ page, signInAs }) => {
  const { t: fr } = await textsIn('fr')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.addInitScript(() => window.localStorage.setItem('charge-portal:language', 'fr'))
  await signInAs('driver', '/dashboard')
  await page.getByRole('button', { name: fr('shell.search'), exact: true }).click()
  const found = page.getByRole('dialog', { name: fr('shell.search') })
  await found.getByRole('combobox').fill('historique')
  await expect(found.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  const box = await found.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
})
