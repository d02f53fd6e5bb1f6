import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, failedRequest, type Page, title } from './views.ts'

const SCREEN = '/my/organisation'

const names = (page: Page) => page.locator('tbody tr > :first-child')
const range = (page: Page) => page.getByRole('navigation', { name: t('table.pages') }).locator('output')
const expectRange = (page: Page, from: number, to: number, total: number) =>
  expect(range(page)).toHaveText(t('table.range', { from, to, total }))

const search = async (page: Page, value: string, field = 'Name', operator: 'CO' | 'SW' = 'CO') => {
  await page.getByRole('combobox', { name: t('table.field') }).selectOption(field)
  await page.getByRole('combobox', { name: t('table.operator') }).selectOption(operator)
  await page.getByRole('searchbox', { name: t('table.value') }).fill(value)
  await page.keyboard.press('Enter')
}

test('A private person sees ‘Users’ with only their own contact (S6)', async ({ page, signInAs }) => {
  await signInAs('driver', SCREEN)
  await expect(title(page, t('shell.users'))).toBeVisible()
  await expect(names(page)).toHaveText([t('organisation.you', { name: 'Lotte Verhaegen' })])
})

test('The organisation is shown with its users, and its bank account only on request', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expect(title(page, t('shell.organisation'))).toBeVisible()
  const details = page.getByRole('region', { name: t('organisation.details') })
  await expect(details.getByText(/^Noordzee Logistics/)).toBeVisible()
  await expect(details).not.toContainText(/BE\d\d \d{4} \d{4} \d{4}/)
  await details.getByRole('button', { name: t('organisation.bankAccount') }).click()
  await expect(details).toContainText(/BE\d\d \d{4} \d{4} \d{4}/)
  await details.getByRole('button', { name: t('organisation.bankAccount') }).click()
  await expect(details).not.toContainText(/BE\d\d \d{4} \d{4} \d{4}/)
  await expectRange(page, 1, 10, 25)
})

test('A user with access to other customers sees only the users of their own organisation in the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', SCREEN)
  await expect(names(page)).toHaveCount(5)
  // All rows fit on one page, so there is no paging.
  await expect(range(page)).toHaveCount(0)
})

test('Filters combine (S5), are in the URL and can be removed one by one', async ({ page, signInAs }) => {
  await signInAs('fleet', SCREEN)
  await expectRange(page, 1, 10, 25)
  await search(page, '   ')
  await expect(page.getByRole('list', { name: t('table.filters') })).toBeHidden()
  await search(page, 'bart', 'Name', 'SW')
  await expect(names(page)).toHaveText([/^Bart/, /^Bart/])
  await search(page, 'janssens', 'Email')
  await expect(names(page)).toHaveText(['Bart Janssens'])
  await page.reload()
  await expect(names(page)).toHaveText(['Bart Janssens'])
  await button(page, t('table.remove', { field: t('organisation.column.Email'), value: 'janssens' })).click()
  await expect(names(page)).toHaveCount(2)
  await search(page, 'no such name')
  await expect(page.getByRole('heading', { name: t('table.noMatch.title') })).toBeVisible()
  await expectAccessible(page)
  await button(page, t('table.clear')).last().click()
  await expectRange(page, 1, 10, 25)
  await expect(page).toHaveURL(SCREEN)
})

test('A user pages with buttons and arrow keys and sorts by the headers; the URL contains the view', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await expectRange(page, 1, 10, 25)
  await button(page, t('table.next')).click()
  await expectRange(page, 11, 20, 25)
  await page.keyboard.press('ArrowRight')
  await expectRange(page, 21, 25, 25)
  await expect(page).toHaveURL(`${SCREEN}?page=3`)
  await page
    .getByRole('columnheader', { name: t('organisation.column.Name') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(`${SCREEN}?sort=-Name`)
  await expectRange(page, 1, 10, 25)
  const last = await names(page).first().innerText()
  await page.getByRole('radio', { name: '50' }).check({ force: true })
  await expectRange(page, 1, 25, 25)
  await expect(names(page).first()).toHaveText(last)
})

test('A page past the end shows the last page (S4) and corrects the URL', async ({ page, signInAs }) => {
  await signInAs('fleet', `${SCREEN}?page=99`)
  await expectRange(page, 21, 25, 25)
  await expect(page).toHaveURL(`${SCREEN}?page=3`)
})

test('Paging sends at most one request per 500 ms, for the latest page (S4)', async ({
  page,
  mock,
  signInAs,
}) => {
  // Installed before the page loads, because timers that already run follow the real clock.
  await page.clock.install()
  await signInAs('fleet', SCREEN)
  await expectRange(page, 1, 10, 25)
  const before = (await mock.journal('listRelationContacts')).length
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(1_000)
  const newReads = async () => (await mock.journal('listRelationContacts')).length - before
  await page.keyboard.press('ArrowRight')
  await expect.poll(newReads).toBe(1)
  for (const way of ['Right', 'Left', 'Right']) await page.keyboard.press(`Arrow${way}`)
  await expect(page).toHaveURL(`${SCREEN}?page=3`)
  expect(await newReads()).toBe(1)
  await page.clock.runFor(600)
  await expect.poll(newReads).toBe(2)
  await expectRange(page, 21, 25, 25)
})

for (const [what, outcome, code] of [
  ['a server error', { kind: 'code', code: 'UNKNOWNERROR' }, 'UNKNOWNERROR'],
  ['a lost connection', { kind: 'drop' }, 'FAILEDTOLOAD'],
] as const) {
  test(`A list of users that fails with ${what} shows the reason and a retry`, async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest('/relationcontact/'))
    await mock.fault('listRelationContacts', outcome)
    await signInAs('fleet', SCREEN)
    const main = page.getByRole('main')
    await expect(main.getByText(t('organisation.usersFailed'))).toBeVisible()
    await expect(main.getByText(errorText(code), { exact: true })).toBeVisible()
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expectRange(page, 1, 10, 25)
  })
}

test('Users that cannot be refetched stay visible with their age, and never appear on another page', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/relationcontact/'))
  await signInAs('fleet', SCREEN)
  await expectRange(page, 1, 10, 25)
  await mock.fault('listRelationContacts', { kind: 'code', code: 'UNKNOWNERROR' })
  await button(page, t('table.refresh')).click()
  await expect(page.getByRole('main').getByText(errorText('UNKNOWNERROR'))).toBeVisible()
  await expect(names(page)).toHaveCount(10)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(t('organisation.usersFailed'))).toBeVisible()
  await expect(names(page)).toHaveCount(0)
})

test('On a phone the list of users can be sorted and is accessible', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fleet', SCREEN)
  await expectRange(page, 1, 10, 25)
  await page.getByRole('combobox', { name: t('table.sortBy') }).selectOption('descending Name')
  await expect(page).toHaveURL(`${SCREEN}?sort=-Name`)
  await expect(names(page).first()).not.toHaveText('Bart Janssens')
  await expectAccessible(page)
})
