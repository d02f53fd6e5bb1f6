import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { operatorWords, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks } from './serverTable.ts'
import { button, connectionPath, loggedMessages, title } from './views.ts'

const OPERATOR = 'Nadia El Amrani'
const COLLEAGUE = 'Pieter Goossens'
const CHARGER = { id: 'CP000017', address: '/network/chargepoints/CP000017', name: 'Depot Antwerpen · bay 1' }
const FREE = { address: '/network/chargepoints/CP000018', name: 'Depot Antwerpen · bay 2' }
const SILENT = '/network/chargepoints/CP000022'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const saved = (page: Page) => status(page, t('record.saved'))

test('An operator starts a charge with a customer’s card, unlocks the connector and gets an answer to a message; the customer finds the session', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', FREE.address)
  await expect(title(page, FREE.name)).toBeVisible()
  await mock.clock({ paused: true })
  const act = (kind: 'START' | 'UNLOCK') =>
    page.getByRole('main').getByRole('button', {
      name: new RegExp(`${t(`command.${kind}`)} ${t('command.at', { charger: FREE.name, number: 1 })}$`),
    })
  const question = (kind: 'START' | 'UNLOCK') => page.getByRole('dialog', { name: t(`command.${kind}`) })
  const send = (kind: 'START' | 'UNLOCK') =>
    press(question(kind).getByRole('button', { name: t(`command.${kind}`), exact: true }))
  const receipt = (kind: 'START' | 'UNLOCK') =>
    page.getByRole('region', { name: t(`commands.title.${kind}`, { number: 1 }), exact: true })

  await press(act('START'))
  await question('START')
    .getByRole('searchbox', { name: t('commands.card.search') })
    .fill('012056')
  await press(question('START').getByRole('radio', { name: /BE-BCA-012056-8/ }), 'Space')
  await send('START')
  await expect(receipt('START')).toContainText(t('commands.waiting.START'))
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt('START')).toContainText(t('commands.confirmed.START'))
  expect(await mock.journal('postRemoteStart')).toHaveLength(1)

  await press(act('UNLOCK'))
  await send('UNLOCK')
  await expect(receipt('UNLOCK')).toContainText(t('commands.waiting.UNLOCK'))
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt('UNLOCK')).toContainText(t('commands.confirmed.UNLOCK'))
  expect(await mock.journal('postRemoteUnlock')).toHaveLength(1)

  await press(page.getByRole('tab', { name: t('messages.title') }))
  await expect(page).toHaveURL(/tab=messages$/)
  await page
    .getByRole('combobox', { name: operatorWords.t('messages.label') })
    .selectOption({ label: `${t('messages.name.ClearCache')} (ClearCache)` })
  await press(button(page, t('messages.send')))
  await expect(status(page, /^Sent at/)).toBeVisible()
  await mock.clock({ advanceMs: 7_000 })
  await expect(status(page, operatorWords.t('messages.answered.Accepted'))).toBeVisible()
  await expectAccessible(page)

  await signInAs('fleet', '/my/chargesession')
  await press(rowLinks(page).first())
  const details = card(page, t('common.details'))
  await expect(details.getByRole('link', { name: FREE.name })).toBeVisible()
  await expect(details.getByRole('link', { name: 'BE-BCA-012056-8' })).toBeVisible()
})

test('An operator reviews and saves a charge point setting; the customer sees it, and the connection log contains the message', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', `${CHARGER.address}?tab=settings`)
  const settings = card(page, t('settings.title'))
  await press(settings.getByRole('button', { name: t('settings.edit') }))
  await settings.getByRole('textbox', { name: t('settings.key.LightIntensity') }).fill('35')
  await press(settings.getByRole('button', { name: t('settings.review', { count: 1 }) }))
  const review = page.getByRole('dialog', { name: t('settings.review.title') })
  await expect(review).toContainText('35')
  await press(review.getByRole('button', { name: t('settings.save', { count: 1 }) }))
  await expect(status(page, t('settings.saved'))).toBeVisible()

  await signInAs('fleet', CHARGER.address.replace('/network', '/my'))
  const light = page.locator('dl > div', { hasText: t('settings.key.LightIntensity') })
  await expect(light.getByRole('definition')).toHaveText('35')

  await signInAs('superadmin', connectionPath(CHARGER.id))
  const message = loggedMessages(page, 'ChangeConfiguration').first()
  await press(message.locator('summary'))
  await expect(message).toContainText('"LightIntensity"')
  await expect(message).toContainText('"35"')
})

test('The last tab of a record lists all server fields, which can be searched and copied; sensitive ones are masked', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs('operator', CHARGER.address)
  await expect(title(page, CHARGER.name)).toBeVisible()
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: t('record.tab.history') })).toContainText(
    t('record.CreatedOn'),
  )
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=raw$/)
  const panel = page.getByRole('tabpanel', { name: t('record.tab.raw') })
  await expect(panel.getByRole('term').filter({ hasText: 'ChargeBoxIdentifier' })).toBeVisible()
  await expect(panel.getByText('••••').first()).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('searchbox').fill('placementid')
  await expect(panel.getByText(t('record.raw.count', { count: 1 }), { exact: true })).toBeVisible()
  await button(page, `${t('record.copy')} PlacementId`).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(panel.getByText(copied, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: t('record.tab.raw') })).toHaveAttribute('aria-selected', 'true')
})

test('A silent charge point shows how long it has been silent and what to do; its identifiers can be copied', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs('operator', SILENT)
  await expect(page.getByText(/^Offline: last heartbeat/)).toBeVisible()
  await expect(page.getByText(/^(Wait a few minutes|Call the location|Send a technician)/)).toBeVisible()
  await button(page, `${t('record.copy')} ${t('record.Icc')}`).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{15,}/)
})

test('An operator acknowledges an alarm, snoozes it and assigns it to a colleague, who finds it under ‘mine’ and ends the snooze', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/alarms')
  await press(page.getByRole('link', { name: t('network.alarms.view.critical') }))
  await expect(page).toHaveURL(/Severity/)
  await press(page.getByRole('row').getByRole('link').first())
  await expect(page.getByText(t('network.alarm.advice'))).toBeVisible()
  await press(button(page, t('network.alarm.acknowledge')))
  await expect(saved(page)).toBeVisible()
  await expect(button(page, t('network.alarm.acknowledge'))).toHaveCount(0)
  const person = page.getByRole('combobox', { name: t('network.alarm.colleague') })
  await expect.poll(() => person.getByRole('option').count()).toBeGreaterThan(1)
  await person.selectOption(COLLEAGUE)
  await press(button(page, t('network.alarm.assignDo')))
  await expect(card(page, t('record.category.STATE'))).toContainText(COLLEAGUE)
  await page.getByRole('combobox', { name: t('network.alarm.until') }).selectOption('week')
  await press(button(page, t('network.alarm.snoozeDo')))
  await expect(button(page, t('network.alarm.wake'))).toBeVisible()
  await expectAccessible(page)
  const alarm = await page.getByRole('heading', { level: 1 }).innerText()

  await signInAs('superadmin', '/network/alarms')
  await press(page.getByRole('link', { name: t('network.alarms.view.mine'), exact: true }))
  await press(rowLinks(page).filter({ hasText: alarm }))
  await expect(card(page, t('record.category.STATE'))).toContainText(OPERATOR)
  await press(button(page, t('network.alarm.wake')))
  await expect(button(page, t('network.alarm.wake'))).toBeHidden()
})

test('An alarm raised while the list is open is announced, and shown on request', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('operator', '/network/alarms')
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
  const { create } = await mock.as('superadmin')
  await mock.clock({ advanceMs: 1_000 })
  await create('alarm', {
    ChargePointId: 'CP000017',
    Severity: 'CRITICAL',
    Description: 'Smoke at the gate',
  })
  await page.clock.runFor(31_000)
  await expect(status(page, t('network.alarms.new', { count: 1 }))).toContainText('Smoke at the gate')
  await button(page, t('common.show')).click()
  await expect(page.getByRole('row').getByRole('link').first()).toContainText('Smoke at the gate')
})

test('The menu counts open work, and an operator steps through a list from a record by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/alarms')
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu.network') })
  const alarms = menu.getByRole('link', { name: t('shell.netAlarms'), exact: true })
  await expect(alarms).toHaveAccessibleDescription(/^\d+ not acknowledged/)
  await expect(alarms.getByText(/^\d+$/)).toBeVisible()
  await page.getByRole('link', { name: t('network.alarms.view.open'), exact: true }).click()
  await expect(page).toHaveURL(/Status/)
  await page.getByRole('row').getByRole('link').first().click()
  const walk = page.getByRole('navigation', { name: t('record.walk') })
  await expect(walk).toContainText(/^1 of [\d,]+$/)
  const first = page.url()
  await walk.getByRole('link', { name: t('record.walk.next') }).click()
  await expect(walk).toContainText(/^2 of/)
  await page.keyboard.press('j')
  await expect(walk).toContainText(/^3 of/)
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(walk).toContainText(/^1 of/)
  expect(page.url()).toBe(first)
  await expectAccessible(page)
})
