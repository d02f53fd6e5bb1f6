import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button } from './views.ts'

const REASON = 'The meter counted twice'

test('An operator corrects the energy and the card of a record after seeing the new price; the driver reads the corrected receipt', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  const operator = await mock.as('operator')
  const filter = '(Status EX "RATED") AND (RelationId EX "R00001") AND (IsRoaming EX "false")'
  const [cdr] = await operator.list('cdr', { filter, orderby: 'Start desc' })
  const [id, session] = [String(cdr?.['Id']), String(cdr?.['SessionId'])]

  await signInAs('operator', `/network/cdrs/${id}`)
  await press(button(page, t('network.correct')))
  const dialog = page.getByRole('dialog', { name: t('network.correct') })
  const energy = dialog.getByRole('textbox', { name: t('record.Consumption') })
  await energy.fill('5000')
  await expect(dialog.getByText(t('network.correct.refusal.TOO_MUCH'))).toBeVisible()
  await energy.fill('2')
  const price = dialog.getByRole('row', { name: t('record.Price') })
  await expect(price).toContainText('€0.67')
  const cards = await operator.list('token', { filter: '(RelationId EX "R00001")', orderby: 'Number' })
  const number = String(cards.find(({ Id }) => Id !== cdr?.['TokenId'])?.['Number'])
  await dialog.getByRole('combobox', { name: t('record.TokenId') }).fill(number)
  await page.getByRole('option', { name: number }).click()
  await expect(dialog.getByRole('row', { name: t('record.TokenNumber') })).toContainText(number)
  await dialog.getByRole('textbox', { name: t('network.site.reason') }).fill(REASON)
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('network.correct') }))
  await expect(page.getByText(t('network.correct.replaced'))).toBeVisible()
  await press(page.getByRole('link', { name: t('network.correct.open') }))
  await expect(page.getByText(t('network.correct.corrects'))).toBeVisible()
  await expect(page.getByText(REASON).first()).toBeVisible()
  await expectAccessible(page)

  await signInAs('driver', '/my/chargesession')
  await expect(page.getByRole('row').filter({ hasText: '€0.67' }).first()).toBeVisible()
  await page.goto(`/my/chargesession/${session}`)
  const receipt = page.getByRole('region', { name: t('sessions.price') })
  await expect(receipt).toContainText('€0.67')
  await expect(page.getByRole('main')).toContainText(number)
  await expect(receipt).toContainText('This receipt was corrected on')
})
