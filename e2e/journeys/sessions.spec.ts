import { POLL_OPEN_MS } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { chips, expectRange, rowLinks, searchText, searchValue, sortBy, totalOf } from './serverTable.ts'
import { button, countAnswered, failedRequest, type Page, title } from './views.ts'

const LIST = '/my/chargesession'
const RUNNING = `${LIST}?filter=(Status EX "CHARGING")`
/** Six cars are charging at the fleet's chargers at this time. */
const MANY_CHARGE = '2026-05-20T12:20:00Z'
const price = (page: Page) => page.getByRole('region', { name: t('sessions.price') })
const details = (page: Page) => page.getByRole('region', { name: t('common.details') })

/** '€1.52' → 15200, in 1/10,000 euro; negative for a deduction. */
const units = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 10_000)

/** Returns the price lines, exact total, net part and VAT, in 1/10,000 euro. */
const bill = async (page: Page) => {
  const lines = (await price(page).locator('tbody td').allInnerTexts()).map(units)
  const foot = (await price(page).locator('tfoot td').allInnerTexts()).map(units)
  // Net part and VAT are below the total.
  const [vat = 0, net = 0, total = 0] = foot.reverse()
  return { lines, total, net, vat }
}

test('The history lists the newest session first, with its location, card and price', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', LIST)
  await expect(rowLinks(page)).toHaveCount(10)
  const starts = await rowLinks(page).allInnerTexts()
  const times = starts.map((text) => Date.parse(text.replace(',', '')))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  await expect(page.locator('tbody tr').first()).toContainText(/ · .*BE-BCA-\d{6}-\d.*kWh.*€/)
})

test('A session shows its power curve, and its price lines add up to the total (S9)', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', `${LIST}?filter=(Status EX "COMPLETED")`)
  await expect(rowLinks(page)).toHaveCount(10)
  const listed = await page.locator('tbody tr').first().innerText()
  await rowLinks(page).first().click()
  await expect(page.getByRole('slider', { name: /^Charging power in this session/ })).toBeVisible()
  const { lines, total, net, vat } = await bill(page)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
  expect(net + vat).toBe(total)
  expect(listed).toContain(`€${(Math.round(total / 100) / 100).toFixed(2)}`)

  await details(page)
    .getByRole('link', { name: /^BE-BCA-/ })
    .click()
  await expect(title(page, /^BE-BCA-/)).toBeVisible()
  await page.goBack()
  await details(page)
    .getByRole('link', { name: /^Depot/ })
    .click()
  await expect(page).toHaveURL(/\/my\/chargepoints\/CP/)
})

test('A user filters sessions by status and location, and the filters are in the URL', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  const all = await totalOf(page)
  await searchValue(page, 'Status', t('status.COMPLETED'))
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  await searchText(page, 'Location', 'gent')
  await expect(page.locator('tbody tr').first()).toContainText('Gent')
  await expect(page.locator('tbody tr').filter({ hasNotText: 'Gent' })).toHaveCount(0)
  await expect(chips(page)).toHaveCount(3)
  await sortBy(page, t('sessions.column.EnergyKwh'))
  await expect(page).toHaveURL(/sort=EnergyKwh/)
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false')
  const total = await totalOf(page)
  const first = await rowLinks(page).first().innerText()
  await page.reload()
  await expectRange(page, 1, 10, total)
  await expect(rowLinks(page).first()).toHaveText(first)
})

test('A list of 100,000 rows opens at its last page, pages back, and renders only the rows of one page', async ({
  page,
  signInAs,
}) => {
  const [ROWS, ALL] = [50, 100_000]
  await page.route('**/chargesession/BCO/filtered?**', async (route) => {
    const url = new URL(route.request().url())
    const number = Number(url.searchParams.get('pagenumber') ?? 1)
    url.searchParams.set('pagenumber', '1')
    const response = await route.fetch({ url: url.href })
    const answer = (await response.json()) as { Page: object }
    const Page = {
      ...answer.Page,
      Results: ALL,
      PageCount: ALL / ROWS,
      PageNumber: number,
      pagenumber: number,
    }
    await route.fulfill({ response, json: { ...answer, Page } })
  })
  await signInAs('fleet', `${LIST}?page=${ALL / ROWS}&rows=${ROWS}`)
  await expectRange(page, ALL - ROWS + 1, ALL, ALL)
  await button(page, t('table.previous')).click()
  await expectRange(page, ALL - 2 * ROWS + 1, ALL - ROWS, ALL)
  await expect(page.locator('tbody tr')).toHaveCount(ROWS)
})

test('A running session is refetched every five seconds, and a finished one never', async ({
  page,
  mock,
  signInAs,
}) => {
  // Installed before the page loads, because timers that already run follow the real clock.
  await page.clock.install()
  await mock.clock({ paused: true })
  await signInAs('fleet', RUNNING)
  await rowLinks(page).first().click()
  const energy = page
    .getByRole('region', { name: t('sessions.power'), exact: true })
    .locator('dd')
    .nth(1)
  await expect(energy).toBeVisible()
  await expect(price(page)).toContainText(t('sessions.price.totalSoFar'))
  const before = await energy.innerText()
  const answered = () => countAnswered(mock, 'getChargesession')
  await mock.clock({ advanceMs: 5 * 60_000 })
  const countBefore = await answered()
  await page.clock.runFor(POLL_OPEN_MS + 500)
  await expect.poll(answered).toBeGreaterThan(countBefore)
  await expect(energy).not.toHaveText(before)
  const { lines, total } = await bill(page)
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
  await expectAccessible(page)

  await page.goto(`${LIST}?filter=(Status EX "COMPLETED")`)
  await rowLinks(page).first().click()
  await expect(price(page)).toContainText(t('sessions.price.total'))
  const over = await answered()
  await page.clock.runFor(4 * POLL_OPEN_MS)
  expect(await answered()).toBe(over)
})

test('A session that cannot be refetched stays visible, with its age', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargesession/BCO/one/'))
  await page.clock.install()
  await signInAs('fleet', RUNNING)
  await rowLinks(page).first().click()
  await expect(price(page)).toBeVisible()
  await mock.fault('getChargesession', { kind: 'status', status: 503 })
  await page.clock.runFor(POLL_OPEN_MS + 500)
  await expect(page.getByText(/^Last updated .* We couldn’t get newer data\.$/)).toBeVisible()
  await expect(price(page)).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(page.getByText(/^Last updated .* We couldn’t get newer data\.$/)).toHaveCount(0)
})

test('An empty history explains what it will show', async ({ page, signInAs }) => {
  await signInAs('driver-empty', LIST)
  await expect(page.getByRole('heading', { name: t('sessions.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('sessions.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=CHARGER',
  )
})

test('When more sessions run than the dashboard shows, a link opens exactly those sessions', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ now: MANY_CHARGE, paused: true })
  await signInAs('fleet')
  const now = page.getByRole('region', { name: t('dashboard.now') })
  await expect(now.getByRole('listitem')).toHaveCount(5)
  await now.getByRole('link', { name: t('common.viewAll', { count: 6 }) }).click()
  await expect(title(page, t('sessions.title'))).toBeVisible()
  await expect(rowLinks(page)).toHaveCount(6)
})
