import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { formats, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, failedRequest, title } from './views.ts'

const MONITOR = '/network/monitor'

const tiles = (page: Page) => page.getByRole('region', { name: t('monitor.tiles') }).getByRole('listitem')
const count = (page: Page, state: 'error' | 'offline' | 'available') =>
  page
    .getByRole('list', { name: t('monitor.counts') })
    .getByRole('listitem')
    .filter({ hasText: t(`display.${state}`) })
const figure = async (page: Page, state: 'error' | 'offline' | 'available') =>
  Number((await count(page, state).innerText()).replace(/\D/g, ''))
const filter = (page: Page) => page.getByRole('searchbox', { name: t('monitor.filter') })
const nameIn = (text = '') => /[A-Z].* · \d/.exec(text)?.[0]
const names = (page: Page) => tiles(page).allInnerTexts()

test('An operator sees the worst chargers first and a storm within seconds; the space bar freezes the order', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await signInAs('operator', MONITOR)
  await expect(tiles(page).first()).toContainText('earth fault')
  // Only visible tiles are in the document.
  expect(await tiles(page).count()).toBeLessThan(80)
  // All text is readable from a distance.
  const smallest = await tiles(page).evaluateAll((all) =>
    Math.min(
      ...all.flatMap((tile) =>
        [...tile.querySelectorAll('span')].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      ),
    ),
  )
  expect(smallest).toBeGreaterThanOrEqual(20)
  await expectAccessible(page)
  // Screen readers get the most urgent connectors as a table, in the order of the board.
  const worst = page.getByRole('table', { name: /^Most urgent: \d+ of / })
  await expect(worst.getByRole('columnheader')).toHaveText([
    t('monitor.column.connector'),
    t('monitor.column.status'),
    t('monitor.column.since'),
    t('monitor.column.place'),
  ])
  const rows = worst.locator('tbody tr')
  expect(await rows.count()).toBeLessThanOrEqual(100)
  expect(await rows.count()).toBeGreaterThan(10)
  await expect(rows.first()).toContainText('earth fault')

  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: t('monitor.paused') })).toBeVisible()
  const calm = await figure(page, 'offline')
  const before = (await names(page)).length
  const [first] = await names(page)
  await mock.scenario('offline-storm')
  await expect.poll(() => figure(page, 'offline')).toBeGreaterThan(calm * 2)
  expect((await names(page)).length).toBe(before)
  // Ages advance, and a faulty connector may fall silent, but tiles keep their places.
  expect(nameIn((await names(page))[0])).toBe(nameIn(first))
  await expect(page.getByRole('log', { name: t('monitor.log') })).toContainText(t('display.offline'))
  await page.keyboard.press('Space')
  await expect(button(page, t('monitor.pause'))).toBeVisible()

  // A link to a filtered board contains the filter.
  await filter(page).fill('antwerpen offline')
  await expect(page).toHaveURL(/\?q=antwerpen\+offline$/)
  await expect(tiles(page).first()).toContainText('Antwerpen')
  await expect(rows.first()).toContainText('Antwerpen')
  await page.reload()
  await expect(filter(page)).toHaveValue('antwerpen offline')
  await expect(tiles(page).first()).toContainText('Antwerpen')
  await filter(page).fill('nowhere at all')
  await expect(page.getByText(t('monitor.noMatch', { text: 'nowhere at all' }))).toBeVisible()
  await filter(page).fill('')
  await press(tiles(page).first().getByRole('link'))
  await expect(page).toHaveURL(/\/network\/chargepoints\//)
})

test('An offline monitor shows the age of its data and recovers automatically; without data it shows a failure', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/states'))
  await mock.fault('getConnectorStates', { kind: 'status', status: 500 })
  await signInAs('operator', MONITOR)
  await expect(page.getByText(t('monitor.failed'))).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(tiles(page).first()).toBeVisible()
  await mock.fault('getConnectorStates', { kind: 'drop' })
  await expect(page.getByText(t('reads.older', { age: t('reads.soon') }))).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await mock.clearFaults()
  await expect(page.getByText(t('reads.older', { age: t('reads.soon') }))).toBeHidden({ timeout: 20_000 })
})

test('The monitor can fill the screen, and is dark in the light theme too', async ({ page, signInAs }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs('operator', MONITOR)
  await expect(title(page, t('monitor.title'))).toBeVisible()
  await press(button(page, t('monitor.full')))
  await expect(button(page, t('monitor.leave'))).toBeVisible()
  const colours = await page.evaluate(() => {
    const board = document.fullscreenElement
    return {
      ground: board && getComputedStyle(board).backgroundColor,
      foot: getComputedStyle(document.querySelector('footer') ?? document.body).backgroundColor,
      page: getComputedStyle(document.body).backgroundColor,
      isWhole: board?.clientWidth === window.innerWidth && board.clientHeight === window.innerHeight,
    }
  })
  const lightness = (colour: string | null) => Number(/\(([\d.]+)/.exec(colour ?? '')?.[1])
  expect(lightness(colours.ground)).toBeLessThan(lightness(colours.page) / 3)
  expect(colours.isWhole).toBe(true)
  // The page footer outside the board has the same background.
  expect(colours.foot).toBe(colours.ground)
  await button(page, t('monitor.leave')).click()
  await expect(button(page, t('monitor.full'))).toBeVisible()
  await expect(count(page, 'available')).toContainText(formats.count(await figure(page, 'available')))
})
