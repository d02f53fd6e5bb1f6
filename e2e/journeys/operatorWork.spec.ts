import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks } from './serverTable.ts'
import { button, connectionPath, loggedMessages, title } from './views.ts'

const INSTALLED = 'Depot Gent · bay 1'

test('An operator sees when a job runs, runs it now and pauses it', async ({ page, signInAs }) => {
  await signInAs('operator', '/network/scheduler/J003')
  await expect(title(page, 'Clean up old drafts')).toBeVisible()
  await expect(page.getByText('At 03:30 UTC, on Sunday', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Sunday .*, 0[45]:30$/ })).toHaveCount(5)
  const results = page.getByRole('table', { name: t('record.Results') })
  await expect(results.getByRole('row')).toHaveCount(4)
  await press(button(page, t('network.schedule.run')))
  await expect(results.getByRole('row')).toHaveCount(5)
  await expect(results.getByText(/^Run by /)).toBeVisible()
  await press(button(page, t('network.schedule.pause')))
  await expect(page.getByText(t('network.schedule.paused'))).toBeVisible()
  await expect(button(page, t('network.schedule.resume'))).toBeVisible()
})

test('An operator plans a request, answers it, marks it installed and links its charger; the customer reads the date and the answer and finds the charger', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/requests/RQ00003')
  await press(page.getByRole('link', { name: t('network.request.plan.INSTALLATION') }))
  // Labels of taken slots continue after the time.
  const free = page.getByRole('radio', { name: /, \d\d:\d\d$/ })
  await press(page.getByRole('button', { name: t('visits.later') }))
  await press(free.last(), 'Space')
  await press(button(page, t('visits.confirm')))
  await expect(page.getByText(/^The installation is on /)).toBeVisible()
  await expect.poll(async () => (await mock.journal('planSlot')).map(({ status }) => status)).toEqual([200])
  await expectAccessible(page)

  await page.getByLabel(t('network.request.message'), { exact: true }).fill('We bring the charger.')
  await press(button(page, t('requests.message.send')))
  // Only sent messages are list items; the form field contains the same text until then.
  await expect(page.getByRole('listitem').filter({ hasText: 'We bring the charger.' })).toBeVisible()

  await press(button(page, t('network.request.installed')))
  await expect(button(page, t('network.request.done'))).toBeVisible()
  await expect(button(page, t('network.request.installed'))).toBeHidden()
  await press(button(page, t('common.edit')))
  await page.getByRole('combobox', { name: t('record.ChargePointId') }).fill(INSTALLED)
  await page.getByRole('option', { name: INSTALLED }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: t('record.saved') })).toBeVisible()
  // The visit for an on-site survey is planned in the same way.
  await page.goto('/network/requests/RQ00021')
  await press(page.getByRole('link', { name: t('network.request.plan.VISIT') }))
  await press(page.getByRole('button', { name: t('visits.later') }))
  await press(free.first(), 'Space')
  await press(button(page, t('visits.confirm')))
  const visit = await page.getByText(/^The visit is on /).innerText()

  await signInAs('entity', '/my/request/RQ00021')
  const main = page.getByRole('main')
  await expect(main).toContainText(visit.replace('The visit', 'Our visit'))
  await signInAs('fleet', '/my/request/RQ00003')
  await expect(main).toContainText(t('requests.sentence.INSTALLED'))
  await expect(page.getByRole('listitem').filter({ hasText: 'We bring the charger.' })).toBeVisible()
  await press(main.getByRole('link', { name: INSTALLED }))
  await expect(title(page, INSTALLED)).toBeVisible()
})

test('An operator gives a card to another driver and reopens a closed request; the customer finds the card and reads the reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/find-card/T000002')
  const number = 'BE-BCA-012014-7'
  await press(button(page, t('network.card.give')))
  const give = page.getByRole('dialog', { name: t('network.card.give') })
  const choose = async (label: string, name: string) => {
    await give.getByRole('combobox', { name: label, exact: true }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await choose(t('network.card.give.customer'), 'Noordzee Logistics')
  await choose(t('network.card.give.driver'), 'Sofie Claes')
  await press(give.getByRole('button', { name: t('network.card.give') }))
  await expect(give).toBeHidden()

  await page.goto('/network/requests/RQ00005')
  await press(button(page, t('network.request.reopen')))
  const reopen = page.getByRole('dialog', { name: t('network.request.reopen') })
  await reopen.getByRole('textbox', { name: t('network.site.reason') }).fill('The cable is too short.')
  await press(reopen.getByRole('button', { name: t('network.request.reopen') }))
  await expect(reopen).toBeHidden()

  await signInAs('fleet', '/my/request/RQ00005')
  await expect(page.getByText(t('requests.sentence.SUBMITTED'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The cable is too short.')
  await page.goto('/my/token/details/T000002')
  await expect(title(page, number)).toBeVisible()
  await expect(page.getByText(t('cards.sentence.ACTIVE', { user: 'Sofie Claes' }))).toBeVisible()
})

test('An operator edits records in the lists of own locations, CPO charge points, offline charge points and CPO contracts, and returns to each list', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
  const saved = page.getByRole('status').filter({ hasText: t('record.saved') })
  const openFirst = async () => {
    await press(rowLinks(page).first())
    await expect(page.getByRole('navigation', { name: t('record.walk') })).toContainText(/^1 of /)
    return new URL(page.url()).pathname.split('/').at(-1) ?? ''
  }
  await signInAs('operator', '/network/my-locations')
  const location = await openFirst()
  await press(button(page, t('network.location.disable')))
  await expect(saved).toBeVisible()
  expect(await read('chargelocation', location)).toMatchObject({ RelationId: 'R00005', IsEnabled: false })

  const edits = [
    ['/network/cpo-chargepoints', 'shell.netCpoChargers', 'chargepoint', { CpoContractId: /^CC/ }],
    ['/network/offline-chargepoints', 'shell.netOfflineChargers', 'chargepoint', { Status: 'OFFLINE' }],
    ['/network/cpo-contracts', 'shell.netCpoContracts', 'cpocontract', { Status: 'ACTIVE' }],
  ] as const
  for (const [list, label, dataClass, own] of edits) {
    await page.goto(list)
    const id = await openFirst()
    await press(button(page, t('common.edit')))
    const description = page.getByRole('textbox', { name: t('record.Description'), exact: true })
    // The new name does not move the record within the list.
    const Description = `${await description.inputValue()} (west)`
    await description.fill(Description)
    await page.keyboard.press('Control+s')
    await expect(saved).toBeVisible()
    const written = await read(dataClass, id)
    expect(written['Description']).toBe(Description)
    for (const [field, value] of Object.entries(own)) expect(written[field]).toMatch(value)
    await press(page.getByRole('main').getByRole('link', { name: t(label), exact: true }))
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.locator(`tbody a[href$="/${id}"]`)).toBeFocused()
  }
})

test('An operator stops a live session at its charge point and unlocks the connector of another; the customer reads that the first has ended, and the log of the connection shows the unlock', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/sessions')
  const main = page.getByRole('main')
  await expect(main.getByText(/^[\d,.]+ in all · [\d,.]+ sessions? (is|are) running$/)).toBeVisible()
  await press(
    page
      .getByRole('navigation', { name: t('record.quick') })
      .getByRole('link', { name: new RegExp(`^${t('status.CHARGING')}`) }),
  )
  await expect(page).toHaveURL(/Status/)
  // Sessions on other networks cannot be stopped, and do not link to a charge point.
  const own = page.locator('tbody tr', { has: page.locator('a[href^="/network/sessions/S0"]') })
  const depots = own.filter({ hasText: 'Depot' }).locator('a[href^="/network/sessions/S0"]')
  const other = (await depots.nth(1).getAttribute('href')) ?? ''
  await press(depots.first())
  await expect(page.getByRole('navigation', { name: t('record.walk') })).toContainText(/^\d+ of /)
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await press(main.locator('dl a[href^="/network/chargepoints/"]'))
  // Another car may be charging at the other connector.
  const place = t('command.at', { charger: '.*', number: Number(session.split('-')[1]) })
  await press(main.getByRole('button', { name: new RegExp(`^${t('command.STOP')} ${place}$`) }))
  const question = page.getByRole('dialog', { name: t('command.STOP') })
  await press(question.getByRole('button', { name: t('command.STOP'), exact: true }))
  await expect.poll(async () => (await mock.journal('postRemoteStop')).length).toBe(1)

  await page.goto(other)
  const chargerLink = main.locator('dl a[href^="/network/chargepoints/"]')
  const charger = (await chargerLink.getAttribute('href'))?.split('/').at(-1) ?? ''
  await press(main.getByRole('button', { name: new RegExp(`^${t('command.UNLOCK')} `) }))
  const unlocking = page.getByRole('dialog', { name: t('command.UNLOCK') })
  await press(unlocking.getByRole('button', { name: t('command.UNLOCK'), exact: true }))
  await expect.poll(async () => (await mock.journal('postRemoteUnlock')).length).toBe(1)
  await mock.clock({ advanceMs: 10_000 })

  await signInAs('fleet', `/my/chargesession/${session}`)
  await expect(main).toContainText(t('status.COMPLETED'))
  await signInAs('superadmin', connectionPath(charger))
  await expect(loggedMessages(page, 'UnlockConnector').first()).toBeVisible()
})

test('An operator uses the keyboard to collapse the menu, move through rows, and open a record next to or over the list', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await signInAs('operator', '/network/chargepoints')
  const menu = page.getByRole('button', { name: t('shell.menu.hide') })
  await expect(rowLinks(page).first()).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByRole('button', { name: t('shell.menu.show') })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await page.keyboard.press('[')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')

  const preview = page.getByRole('complementary')
  await rowLinks(page).first().focus()
  await page.keyboard.press('o')
  await expect(preview.getByRole('term').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rowLinks(page).nth(1)).toBeFocused()
  const second = (await rowLinks(page).nth(1).getAttribute('href')) ?? ''
  await expect(preview.getByRole('link', { name: t('record.preview.open') })).toHaveAttribute('href', second)
  await expect(page).toHaveURL(new RegExp(`preview=${second.split('/').at(-1)}`))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(rowLinks(page).nth(1)).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('o')
  const over = page.getByRole('dialog')
  await expect(over.getByRole('term').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
  await expect(rowLinks(page).nth(1)).toBeFocused()
})
