import { genericCalls } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { formats, t } from '../texts.ts'
import { keyboardOf, paste, press } from './keyboard.ts'
import { button, expectFits, title } from './views.ts'

const OWN = '/my/token/details/T000001'
const HOME = 'Home · Leuven'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const combo = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test('A driver reports a card lost by keyboard alone; the dialog names the consequences, and the card no longer starts a charge', async ({
  page,
  mock,
  signInAs,
}) => {
  const find = async (list: string, text: string, found: RegExp) => {
    await paste(combo(page, list), text)
    await expect(page.getByRole('option').first()).toHaveAccessibleName(found)
    await page.keyboard.press('Enter')
  }
  await signInAs('driver', OWN)
  await expect(button(page, t('cards.act.block'))).toBeVisible()
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await press(button(page, t('cards.act.lost')))
  const confirmation = dialog(page, t('cards.act.lost.title'))
  await expect(confirmation).toContainText(t('cards.act.lost.text', { number }))
  await expectAccessible(page)
  await press(confirmation.getByRole('button', { name: t('cards.act.lost'), exact: true }))
  await expect(confirmation).toBeHidden()
  await expect(page.getByText(t('cards.sentence.LOST'))).toBeVisible()
  await expect(button(page, t('cards.act.lost'))).toBeHidden()
  await expect(button(page, t('cards.act.unblock'))).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: t('cards.order') })).toBeVisible()

  // The card check reports what the charger would answer, and can check another card.
  await press(page.getByRole('main').getByRole('link', { name: t('cards.check') }))
  await expect(title(page, t('cardCheck.title'))).toBeVisible()
  await expect(combo(page, t('cardCheck.card'))).toHaveValue(new RegExp(number))
  await find(t('cardCheck.charger'), 'BCA-000001', new RegExp(HOME))
  await expect(page.getByText(t('cardCheck.no'))).toBeVisible()
  await expect(page.getByText(t('cardCheck.problem.CARD_LOST'), { exact: true })).toBeVisible()
  const answer = await page.evaluate(async (session) => {
    const asToken = await fetch('/__mock/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mock-session': session },
      body: JSON.stringify({ username: 'driver' }),
    })
    const { access_token: token } = (await asToken.json()) as { access_token: string }
    const response = await fetch('/api/v3/chargepoint/BCO/Remote/Start', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-mock-session': session,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ chargepointid: 'CP000001', tokenid: 'T000001' }),
    })
    return response.text()
  }, mock.session)
  expect(answer).toContain('TOKACTIVERR')

  await find(t('cardCheck.card'), '012035', /012035/)
  await expect(page.getByText(t('cardCheck.yes'))).toBeVisible()
  const price = region(page, t('cardCheck.price'))
  await expect(price).toContainText(formats.unitPrice(0.3347))
  await expect(price).toContainText(t('tariff.example'))
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await expectFits(page)
})

test('A driver blocks a card temporarily and unblocks it by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('driver', OWN)
  const server = await mock.as('driver')
  const hands = keyboardOf(page)
  for (const act of ['block', 'unblock'] as const) {
    await hands.press(button(page, t(`cards.act.${act}`)), 'Enter')
    await hands.press(
      dialog(page, t(`cards.act.${act}.title`)).getByRole('button', {
        name: t(`cards.act.${act}`),
        exact: true,
      }),
      'Enter',
    )
    const state = act === 'block' ? 'INACTIVE' : 'ACTIVE'
    await expect(page.getByText(t(`cards.state.${state}`), { exact: true })).toBeVisible()
    expect(await server.read('token', 'T000001')).toMatchObject({ State: state })
    await expect(button(page, t(act === 'block' ? 'cards.act.unblock' : 'cards.act.block'))).toBeFocused()
  }
})

test('A fleet manager fixes flagged cards in the list, by keyboard or pointer', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/tokens?filter=(IsUserMissing EX "true")')
  const row = page.locator('tbody tr').first()
  const number = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: new RegExp(`^${t('cards.repair.user')}`) }).press('Enter')
  const form = dialog(page, t('cards.repair.user.title'))
  await expect(form).toContainText(number)
  // Nothing is sent without a selected user.
  await form.getByRole('button', { name: t('cards.repair.user.save') }).press('Enter')
  await expect(form.getByText(t('cards.repair.user.missing'))).toBeVisible()
  const field = form.getByRole('combobox', { name: t('cards.user') })
  await field.focus()
  await field.press('ArrowDown')
  await expect(form.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await field.press('ArrowDown')
  await field.press('Enter')
  const name = await field.inputValue()
  expect(name).not.toBe('')
  await form.getByRole('button', { name: t('cards.repair.user.save') }).press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('link', { name: number })).toBeHidden()

  await page.goto('/my/tokens?filter=(IsSubscriptionMissing EX "true")')
  const flagged = page.locator('tbody tr').first()
  const card = (await flagged.getByRole('link').first().textContent()) ?? ''
  await flagged.getByRole('button', { name: new RegExp(`^${t('cards.repair.subscription')}`) }).click()
  const choice = dialog(page, t('cards.repair.subscription.title'))
  await choice.getByRole('radio', { name: /^Fan · Noordzee Logistics/ }).check()
  await choice.getByRole('button', { name: t('cards.repair.subscription.save') }).click()
  await expect(choice).toBeHidden()
  await expect(page.getByRole('link', { name: card })).toBeHidden()
})

test('A user reviews and saves changes to a card, and sees both versions in a conflict', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(/status of 409/)
  await signInAs('fleet', '/my/token/details/T000006')
  await button(page, t('cards.edit')).click()
  const name = page.getByRole('textbox', { name: t('cards.column.Description') })
  const before = await name.inputValue()
  await name.fill('Van 12')
  await expect(page.getByText(t('cards.edit.was', { value: before }))).toBeVisible()
  await page.evaluate(
    async ([session, path]) => {
      const headers = { 'content-type': 'application/json', 'x-mock-session': session ?? '' }
      const response = await fetch('/__mock/token', {
        method: 'POST',
        headers,
        body: JSON.stringify({ username: 'operator' }),
      })
      const { access_token: token } = (await response.json()) as { access_token: string }
      const as = { ...headers, authorization: `Bearer ${token}` }
      const one = await fetch('/api/v3.1/token/BCO/one/T000006', { headers: as })
      const { Version } = ((await one.json()) as { data: { Version: number } }).data
      await fetch(`/api${path}`, {
        method: 'POST',
        headers: as,
        body: JSON.stringify({ Id: 'T000006', Version, Description: 'Pool car' }),
      })
    },
    [mock.session, genericCalls('token', 'Token').createupdate.path],
  )
  await button(page, t('cards.edit.save', { count: 1 })).click()
  const conflict = dialog(page, t('conflict.title'))
  await expect(conflict.getByLabel(t('conflict.theirs', { value: 'Pool car' }))).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: t('conflict.merge') }).click()
  await expect(page.getByText(t('cards.edit.saved'), { exact: true })).toBeVisible()
  await expect(region(page, t('common.details'))).toContainText('Van 12')
})

test('A fleet manager reads the cost of another subscription type and changes to it by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  const hands = keyboardOf(page)
  await signInAs('fleet', '/my/subscriptions/details?id=SU00003')
  await expect(region(page, t('subscriptions.tariff'))).toContainText(t('tariff.example'))
  await hands.press(button(page, t('subscriptions.change')), 'Enter')
  const confirmation = dialog(page, t('subscriptions.change.title'))
  await hands.choose(confirmation.getByRole('radio', { name: /^Addict/ }))
  await expect(confirmation).toContainText(formats.money(5))
  await expectAccessible(page)
  await hands.press(confirmation.getByRole('button', { name: t('subscriptions.change.save') }), 'Enter')
  await expect(confirmation).toBeHidden()
  const details = region(page, t('common.details'))
  await expect(details).toContainText('Addict')
  await expect(details).toContainText(formats.money(9.9))
  expect(await (await mock.as('fleet')).read('subscription', 'SU00003')).toMatchObject({
    SubscriptionTypeId: 'ST004',
  })
})

test('An operator approves orders one after another by keyboard', async ({ page, mock, signInAs }) => {
  await signInAs('operator', '/network/card-requests/CPR000041')
  await button(page, t('network.order.approve')).press('Enter')
  const next = page.getByRole('link', { name: t('network.order.next') })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/CPR000041/)
  const { read } = await mock.as('superadmin')
  expect(await read('chargepassrequest', 'CPR000041')).toMatchObject({ Status: 'APPROVED' })
  const second = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await button(page, t('network.order.approve')).press('Enter')
  await expect(next).toBeFocused()
  expect(await read('chargepassrequest', second)).toMatchObject({ Status: 'APPROVED' })
})

test('An operator blocks a card and opens its sessions', async ({ page, mock, signInAs }) => {
  await signInAs('operator', '/network/find-card/T000006')
  const sessions = region(page, t('common.recentSessions'))
  await expect(sessions.getByRole('listitem').first()).toBeVisible()
  await press(button(page, t('network.card.block')))
  await expect(button(page, t('network.card.activate'))).toBeVisible()
  expect(await (await mock.as('superadmin')).read('token', 'T000006')).toMatchObject({ State: 'BLOCKED' })
  await press(sessions.getByRole('link', { name: /^View all/ }))
  await expect(title(page, t('shell.netSessions'))).toBeVisible()
})

test('An operator creates a subscription type for an organisation and previews the price of a session', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/subscription-types')
  await press(page.getByRole('link', { name: t('network.type.create') }))
  await press(button(page, t('subscriptionTypes.create')))
  await expect(page.getByText(t('subscriptionTypes.relation.missing'))).toBeVisible()
  await combo(page, t('subscriptionTypes.relation')).fill('Noordzee')
  await expect(page.getByRole('option', { name: /^Noordzee Logistics/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel(t('subscriptionTypes.fee')).fill('3,50')
  await press(page.getByRole('checkbox', { name: /^Depot/ }), 'Space')
  await expect(region(page, 'Depot')).toContainText(t('tariff.example'))
  await expectAccessible(page)
  await press(button(page, t('subscriptionTypes.create')))
  await press(page.getByRole('link', { name: t('subscriptionTypes.open') }))
  await expect(page.getByRole('main')).toContainText('Depot')
  await expect(page.getByRole('main')).toContainText('Noordzee Logistics')
  const { read } = await mock.as('superadmin')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await read('subscriptiontype', id)).toMatchObject({ MonthlyFee: 3.5, TariffCodes: ['DEPOT'] })
})
