import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  chips,
  chooseRelation,
  expectRange,
  rowLinks,
  searchText,
  searchValue,
  sortBy,
  totalOf,
} from './serverTable.ts'
import { button, failedRequest, type Page, title } from './views.ts'

const LIST = '/my/tokens'
const CARD = 'BE-BCA-012042-8'
const DETAIL = '/my/token/details/T000006'
const details = (page: Page) => page.getByRole('region', { name: t('common.details') })

test('A user finds a card by its number and opens it to see its user and latest sessions', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await expectRange(page, 1, 10, 200)
  await searchText(page, 'Number', '012042')
  await expect(rowLinks(page)).toHaveText([CARD])
  await rowLinks(page).click()
  await expect(page).toHaveURL(DETAIL)
  await expect(title(page, CARD)).toBeVisible()
  await expect(page.getByText(t('cards.sentence.ACTIVE', { user: 'Tine Pauwels' }))).toBeVisible()
  await expect(details(page)).toContainText('Fan · Noordzee Logistics')
  await expect(details(page)).toContainText('BEBCA0120428')
  // The menu marks the list as current, although the card has a different URL.
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu') })
  await expect(menu.getByRole('link', { name: t('shell.cards') })).toHaveAttribute('aria-current', 'page')

  const sessions = page.getByRole('region', { name: t('common.recentSessions'), exact: true })
  await expect(sessions.getByRole('listitem').first()).toBeVisible()
  await sessions.getByRole('link', { name: /^View all/ }).click()
  await expect(title(page, t('sessions.title'))).toBeVisible()
  await expect(chips(page)).toContainText([CARD])
  // With room for all columns, the card number is one of them.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('cell', { name: CARD }).first()).toBeVisible()
})

test('The EVCO ID of a card is masked until the user reveals it', async ({ page, signInAs }) => {
  await signInAs('fleet', DETAIL)
  await expect(details(page)).toBeVisible()
  await expect(details(page)).not.toContainText('BE-BCA-C1478787-3')
  await details(page)
    .getByRole('button', { name: t('cards.evco') })
    .click()
  await expect(details(page)).toContainText('BE-BCA-C1478787-3')
})

test('A user filters cards by user and by state', async ({ page, signInAs }) => {
  await signInAs('fleet', LIST)
  await searchText(page, 'RelationContact', 'TINE')
  await expect(page.locator('tbody tr').first()).toContainText('Tine Pauwels')
  await expect(page.locator('tbody tr').filter({ hasNotText: 'Tine' })).toHaveCount(0)
  await button(page, t('table.clear')).click()
  await expectRange(page, 1, 10, 200)

  await searchValue(page, 'State', t('cards.state.LOST'))
  await expect(chips(page).first()).toHaveText(`${t('cards.column.State')} ${t('cards.state.LOST')}`)
  await expect(page.locator('tbody tr').filter({ hasNotText: t('cards.state.LOST') })).toHaveCount(0)
  await expect(rowLinks(page).first()).toBeVisible()
})

test('Duplicates, missing users and missing subscriptions are flagged in the list and on the card (S5)', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  for (const flag of ['IsDuplicate', 'IsUserMissing', 'IsSubscriptionMissing'] as const) {
    await expectRange(page, 1, 10, 200)
    await searchValue(page, flag, t('common.yes'))
    await expect(chips(page).first()).toHaveText(`${t(`cards.issue.${flag}`)} ${t('common.yes')}`)
    await expect(page.locator('tbody tr').filter({ hasNotText: t(`cards.issue.${flag}`) })).toHaveCount(0)
    await expectAccessible(page)
    await rowLinks(page).first().click()
    await expect(page.getByText(t(`cards.issue.${flag}.text`))).toBeVisible()
    const repair = {
      IsDuplicate: page.getByRole('link', { name: t('common.contactSupport') }),
      IsUserMissing: page.getByRole('button', { name: t('cards.repair.user') }),
      IsSubscriptionMissing: page.getByRole('button', { name: t('cards.repair.subscription') }),
    }
    await expect(repair[flag]).toBeVisible()
    await page.goBack()
    await button(page, t('table.clear')).click()
  }
})

test('A reload keeps filter, order, page and page size, which are in the URL', async ({ page, signInAs }) => {
  await signInAs('fleet', LIST)
  await searchValue(page, 'State', t('cards.state.ACTIVE'))
  await expect(chips(page)).toHaveCount(2)
  await sortBy(page, t('cards.column.RelationContact'))
  await page.getByRole('radio', { name: '25' }).check({ force: true })
  await expect(rowLinks(page)).toHaveCount(25)
  await button(page, t('table.next')).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false')
  const before = await rowLinks(page).allInnerTexts()
  const total = await totalOf(page)
  await page.reload()
  await expectRange(page, 26, 50, total)
  await expect(rowLinks(page)).toHaveText(before)
  await expect(page.getByRole('columnheader', { name: t('cards.column.RelationContact') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('A driver sees only their own cards; other ids answer not found', async ({ page, signInAs }) => {
  await signInAs('driver', LIST)
  await expect(rowLinks(page)).toHaveCount(5)
  await page.goto(DETAIL)
  await expect(page.getByRole('heading', { name: t('cards.missing') })).toBeVisible()
  await expect(page.getByText(CARD)).toHaveCount(0)
  await page.getByRole('link', { name: t('cards.back') }).click()
  await expect(rowLinks(page)).toHaveCount(5)
})

test('A card that fails to load shows a message, and loads after a retry', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/token/BCO/one/'))
  await mock.fault('oneToken', { kind: 'status', status: 503 })
  await signInAs('fleet', DETAIL)
  await expect(page.getByText(t('cards.oneFailed'))).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(title(page, CARD)).toBeVisible()
})

test('An empty list of cards explains how to order one', async ({ page, signInAs }) => {
  await signInAs('driver-empty', LIST)
  await expect(page.getByRole('heading', { name: t('cards.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('cards.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=CARD',
  )
  // The empty state already has an order button.
  await expect(page.getByRole('link', { name: t('cards.order') })).toHaveCount(0)
  await expectAccessible(page)
})

test('A user opens a card by keyboard alone and returns to the unchanged list', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', `${LIST}?page=2`)
  await expectRange(page, 11, 20, 200)
  await rowLinks(page).first().focus()
  const number = await rowLinks(page).first().innerText()
  await page.keyboard.press('Enter')
  await expect(title(page, number)).toBeVisible()
  await page.goBack()
  await expectRange(page, 11, 20, 200)
})

test('The relation selector narrows cards, history and requests to a relation and those below it (S2)', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity', LIST)
  const all = await totalOf(page)
  await chooseRelation(page, t('relation.all'), 'Meridiaan Vlaanderen')
  await expect.poll(() => totalOf(page)).toBeLessThan(all)
  expect(await totalOf(page)).toBeGreaterThan(0)

  // The selection persists: the other pages show the same relation.
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu') })
  for (const [label, address, heading] of [
    [t('shell.sessions'), '/chargesession/BCO/filtered', t('sessions.title')],
    [t('shell.requests'), '/request/BCO/filtered', t('requests.title')],
  ] as const) {
    const narrowed = page.waitForRequest(
      (request) => request.url().includes(address) && request.url().includes('relid=R00006'),
    )
    await menu.getByRole('link', { name: label }).click()
    await narrowed
    await expect(title(page, heading)).toBeVisible()
    await expect(button(page, t('relation.shown', { name: 'Meridiaan Vlaanderen' }))).toBeVisible()
    await expect(rowLinks(page).first()).toBeVisible()
  }
  // The charger screen offers only relations with chargers, so it fetches its own list of relations.
  const filteredRequest = page.waitForRequest((request) => request.url().includes('chargepoints=1'))
  await menu.getByRole('link', { name: t('shell.chargers') }).click()
  await filteredRequest
  await expect(page.getByRole('main')).toContainText('12 chargers')
})

test('On a phone the list of cards shows the issues of each card, and can be sorted', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fleet', `${LIST}?filter=(IsUserMissing EX "true")`)
  await expect(page.locator('tbody tr').first()).toContainText(t('cards.issue.IsUserMissing'))
  await page.getByRole('combobox', { name: t('table.sortBy') }).selectOption('descending Number')
  await expect(page).toHaveURL(/sort=-Number/)
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
})
