import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t, textsIn } from '../texts.ts'
import { press } from './keyboard.ts'
import { chips, expectRange, rowLinks, searchText, searchValue } from './serverTable.ts'
import { button, expectFits, failedRequest, type Page, title } from './views.ts'

const CHARGER = 'CP000017'
const DETAIL = `/network/chargepoints/${CHARGER}`
const OPERATOR = 'Nadia El Amrani'

/** A field of the form; its label may end in 'optional'. */
const field = (page: Page, name: string) =>
  page.locator('form').getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
const save = (page: Page, count = 1) => button(page, t('record.save', { count }))
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const saved = (page: Page) => status(page, t('record.saved'))

const openForm = async (page: Page) => {
  await button(page, t('common.edit')).click()
  await expect(field(page, t('record.Description'))).toBeFocused()
}

test('An operator changes a charge point, sees the previous value, and the server stores the change', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', DETAIL)
  await openForm(page)
  await expect(button(page, t('common.save'))).toBeDisabled()
  await field(page, t('record.Description')).fill('Depot Antwerpen · gate')
  await expect(page.getByText(t('record.was', { value: 'Depot Antwerpen · bay 1' }))).toBeVisible()
  await expectAccessible(page)
  await save(page).click()
  await expect(title(page, 'Depot Antwerpen · gate')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const { read } = await mock.as('superadmin')
  expect((await read('chargepoint', CHARGER))['Description']).toBe('Depot Antwerpen · gate')
})

test('An operator merges a colleague’s conflicting change field by field', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('operator', DETAIL)
  await openForm(page)
  await field(page, t('record.Description')).fill('Mine')
  await field(page, t('record.MeterType')).fill('Iskra')
  const other = await mock.as('superadmin')
  await other.write('chargepoint', CHARGER, { Description: 'Theirs', MeterSerialNumber: '9.9' })
  await press(save(page, 2))
  const dialog = page.getByRole('dialog', { name: t('conflict.title') })
  await expect(dialog).toContainText(t('conflict.mine', { value: 'Mine' }))
  await expect(dialog).toContainText(t('record.MeterSerialNumber'))
  await expectAccessible(page)
  await press(dialog.getByRole('radio', { name: t('conflict.theirs', { value: 'Theirs' }) }), 'Space')
  await press(dialog.getByRole('button', { name: t('conflict.merge') }))
  await expect(saved(page)).toBeVisible()
  await expect(title(page, 'Theirs')).toBeVisible()
  expect(await other.read('chargepoint', CHARGER)).toMatchObject({
    Description: 'Theirs',
    MeterType: 'Iskra',
    MeterSerialNumber: '9.9',
  })
})

test('A failed save is retried with the same idempotency key, and rejections appear at their fields', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('operator', '/network/scheduler/J003')
  await openForm(page)
  await field(page, t('record.Cron')).fill('every day')
  await save(page).click()
  await expect(field(page, t('record.Cron'))).toHaveAttribute('aria-invalid', 'true')
  await field(page, t('record.Cron')).fill('0 4 * * 0')
  await mock.fault('createupdateSchedule', { kind: 'code', code: 'UNEXPECTED' }, 1)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/createupdate')) keys.push(request.headers()['idempotency-key'])
  })
  await save(page).click()
  await expect(page.getByRole('alert').getByText(t('record.saveFailed'))).toBeVisible()
  await button(page, t('faces.retry')).click()
  await expect(saved(page)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('An operator who loses the role while editing sees why and keeps the typed text; the next start denies access', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  // The role change also makes the counts in the menu fail.
  errors.allow(failedRequest('/BCO/'))
  const boss = await mock.as('superadmin')
  const setRole = (Role: string) => boss.write('relationcontact', 'RC00005', { Role })
  await signInAs('operator', '/network/alarms/A00002')
  await button(page, t('common.edit')).click()
  await field(page, t('record.Description')).fill('Seen on site')
  await setRole('User')
  await save(page).click()
  const refused = page.getByRole('alert').filter({ hasText: t('record.saveFailed') })
  await expect(refused).toContainText(errorText('Unauthorized'))
  await expect(field(page, t('record.Description'))).toHaveValue('Seen on site')
  expect((await boss.read('alarm', 'A00002'))['Description']).not.toBe('Seen on site')
  await setRole('Operator')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  expect((await boss.read('alarm', 'A00002'))['Description']).toBe('Seen on site')
  await setRole('User')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(errorText('Unauthorized'))
  await expect(page.getByRole('link', { name: t('shell.network'), exact: true })).toHaveCount(0)
})

test('Leaving with unsaved changes always asks for confirmation first', async ({ page, signInAs }) => {
  await signInAs('operator', DETAIL)
  await openForm(page)
  await field(page, t('record.Description')).fill('Half done')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('record.leave.title') })
  await question
    .getByRole('button', { name: t('record.leave.stay') })
    .last()
    .click()
  await expect(field(page, t('record.Description'))).toHaveValue('Half done')
  await page.getByRole('link', { name: t('shell.netAlarms'), exact: true }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: t('record.leave.discard') }).click()
  await expect(title(page, t('shell.netAlarms'))).toBeVisible()
})

test('An operator finds a card by its printed number or description; a search without results says so (S8)', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/find-card')
  const box = page.getByRole('searchbox', { name: t('network.findCard.text') })
  await box.press('Enter')
  await expect(box).toHaveAccessibleDescription(errorText('SEARCHQUERYINVALID'))
  expect(errorText('SEARCHQUERYINVALID')).toBe('Search field cannot be empty.')
  await box.fill('BE-BCA X1')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: t('network.findCard.none', { text: 'BE-BCA X1' }) }),
  ).toBeVisible()
  await box.fill('be:bca 01')
  await page.keyboard.press('Enter')
  await expect(rowLinks(page)).toHaveCount(25)
  await page.getByRole('combobox', { name: t('network.findCard.by') }).selectOption('Description')
  await box.fill('Card 6')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/by=Description&q=Card\+6/)
  await press(rowLinks(page).first())
  await expect(button(page, t('common.show') + ` ${t('record.EvcoId')}`)).toBeVisible()
})

test('An operator approves and rejects card orders; the customer finds the cards and the reason', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
  await signInAs('operator', '/network/card-requests/CPR000041')
  await press(button(page, t('network.order.approve')))
  await expect(saved(page)).toBeVisible()
  await press(page.getByRole('tab', { name: t('network.order.cards') }))
  const made = page.locator('main a[href^="/network/find-card/"]')
  await expect(made).toHaveText(Array.from({ length: 6 }, () => /^BE-BCA-/))
  const numbers = await made.allInnerTexts()

  await page.goto('/network/card-requests/CPR000141')
  await press(button(page, t('network.order.reject')))
  // The form asks only for the reason, and requires one.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await press(button(page, t('network.order.reject')))
  await expect(field(page, t('record.Reason'))).toHaveAccessibleDescription(t('record.fault.required'))
  expect((await read('chargepassrequest', 'CPR000141'))['Status']).toBe('SUBMITTED')
  await field(page, t('record.Reason')).fill('Ordered twice')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()

  await signInAs('entity', '/my/cprequest/CPR000041')
  for (const number of numbers) await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.goto('/my/cprequest/CPR000141')
  await expect(page.getByRole('main')).toContainText(t('requests.order.sentence.REJECTED'))
  await expect(page.getByRole('main')).toContainText('Ordered twice')
  await expectAccessible(page)
})

test('An operator recalculates prices, acknowledges an alarm, and runs and pauses a job; the driver reads the new price', async ({
  page,
  mock,
  signInAs,
}) => {
  const { list, read, write } = await mock.as('superadmin')
  const filter = '(Status EX "RATED") AND (IsRoaming EX "false") AND (RelationId EX "R00001")'
  const [rated] = await list('cdr', { filter, orderby: 'Start desc' })
  const cdr = String(rated?.['Id'])
  await write('tariff', String((await read('cdr', cdr))['TariffId']), { KwhFee: 0.99 })
  await signInAs('operator', `/network/cdrs/${cdr}`)
  await press(button(page, t('network.cdr.rerate')))
  await expect(status(page, t('network.cdr.rerated'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('record.EarlierReceipts') })).toBeVisible()
  const prices = page.getByText(/^Price recalculated: €[\d.]+ before, €[\d.]+ now$/)
  const [before = '', now = ''] = (await prices.innerText()).match(/€[\d.]+\d/g) ?? []
  expect(now).not.toBe(before)

  // The screen of a CDR whose rating failed says what to do, and offers to rate it again.
  const [failed] = await list('cdr', { filter: '(Cause EX "RATING_FAILED")' })
  const unrated = String(failed?.['Id'])
  await page.goto(`/network/cdrs/${unrated}`)
  const trouble = page.getByText(t('network.cdr.error'), { exact: true })
  await expect(trouble).toBeVisible()
  await expect(page.getByText(t('network.cdr.error.other'))).toBeVisible()
  await expectAccessible(page)
  await press(button(page, t('network.cdr.rerate')))
  await expect(status(page, t('network.cdr.rerated'))).toBeVisible()
  await expect(trouble).toBeHidden()
  expect((await read('cdr', unrated))['Status']).not.toBe('ERROR')

  await page.goto('/network/alarms/A00002')
  await press(button(page, t('network.alarm.acknowledge')))
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('region', { name: t('record.category.STATE') })).toContainText(OPERATOR)
  expect(await read('alarm', 'A00002')).toMatchObject({ Status: 'ACKNOWLEDGED', AcknowledgedBy: OPERATOR })

  await page.goto('/network/scheduler')
  await expect(page.getByRole('row', { name: /Clean up old drafts/ })).toContainText(
    'At 03:30 UTC, on Sunday',
  )
  await page.goto('/network/scheduler/J003')
  await press(button(page, t('network.schedule.run')))
  await expect(status(page, t('network.schedule.started'))).toBeVisible()
  await press(button(page, t('network.schedule.pause')))
  await expect(button(page, t('network.schedule.resume'))).toBeVisible()

  await signInAs('driver', `/my/chargesession/${String(rated?.['SessionId'])}`)
  await expect(page.getByRole('region', { name: t('sessions.price') })).toContainText(now)
})

test('An operator filters charge points by status and customer name; the URL contains the filter', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/chargepoints')
  await expectRange(page, 1, 10, 106)
  await searchValue(page, 'Status', t('record.Status.OFFLINE'))
  await expect(chips(page)).toContainText([t('record.Status.OFFLINE'), ''])
  await expect(rowLinks(page)).toHaveCount(6)
  await searchText(page, 'Relation', 'noordzee')
  await expect(page).toHaveURL(/Relation/)
  await expect(rowLinks(page)).toHaveCount(3)
  await page.reload()
  await expect(rowLinks(page)).toHaveCount(3)
})

test('A list or record that fails to load shows a message, and so does a missing record', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/alarm/'))
  await mock.fault('metaAlarm', { kind: 'code', code: 'UNKNOWNERROR' })
  await signInAs('operator', '/network/alarms')
  await expect(page.getByText(t('record.failed'))).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(rowLinks(page)).toHaveCount(10)
  await mock.fault('oneAlarm', { kind: 'code', code: 'UNKNOWNERROR' })
  await rowLinks(page).first().click()
  await expect(page.getByText(t('record.oneFailed'))).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expect(button(page, t('common.edit'))).toBeVisible()
  await page.goto('/network/alarms/A99999')
  await expect(page.getByRole('heading', { name: t('record.missing') })).toBeVisible()
})

test('The network home screen counts what needs attention, and its counts link to filtered lists', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/alarm/'))
  await mock.fault('filteredAlarm', { kind: 'code', code: 'UNKNOWNERROR' })
  await signInAs('operator', '/network')
  await expect(page.getByText(t('network.home.alarmsFailed'))).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(t('network.home.energy')) })).toContainText('kWh')
  await expect(page.getByRole('link', { name: new RegExp(t('network.home.uptime')) })).toContainText(
    /\d+\.\d%/,
  )
  await expect(page.getByRole('slider', { name: t('network.home.power') })).toBeVisible()
  await expect(page.getByRole('table', { name: t('network.home.power') }).locator('tbody tr')).toHaveCount(24)
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await page.getByRole('link', { name: new RegExp(`^${t('record.Severity.MAJOR')}`) }).click()
  await expect(title(page, t('shell.netAlarms'))).toBeVisible()
  await expect(chips(page)).toHaveCount(3)
  await page.goBack()
  await page
    .getByRole('link', { name: new RegExp(t('network.home.offline')) })
    .first()
    .click()
  await expect(rowLinks(page)).toHaveCount(6)
})

test('A driver is denied access and sees no tab or menu of the network', async ({ page, signInAs }) => {
  await signInAs('driver', '/network')
  await expect(page.getByRole('main')).toContainText(errorText('Unauthorized'))
  await expect(page.getByRole('link', { name: t('shell.network'), exact: true })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: t('shell.sideMenu.network') })).toHaveCount(0)
})

test('Menu groups collapse and stay collapsed', async ({ page, signInAs }) => {
  await signInAs('operator', '/network')
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu.network') })
  const group = menu.getByRole('button', { name: t('shell.group.cards') })
  await expect(menu.getByRole('link', { name: t('shell.netFindCard') })).toBeVisible()
  await press(group)
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: t('shell.netFindCard') })).toHaveCount(0)
})

test('An operator opens, changes and saves a record by keyboard alone', async ({ page, mock, signInAs }) => {
  await signInAs('operator', '/network/relations')
  await rowLinks(page).first().focus()
  await page.keyboard.press('Enter')
  await button(page, t('common.edit')).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, t('record.relation.Description'))).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' II')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  const { read } = await mock.as('superadmin')
  expect(
    String((await read('relation', new URL(page.url()).pathname.split('/').at(-1) ?? ''))['Description']),
  ).toMatch(/ II$/)
})

test('On a phone in French, the screen of a charge point fits, with its tabs in one control and its actions at the bottom', async ({
  page,
  signInAs,
}) => {
  const fr = await textsIn('fr')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
  await signInAs('operator', DETAIL)
  const sim = page.getByRole('button', { name: `${fr.t('common.show')} ${fr.t('record.Icc')}` })
  await sim.click()
  await expect(page.getByText(/^89\d{17}$/)).toBeVisible()
  await expectFits(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  const part = page.getByRole('button', { name: new RegExp(`^${fr.t('record.tabs')}`) })
  await part.click()
  const parts = page.getByRole('dialog', { name: fr.t('record.tabs') })
  await expectAccessible(page)
  await parts.getByRole('button', { name: fr.t('messages.title'), exact: true }).click()
  await expect(page).toHaveURL(/tab=messages$/)
  await expect(page.getByRole('tabpanel', { name: fr.t('messages.title') })).toBeVisible()
  await expect(part).toBeFocused()
  // The button is visible at any scroll position.
  const restart = page.getByRole('button', { name: new RegExp(`^${fr.t('command.RESET')} `) })
  await expect(restart).toBeInViewport()
  await page.goto(DETAIL)
  await expect(restart).toBeInViewport()
  await button(page, fr.t('common.edit')).click()
  await page.getByRole('textbox', { name: fr.t('record.Model') }).fill('Autre')
  await expect(page.getByText(fr.t('record.was', { value: '' }).slice(0, 5))).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
