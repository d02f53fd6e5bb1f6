import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, type Page, title } from './views.ts'

const ID = 'L00005'
const OPERATOR = 'Nadia El Amrani'

const changeFloor = async (page: Page, floor: string) => {
  await page.locator('form [name="Floor"]').fill(floor)
  await press(button(page, t('common.save')))
  await expect(page).toHaveURL(`/network/locations/${ID}`)
}

test('An operator changes the floor of a location, and a colleague finds out who changed it', async ({
  page,
  mock,
  signInAs,
}) => {
  const colleague = await mock.as('superadmin')
  await colleague.write('chargelocation', ID, { Floor: '1' })
  await signInAs('operator', `/network/locations-configuration/${ID}`)
  await expect(page.locator('form [name="Floor"]')).toHaveValue('1')
  await changeFloor(page, '-1')

  await page.goto(`/network/locations/${ID}?tab=history`)
  const name = t('record.Floor')
  const change = t('record.audit.change', { name, before: '1', after: '-1' })
  const changes = page.getByRole('region', { name: t('record.audit'), exact: true })
  await expect(changes.getByRole('listitem').filter({ hasText: OPERATOR }).first()).toContainText(change)
  await expectAccessible(page)

  await press(changes.getByRole('link', { name: t('record.audit.all') }))
  const table = page.getByRole('table', { name: t('shell.netAudit') })
  const row = table.getByRole('row').filter({ hasText: OPERATOR }).first()
  await expect(row).toContainText(name)
  const { Description } = await colleague.read('chargelocation', ID)
  await press(row.getByRole('link', { name: String(Description) }))
  await expect(title(page, String(Description))).toBeVisible()
  await expect(page.getByText(change, { exact: true })).toBeVisible()
  await press(page.getByRole('link', { name: t('network.audit.open') }))
  await expect(page).toHaveURL(`/network/locations/${ID}`)
})
