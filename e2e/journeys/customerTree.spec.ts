import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { title } from './views.ts'

const CUSTOMER = { id: 'R00018', name: 'Bogaert Réfrigération SA' }
const GROUP = 'Meridiaan Groep'

test('A super administrator moves a customer below a group and finds the change in the audit trail; the manager of the group sees the customer', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', `/network/relations/${CUSTOMER.id}`)
  await press(page.getByRole('button', { name: t('network.customer.move') }))
  const dialog = page.getByRole('dialog', { name: t('network.customer.move') })
  await dialog.getByRole('combobox', { name: t('people.parent') }).fill(GROUP)
  await page.getByRole('option', { name: GROUP }).click()
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('network.customer.move') }))
  await expect(dialog).toBeHidden()

  await page.goto('/network/audit-trail')
  await press(page.getByRole('link', { name: new RegExp(`^${t('record.Class.relation')}`) }).last())
  const row = page.getByRole('table').getByRole('row').filter({ hasText: CUSTOMER.name }).first()
  await expect(row).toContainText('Pieter Goossens')
  await press(row.getByRole('link', { name: CUSTOMER.name }))
  await expect(page.getByRole('region', { name: t('record.audit') })).toContainText(GROUP)

  await signInAs('entity', '/my/organisation/relations')
  await expect(page.getByRole('treeitem', { name: CUSTOMER.name, exact: true })).toBeVisible()
})

test('A super administrator merges two locations of a customer, who finds all their charge points in one', async ({
  page,
  mock,
  signInAs,
}) => {
  const admin = await mock.as('superadmin')
  const chargers = await admin.list('chargepoint', { filter: '(LocationId EX "L00011")' })
  expect(chargers.length).toBeGreaterThan(1)
  await signInAs('superadmin', '/network/locations/L00011')
  await press(page.getByRole('button', { name: t('network.place.merge') }))
  const dialog = page.getByRole('dialog', { name: t('network.place.merge') })
  await dialog.getByRole('combobox', { name: t('network.place.merge.into') }).fill('Depot Sint')
  await page.getByRole('option', { name: /^Depot Sint-Niklaas/ }).click()
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('network.place.merge') }))
  await expect(title(page, 'Depot Sint-Niklaas')).toBeVisible()

  await signInAs('fleet', '/my/chargepoints')
  for (const { Id } of chargers) {
    await page.goto(`/my/chargepoints/${String(Id)}`)
    await expect(page.getByRole('main')).toContainText('Depot Sint-Niklaas')
  }
})
