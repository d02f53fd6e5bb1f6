import { category, chosen, expectNoNotice, inFooter, notice, preferences } from '../journeys/consentNotice.ts'
import { button, expectFits, title } from '../journeys/views.ts'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { expectAccessible } from './axe.ts'

test.use({ consent: 'unasked' })

test('A user answers the notice by keyboard alone, and the focus is never lost', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints')
  const open = notice(page).getByRole('button', { name: 'Cookies preferences' })
  await expect(open).toBeVisible()
  // The notice loads before the page; wait for both, because the last Tab leads to the page.
  await expect(title(page, t('chargers.title'))).toBeVisible()
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

test('On a phone the cookie notice never covers the focused field or the submit button', async ({
  page,
  signInAs,
}) => {
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

/** Returns the labels of buttons whose text is less than 10 px from the left or right edge, or beyond it. */
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
  // Each label has padding.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expect.poll(() => banner.getByRole('button').evaluateAll(cramped)).toEqual([])
  }
  await expect(banner).toHaveCSS('position', 'sticky')
  // At 400 % zoom the notice scrolls with the page.
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
