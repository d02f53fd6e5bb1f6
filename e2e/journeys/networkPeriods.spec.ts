import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { confirm } from './commandPage.ts'
import { press } from './keyboard.ts'
import { rowLinks, totalOf } from './serverTable.ts'
import { button } from './views.ts'

/** Number of sessions in the totals above the rows. */
const counted = async (page: Page): Promise<number> => {
  const totals = await page.getByText(/^[\d,]+ records? · [\d,.]+ kWh · €/).innerText()
  return Number(totals.replace(/ record.*/, '').replaceAll(',', ''))
}

test('An operator narrows sessions to last month, reads the totals, and stops a session, which disappears from the list of running sessions', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/sessions')
  const periods = page.getByRole('navigation', { name: t('table.period') })
  const all = await counted(page)
  expect(all).toBe(await totalOf(page))

  await periods.getByRole('link', { name: t('table.period.last') }).click()
  await expect(page).toHaveURL(/period=last/)
  await expect.poll(() => counted(page)).toBeLessThan(all)
  expect(await counted(page)).toBe(await totalOf(page))
  await expectAccessible(page)

  // The right arrow moves the focus to the next period.
  await periods.getByRole('link', { name: t('table.period.all') }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/period=today/)

  const running = `/network/sessions?filter=${encodeURIComponent('(Status EX "CHARGING")')}`
  await page.goto(running)
  await rowLinks(page).first().click()
  await expect(page).toHaveURL(/sessions\/S/)
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: new RegExp(`^${t('command.STOP')}`) }).click()
  await confirm(page, 'STOP').click()
  await expect
    .poll(async () => (await mock.journal('postRemoteStop')).map(({ status }) => status))
    .toEqual([200])
  await mock.clock({ advanceMs: 10_000 })
  await page.goto(running)
  await expect(rowLinks(page).first()).toBeVisible()
  await expect(page.locator(`tbody a[href^="${pathname}"]`)).toHaveCount(0)
})

test('A super administrator narrows tariffs to those changed today and finds the one that an operator renamed', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/tariffs?period=today')
  await expect(page.getByText(t('table.period.none'))).toBeVisible()
  await press(button(page, t('table.period.showAll')))
  await rowLinks(page).first().click()
  await press(button(page, t('common.edit')))
  await page.getByRole('textbox', { name: t('record.tariff.Description') }).fill('Night rate')
  await press(button(page, t('record.save', { count: 1 })))
  await expect(page.getByRole('status').filter({ hasText: t('record.saved') })).toBeVisible()

  await signInAs('superadmin', '/network/tariffs')
  await page
    .getByRole('navigation', { name: t('table.period') })
    .getByRole('link', { name: t('table.period.today') })
    .click()
  await expect(rowLinks(page)).toHaveText(['Night rate'])
})
