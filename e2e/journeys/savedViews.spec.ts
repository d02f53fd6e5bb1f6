import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { rowLinks } from './serverTable.ts'
import { button } from './views.ts'

const LIST = '/network/chargepoints'
const FILTERED = `${LIST}?filter=${encodeURIComponent('(Status EX "OFFLINE")')}`

const viewsDialog = async (page: Page) => {
  await button(page, t('record.views')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3, name: t('views.list') })).toBeVisible()
  return dialog
}
const viewLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('record.views.saved') }).getByRole('link', { name, exact: true })
const queryOf = (page: Page, part: string) => new URL(page.url()).searchParams.get(part)
const isCompact = async (page: Page) =>
  ((await page.locator('tbody tr').first().boundingBox())?.height ?? 0) < 38

test('An operator saves a view of a list, reopens it, renames it, makes it the default and deletes it', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1_440, height: 800 })
  await signInAs('operator', FILTERED)
  await expect(rowLinks(page).first()).toBeVisible()
  const filter = queryOf(page, 'filter')
  await button(page, t('table.columns')).click()
  await page.getByRole('radio', { name: t('columns.density.compact') }).check()
  await button(page, t('common.done')).click()

  // Save by keyboard, first with a name that is rejected.
  let dialog = await viewsDialog(page)
  await dialog.getByRole('button', { name: t('views.new') }).press('Enter')
  const field = dialog.getByRole('textbox', { name: t('views.name') })
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(t('views.name.empty'))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('Offline & compact')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: t('views.new') })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('common.done') }).click()
  await expect(viewLink(page, 'Offline & compact')).toHaveAttribute('aria-current', 'true')
  expect(queryOf(page, 'view')).toBe('Offline & compact')
  expect(queryOf(page, 'filter')).toBe(filter)

  // Once the filter differs, the view is not marked as current. Choosing it again restores its filter and row height.
  await button(page, t('table.clear')).click()
  await expect(viewLink(page, 'Offline & compact')).not.toHaveAttribute('aria-current')
  await button(page, t('table.columns')).click()
  await page.getByRole('radio', { name: t('columns.density.normal') }).check()
  await button(page, t('common.done')).click()
  await page.reload()
  await expect(rowLinks(page).first()).toBeVisible()
  expect(await isCompact(page)).toBe(false)
  expect(queryOf(page, 'filter')).toBeNull()
  await viewLink(page, 'Offline & compact').click()
  await expect.poll(() => queryOf(page, 'filter')).toBe(filter)
  await expect.poll(() => isCompact(page)).toBe(true)
  await expect(viewLink(page, 'Offline & compact')).toHaveAttribute('aria-current', 'true')

  dialog = await viewsDialog(page)
  await dialog.getByRole('button', { name: t('views.rename.of', { name: 'Offline & compact' }) }).click()
  await dialog.getByRole('textbox', { name: t('views.name') }).fill('Morning')
  await dialog.getByRole('button', { name: t('views.save') }).click()
  await dialog.getByRole('button', { name: t('views.first.of', { name: 'Morning' }) }).click()
  await expect(dialog.getByText(t('views.isFirst'))).toBeVisible()
  await dialog.getByRole('button', { name: t('common.done') }).click()
  expect(queryOf(page, 'view')).toBe('Morning')

  // The list opens with the default view, but parameters in a link take precedence.
  await page.goto(LIST)
  await expect(viewLink(page, 'Morning')).toHaveAttribute('aria-current', 'true')
  expect(queryOf(page, 'filter')).toBe(filter)
  await expect(rowLinks(page).first()).toBeVisible()
  expect(await isCompact(page)).toBe(true)
  await page.goto(`${FILTERED}&view=${encodeURIComponent('Of a colleague')}`)
  await expect(rowLinks(page).first()).toBeVisible()
  expect(queryOf(page, 'filter')).toBe(filter)
  await expect(viewLink(page, 'Morning')).not.toHaveAttribute('aria-current')

  // The menu link applies the default view even while the list is open.
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu.network') })
  await button(page, t('table.clear')).click()
  await expect.poll(() => queryOf(page, 'filter')).toBeNull()
  await menu.getByRole('link', { name: t('shell.netChargers'), exact: true }).click()
  await expect(viewLink(page, 'Morning')).toHaveAttribute('aria-current', 'true')
  expect(queryOf(page, 'filter')).toBe(filter)
  const quick = page.getByRole('navigation', { name: t('record.quick') })
  await quick.getByRole('link', { name: t('record.quick.all'), exact: true }).click()
  await expect(viewLink(page, 'Morning')).not.toHaveAttribute('aria-current')

  // On a phone the dialog does not scroll sideways.
  await page.setViewportSize({ width: 320, height: 640 })
  dialog = await viewsDialog(page)
  expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await dialog.getByRole('button', { name: t('views.delete.of', { name: 'Morning' }) }).click()
  await expect(dialog.getByRole('button', { name: t('common.back') })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('views.delete.confirm') }).click()
  await expect(dialog.getByText(t('views.none'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, t('record.views'))).toBeFocused()
  await expect(viewLink(page, 'Morning')).toHaveCount(0)
  await page.goto(LIST)
  await expect(rowLinks(page).first()).toBeVisible()
  expect(queryOf(page, 'filter')).toBeNull()

  await page.evaluate(() => {
    const person = Object.keys(window.localStorage).find((key) => key.includes(':table:'))
    if (person === undefined) throw new Error('No stored table layout found.')
    window.localStorage.setItem(
      person.replace(':table:', ':views:'),
      '{"v":1,"views":[7,{"name":"","query":3}],"first":"Morning"}',
    )
  })
  await page.reload()
  await expect(rowLinks(page).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('record.views.saved') })).toHaveCount(0)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  dialog = await viewsDialog(page)
  await dialog.getByRole('button', { name: t('views.new') }).click()
  await page.keyboard.type('For now')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(t('record.views.unkept'))
  await dialog.getByRole('button', { name: t('common.done') }).click()
  await expect(viewLink(page, 'For now')).toBeVisible()
})
