import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { operatorWords, t } from '../texts.ts'
import { button, expectFits, title } from './views.ts'

const OLD = '/network/find-card/T000001'
const OWN = '/my/token/details/T000001'

test('An operator replaces a lost card for the same driver, who finds the new card', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', OLD)
  await button(page, t('network.card.replace')).click()
  const dialog = page.getByRole('dialog', { name: t('network.card.replace') })
  await dialog.getByRole('combobox', { name: t('network.card.replace.state') }).selectOption('ACTIVE')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('network.card.replace') }).click()
  await expect(page).not.toHaveURL(OLD)
  await expect(page.getByRole('main')).toContainText(t('record.ReplacesId'))
  const { read } = await mock.as('superadmin')
  const old = await read('token', 'T000001')
  const made = await read('token', String(old['ReplacedById']))
  expect(made['RelationContactId']).toBe(old['RelationContactId'])

  await page.goto(`${OLD}?tab=check`)
  const charger = page.getByRole('combobox', { name: operatorWords.t('cardCheck.charger') })
  await charger.fill('BCA-000001')
  await page
    .getByRole('option', { name: /BCA-000001/ })
    .first()
    .click()
  await expect(page.getByText(t('cardCheck.problem.CARD_LOST'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await expectFits(page)

  await signInAs('driver', OWN)
  await expect(page.getByText(t('cards.replaced'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cards.replaced.view') })
    .click()
  await expect(title(page, String(made['Number']))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('cards.state.ACTIVE'))
  const replaced = page.getByRole('main').getByRole('link', { name: String(old['Description']) })
  await expect(replaced).toHaveAttribute('href', OWN)
})
