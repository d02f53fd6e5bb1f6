import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { chips, expectRange, rowLinks, searchText, sortBy } from './serverTable.ts'
import { button } from './views.ts'

const LIST = '/my/tokens'

test('The focus is not lost when a chip is removed, an arrow key turns the page, or the last page is reached', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await expectRange(page, 1, 10, 200)
  await searchText(page, 'Number', 'BE')
  await searchText(page, 'Number', 'BCA')
  await expect(chips(page)).toHaveCount(3)
  await chips(page).first().getByRole('button').click()
  await expect(chips(page).first().getByRole('button')).toBeFocused()
  await chips(page).first().getByRole('button').click()
  await expect(chips(page)).toHaveCount(0)
  await expect(button(page, t('table.filter'))).toBeFocused()

  await rowLinks(page).nth(3).focus()
  await page.keyboard.press('ArrowRight')
  await expectRange(page, 11, 20, 200)
  await expect(rowLinks(page).first()).toBeFocused()

  await page.goto(`${LIST}?page=19`)
  await expectRange(page, 181, 190, 200)
  await button(page, t('table.next')).click()
  await expectRange(page, 191, 200, 200)
  await expect(button(page, t('table.next'))).toBeFocused()
  await expect(button(page, t('table.next'))).toHaveAttribute('aria-disabled', 'true')
})

test('A table announces its row count, its order and an empty result in one status region', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ })
  await expect(status.first()).toContainText(t('table.status', { total: 200, page: 1, pages: 20 }))
  const column = t('cards.column.State')
  await sortBy(page, column)
  await expect(status.first()).toContainText(t('table.sorted', { column, direction: t('table.ascending') }))
  await searchText(page, 'Number', 'nothing like it')
  await expect(status.first()).toContainText(t('table.noMatch.title'))

  // The charger list filters while typing; the remaining rows fit on one page.
  await page.goto('/my/chargepoints')
  await expect(status.first()).toContainText(t('table.status', { total: 40, page: 1, pages: 4 }))
  await page.getByRole('searchbox', { name: t('chargers.search') }).fill('BCA-000011')
  await expect(status.first()).toContainText(t('table.status', { total: 1, page: 1, pages: 1 }))
  await page.getByRole('searchbox', { name: t('chargers.search') }).fill('nothing like it')
  await expect(status.first()).toContainText(t('table.noMatch.title'))
})

test('On a tablet the filter button announces whether the form is open', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await signInAs('fleet', LIST)
  await expect(rowLinks(page).first()).toBeVisible()
  const form = page.getByRole('combobox', { name: t('table.field') })
  for (const isOpen of [false, true, false]) {
    await expect(button(page, t('table.filter'))).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(form).toBeVisible({ visible: isOpen })
    await button(page, t('table.filter')).click()
  }
})

test('A user can show all rows at once, up to 100, with ‘All’ (S4)', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/organisation')
  await expectRange(page, 1, 10, 25)
  await page.getByText(t('table.all'), { exact: true }).click()
  await expectRange(page, 1, 25, 25)
  await expect(page.locator('tbody tr')).toHaveCount(25)
  // The printed page shows all rows, repeats the header on each sheet, and has no controls.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(25)
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group')
  for (const role of ['banner', 'navigation', 'search', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('search')).toBeVisible()
  await page.goto(LIST)
  await expectRange(page, 1, 10, 200)
  await expect(page.getByRole('radio', { name: t('table.all'), exact: true })).toHaveCount(0)
})

test('On a phone hidden headers take no keyboard focus', async ({ page, signInAs }) => {
  await signInAs('fleet', LIST)
  await expectRange(page, 1, 10, 200)
  const headers = page.locator('thead button').filter({ visible: true })
  await expect(headers.first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(headers).toHaveCount(0)
})
