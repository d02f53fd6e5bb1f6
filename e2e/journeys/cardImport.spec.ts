import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button } from './views.ts'

const CARD = 'BE-BCA-990001-0'
const FILE = `number;customer;description;status
${CARD};Noordzee Logistics;Van of the night shift;ACTIVE
BE-BCA-990002-8;Nobody;Spare;ACTIVE
BE-BCA-012042-8;Noordzee Logistics;Second copy;ACTIVE
`

test('A super administrator imports cards from a file and reads why two lines are rejected; the customer finds the new card', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/import-cards')
  await page
    .getByLabel(t('cardImport.file'))
    .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await press(button(page, t('cardImport.check')))
  await expect(page.getByText(t('cardImport.counts', { count: 1, problems: 2 }))).toBeVisible()
  await expect(page.getByRole('table')).toContainText(t('cardImport.problem.customer'))
  await expect(page.getByRole('row', { name: 'BE-BCA-012042-8' })).toContainText(
    t('cardImport.problem.exists'),
  )
  await expectAccessible(page)
  await press(button(page, t('cardImport.run', { count: 1 })))
  await expect(page.getByText(t('bulk.ended', { count: 1 }))).toBeVisible()

  await signInAs('fleet', `/my/tokens?filter=${encodeURIComponent('(Description CO "night shift")')}`)
  await expect(page.getByRole('table').getByRole('link', { name: CARD })).toBeVisible()
})
