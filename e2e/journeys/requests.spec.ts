import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { chips, rowLinks, searchValue, sortBy } from './serverTable.ts'
import { button, type Page, title } from './views.ts'

const LIST = '/my/requests'
const PLANNED = '/my/request/RQ00003'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('A user filters requests by kind and status, and sorts them', async ({ page, signInAs }) => {
  await signInAs('fleet', LIST)
  await expect(rowLinks(page)).toHaveCount(4)
  await searchValue(page, 'Kind', t('requests.kind.CHARGER'))
  await expect(rowLinks(page)).toHaveCount(2)
  await searchValue(page, 'Status', t('requests.status.PLANNED'))
  await expect(rowLinks(page)).toHaveText(['A charger for the new car park'])
  await page.reload()
  await expect(chips(page)).toHaveCount(3)
  await expect(rowLinks(page)).toHaveCount(1)
  await button(page, t('table.clear')).click()
  await expect(rowLinks(page)).toHaveCount(4)
  await sortBy(page, t('requests.column.Summary'))
  await expect(page).toHaveURL(`${LIST}?sort=Summary`)
  await expect(rowLinks(page).first()).toHaveText('A charger at the gate')
})

test('A request shows every step, its cost and its address', async ({ page, signInAs }) => {
  await signInAs('fleet', LIST)
  await page.getByRole('link', { name: 'A charger for the new car park' }).click()
  await expect(page).toHaveURL(PLANNED)
  await expect(title(page, 'A charger for the new car park')).toBeVisible()
  await expect(region(page, t('requests.timeline')).getByRole('listitem')).toHaveText([
    new RegExp(t('requests.status.SUBMITTED')),
    new RegExp(t('requests.status.SURVEY')),
    new RegExp(t('requests.status.PLANNED')),
    new RegExp(t('requests.status.INSTALLED')),
    new RegExp(t('requests.status.DONE')),
  ])
  await expect(region(page, t('requests.price'))).toContainText('€1,890.00')
  await expect(region(page, t('requests.price'))).toContainText(t('requests.price.total'))
  await expect(region(page, t('common.details'))).toContainText('8380 Zeebrugge')
  await expect(page.getByText(/^Your installer will arrive on /)).toHaveCount(2)
  await expectAccessible(page)
  // The printed page shows owner and id, without fields and buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(t('requests.printed', { id: 'RQ00003' }), { exact: true })).toBeVisible()
  await expect(region(page, t('requests.price'))).toBeVisible()
  await expect(page.locator('main form')).toBeHidden()
  await expect(button(page, t('requests.print'))).toBeHidden()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})

test('A question shows its messages', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/request/RQ00004')
  await expect(region(page, t('requests.messages'))).toContainText('It’s been stuck since this morning.')
  await expect(region(page, t('requests.price'))).toHaveCount(0)
  await expect(page.getByText(t('requests.delivery'))).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: t('common.contactSupport') }),
  ).toHaveAttribute('href', /^mailto:.*subject=RQ00004/)
})

test('Card orders are listed below the requests and link to the cards they created', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', LIST)
  const orders = region(page, t('requests.orders'))
  await expect(orders.getByRole('listitem')).toHaveCount(3)
  // The period of the list limits the orders too.
  const chips = page.getByRole('navigation', { name: t('table.period') })
  await chips.getByRole('link', { name: t('table.period.yesterday') }).click()
  await expect(orders).toBeHidden()
  await chips.getByRole('link', { name: t('table.period.all') }).click()
  await orders
    .getByRole('link', { name: t('requests.order.APPROVED') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/my\/cprequest\//)
  const card = region(page, t('requests.order.made')).getByRole('link', { name: /^BE-BCA-/ })
  await expect(card).toBeVisible()
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu') })
  await expect(menu.getByRole('link', { name: t('shell.requests') })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await card.click()
  await expect(title(page, /^BE-BCA-/)).toBeVisible()
})

test('An empty list of requests explains how to make one', async ({ page, signInAs }) => {
  await signInAs('driver-empty', LIST)
  await expect(page.getByRole('heading', { name: t('requests.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('requests.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=SUPPORT',
  )
})
