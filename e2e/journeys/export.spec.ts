import { readFile } from 'node:fs/promises'
import { DAY_MS, localTime, MINUTE_MS } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, formats, t, textsIn } from '../texts.ts'
import { press } from './keyboard.ts'
import { chooseRelation, rowLinks, searchText, searchValue, sortBy } from './serverTable.ts'
import { button, failedRequest, type Page, title } from './views.ts'

type Locator = ReturnType<Page['locator']>

const CARDS = '/my/tokens'
const SESSIONS = '/my/chargesession'

const dialogOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: t('export.title', { what: title }) })
const open = async (page: Page, title: string): Promise<Locator> => {
  await button(page, t('export.button')).click()
  const dialog = dialogOf(page, title)
  await expect(dialog).toBeVisible()
  return dialog
}
const amount = (dialog: Locator) => dialog.getByLabel(t('export.amount'))
const format = (dialog: Locator) => dialog.getByLabel(t('export.format'), { exact: true })
const inDialog = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })
const submit = (dialog: Locator) => dialog.getByRole('button', { name: /^Export [\d,]+ rows?$/ })

const saved = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Returns the timestamp of a cell such as '2026-10-02 12:00' in Belgian time. */
const momentOf = (cell: string): number => {
  const at = Date.parse(`${cell.replace(' ', 'T')}Z`)
  return localTime(Math.floor(at / DAY_MS), (at % DAY_MS) / MINUTE_MS)
}

/** Returns the cells of a CSV text that contains no quoted cells. */
const cellsOf = (text: string, separator: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator))

test('A user exports exactly the columns, filter and order on screen (S9)', async ({ page, signInAs }) => {
  // Wide enough for every column.
  await page.setViewportSize({ width: 1_800, height: 700 })
  await signInAs('fleet', SESSIONS)
  await searchValue(page, 'Status', t('status.COMPLETED'))
  await sortBy(page, t('sessions.column.EnergyKwh'))
  await expect(page).toHaveURL(/sort=EnergyKwh/)
  await page.getByRole('radio', { name: '25', exact: true }).click()
  await expect(rowLinks(page)).toHaveCount(25)
  const visibleRows = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td, th')].slice(0, 7).map((cell) => (cell as HTMLElement).innerText.trim()),
      ),
    )
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const dialog = await open(page, t('sessions.title'))
  await amount(dialog).fill('25')
  await format(dialog).selectOption('pipe')
  await expectAccessible(page)
  const { name, text } = await saved(page, () => submit(dialog).click())
  expect(name).toBe('export.csv')
  const [head = [], ...rows] = cellsOf(text.replaceAll('"', ''), '|')
  expect(head.map((header) => header.replace(/ \(.*\)$/, ''))).toEqual(
    headers.map((header) => header.trim()).filter(Boolean),
  )
  expect(rows).toHaveLength(25)
  expect(
    rows.map(([start = '', charger, card, minutes, energy, price, status]) => [
      formats.dateTime(momentOf(start)),
      charger,
      card,
      formats.duration(Number(minutes) * 60_000),
      formats.energy(Number(energy)),
      formats.money(Number(price)),
      status,
    ]),
  ).toEqual(visibleRows)
  await expect(dialog.getByText(t('export.done', { rows: 25 }))).toBeVisible()
  await expectAccessible(page)
  await inDialog(dialog, t('common.close')).last().click()
  await expect(dialog).toBeHidden()
  await expect(button(page, t('export.button'))).toBeFocused()
})

test('More rows than one page are exported page by page, in list order', async ({ page, signInAs }) => {
  await signInAs('fleet', CARDS)
  const dialog = await open(page, t('cards.title'))
  const queries: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().includes('/token/BCO/filtered')) queries.push(new URL(request.url()).searchParams)
  })
  await amount(dialog).fill('150')
  await format(dialog).selectOption('json')
  const { name, text } = await saved(page, () => submit(dialog).click())
  expect(name).toBe('export.json')
  const numbers = (JSON.parse(text) as { Number: string }[]).map(({ Number: number }) => number)
  expect(numbers).toHaveLength(150)
  expect(numbers).toEqual([...numbers].sort())
  expect(queries.map((query) => [query.get('pagesize'), query.get('pagenumber')])).toEqual([
    ['100', '1'],
    ['100', '2'],
  ])
})

test('A user who types an amount out of range sees it corrected to the limit, with the reason (S5)', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', CARDS)
  const dialog = await open(page, t('cards.title'))
  await expect(amount(dialog)).toHaveValue('100')
  await amount(dialog).fill('9')
  await page.keyboard.press('Tab')
  await expect(amount(dialog)).toHaveValue('10')
  await expect(dialog.getByText('value must be equal or greater than 10')).toBeVisible()
  await amount(dialog).fill('1001')
  await expect(dialog.getByText('value must be equal or greater than 10')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(amount(dialog)).toHaveValue('1000')
  await expect(amount(dialog)).toHaveAccessibleDescription('value must be equal or smaller than 1000')
  await expectAccessible(page)
})

test('A failure halfway through an export shows the reason, and a retry continues from there', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/token/BCO/filtered'))
  await signInAs('fleet', CARDS)
  const dialog = await open(page, t('cards.title'))
  await amount(dialog).fill('200')
  const hold = await mock.hold('filteredToken')
  await submit(dialog).click()
  await hold.release({ kind: 'answer' })
  await expect(dialog.getByText(/^100 of [\d,]+ rows read$/)).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await hold.release({ kind: 'status', status: 503 })
  await expect(dialog.getByText(t('export.failed', { read: 100 }))).toBeVisible()
  await expect(dialog.getByText(errorText('UNEXPECTED'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  const { text } = await saved(page, async () => {
    await inDialog(dialog, t('faces.retry')).click()
    await hold.release({ kind: 'answer' })
  })
  const lines = cellsOf(text, ';')
  expect(lines.length).toBeGreaterThan(101)
  expect(new Set(lines.map(([number]) => number)).size).toBe(lines.length)
})

test('An export can be cancelled or continue on other pages, and stops when the relation changes', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', CARDS)
  const dialog = await open(page, t('cards.title'))
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  await format(dialog).selectOption('comma')
  const hold = await mock.hold('filteredToken')
  await submit(dialog).click()
  // More than one request may be held: a late count request of the list uses the same operation.
  await expect.poll(() => hold.waiting()).toBeGreaterThan(0)
  await expect(inDialog(dialog, t('export.reading'))).toHaveAttribute('aria-busy', 'true')
  await inDialog(dialog, t('common.cancel')).click()
  await hold.remove()
  await expect(submit(dialog)).toBeVisible()
  await expect(format(dialog)).toHaveValue('comma')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(downloads).toEqual([])

  // After its dialog is closed, the export continues in the top bar, even on another page, and can be cancelled there.
  const again = await mock.hold('filteredToken')
  const running = t('export.tray.running', { count: 1 })
  const leave = async () => {
    await submit(await open(page, t('cards.title'))).click()
    await inDialog(dialog, t('export.leave')).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.requests') })
      .click()
    await expect(title(page, t('requests.title'))).toBeVisible()
    await button(page, running).click()
  }
  const tray = page.getByRole('dialog', { name: t('export.tray') })
  await leave()
  await expect(tray.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await tray.getByRole('button', { name: t('common.cancel') }).click()
  await expect(button(page, running)).toHaveCount(0)
  await again.remove()
  /** Waits until the list has its rows, so that requests held afterwards belong to the export. */
  const backToCards = async () => {
    await page.goBack()
    await expect(title(page, t('cards.title'))).toBeVisible()
    await expect(button(page, t('export.button'))).toBeEnabled()
    return mock.hold('filteredToken')
  }
  const second = await backToCards()
  const left = await saved(page, async () => {
    await leave()
    await second.remove()
  })
  expect(left.name).toBe('export.csv')
  await expect(tray.getByRole('status')).toContainText(/^Exported 100 rows$/)
  expect(downloads).toHaveLength(1)

  // An export stops when the relation changes, and its message stays until the user closes it.
  const third = await backToCards()
  await leave()
  await page.keyboard.press('Escape')
  await chooseRelation(page, t('relation.all'), 'Noordzee Logistics')
  await expect(
    page
      .getByRole('region', { name: t('notifications.label') })
      .getByText(t('export.ended', { what: t('cards.title'), read: 0 })),
  ).toBeVisible()
  await expect(button(page, running)).toHaveCount(0)
  await third.remove()
  expect(downloads).toHaveLength(1)
})

test('An export contains personal data only on request', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/organisation')
  let dialog = await open(page, t('shell.users'))
  const without = await saved(page, () => submit(dialog).click())
  expect(without.text).not.toContain('@')
  expect(without.text).not.toContain(t('organisation.column.Email'))
  await page.keyboard.press('Escape')
  dialog = await open(page, t('shell.users'))
  await dialog.getByRole('switch', { name: t('export.sensitive') }).check()
  await expectAccessible(page)
  const { text } = await saved(page, () => submit(dialog).click())
  expect(cellsOf(text, ';')[0]).toEqual([
    t('organisation.column.Name'),
    t('organisation.column.Email'),
    t('organisation.column.Telephone'),
    t('organisation.column.Role'),
    t('organisation.column.LastLogin'),
  ])
  expect(text).toContain('@')
  // A spreadsheet would treat a telephone number as a formula.
  expect(text).toContain(";'+32")
})

test('A fully loaded list of chargers is exported as filtered and sorted', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/chargepoints')
  await page.getByRole('searchbox', { name: t('chargers.search') }).fill('gent')
  await page.keyboard.press('Enter')
  await sortBy(page, t('chargers.column.description'))
  await sortBy(page, t('chargers.column.description'))
  await expect(page).toHaveURL(/sort=-description/)
  const visibleNames = await rowLinks(page).allInnerTexts()
  const dialog = await open(page, t('chargers.title'))
  const { text } = await saved(page, () => submit(dialog).click())
  const names = cellsOf(text, ';').map(([, name]) => name)
  expect(names.slice(1, 1 + visibleNames.length)).toEqual(visibleNames)
})

test('A user exports requests; a list of subscriptions without matches cannot be exported', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/requests')
  const { text } = await saved(page, async () => {
    await submit(await open(page, t('requests.title'))).click()
  })
  expect(cellsOf(text, ';')).toHaveLength(5)
  await page.goto('/my/subscriptions')
  await searchText(page, 'Description', 'no such subscription')
  await expect(page.getByRole('heading', { name: t('table.noMatch.title') })).toBeVisible()
  await expect(button(page, t('export.button'))).toBeDisabled()
})

test('A user exports by keyboard alone, in French, on a phone', async ({ page, signInAs }) => {
  const fr = await textsIn('fr')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
  await signInAs('fleet', CARDS)
  // The button is disabled and cannot be focused until there are rows.
  await press(button(page, fr.t('export.button')))
  const dialog = page.getByRole('dialog', { name: fr.t('export.title', { what: fr.t('cards.title') }) })
  const rows = dialog.getByLabel(fr.t('export.amount'))
  while (!(await rows.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12')
  await expectAccessible(page)
  const { name, text } = await saved(page, () => page.keyboard.press('Enter'))
  expect(name).toBe('export.csv')
  expect(cellsOf(text, ';')).toHaveLength(13)
  expect(cellsOf(text, ';')[0]?.[0]).toBe(fr.t('cards.column.Number'))
  await expect(dialog.getByText(fr.t('export.done', { rows: 12 }))).toBeVisible()
})
