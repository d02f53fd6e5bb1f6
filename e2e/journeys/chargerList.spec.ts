import { patiently, SOON, stopTime } from '../pageClock.ts'
import { setVisibility } from '../paths/stage.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { searchText } from './serverTable.ts'
import { button, countAnswered, countOf, type Page, title } from './views.ts'

const LIST = '/my/chargepoints'

const names = (page: Page) => page.getByRole('row').getByRole('link')
const rows = (page: Page, count: number) => expect(names(page)).toHaveCount(count)
const range = (from: number, to: number, total: number) => t('table.range', { from, to, total })
const expectRange = (page: Page, from: number, to: number, total: number) =>
  expect(page.getByRole('navigation', { name: t('table.pages') }).locator('output')).toHaveText(
    range(from, to, total),
  )

test('A search ignores case and accents, is in the URL and can be cleared', async ({ page, signInAs }) => {
  await signInAs('fleet', LIST)
  await rows(page, 10)
  await page.getByRole('searchbox', { name: t('chargers.search') }).fill('LIEGE')
  await rows(page, 3)
  await expect(page).toHaveURL(`${LIST}?q=LIEGE`)
  await page.reload()
  await rows(page, 3)
  await expect(page.getByRole('searchbox')).toHaveValue('LIEGE')

  await page.getByRole('searchbox').fill('no such charger')
  await expect(page.getByRole('heading', { name: t('chargers.noMatch.title') })).toBeVisible()
  await expect(page.getByText(t('chargers.noMatch.text', { count: 40 }))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('table.clear') })
    .last()
    .click()
  await rows(page, 10)
  await expect(page).toHaveURL(LIST)
})

test('An administrator of several organisations narrows the list to the chargers of their own organisation', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  await expectRange(page, 1, 10, 28)
  const filteredRequest = page.waitForRequest((request) => request.url().includes('directonly=true'))
  await button(page, t('chargers.direct')).click()
  await filteredRequest
  await rows(page, 4)
  await expect(page).toHaveURL(/direct=1/)
  await button(page, t('chargers.direct')).click()
  await expectRange(page, 1, 10, 28)
})

test('A state filter narrows the list to the chargers in that state', async ({ page, mock, signInAs }) => {
  await mock.clock({ paused: true })
  await signInAs('fleet', '/dashboard')
  const charging = page
    .getByRole('region', { name: t('dashboard.chargers') })
    .getByRole('link', { name: new RegExp(`^${t('display.available')}`) })
  const counted = Number((await charging.innerText()).replace(/\D/g, ''))
  expect(counted).toBeGreaterThan(0)
  await charging.click()
  await expect(page).toHaveURL(`${LIST}?state=available`)
  // Each state is shown with its count and links to its chargers.
  const state = (word: string, count: number) =>
    page
      .getByRole('navigation', { name: t('chargers.state') })
      .getByRole('link', { name: `${word} ${count}`, exact: true })
  await expect(state(t('display.available'), counted)).toHaveAttribute('aria-current', 'true')
  await page.goto(`${LIST}?state=available&rows=50`)
  await rows(page, counted)

  await state(t('chargers.state.all'), 40).click()
  await expectRange(page, 1, 40, 40)
  await expect(page).toHaveURL(`${LIST}?rows=50`)
  const parking = page.getByRole('link', { name: new RegExp(`^${t('display.parking')} \\d+$`) })
  // A filter is a link, so that a new tab shows the same rows.
  await expect(parking).toHaveAttribute('href', `${LIST}?rows=50&state=parking`)
  const parked = Number((await parking.innerText()).replace(/\D/g, ''))
  expect(parked).toBeGreaterThan(0)
  await parking.click()
  await rows(page, parked)
})

test('A user combines conditions with the search; a reload keeps both, and both can be cleared', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await rows(page, 10)
  await button(page, t('table.filter')).click()
  await searchText(page, t('chargers.column.city'), 'gent')
  await rows(page, 6)
  await page.getByRole('searchbox', { name: t('chargers.search') }).fill('BCA-000011')
  await rows(page, 1)
  await page.reload()
  await rows(page, 1)
  await button(page, t('table.clear')).first().click()
  await expect.poll(() => names(page).count()).toBeGreaterThan(1)
})

test('The headers sort in both directions, and announce the order to screen readers', async ({
  page,
  signInAs,
}) => {
  // All columns are visible.
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs('fleet', `${LIST}?rows=50`)
  await rows(page, 40)
  const header = (name: string) => page.getByRole('columnheader', { name })
  const sortBy = (name: string) => header(name).getByRole('button').click()
  await expect(header(t('chargers.column.state'))).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('tbody tr').first()).toContainText(t('status.ERROR'))

  await sortBy(t('chargers.column.description'))
  await expect(names(page).first()).toHaveText('Depot Antwerpen · bay 1')
  await sortBy(t('chargers.column.description'))
  await expect(header(t('chargers.column.description'))).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page).first()).toHaveText('Depot Zeebrugge · bay 8')

  await sortBy(t('chargers.column.chargeBox'))
  await expect(header(t('chargers.column.chargeBox'))).toHaveAttribute('aria-sort', 'ascending')
  await expect(header(t('chargers.column.description'))).toHaveAttribute('aria-sort', 'none')
  await expect(names(page).first()).toHaveText('Depot Zeebrugge · bay 1')
  await expect(page).toHaveURL(`${LIST}?sort=chargeBox&rows=50`)
  await page.reload()
  await expect(header(t('chargers.column.chargeBox'))).toHaveAttribute('aria-sort', 'ascending')
})

test('A user pages with buttons and arrow keys, and the URL contains the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await expectRange(page, 1, 10, 40)
  await expect(button(page, t('table.previous'))).toBeDisabled()
  await button(page, t('table.next')).click()
  await expectRange(page, 11, 20, 40)
  await expect(page).toHaveURL(`${LIST}?page=2`)
  await page.keyboard.press('ArrowRight')
  await expectRange(page, 21, 30, 40)
  await page.keyboard.press('ArrowLeft')
  await expectRange(page, 11, 20, 40)
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowRight')
  await expectRange(page, 11, 20, 40)

  await page.getByRole('radio', { name: '25' }).check({ force: true })
  await expectRange(page, 1, 25, 40)
  await expect(page).toHaveURL(`${LIST}?rows=25`)
  await button(page, t('table.next')).click()
  await expectRange(page, 26, 40, 40)
  await expect(button(page, t('table.next'))).toBeDisabled()
})

test('A page number past the end shows the last page', async ({ page, signInAs }) => {
  await signInAs('fleet', `${LIST}?page=99`)
  await expectRange(page, 31, 40, 40)
  await button(page, t('table.previous')).click()
  await expectRange(page, 21, 30, 40)
})

test('Invalid parameters in the URL show the default list', async ({ page, signInAs }) => {
  await signInAs('fleet', `${LIST}?page=-1&rows=7&state=tired&sort=__proto__`)
  await expectRange(page, 1, 10, 40)
})

test('An empty list of chargers explains how to get one', async ({ page, signInAs }) => {
  await signInAs('driver-empty', LIST)
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('chargers.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('chargers.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=CHARGER',
  )
  // Ordering a charger is the primary action; adding an installed one is the secondary.
  const [order = '', add = ''] = await Promise.all(
    [t('chargers.empty.action'), t('chargers.add')].map((name) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor),
    ),
  )
  expect(add).not.toBe(order)
  await page.getByRole('link', { name: t('shell.dashboard') }).click()
  await expect(page.getByRole('heading', { name: t('dashboard.empty.title') })).toBeVisible()
})

test('The list is refetched every five seconds while visible, and never while hidden', async ({
  page,
  mock,
  signInAs,
}) => {
  const answered = () => countAnswered(mock, 'listChargepoints')
  const clock = await stopTime(page)
  await signInAs('fleet', LIST)
  await patiently(clock, () => expect(names(page)).toHaveCount(10, SOON))
  await expect.poll(answered).toBe(1)
  await clock.leap(5_000)
  await expect.poll(answered).toBe(2)

  await setVisibility({ page }, 'hidden')
  for (let minute = 0; minute < 5; minute += 1) await clock.leap(60_000)
  await setVisibility({ page }, 'visible')
  await expect.poll(answered).toBe(3)
  expect(await countOf(mock, 'listChargepoints')).toBe(3)
})

test('A restored connection triggers a refetch immediately, without waiting for the next retry', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const older = page.getByText(/^Last updated .* We couldn’t get newer data\.$/)
  let lost = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/chargepoint/BCO/list')) lost += 1
  })
  const clock = await stopTime(page)
  await signInAs('driver', LIST)
  await patiently(clock, () => expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible(SOON))
  // The offline handling loads right after the page, so wait for it before going offline.
  await clock.run(500)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await clock.leap(5_000)
  await patiently(clock, () => expect(older).toBeVisible(SOON))
  await clock.leap(5_000)
  // After two failed tries the third is ten seconds away, so only the reconnect can refetch sooner.
  await expect.poll(() => lost).toBe(2)
  await clock.run(100)
  await page.context().setOffline(false)
  await patiently(clock, () => expect(older).toHaveCount(0, SOON))
})
