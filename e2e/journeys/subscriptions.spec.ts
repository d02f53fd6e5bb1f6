import { LANGUAGES } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, formats, t, textsIn } from '../texts.ts'
import { chips, expectRange, rowLinks, searchText, searchValue, sortBy, totalOf } from './serverTable.ts'
import { button, failedRequest, type Page, title } from './views.ts'

const LIST = '/my/subscriptions'
const DETAIL = '/my/subscriptions/details?id=SU00003'
const NAME = 'Fan · Noordzee Logistics'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('A user opens a subscription from the cards, sees its fee, tariff and cards, and goes to a card and back (S2)', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/tokens')
  await page.getByRole('link', { name: t('cards.subscriptions') }).click()
  await expect(page).toHaveURL(LIST)
  await expectRange(page, 1, 10, 15)
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu') })
  await expect(menu.getByRole('link', { name: t('shell.cards') })).toHaveAttribute('aria-current', 'page')

  await rowLinks(page).getByText(NAME, { exact: true }).click()
  await expect(page).toHaveURL(DETAIL)
  await expect(title(page, NAME)).toBeVisible()
  await expect(menu.getByRole('link', { name: t('shell.cards') })).toHaveAttribute('aria-current', 'page')
  const details = region(page, t('common.details'))
  for (const euros of [4.9, 4.05, 0.85]) await expect(details).toContainText(formats.money(euros))
  const tariff = region(page, t('subscriptions.tariff'))
  await expect(tariff).toContainText('WORK')
  await expect(tariff).toContainText(t('subscriptions.tariff.kwh'))
  await expect(
    page.getByRole('main').getByRole('link', { name: t('common.contactSupport') }),
  ).toHaveAttribute('href', /^mailto:/)

  await expectRange(page, 1, 10, 16)
  await page.getByRole('link', { name: 'BE-BCA-012042-8' }).click()
  await expect(title(page, 'BE-BCA-012042-8')).toBeVisible()
  await region(page, t('common.details')).getByRole('link', { name: NAME }).click()
  await expect(page).toHaveURL(DETAIL)
})

test('A user filters, sorts and pages subscriptions, and the URL contains the view', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  await searchValue(page, 'Status', t('subscriptions.status.ENDED'))
  await expect(chips(page).first()).toHaveText(
    `${t('subscriptions.column.Status')} ${t('subscriptions.status.ENDED')}`,
  )
  await expect(rowLinks(page)).toHaveText(['Starter · Noordzee Logistics, trial'])
  await button(page, t('table.clear')).click()

  await searchText(page, 'SubscriptionType', 'start')
  await expect(page.locator('tbody tr').first()).toContainText('Starter')
  await expect(page.locator('tbody tr').filter({ hasNotText: 'Starter' })).toHaveCount(0)
  await button(page, t('table.clear')).click()

  await expectRange(page, 1, 10, 15)
  await sortBy(page, t('subscriptions.column.MonthlyFee'))
  await expect(page.locator('tbody tr').first()).toContainText(formats.money(2.5))
  await button(page, t('table.next')).click()
  await expectRange(page, 11, 15, 15)
  await expect(page).toHaveURL(/sort=MonthlyFee&page=2$/)
  const before = await rowLinks(page).allInnerTexts()
  await page.reload()
  await expect(rowLinks(page)).toHaveText(before)
})

test('A manager of several organisations filters subscriptions by organisation', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs('entity', LIST)
  const all = await totalOf(page)
  await searchText(page, 'Relation', 'kust')
  await expect(chips(page).first()).toContainText('kust')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.locator('tbody tr').filter({ hasNotText: 'Meridiaan Kust' })).toHaveCount(0)
  expect(all).toBeGreaterThan(2)
})

test('An empty list of subscriptions links to the form that orders a card', async ({ page, signInAs }) => {
  await signInAs('driver-empty', LIST)
  await expect(page.getByRole('heading', { name: t('subscriptions.empty.title') })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: t('subscriptions.empty.action') }),
  ).toHaveAttribute('href', /start=CARD/)
  await expectAccessible(page)
})

test('A subscription of another customer or with an unknown id is not found; a URL without an id shows the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', DETAIL)
  await expect(page.getByRole('heading', { name: t('subscriptions.missing') })).toBeVisible()
  await expect(page.getByText(NAME)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('subscriptions.back') }).click()
  await expect(rowLinks(page)).toHaveCount(1)
  await page.goto('/my/subscriptions/details?id=nothing')
  await expect(page.getByRole('heading', { name: t('subscriptions.missing') })).toBeVisible()
  await page.goto('/my/subscriptions/details')
  await expect(page).toHaveURL(LIST)
  await expect(rowLinks(page)).toHaveCount(1)
})

test('A subscription that the user may not read shows the reason', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/subscription/BCO/one/'))
  await mock.fault('oneSubscription', { kind: 'code', code: 'Unauthorized' })
  await signInAs('fleet', DETAIL)
  await expect(page.getByRole('heading', { name: t('subscriptions.missing') })).toBeVisible()
  await expect(page.getByRole('main').getByText(errorText('Unauthorized'))).toBeVisible()
})

test('A subscription, its tariff and its cards that fail to load each offer a retry', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  for (const path of ['/subscription/BCO/', '/tariff/BCO/', '/token/BCO/']) errors.allow(failedRequest(path))
  await mock.fault('oneSubscription', { kind: 'status', status: 503 }, 1)
  await mock.fault('filteredTariff', { kind: 'status', status: 503 }, 1)
  await mock.fault('filteredToken', { kind: 'status', status: 503 }, 1)
  await signInAs('fleet', DETAIL)
  await expect(page.getByText(t('subscriptions.oneFailed'))).toBeVisible()
  await button(page, t('faces.retry')).click()
  await expect(title(page, NAME)).toBeVisible()
  const tariff = region(page, t('subscriptions.tariff'))
  await expect(tariff.getByText(t('subscriptions.tariff.failed'))).toBeVisible()
  await tariff.getByRole('button', { name: t('faces.retry') }).click()
  await expect(tariff).toContainText(t('subscriptions.tariff.kwh'))
  await expect(page.getByText(t('subscriptions.cards.failed'))).toBeVisible()
  await button(page, t('faces.retry')).click()
  await expectRange(page, 1, 10, 16)
})

test('An unknown status is shown unchanged, and missing dates and fees as a dash', async ({
  page,
  signInAs,
}) => {
  await page.route('**/subscription/BCO/one/*', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: object }
    const { MonthlyFee: _, ...odd } = { MonthlyFee: 0, ...data, Status: 'PAUSED', StartDate: 'once' }
    await route.fulfill({ response: answer, json: { ...rest, data: odd } })
  })
  await signInAs('fleet', DETAIL)
  await expect(page.getByText(t('reads.unknownValue', { value: 'PAUSED' }))).toBeVisible()
  await expect(page.getByText(t('subscriptions.sentence.unknown'))).toBeVisible()
  const details = region(page, t('common.details'))
  await expect(details.locator('dd').filter({ hasText: /^–$/ })).toHaveCount(5)
})

test('On a phone each subscription is a card with its status and fee, in every language', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fleet', `${LIST}?sort=-Description`)
  for (const language of LANGUAGES) {
    const words = await textsIn(language)
    await page.evaluate((chosen) => localStorage.setItem('charge-portal:language', chosen), language)
    await page.reload()
    await expect(title(page, words.t('subscriptions.title'))).toBeVisible()
    const first = page.locator('tbody tr').first()
    await expect(first).toContainText(words.t('subscriptions.status.ENDED'))
    await expect(first).toContainText(words.t('subscriptions.perMonth', { fee: words.formats.money(2.5) }))
    await first.getByRole('link').click()
    await expect(region(page, words.t('subscriptions.tariff'))).toContainText(
      words.t('subscriptions.tariff.kwh'),
    )
    await expectAccessible(page)
    await page.goBack()
  }
})
