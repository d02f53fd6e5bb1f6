import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { chips, rowLinks, searchValue, totalOf } from './serverTable.ts'
import { failedRequest, title } from './views.ts'

const CHARGER = { id: 'CP000017', name: 'Depot Antwerpen · bay 1' }
const ADDRESS = `/network/chargepoints/${CHARGER.id}`

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( [\\d,]+)?$`) })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('An operator visits the tabs of a charge point by keyboard, filters its sessions, opens one and goes back', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', ADDRESS)
  await expect(title(page, CHARGER.name)).toBeVisible()
  // Only data on screen is fetched.
  expect(await mock.journal('oneChargePlacement')).toHaveLength(0)
  expect(await mock.journal('getContractDetails')).toHaveLength(0)
  await press(page.getByRole('tab').first(), 'ArrowRight')
  await expect(tab(page, t('settings.title'))).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const sessions = tab(page, t('network.charger.tab.sessions'))
  await expect(sessions).toBeFocused()
  await expect(page).toHaveURL(/tab=sessions$/)
  const all = await totalOf(page)
  await expect(sessions).toHaveText(new RegExp(` ${all}$`))
  await searchValue(page, 'Status', t('status.COMPLETED'))
  await expect(chips(page).first()).toContainText(t('status.COMPLETED'))
  await expect(page).toHaveURL(/tab=sessions.*filter=/)
  await expectAccessible(page)

  // From a session, Back restores the list, and Forward works too.
  const first = (await rowLinks(page).first().getAttribute('href')) ?? ''
  await press(rowLinks(page).first())
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await expect(page.getByRole('navigation', { name: t('record.walk') })).toContainText(/^1 of /)
  await page.goBack()
  await expect(sessions).toHaveAttribute('aria-selected', 'true')
  await expect(chips(page).first()).toContainText(t('status.COMPLETED'))
  await expect(page.locator(`tbody a[href="${first}"]`)).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: t('record.backTo', { name: CHARGER.name }), exact: true }),
  )
  await expect(sessions).toHaveAttribute('aria-selected', 'true')
  await expect(chips(page).first()).toContainText(t('status.COMPLETED'))

  // The next tab drops the list's parameters from the URL.
  await press(sessions, 'ArrowRight')
  await expect(page).toHaveURL(/\?tab=requests$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?tab=access$/)
  await expect(card(page, t('chargerAccess.cards.title'))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?tab=contract$/)
  await expect(panel(page, t('network.charger.tab.contract')).getByText(t('contract.total'))).toBeVisible()
  expect(await mock.journal('getContractDetails')).toHaveLength(1)
})

test('An operator lets guests charge on the access tab of a charge point, and opens its whitelist group and contracts', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read, write } = await mock.as('superadmin')
  const charger = await read('chargepoint', CHARGER.id)
  const placement = await read('chargeplacement', String(charger['PlacementId']))
  const { Code } = await read('whitelistgroup', 'WG0002')
  await signInAs('operator', `${ADDRESS}?tab=access`)
  await expect(tab(page, t('network.charger.tab.access'))).toHaveAttribute('aria-selected', 'true')
  const group = card(page, t('chargerAccess.cards.title'))
  await expect(group).toContainText(t('chargerAccess.cards.noGroup'))
  await write('chargeplacement', String(placement['Id']), { WhitelistGroup: Code })
  await page.reload()
  await expect(group.getByRole('link', { name: String(Code), exact: true })).toBeVisible()
  await expectAccessible(page)

  // The operator's change also appears among the ways to charge above.
  const guests = card(page, t('chargerAccess.guest'))
  const ways = card(page, t('network.access.ways'))
  await expect(ways.getByText(t('charger.access.on'), { exact: true })).toHaveCount(2)
  await press(
    guests.getByRole('button', { name: t('chargerAccess.editOf', { section: t('chargerAccess.guest') }) }),
  )
  await press(guests.getByRole('radio', { name: new RegExp(`^${t('install.guest.isFree')}`) }), 'Space')
  await press(guests.getByRole('button', { name: t('chargerAccess.save', { count: 1 }) }))
  await expect(guests.getByText(t('chargerAccess.saved'))).toBeVisible()
  await expect(ways.getByText(t('charger.access.on'), { exact: true })).toHaveCount(3)
  await press(group.getByRole('link'))
  await expect(page).toHaveURL(/\/network\/whitelists\/WG/)
  await page.goBack()
  await expect(tab(page, t('network.charger.tab.access'))).toHaveAttribute('aria-selected', 'true')

  await page.goto(`${ADDRESS}?tab=contract`)
  const contract = card(page, t('network.charger.tab.contract'))
  await expect(contract.getByText(String(placement['ContractNumber']), { exact: true })).toBeVisible()
  const contracts = card(page, t('network.contract.cpo'))
  await expect(
    contracts
      .locator('tbody tr')
      .first()
      .or(contracts.getByText(t('network.contract.noCpo'))),
  ).toBeVisible()
  await expectAccessible(page)
})

test('A tab whose data is denied or fails to load shows its own message and can be retried', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargeplacement/'))
  await mock.fault('oneChargePlacement', { kind: 'code', code: 'Unauthorized' })
  await signInAs('operator', `${ADDRESS}?tab=access`)
  const reimbursement = card(page, t('chargerAccess.reimbursement'))
  await expect(reimbursement).toContainText(t('chargerAccess.failed'))
  await expect(reimbursement).toContainText(errorText('Unauthorized'))
  await expect(card(page, t('network.access.ways'))).toBeVisible()
  await mock.clearFaults()
  await press(reimbursement.getByRole('button', { name: t('faces.retry') }))
  await expect(reimbursement).toContainText(t('install.reimburse.cards'))

  await mock.fault('getContractDetails', { kind: 'code', code: 'UNEXPECTED' })
  await page.goto(`${ADDRESS}?tab=contract`)
  const contract = panel(page, t('network.charger.tab.contract'))
  await expect(contract).toContainText(t('contract.failed'))
  await mock.clearFaults()
  await press(contract.getByRole('button', { name: t('faces.retry') }))
  await expect(contract.getByText(t('contract.total'))).toBeVisible()
})

test('A location links to each of its charge points, and each links back', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
  const id = String((await read('chargepoint', CHARGER.id))['LocationId'])
  const location = await read('chargelocation', id)
  await signInAs('operator', `/network/locations/${id}`)
  const chargers = tab(page, t('shell.netChargers'))
  await expect(chargers).toHaveText(/ \d+$/)
  await press(page.getByRole('tab').first(), 'ArrowRight')
  await expect(page).toHaveURL(/tab=chargers$/)
  await expect(rowLinks(page).first()).toBeVisible()
  const count = await rowLinks(page).count()
  await expect(chargers).toHaveText(new RegExp(` ${count}$`))
  await expectAccessible(page)
  await press(rowLinks(page).first())
  const walk = page.getByRole('navigation', { name: t('record.walk') })
  await expect(walk).toContainText(`1 of ${count}`)
  await page.keyboard.press('j')
  await expect(walk).toContainText(`2 of ${count}`)
  const charger = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect((await read('chargepoint', charger))['LocationId']).toBe(id)
  await press(page.getByRole('main').locator(`dl a[href="/network/locations/${id}"]`))
  await expect(title(page, String(location['Description']))).toBeVisible()
})

test('One log lists alarms, sessions and commands, latest first; the overview shows its latest entries', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  const server = await mock.as('superadmin')
  const alarm = await server.read('alarm', 'A00002')
  const id = String(alarm['ChargePointId'])
  await signInAs('operator', `/network/chargepoints/${id}`)
  const main = page.getByRole('main')
  const latest = card(page, t('network.log.latest'))
  await expect(latest.getByRole('listitem').first()).toBeVisible()
  await expect(
    main.getByRole('table', { name: new RegExp(`^${t('network.curve.label', { most: '' })}`) }),
  ).toBeAttached()
  await press(main.getByRole('button', { name: new RegExp(`^${t('command.UNLOCK')} `) }).first())
  const question = page.getByRole('dialog', { name: t('command.UNLOCK') })
  await press(question.getByRole('button', { name: t('command.UNLOCK'), exact: true }))
  await expect(latest.getByRole('listitem').first()).toContainText(t('commands.title.UNLOCK', { number: 1 }))
  await expectAccessible(page)

  await press(latest.getByRole('link', { name: t('network.log.all') }))
  await expect(page).toHaveURL(/tab=history$/)
  const log = panel(page, t('record.tab.history'))
  await expect(
    log.getByRole('link', { name: String(alarm['Description']), exact: true }).first(),
  ).toBeVisible()
  await expect(log.getByText(t('network.log.started', { number: 1 })).first()).toBeVisible()
  await expect(log.getByText(t('commands.title.UNLOCK', { number: 1 }))).toBeVisible()
  const times = await log
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted().reverse())
  await expectAccessible(page)

  // If the alarms fail to load, the log shows a message and the other entries.
  errors.allow(failedRequest('/alarm/'))
  await mock.fault('filteredAlarm', { kind: 'code', code: 'UNEXPECTED' })
  await page.reload()
  await expect(log).toContainText(t('network.log.failed'))
  await expect(log.getByText(t('network.log.started', { number: 1 })).first()).toBeVisible()
  await mock.clearFaults()
  await press(log.getByRole('button', { name: t('faces.retry') }))
  await expect(
    log.getByRole('link', { name: String(alarm['Description']), exact: true }).first(),
  ).toBeVisible()
})
