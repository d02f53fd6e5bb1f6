import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, title } from './views.ts'

const NOTE = 'They paid late twice.'
const REASON = 'The trench is longer than planned.'

test('An operator changes the price of a request with a reason and adds a note for colleagues; the customer sees the reason but never the note', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/requests/RQ00003')
  await page.getByRole('textbox', { name: t('notes.label') }).fill(NOTE)
  await press(button(page, t('notes.add')))
  await expect(page.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible()

  await press(button(page, t('network.request.reprice')))
  const dialog = page.getByRole('dialog', { name: t('network.request.reprice') })
  const send = dialog.getByRole('button', { name: t('network.request.reprice') })
  await dialog.getByRole('textbox', { name: t('network.request.reprice.extra') }).fill('Trench')
  await press(send)
  await expect(dialog.getByText(t('network.request.reprice.extraWrong'))).toBeVisible()
  await dialog.getByRole('textbox', { name: t('network.request.reprice.amount') }).fill('250')
  await dialog.getByRole('textbox', { name: t('network.site.reason') }).fill(REASON)
  await expect(dialog.getByText(t('network.request.reprice.total', { total: '€2,140.00' }))).toBeVisible()
  await expectAccessible(page)
  await press(send)
  await expect(page.getByRole('listitem').filter({ hasText: REASON })).toContainText('€1,890.00')
  await expectAccessible(page)

  await signInAs('fleet', '/my/request/RQ00003')
  await expect(title(page, /./)).toBeVisible()
  const price = page.getByRole('region', { name: t('requests.price'), exact: true })
  await expect(price).toContainText('€2,140.00')
  await expect(price).toContainText('Trench')
  await expect(price.getByRole('listitem')).toContainText(REASON)
  await expect(page.locator('body')).not.toContainText(NOTE)
  await expectAccessible(page)
})
