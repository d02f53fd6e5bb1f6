import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks, searchValue, totalOf } from './serverTable.ts'
import { button, type Page, title } from './views.ts'

const LIST = '/my/chargesession'
const STATEMENT = `${LIST}/statement`

const chip = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const facts = (page: Page) => page.getByText(/^[\d,]+ sessions? · [\d,]+ kWh · €[\d,.]+ incl\. VAT$/)
const totals = async (page: Page) => {
  const [sessions = 0, energy = 0, price = 0] = (
    (await facts(page).innerText()).match(/[\d,.]*\d/g) ?? []
  ).map((figure) => Number(figure.replaceAll(',', '')))
  return { sessions, energy, price }
}
/** '€3.35' → 335 cents. */
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
/** Replaces the browser's print dialog, which would block the test. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })

test('A user sees the totals of all sessions by month and filter, and the URL contains the period', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await expect(facts(page)).toBeVisible()
  const all = await totals(page)
  expect(all.sessions).toBe(await totalOf(page))

  await chip(page, t('table.period.last')).click()
  await expect(page).toHaveURL(/period=last/)
  await expect.poll(() => totals(page).then(({ sessions }) => sessions)).toBeLessThan(all.sessions)
  const month = await totals(page)
  await expect.poll(() => totalOf(page)).toBe(month.sessions)
  expect(month.energy).toBeGreaterThan(0)
  expect(month.price).toBeGreaterThan(0)

  await searchValue(page, 'Status', t('status.COMPLETED'))
  await expect(page).toHaveURL(/period=last/)
  await page.reload()
  await expect(chip(page, t('table.period.last'))).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => totals(page).then(({ sessions }) => sessions)).toBe(await totalOf(page))

  await chip(page, t('table.period.own')).click()
  await page.getByLabel(t('table.period.from'), { exact: true }).fill('2020-01-01')
  await page.getByLabel(t('table.period.until'), { exact: true }).fill('2020-01-31')
  await expect(page.getByText(t('sessions.totals.count', { count: 0 }))).toHaveCount(0)
  await expect(page).toHaveURL(/period=2020-01-01\.\.2020-01-31/)
  await chip(page, t('table.period.all')).click()
  await expect(rowLinks(page)).toHaveCount(10)
})

test('A user prints the receipt of a session with cost and location, in light colours, without page header and footer', async ({
  page,
  signInAs,
}) => {
  await countPrints(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // A session at the user's own charger, because the receipt of a session elsewhere has no address.
  await signInAs('driver', STATEMENT)
  await rowLinks(page).first().click()
  await button(page, t('sessions.receipt')).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText(t('sessions.receipt.title', { id: decodeURIComponent(id) }))).toBeVisible()
  await expect(page.getByText(t('sessions.price.total'))).toBeVisible()
  await expect(page.getByText(t('sessions.address'), { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(button(page, t('sessions.receipt'))).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground)
})

test('A driver saves and prints the statement of a home charger; its sessions add up to the payout and the meter reading', async ({
  page,
  signInAs,
}) => {
  await countPrints(page)
  await signInAs('driver', LIST)
  await press(page.getByRole('link', { name: t('sessions.statement') }))
  await expect(title(page, t('statement.title'))).toBeVisible()
  const sessions = page.getByRole('region', { name: t('statement.sessions'), exact: true })
  await expect(sessions.locator('tbody tr').nth(3)).toBeVisible()
  const amounts = await sessions.locator('tbody td:last-child').allInnerTexts()
  expect(amounts.length).toBeGreaterThan(3)
  const payout = page.getByRole('region', { name: t('statement.payout'), exact: true })
  const paid = amounts.filter((text) => text.startsWith('€')).reduce((sum, text) => sum + cents(text), 0)
  const expected = cents(await payout.locator('dd').first().innerText())
  expect(paid).toBe(expected)

  const meter = page.getByRole('region', { name: t('statement.meter.title'), exact: true })
  await expect(meter.getByText(t('statement.gap.STANDBY'))).toBeVisible()
  const lines = (await meter.locator('tbody td').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-').replace(/[^\d.-]/g, '')),
  )
  const counted = Number((await meter.locator('tfoot td').innerText()).replace(/[^\d.-]/g, ''))
  expect(lines.reduce((sum, value) => sum + value, 0)).toBeCloseTo(counted, 3)
  await expect(meter.getByText(t('statement.gap.UNEXPLAINED'))).toHaveCount(0)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await press(button(page, t('statement.csv')))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^statement-CP\w+-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(amounts.length + 1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel(t('statement.month'))).toBeHidden()
  await expect(meter).toBeVisible()
  // In a grid layout the meter would cover the last sessions on paper.
  for (const part of [sessions, meter])
    await expect
      .poll(() =>
        part.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).display),
      )
      .toBe('block')
  await page.emulateMedia({ media: 'screen' })

  await page.getByLabel(t('statement.month')).selectOption({ index: 2 })
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  await expect(sessions).toBeVisible()
})

test('Without a reimbursed charger, the screen explains when a statement will be available', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver-empty', STATEMENT)
  await expect(page.getByRole('heading', { name: t('statement.none') })).toBeVisible()
})
