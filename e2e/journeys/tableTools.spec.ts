import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { rowLinks } from './serverTable.ts'
import { button } from './views.ts'

const CARDS = '/my/tokens'

const headersOf = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
const choose = async (page: Page) => {
  await button(page, t('table.columns')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3, name: t('columns.list') })).toBeVisible()
  return dialog
}

test('A user hides and moves columns by keyboard; the table, its export and the next visit keep the choice', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1_800, height: 800 })
  await signInAs('fleet', CARDS)
  await expect(rowLinks(page)).toHaveCount(10)
  const before = await headersOf(page)
  const [first = '', second = '', third = ''] = before

  await button(page, t('table.columns')).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('columns.title', { what: t('cards.title') }) })
  await expect(dialog.getByRole('checkbox', { name: first })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: second }).focus()
  await page.keyboard.press('Space')
  const up = dialog.getByRole('button', { name: t('columns.up', { column: third }) })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await dialog.getByRole('radio', { name: t('columns.density.compact') }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('common.done') }).click()
  await expect(button(page, t('table.columns'))).toBeFocused()

  const expected = [third, first, ...before.slice(3)]
  expect(await headersOf(page)).toEqual(expected)
  const row = page.locator('tbody tr').first()
  expect((await row.boundingBox())?.height).toBeLessThan(38)

  await button(page, t('export.button')).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Export [\d,]+ rows?$/ })
      .click(),
  ])
  const [head = ''] = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '').split('\r\n')
  expect(head.split(';').slice(0, 2)).toEqual(expected.slice(0, 2))
  expect(head).not.toContain(second)

  await page.reload()
  await expect(rowLinks(page)).toHaveCount(10)
  expect(await headersOf(page)).toEqual(expected)

  const again = await choose(page)
  await again.getByRole('button', { name: t('columns.reset') }).click()
  await again.getByRole('button', { name: t('common.done') }).click()
  expect(await headersOf(page)).toEqual(before)
})

test('An operator adds a column that is hidden by default; invalid stored columns are ignored', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/chargepoints')
  await expect(rowLinks(page).first()).toBeVisible()
  const before = await headersOf(page)
  const dialog = await choose(page)
  const serial = dialog.getByRole('checkbox', {
    name: t('record.ChargeBoxSerialNumber'),
    exact: true,
  })
  await serial.check()
  await dialog.getByRole('button', { name: t('common.done') }).click()
  expect(await headersOf(page)).toEqual([...before, t('record.ChargeBoxSerialNumber')])
  const cell = page.locator('tbody tr').first().locator('td, th').nth(before.length)
  await expect(cell).not.toHaveText('–')
  await expect(cell).not.toBeEmpty()

  await page.evaluate(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.includes(':table:'))
        window.localStorage.setItem(key, '{"v":1,"columns":[7,"nonsense"],"density":3')
  })
  await page.reload()
  await expect(rowLinks(page).first()).toBeVisible()
  expect(await headersOf(page)).toEqual(before)
})

test('If browser storage is full, a table layout still applies, and the user sees that it is not stored', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', CARDS)
  await expect(rowLinks(page)).toHaveCount(10)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const dialog = await choose(page)
  await dialog.getByRole('radio', { name: t('columns.density.compact') }).check()
  await expect(dialog.getByRole('status')).toHaveText(t('columns.unkept'))
  await dialog.getByRole('button', { name: t('common.done') }).click()
  expect((await page.locator('tbody tr').first().boundingBox())?.height).toBeLessThan(38)
})
