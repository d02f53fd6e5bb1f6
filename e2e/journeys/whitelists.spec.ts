import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { expectRange, rowLinks, searchText } from './serverTable.ts'
import { button, countAnswered, countOf, failedRequest, type Page, title } from './views.ts'

const LIST = '/my/whitelists'
const FLEET = 'NOORDZEE-R00003#FLEET'
const VISITORS = 'NOORDZEE-R00003#VISITORS'
const NIGHT = 'NIGHT#SHIFT'
const COPY = 'NIGHT#SHIFT-2'
const CHARGER = 'Depot Antwerpen · bay 1'
/** A card of the relation: the number that the portal stores, and its printed form. */
const CARD = { number: 'BE-BCA-012196-2', printed: 'BEBCA0121962' }

type Locator = ReturnType<Page['locator']>

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const inside = (part: Locator, name: string) => part.getByRole('button', { name, exact: true })
const row = (page: Page, number: string) => page.locator('tbody tr').filter({ hasText: number })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const cards = (page: Page) => region(page, t('whitelists.cards')).locator('tbody tr')

const openGroup = async (page: Page, code: string) => {
  await rowLinks(page).filter({ hasText: code }).first().click()
  await expect(title(page, code)).toBeVisible()
}

const name = async (part: Locator, code: string, description: string) => {
  await part.getByLabel(t('whitelists.code'), { exact: true }).fill(code)
  await part.getByLabel(t('whitelists.description'), { exact: true }).fill(description)
}

test('A fleet manager creates a group, duplicates it, adds cards, authorizes one and moves it to the copy', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', '/my/tokens')
  await page.getByRole('link', { name: t('cards.whitelists') }).click()
  await expect(rowLinks(page)).toHaveText([FLEET, VISITORS])
  await expect(row(page, VISITORS)).toContainText(t('whitelists.users.none'))

  await button(page, t('whitelists.create')).click()
  const create = dialog(page, t('whitelists.create.title'))
  await expectAccessible(page)
  await name(create, 'night', 'Night shift')
  await inside(create, t('whitelists.create.send')).click()
  await expect(create.getByText(t('whitelists.code.wrong'))).toBeVisible()
  await name(create, 'night#shift', 'Night shift')
  const hold = await mock.hold('saveWhitelistGroup')
  await inside(create, t('whitelists.create.send')).dblclick()
  await expect(inside(create, t('common.saving'))).toHaveAttribute('aria-busy', 'true')
  await hold.release({ kind: 'answer' })
  await hold.remove()
  await expect(title(page, NIGHT)).toBeVisible()
  expect(await countOf(mock, 'saveWhitelistGroup')).toBe(1)

  await button(page, t('whitelists.clone')).click()
  const clone = dialog(page, t('whitelists.clone.title', { code: NIGHT }))
  await expect(clone.getByLabel(t('whitelists.code'), { exact: true })).toHaveValue(COPY)
  await inside(clone, t('whitelists.clone.send')).click()
  await expect(title(page, COPY)).toBeVisible()
  // The code in the URL opens a group, like its id.
  await page.goto(`${LIST}/${encodeURIComponent(NIGHT)}`)
  await expect(title(page, NIGHT)).toBeVisible()

  await button(page, t('whitelists.add')).click()
  const add = dialog(page, t('whitelists.add.title', { code: NIGHT }))
  await add.getByRole('checkbox').first().check()
  await add.getByRole('searchbox').fill('no such card')
  await expect(add.getByText(t('whitelists.add.none'))).toBeVisible()
  await expect(add.getByText(t('whitelists.chosen', { count: 1 }))).toBeVisible()
  await add.getByLabel(t('whitelists.add.typed')).fill(CARD.number)
  await expectAccessible(page)
  await inside(add, t('whitelists.add.send')).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(row(page, CARD.printed)).toContainText(t('whitelists.may.no'))

  await button(page, t('whitelists.permit.one', { number: CARD.printed })).click()
  await expect(row(page, CARD.printed).getByText(t('whitelists.may.yes'), { exact: true })).toBeVisible()

  await page.getByRole('checkbox', { name: t('whitelists.choose', { number: CARD.printed }) }).check()
  await region(page, t('whitelists.cards')).getByRole('searchbox').fill('no such card')
  await expect(page.getByText(t('whitelists.chosen', { count: 1 }))).toBeVisible()
  await button(page, t('whitelists.move')).first().click()
  const move = dialog(page, t('whitelists.move.title', { count: 1 }))
  await inside(move, t('whitelists.move.send')).click()
  await expect(move.getByText(t('whitelists.move.missing'))).toBeVisible()
  await move.getByLabel(t('whitelists.move.to')).selectOption(COPY)
  await inside(move, t('whitelists.move.send')).click()
  await expect(move).toBeHidden()
  await button(page, t('table.clear')).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(region(page, t('whitelists.lists')).getByRole('listitem')).toHaveCount(0)
  await page.goto(`${LIST}/${encodeURIComponent(COPY)}`)
  await expect(row(page, CARD.printed).getByText(t('whitelists.may.yes'), { exact: true })).toBeVisible()
})

test('A group in use cannot be deleted and shows where it is used, until another group replaces it there', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/whitelistgroup/'))
  await signInAs('fleet', LIST)
  await openGroup(page, VISITORS)
  await button(page, t('whitelists.use')).click()
  const use = dialog(page, t('whitelists.use.title', { code: VISITORS }))
  await use.getByRole('searchbox').fill('bay 1')
  await use.getByRole('radio', { name: CHARGER, exact: true }).check()
  await inside(use, t('whitelists.use.send')).click()
  const users = region(page, t('whitelists.users'))
  await expect(users.getByRole('link', { name: CHARGER })).toBeVisible()

  await button(page, t('common.delete')).first().click()
  const remove = dialog(page, t('whitelists.delete.title', { code: VISITORS }))
  await expect(remove).toContainText(t('whitelists.delete.lists', { count: 1 }))
  await inside(remove, t('whitelists.delete.send')).click()
  await expect(remove.getByText(errorText('TOKGRINUSE'), { exact: true })).toBeVisible()
  await expect(remove.getByRole('link', { name: CHARGER })).toHaveAttribute('href', /\/my\/chargepoints\/CP/)
  await expectAccessible(page)
  await inside(remove, t('common.cancel')).click()

  await button(page, t('whitelists.change.one', { name: CHARGER })).click()
  const change = dialog(page, t('whitelists.change.title', { name: CHARGER }))
  await change.getByLabel(t('whitelists.move.to')).selectOption(FLEET)
  await inside(change, t('whitelists.use.send')).click()
  await expect(users.getByText(t('whitelists.users.empty'))).toBeVisible()
  await button(page, t('common.delete')).first().click()
  await inside(remove, t('whitelists.delete.send')).click()
  await expect(page).toHaveURL(LIST)
  await expect(rowLinks(page)).toHaveText([FLEET])
  await expect(row(page, FLEET)).toContainText(CHARGER)
})

test('A user creates, moves and deletes the whitelists of a group; a retry after a lost connection writes once', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/whitelistgroup/'))
  await signInAs('fleet', LIST)
  await openGroup(page, FLEET)
  const lists = region(page, t('whitelists.lists'))
  await inside(lists, t('whitelists.list.new')).click()
  const form = dialog(page, t('whitelists.list.new'))
  await name(form, 'FLEET#NIGHT', 'Night shift')
  await form.getByRole('checkbox').first().check()
  await mock.fault('saveWhitelist', { kind: 'drop' })
  await inside(form, t('whitelists.list.send')).click()
  await expect(form.getByText(t('writing.unanswered'))).toBeVisible()
  await mock.clearFaults()
  await inside(form, t('faces.retry')).click()
  await expect(lists.getByText('FLEET#NIGHT')).toBeVisible()
  expect(await countAnswered(mock, 'saveWhitelist')).toBe(1)

  await inside(lists, t('whitelists.list.move.one', { code: `${FLEET}-1` })).click()
  const move = dialog(page, t('whitelists.move.title', { count: 10 }))
  await move.getByLabel(t('whitelists.move.to')).selectOption('FLEET#NIGHT')
  await inside(move, t('whitelists.move.send')).click()
  // Wait until the dialog closes: before that its options are part of the list row.
  await expect(move).toBeHidden()
  const item = (code: string) => lists.getByRole('listitem').filter({ hasText: code })
  await expect(item('FLEET#NIGHT')).toContainText(`· ${t('whitelists.cards.count', { count: 10 })}`)
  await expect(item(`${FLEET}-1`)).toContainText(`· ${t('whitelists.cards.count', { count: 0 })}`)

  await inside(lists, t('whitelists.list.remove.one', { code: 'FLEET#NIGHT' })).click()
  await inside(
    dialog(page, t('whitelists.list.remove.title', { code: 'FLEET#NIGHT' })),
    t('whitelists.list.remove.send'),
  ).click()
  await expect(lists.getByText('FLEET#NIGHT', { exact: true })).toBeHidden()
  await expect(lists.getByRole('listitem')).toHaveCount(1)
})

test('An operator duplicates a customer’s group and removes the cards from the original; the customer finds them in the copy alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network')
  await press(
    page
      .getByRole('navigation', { name: t('shell.sideMenu.network') })
      .getByRole('link', { name: t('shell.netWhitelists') }),
  )
  await expectRange(page, 1, 10, 32)
  await searchText(page, 'Relation', 'Noordzee')
  await expect(rowLinks(page)).toHaveText([FLEET, VISITORS])
  await openGroup(page, VISITORS)
  await expect(page).toHaveURL(/\/network\/whitelists\/WG0002$/)
  await expect(page.getByRole('link', { name: 'Noordzee Logistics', exact: true })).toBeVisible()
  await press(button(page, t('whitelists.clone')))
  const clone = dialog(page, t('whitelists.clone.title', { code: VISITORS }))
  const copy = await clone.getByLabel(t('whitelists.code'), { exact: true }).inputValue()
  await press(inside(clone, t('whitelists.clone.send')))
  await expect(title(page, copy)).toBeVisible()

  await page.goto('/network/whitelists/WG0002')
  const remove = dialog(page, t('whitelists.remove.title', { count: 4 }))
  const removeAll = async () => {
    await press(button(page, t('whitelists.chosen.found', { count: 4 })))
    await press(button(page, t('whitelists.remove')))
    await press(inside(remove, t('whitelists.remove')))
    await expect(page.getByText(t('whitelists.cards.none.title'))).toBeVisible()
    await expect(remove).toBeHidden()
  }
  await removeAll()
  expect(await countAnswered(mock, 'removeCard')).toBe(8)

  // Undo survives a reload.
  await page.reload()
  await press(button(page, t('whitelists.undo')))
  await expect(cards(page)).toHaveCount(4)
  await expect(button(page, t('whitelists.undo'))).toHaveCount(0)
  await removeAll()

  await signInAs('fleet', LIST)
  await openGroup(page, copy)
  await expect(cards(page)).toHaveCount(4)
  await page.goto(`${LIST}/WG0002`)
  await expect(page.getByText(t('whitelists.cards.none.title'))).toBeVisible()
})

test('A user stops a card from charging and renames its group by keyboard alone', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', `${LIST}/WG0002`)
  await expect(title(page, VISITORS)).toBeVisible()
  const withdraw = cards(page).first().getByRole('button')
  await withdraw.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toContainText(t('whitelists.may.no'))
  await expect(withdraw).toBeFocused()

  await button(page, t('common.edit')).first().focus()
  await page.keyboard.press('Enter')
  const form = dialog(page, t('whitelists.rename.title', { code: VISITORS }))
  await expect(form).toBeVisible()
  const code = form.getByLabel(t('whitelists.code'), { exact: true })
  while (!(await code.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('guests#all')
  await page.keyboard.press('Enter')
  await expect(title(page, 'GUESTS#ALL')).toBeVisible()
  await expect(form).toBeHidden()
})

test('A home driver has no group and no way to create one', async ({ page, signInAs }) => {
  await signInAs('driver', LIST)
  await expect(page.getByText(t('whitelists.empty.private'))).toBeVisible()
  await expect(button(page, t('whitelists.create'))).toBeHidden()
})
