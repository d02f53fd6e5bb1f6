import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { expect, type Page, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { keyboardOf, onwards } from './keyboard.ts'
import { button, countAnswered, countOf, title } from './views.ts'

const CHARGER = 'CPS0007'

const at = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`/my/install/${step}$`))

/** Continues to a step, and checks its URL and heading. */
const goOn = async (page: Page, step: string, heading: string): Promise<void> => {
  await onwards(page).click()
  await at(page, step)
  await expect(title(page, heading)).toBeVisible()
}

const WRITES =
  /\/(charge(location|placement)\/BCO\/createupdate|chargepoint\/BCO\/Update|update\/\w+|chargeplacement\/BCO\/\w+\/whitelistgroup)$/

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

const apiOf = async (mock: Mock, username: string) => {
  const { ask } = await mock.as(username)
  return async (path: string) => (await ask(`/v3.1${path}`)).data ?? {}
}

/** Starts at the list of chargers and answers the first two steps. */
const startWith = async (page: Page, type: string, serial: string): Promise<void> => {
  await page.getByRole('link', { name: t('chargers.add') }).click()
  await at(page, 'StepChargerType')
  await page.getByRole('radio', { name: type }).check()
  await goOn(page, 'StepSerialNumber', t('install.serial.title'))
  await field(page, t('install.serial')).fill(serial)
  await button(page, t('install.serial.check')).click()
}

test('A company installs a public charger despite a lost connection and a reload while sending', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(/^Console error: Failed to load resource/)
  await signInAs('fleet', '/my/chargepoints')
  await startWith(page, t('install.type.PUBLIC'), 'STOCK-0007')
  await expect(page.getByText(t('install.serial.VERIFIED'))).toBeVisible()
  await goOn(page, 'StepRelation', t('install.relation.title'))
  await expect(field(page, t('install.relation')).locator('option:checked')).toHaveText('Noordzee Logistics')
  await goOn(page, 'StepLocation', t('install.location.title'))
  await page.getByRole('radio', { name: t('install.location.NEW') }).check()
  await field(page, t('install.place')).fill('Quay 12')
  await page.getByRole('searchbox', { name: t('places.search') }).fill('Veldstraat Gent')
  await page.getByRole('button', { name: /^Veldstraat/ }).click()
  await expect(field(page, t('install.city'))).toHaveValue('Gent')
  // The first field that the search cannot fill is focused.
  await expect(field(page, t('install.housenumber'))).toBeFocused()
  await page.keyboard.type('12')
  await expect(field(page, t('install.country'))).toHaveValue('BE')
  await goOn(page, 'StepAccess', t('install.access.title'))
  for (const way of ['isPlugCharge', 'isGuestCharge', 'isRFID'] as const)
    await page.getByRole('checkbox', { name: t(`install.access.${way}`) }).check()
  await page.getByRole('switch', { name: t('install.access.isPublishMap') }).check()
  await goOn(page, 'StepPlugCharge', t('install.plug.title'))
  await page.getByRole('radio', { name: t('install.plug.CREG') }).check()
  await goOn(page, 'StepGuestCharge', t('install.guest.title'))
  await page.getByRole('radio', { name: t('install.guest.isCustomfee') }).check()
  await expect(page.getByText(t('install.guest.note', { price: '€4.00' }))).toBeVisible()
  await field(page, t('install.customfee')).fill('0,4')
  await goOn(page, 'StepAccessCard', t('install.cards.title'))
  await field(page, t('install.group')).selectOption({ label: t('install.group.new') })
  const card = page.getByRole('listitem').getByRole('checkbox').first()
  await card.check()
  // A typed card number counts although the user did not press Add.
  const { list } = await mock.as('fleet')
  const cards = await list('token', {})
  const printed = String(cards.at(-1)?.['PrintedNumber'])
  await page.locator('[name=rfidTokens]').fill(printed)
  await page.getByRole('switch', { name: t('install.reimburse.cards') }).check()
  await goOn(page, 'StepReimbursement', t('install.reimbursement.title'))
  await onwards(page).click()
  const wrong = page.getByRole('group', { name: t('wizard.wrong') })
  await expect(wrong).toBeFocused()
  await wrong.getByRole('button').first().click()
  await expect(field(page, t('install.reimburser'))).toBeFocused()
  await field(page, t('install.reimburser')).selectOption('RC00003')
  await field(page, t('install.subscription')).selectOption('ST002')
  await goOn(page, 'StepPublish', t('install.publish.title'))
  await page.getByRole('radio', { name: t('install.publish.isMapPaid') }).check()
  await expect(page.getByRole('region', { name: t('install.preview') })).toContainText('Quay 12')
  await goOn(page, 'StepReview', t('install.review.title'))
  await expect(
    page.getByRole('paragraph').filter({ hasText: t('install.review.cards', { count: 2 }) }),
  ).toBeVisible()

  // The writes arrive, but their responses are lost: the wizard finds each result and does not write again.
  await page.route(WRITES, async (route) => {
    await route.fetch().catch(() => undefined)
    await route.abort('connectionreset')
  })
  // Only the guest charging call never arrives, and the connection is still down during the check.
  await mock.fault('postGuestCharging', { kind: 'drop' })
  let looks = 0
  await page.route('**/chargeplacement/BCO/one/**', (route) => {
    looks += 1
    return looks === 1 ? route.continue() : route.abort('internetdisconnected')
  })
  await onwards(page).click()
  await expect(title(page, t('wizard.timedOut.title'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: t('wizard.call.done') })).toHaveCount(4)
  await expectAccessible(page)

  await page.unroute('**/chargeplacement/BCO/one/**')
  await page.reload()
  await expect(title(page, t('wizard.failed.title'))).toBeVisible()
  await expectAccessible(page)
  await button(page, t('faces.retry')).click()
  await expect(title(page, t('wizard.failed.title'))).toBeVisible()
  await mock.clearFaults()
  // Only later changes are written again, as an update.
  await button(page, t('wizard.failed.back')).click()
  await button(page, t('wizard.changeOf', { step: t('install.location') })).click()
  await field(page, t('install.place')).fill('Quay 14')
  await goOn(page, 'StepReview', t('install.review.title'))
  await onwards(page).click()
  await expect(title(page, t('install.done.title'))).toBeVisible()
  expect(await countOf(mock, 'createupdateChargeLocation')).toBe(2)
  expect(await countOf(mock, 'createupdateChargePlacement')).toBe(1)
  expect(await countAnswered(mock, 'putChargepoint')).toBe(1)

  await page.getByRole('link', { name: t('install.done.view') }).click()
  await expect(page).toHaveURL(`/my/chargepoints/${CHARGER}`)
  await expect(page.getByRole('main')).toContainText('Quay 14')
  const read = await apiOf(mock, 'fleet')
  const charger = await read(`/chargepoint/BCO/${CHARGER}`)
  expect(charger).toMatchObject({
    ChargerType: 'PUBLIC',
    IsPlugCharge: true,
    IsGuestCharge: true,
    IsPublishMap: true,
  })
  expect(await read(`/chargelocation/BCO/one/${String(charger['LocationId'])}`)).toMatchObject({
    Description: 'Quay 14',
    IsPublished: true,
    Version: 2,
  })
  const placement = await read(`/chargeplacement/BCO/one/${String(charger['PlacementId'])}`)
  expect(placement).toMatchObject({
    RelationContactId: 'RC00003',
    PlugCharge: { isCreg: true },
    GuestCharge: { isCustomfee: true, customfee: 0.4, isMapPaid: true },
    WhitelistGroup: 'R00003#STOCK-0007',
    Reimbursement: { isReimburse: true, reimburserId: 'RC00003', reimbsubscriptiontypeid: 'ST002' },
  })
  const group = await read(`/chargeplacement/BCO/${String(charger['PlacementId'])}/whitelistgroup`)
  expect(group['Tokens']).toMatchObject([
    { IsAuthorized: true, PrintedNumber: printed },
    { IsAuthorized: true },
  ])
})

test('A driver installs a home charger in French on a phone in dark mode, by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
  const { t: fr } = await textsIn('fr')
  const { press, type, choose, goOnTo } = keyboardOf(page)
  await signInAs('driver', '/my/chargepoints')
  await press(page.getByRole('link', { name: fr('chargers.add') }), 'Enter')
  await expect(title(page, fr('install.type.title'))).toBeVisible()
  await choose(page.getByRole('radio', { name: fr('install.type.PRIVATE') }))
  await goOnTo(fr('install.serial.title'))
  await type(fr('install.serial'), 'STOCK-0002')
  await page.keyboard.press('Enter')
  await expect(page.getByText(fr('install.serial.VERIFIED'))).toBeVisible()
  await goOnTo(fr('install.location.title'))
  await choose(page.getByRole('radio', { name: fr('install.location.NEW') }))
  await type(fr('install.place'), 'Chez moi')
  await type(fr('install.street'), 'Rue de la Loi')
  await type(fr('install.housenumber'), '16')
  await type(fr('install.postalcode'), '1000')
  await type(fr('install.city'), 'Bruxelles')
  await press(page.getByRole('application', { name: fr('places.pinMap') }), 'ArrowRight')
  const longitude = field(page, fr('install.longitude'))
  await expect(longitude).not.toHaveValue('')
  // French number format.
  await expect(longitude).toHaveValue(/^\d+,\d+$/)
  const degrees = async () => Number((await longitude.inputValue()).replace(',', '.'))
  const first = await degrees()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(degrees).toBeGreaterThan(first)
  await goOnTo(fr('install.access.title'))
  await press(page.getByRole('checkbox', { name: fr('install.access.isPlugCharge') }))
  await goOnTo(fr('install.plug.title'))
  await choose(page.getByRole('radio', { name: fr('install.plug.CREG') }))
  await goOnTo(fr('install.review.title'))
  await press(onwards(page), 'Enter')
  await expect(title(page, fr('install.done.title'))).toBeVisible()
  const read = await apiOf(mock, 'driver')
  expect(await read('/chargepoint/BCO/CPS0002')).toMatchObject({ ChargerType: 'PRIVATE', IsPlugCharge: true })
})

test('A company installs a public charger in Dutch on a phone, with a custom price and free guest charging, by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'nl'))
  const { t: nl } = await textsIn('nl')
  const { press, type, choose, select, goOnTo } = keyboardOf(page)
  await signInAs('fleet', '/my/chargepoints')
  await press(page.getByRole('link', { name: nl('chargers.add') }), 'Enter')
  await expect(title(page, nl('install.type.title'))).toBeVisible()
  await choose(page.getByRole('radio', { name: nl('install.type.PUBLIC') }))
  await goOnTo(nl('install.serial.title'))
  await type(nl('install.serial'), 'STOCK-0003')
  await page.keyboard.press('Enter')
  await expect(page.getByText(nl('install.serial.VERIFIED'))).toBeVisible()
  await goOnTo(nl('install.relation.title'))
  await goOnTo(nl('install.location.title'))
  await choose(page.getByRole('radio', { name: nl('install.location.EXISTING') }))
  const locations = field(page, nl('install.location'))
  await select(locations, String(await locations.locator('option').nth(1).textContent()))
  await goOnTo(nl('install.access.title'))
  for (const way of ['isPlugCharge', 'isGuestCharge', 'isRFID'] as const)
    await press(page.getByRole('checkbox', { name: nl(`install.access.${way}`) }))
  await press(page.getByRole('switch', { name: nl('install.access.isPublishMap') }))
  await goOnTo(nl('install.plug.title'))
  await choose(page.getByRole('radio', { name: nl('install.plug.CUSTOM') }))
  await type(nl('install.customfee'), '0.35')
  await press(page.getByRole('switch', { name: nl('install.reimburse.plug') }))
  const payee = field(page, nl('install.reimburser'))
  await select(payee, String(await payee.locator('option').nth(1).textContent()))
  await goOnTo(nl('install.guest.title'))
  await choose(page.getByRole('radio', { name: nl('install.guest.isFree') }))
  await goOnTo(nl('install.cards.title'))
  await select(field(page, nl('install.group')), nl('install.group.new'))
  await press(page.getByRole('listitem').getByRole('checkbox').first())
  await press(page.getByRole('switch', { name: nl('install.reimburse.cards') }))
  await goOnTo(nl('install.reimbursement.title'))
  await expect(payee).not.toHaveValue('')
  const reimburser = await payee.inputValue()
  const subscription = field(page, nl('install.subscription'))
  await select(subscription, String(await subscription.locator('option').nth(1).textContent()))
  await goOnTo(nl('install.publish.title'))
  await choose(page.getByRole('radio', { name: nl('install.publish.isMapFree') }))
  await goOnTo(nl('install.review.title'))
  await press(onwards(page), 'Enter')
  await expect(title(page, nl('install.done.title'))).toBeVisible()
  const read = await apiOf(mock, 'fleet')
  const charger = await read('/chargepoint/BCO/CPS0003')
  expect(charger).toMatchObject({
    ChargerType: 'PUBLIC',
    IsPlugCharge: true,
    IsGuestCharge: true,
    IsPublishMap: true,
  })
  expect(await read(`/chargeplacement/BCO/one/${String(charger['PlacementId'])}`)).toMatchObject({
    PlugCharge: { isCreg: false, isCustomfee: true, customfee: 0.35, isReimbursement: true, reimburser },
    GuestCharge: { isFree: true, isCustomfee: false, isMapFree: true },
    Reimbursement: { isReimburse: true, reimburserId: reimburser },
  })
})

test('The wizard shows the reason when a serial number is rejected or the server does not answer', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(/^Console error: Failed to load resource/)
  await signInAs('fleet', '/my/chargepoints')
  const read = await apiOf(mock, 'fleet')
  const { ChargeBoxSerialNumber: taken } = await read('/chargepoint/BCO/CP000011')
  await startWith(page, t('install.type.BUSINESS'), 'NO-SUCH-ONE')
  await expect(page.getByText(t('install.serial.UNKNOWN'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('common.contactSupport') })).toBeVisible()
  // The pressed button keeps the focus; otherwise the keyboard would start at the top of the page.
  await expect(button(page, t('install.serial.check'))).toBeFocused()
  await expectAccessible(page)
  await onwards(page).click()
  await expect(page.getByText(t('install.serial.wrong'))).toBeVisible()
  await at(page, 'StepSerialNumber')

  const number = field(page, t('install.serial'))
  await number.fill(String(taken))
  await onwards(page).click()
  await expect(page.getByText(t('install.serial.INSTALLED'))).toBeVisible()

  await mock.fault('verifySerial', { kind: 'drop' })
  await number.fill('STOCK-0004')
  await onwards(page).click()
  await expect(button(page, t('faces.retry'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('common.contactSupport') })).toBeVisible()
  await mock.clearFaults()
  const hold = await mock.hold('verifySerial')
  await button(page, t('faces.retry')).click()
  await expect(onwards(page)).toHaveText(t('common.checking'))
  await button(page, t('common.cancel')).click()
  await expect(onwards(page)).toBeFocused()
  await expect(number).toHaveValue('STOCK-0004')
  await hold.remove()
  await onwards(page).click()
  await expect(page.getByText(t('install.serial.OFFLINE'))).toBeVisible()
  await goOn(page, 'StepRelation', t('install.relation.title'))
})

test('A reload restores the draft, and the URL always names the current step', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/chargepoints')
  await startWith(page, t('install.type.PUBLIC'), 'STOCK-0005')
  await goOn(page, 'StepRelation', t('install.relation.title'))
  await page.goBack()
  await at(page, 'StepSerialNumber')
  await page.goForward()
  await at(page, 'StepRelation')
  await page.reload()
  await expect(title(page, t('install.relation.title'))).toBeVisible()
  await page.goto('/my/install/StepReview')
  await at(page, 'StepRelation')
  await page.goto('/my/install/StepChargerType')
  await at(page, 'StepChargerType')
  await expect(page.getByRole('radio', { name: t('install.type.PUBLIC') })).toBeChecked()

  await button(page, t('wizard.leave')).click()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await page.getByRole('link', { name: t('chargers.add') }).click()
  await expect(title(page, t('wizard.draft.title'))).toBeVisible()
  await button(page, t('wizard.draft.discard')).click()
  await expect(title(page, t('wizard.discard.title'))).toBeVisible()
  await button(page, t('wizard.draft.discard')).click()
  await expect(title(page, t('install.type.title'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('install.type.PRIVATE') })).toBeChecked()
  await page.goto('/my/install/NoSuchStep')
  await expect(title(page, t('faces.notFound.title'))).toBeVisible()
})
