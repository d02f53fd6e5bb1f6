import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, title } from './views.ts'

test('An operator creates a contract for the charge points of a customer', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
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
  await page.getByRole('textbox', { name: t('record.MonthlyFee') }).fill('30')
  await press(page.getByRole('link', { name: t('shell.netAlarms') }).first())
  const question = page.getByRole('dialog', { name: t('record.leave.title') })
  await press(question.getByRole('button', { name: t('record.leave.stay') }).last())
  await press(button(page, t('record.create')))
  await expect(title(page, 'CPO-Quagga')).toBeVisible()
  await expect(page.getByText(t('record.cpocontract.Status.PENDING')).first()).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await read('cpocontract', id)).toMatchObject({ RelationId: 'R00003', MonthlyFee: 30, Chargers: 0 })
})

test('A super administrator adds an unused row to the generic tables and deletes it', async ({
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
