import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, title } from './views.ts'

test('An operator creates a contract, assigns it to a charge point and finds it in the list of CPO charge points', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/cpo-contracts')
  await press(page.getByRole('link', { name: t('network.contract.new') }))
  await expect(title(page, t('network.contract.new'))).toBeVisible()
  const number = page.getByRole('textbox', { name: t('record.ContractNumber') })
  await number.fill(' CPO-Quagga ')
  await press(button(page, t('record.create')))
  await expect(page.getByText(t('record.fault.required')).first()).toBeVisible()
  await expectAccessible(page)
  const customer = page.getByRole('combobox', { name: t('record.RelationId') })
  await customer.fill('Noordzee')
  await page
    .getByRole('option', { name: /Noordzee/ })
    .first()
    .click()
  await page.getByLabel(t('record.StartDate')).fill('2026-12-01T08:00')
  await page.getByRole('textbox', { name: t('record.Description') }).fill('Quagga depots')
  await page.getByRole('textbox', { name: t('record.MonthlyFee') }).fill('30')
  await press(page.getByRole('link', { name: t('shell.netAlarms') }).first())
  const question = page.getByRole('dialog', { name: t('record.leave.title') })
  await press(question.getByRole('button', { name: t('record.leave.stay') }).last())
  await press(button(page, t('record.create')))
  await expect(title(page, 'CPO-Quagga')).toBeVisible()
  await expect(page.getByText(t('record.cpocontract.Status.PENDING')).first()).toBeVisible()

  await page.goto('/network/chargepoints/CP000017')
  await press(button(page, t('common.edit')))
  await page.getByRole('combobox', { name: t('record.CpoContractId') }).fill('CPO-Quagga')
  await page.getByRole('option', { name: /Quagga/ }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: t('record.saved') })).toBeVisible()
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu.network') })
  await press(menu.getByRole('link', { name: t('shell.netCpoChargers'), exact: true }))
  await expect(page.getByRole('row', { name: /Depot Antwerpen · bay 1/ })).toContainText('Quagga depots')
})

test('A super administrator adds a row that nothing reads to the generic tables, and deletes it', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/tables')
  await press(page.getByRole('link', { name: t('admin.tables.new') }))
  await page.getByRole('textbox', { name: t('record.generictable.Table') }).fill('quagga')
  await page.getByRole('textbox', { name: t('record.generictable.Key') }).fill('colour')
  await page.getByRole('textbox', { name: t('record.generictable.Value') }).fill('red')
  await press(button(page, t('record.create')))
  await expect(title(page, 'quagga colour')).toBeVisible()
  await expect(page.getByText(t('admin.setting.unread'))).toBeVisible()
  await press(button(page, t('common.delete')))
  const question = page.getByRole('dialog', { name: t('admin.setting.remove', { name: 'quagga colour' }) })
  await expectAccessible(page)
  await press(question.getByRole('button', { name: t('common.delete') }))
  await expect(page).toHaveURL(/\/network\/admin\/tables$/)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('table')).not.toContainText('colour')
})
