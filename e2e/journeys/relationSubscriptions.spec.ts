import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { formats, t } from '../texts.ts'
import { button, type Page } from './views.ts'

const ENDED = 'Fan · Noordzee Logistics'
const OTHER = 'Addict · Noordzee Logistics, team 2'
const CREATED = 'Pool cars · 2027'
const CARD = 'BE-BCA-012042-8'
const REMOVED = 'BE-BCA-012154-1'
const LAST_DAY = '2026-11-30'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('A super administrator ends a subscription in the tree, changes the type of another, exchanges its cards and creates a third; the customer sees all changes', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/subscriptions')
  await page.getByRole('searchbox', { name: t('tree.search') }).fill('Noordzee')
  await page.getByRole('treeitem', { name: 'Noordzee Logistics', exact: true }).click()
  await expect(region(page, 'Noordzee Logistics')).toBeVisible()

  await region(page, ENDED)
    .getByRole('button', { name: t('subscriptions.end.do') })
    .click()
  const end = page.getByRole('dialog', { name: t('subscriptions.end.do') })
  await end.getByLabel(t('record.end.day')).fill(LAST_DAY)
  await expectAccessible(page)
  await end.getByRole('button', { name: t('subscriptions.end.do') }).click()
  await expect(end).toBeHidden()
  await expect(button(page, t('record.end.change'))).toBeVisible()

  await region(page, OTHER)
    .getByRole('button', { name: t('subscriptions.cards.add') })
    .click()
  const add = page.getByRole('dialog', { name: t('subscriptions.cards.add') })
  await add.getByRole('combobox', { name: t('subscriptions.cards.card') }).fill(CARD)
  await page.getByRole('option', { name: new RegExp(CARD) }).click()
  await add.getByRole('button', { name: t('subscriptions.cards.add') }).click()
  await expect(add).toBeHidden()
  await expect(page.getByRole('list', { name: t('subscriptions.cards.of', { name: OTHER }) })).toContainText(
    CARD,
  )
  await expectAccessible(page)

  const remove = t('subscriptions.cards.removeOne', { number: REMOVED, name: OTHER })
  await button(page, remove).click()
  await page
    .getByRole('dialog', { name: remove })
    .getByRole('button', { name: t('subscriptions.cards.remove') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await region(page, OTHER)
    .getByRole('button', { name: t('subscriptions.change') })
    .click()
  const change = page.getByRole('dialog', { name: t('subscriptions.change.title') })
  await change.getByRole('radio', { name: /^Fan/ }).check()
  await change.getByRole('button', { name: t('subscriptions.change.save') }).click()
  await expect(change).toBeHidden()

  await button(page, t('subscriptions.new')).click()
  const create = page.getByRole('dialog', { name: t('subscriptions.new') })
  await create.getByRole('radio', { name: /^Fan/ }).check()
  await create.getByLabel(t('record.Description')).fill(CREATED)
  await create.getByRole('button', { name: t('subscriptions.new') }).click()
  await expect(create).toBeHidden()

  await signInAs('fleet', '/my/subscriptions/details?id=SU00003')
  await expect(region(page, t('common.details'))).toContainText(
    formats.date(Date.parse(`${LAST_DAY}T12:00:00Z`)),
  )
  await page.goto('/my/subscriptions/details?id=SU00003-2')
  await expect(page.getByRole('table').getByRole('link', { name: CARD })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name: REMOVED })).toHaveCount(0)
  await expect(region(page, t('common.details'))).toContainText('Fan')
  await page.goto('/my/subscriptions')
  await expect(page.getByRole('table').getByRole('link', { name: CREATED })).toBeVisible()
})
