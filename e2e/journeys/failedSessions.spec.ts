import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks, totalOf } from './serverTable.ts'
import { button, type Page } from './views.ts'

const REASON = 'The meter was broken'

const choose = async (page: Page, count: number, action: string) => {
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.first().click()
  if (count > 1) await boxes.nth(count - 1).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: t('record.selection') })
  await expect(bar).toContainText(t('record.selected', { count }))
  await bar.getByRole('button', { name: action, exact: true }).click()
}

test('A super administrator recalculates failed sessions and dismisses another; the records show the price and the reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/sessions-in-error')
  const all = await totalOf(page)
  await press(page.getByRole('link', { name: new RegExp(`^${t('record.Cause.RATING_FAILED')}`) }))
  await expect(page).toHaveURL(/RATING_FAILED/)
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  const before = await totalOf(page)
  const priced = (await rowLinks(page).first().getAttribute('href')) ?? ''
  const dialog = page.getByRole('dialog')
  await choose(page, 2, t('admin.failed.rerate'))
  await expect(dialog).toContainText('€')
  await expectAccessible(page)
  await press(
    dialog.getByRole('button', {
      name: t('record.bulk.run', { action: t('admin.failed.rerate'), count: 2 }),
    }),
  )
  await expect(dialog).toContainText(t('bulk.ended', { count: 2 }))
  await press(dialog.getByRole('button', { name: t('common.back'), exact: true }))
  await expect.poll(() => totalOf(page)).toBe(before - 2)

  const dismissed = (await rowLinks(page).first().getAttribute('href')) ?? ''
  await choose(page, 1, t('admin.failed.dismiss'))
  await dialog.getByRole('textbox', { name: t('admin.failed.reason') }).fill(REASON)
  await press(button(page, t('record.bulk.next')))
  await press(
    dialog.getByRole('button', {
      name: t('record.bulk.run', { action: t('admin.failed.dismiss'), count: 1 }),
    }),
  )
  await expect(dialog).toContainText(t('bulk.ended', { count: 1 }))
  await press(dialog.getByRole('button', { name: t('common.back'), exact: true }))
  await expect.poll(() => totalOf(page)).toBe(before - 3)

  await page.goto(dismissed)
  await expect(page.getByRole('main')).toContainText(REASON)
  await page.goto(priced)
  await expect(page.getByText(t('record.Status.RATED')).first()).toBeVisible()
  await expect(page.getByRole('table', { name: t('record.PriceLines') })).toContainText('€')
})
