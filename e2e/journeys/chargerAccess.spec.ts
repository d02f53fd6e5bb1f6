import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { failedRequest, title } from './views.ts'

const DEPOT = { id: 'CP000012', placement: 'PL000012', name: 'Depot Gent · bay 2' }
const ADDRESS = `/my/chargepoints/${DEPOT.id}/access`
const GUEST_CALL = '/update/guestcharging'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const guest = (page: Page) => section(page, t('chargerAccess.guest'))
const reimbursement = (page: Page) => section(page, t('chargerAccess.reimbursement'))
const value = (page: Page, name: string) =>
  guest(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
const price = (page: Page) => guest(page).getByRole('textbox', { name: t('install.customfee') })
const saves = (page: Page, count: number) =>
  page.getByRole('button', { name: t('chargerAccess.save', { count }), exact: true })
const edit = (page: Page, name: string) =>
  press(page.getByRole('button', { name: t('chargerAccess.editOf', { section: name }) }))
const choose = (page: Page, name: string) =>
  press(guest(page).getByRole('radio', { name: new RegExp(`^${name}`) }), 'Space')

const writeElsewhere = async (mock: Mock, body: object) =>
  (await mock.as('fleet')).ask(`/v3/chargeplacement/BCO/${DEPOT.placement}${GUEST_CALL}`, body)

test('A fleet manager turns on guest charging with a custom fee, which survives a reload', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest(GUEST_CALL))
  await signInAs('fleet', `/my/chargepoints/${DEPOT.id}`)
  await press(page.getByRole('link', { name: t('charger.access.edit') }))
  await expect(title(page, t('chargerAccess.titleOf', { charger: DEPOT.name }))).toBeVisible()
  await expect(value(page, t('install.fee'))).toHaveText(t('chargerAccess.guest.off'))
  await edit(page, t('chargerAccess.guest'))
  await choose(page, t('install.guest.isCustomfee'))
  await expect(guest(page).getByRole('status').last()).toHaveText(t('install.guest.note', { price: '€4.00' }))
  // The server requires a price, and the error appears at the field.
  await press(saves(page, 1))
  await expect(price(page)).toHaveAccessibleDescription(t('install.customfee.wrong'))
  await expect(price(page)).toBeFocused()
  await price(page).fill('0,45')
  await expect(
    guest(page).getByText(t('chargerAccess.was', { value: t('chargerAccess.guest.off') })),
  ).toBeVisible()
  await expectAccessible(page)
  await press(saves(page, 2))
  await expect(guest(page).getByText(t('chargerAccess.saved'))).toBeVisible()
  await page.reload()
  await expect(value(page, t('install.fee'))).toHaveText(t('install.guest.isCustomfee'))
  await expect(value(page, t('install.customfee'))).toHaveText(t('chargerAccess.perKwh', { price: '€0.45' }))
  expect(await mock.journal('postGuestCharging')).toHaveLength(2)
})

test('A rejected combination of settings shows the reason at the invalid field', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', ADDRESS)
  await edit(page, t('chargerAccess.guest'))
  await choose(page, t('install.guest.isFree'))
  await mock.fault('postGuestCharging', { kind: 'code', code: 'CANTCOMBINE' }, 1)
  await saves(page, 1).click()
  await expect(guest(page).getByRole('group', { name: t('install.fee') })).toHaveAccessibleDescription(
    t('error.CANTCOMBINE'),
  )
  await saves(page, 1).click()
  await expect(guest(page).getByText(t('chargerAccess.saved'))).toBeVisible()
  await edit(page, t('chargerAccess.reimbursement'))
  await reimbursement(page).getByRole('switch').check()
  await saves(page, 1).click()
  const payer = reimbursement(page).getByRole('combobox', { name: t('install.reimburser') })
  await expect(payer).toHaveAccessibleDescription(t('error.REIMBREQRC'))
  await payer.selectOption({ index: 1 })
  await saves(page, 2).click()
  await expect(
    reimbursement(page).getByRole('combobox', { name: t('install.subscription') }),
  ).toHaveAccessibleDescription(t('error.INVALIDVAL'))
})

test('A user who saves after a concurrent edit compares both versions and chooses one', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest(GUEST_CALL))
  await signInAs('fleet', ADDRESS)
  await edit(page, t('chargerAccess.guest'))
  await choose(page, t('install.guest.isFree'))
  await writeElsewhere(mock, { isBlueCornerFee: true, isMapPaid: true })
  await saves(page, 1).click()
  const conflict = page.getByRole('dialog', {
    name: t('conflict.title'),
  })
  const theirs = t('conflict.theirs', { value: t('install.guest.isBlueCornerFee') })
  await expect(conflict.getByRole('radio', { name: theirs })).not.toBeChecked()
  await expect(
    conflict.getByRole('radio', {
      name: t('conflict.mine', { value: t('install.guest.isFree') }),
    }),
  ).toBeChecked()
  await expect(conflict.getByText(t('install.publish.isMapPaid'))).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: t('conflict.keepMine') }).click()
  await expect(guest(page).getByText(t('chargerAccess.saved'))).toBeVisible()
  await expect(value(page, t('install.fee'))).toHaveText(t('install.guest.isFree'))
  await expect(value(page, t('chargerAccess.map'))).toHaveText(t('install.publish.isMapPaid'))
})

test('After a lost connection the user sees that the result is unknown, and a retry saves the change', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest(GUEST_CALL))
  await signInAs('fleet', ADDRESS)
  await edit(page, t('chargerAccess.guest'))
  await choose(page, t('install.guest.isFree'))
  await mock.fault('postGuestCharging', { kind: 'drop' })
  await saves(page, 1).click()
  await expect(guest(page).getByRole('alert').first()).toContainText(t('chargerAccess.unknown'))
  await mock.clearFaults()
  await page.getByRole('button', { name: t('faces.retry') }).click()
  await expect(guest(page).getByText(t('chargerAccess.saved'))).toBeVisible()
})

test('A fleet manager chooses the group of cards that may charge, saves the choice and opens the group', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', ADDRESS)
  await edit(page, t('chargerAccess.cards.title'))
  const cards = section(page, t('chargerAccess.cards.title'))
  const group = cards.getByLabel(t('install.group'))
  await group.selectOption({ index: 1 })
  const name = (await group.locator('option:checked').textContent()) ?? ''
  await saves(page, 1).click()
  await cards.getByRole('link', { name: t('chargerAccess.cards.manage') }).click()
  await expect(page).toHaveURL(/\/my\/whitelists\/WG/)
  await expect(page.getByRole('main')).toContainText(name.split(' · ')[0] ?? '')
})
