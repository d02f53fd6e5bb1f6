import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, failedRequest, type Page, title } from './faces.ts'

const SCREEN = '/my/organisation'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const rows = (page: Page) => page.locator('tbody tr')
const search = async (page: Page, value: string) => {
  await page.getByRole('combobox', { name: t('table.field') }).selectOption('Name')
  await page.getByRole('searchbox', { name: t('table.value') }).fill(value)
  await page.keyboard.press('Enter')
}

test('A fleet manager invites a user, changes their role and removes them', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await button(page, t('people.invite')).click()
  const invitation = dialog(page, t('people.invite.title', { name: 'Noordzee Logistics' }))
  const field = (name: string) => invitation.getByLabel(name)
  await invitation.getByRole('button', { name: t('people.invite.send') }).click()
  await expect(invitation.getByText(t('people.noName'))).toBeVisible()
  await expectAccessible(page)
  await field(t('record.relationcontact.Name')).fill('Ada Byron')
  await field(t('record.relationcontact.Email')).fill('sofie.claes@noordzee-logistics.example')
  await invitation.getByRole('button', { name: t('people.invite.send') }).click()
  await expect(invitation.getByText(errorText('USEREXISTS'))).toBeVisible()
  await field(t('record.relationcontact.Email')).fill('ada.byron@noordzee-logistics.example')
  await invitation.getByRole('button', { name: t('people.invite.send') }).click()
  await expect(invitation).toBeHidden()

  await search(page, 'Ada Byron')
  await page.getByRole('link', { name: 'Ada Byron' }).click()
  await expect(title(page, 'Ada Byron')).toBeVisible()
  await button(page, t('record.edit')).click()
  await page.getByLabel(t('record.relationcontact.Role')).selectOption('FleetManager')
  const save = page.getByRole('button', { name: t('record.save', { count: 1 }) })
  errors.allow(failedRequest('/relationcontact/BCO/createupdate'))
  await mock.fault('createupdateRelationContact', { kind: 'code', code: 'ROLEASSIGNFAILED' }, 1)
  await save.click()
  await expect(page.getByText(errorText('ROLEASSIGNFAILED'))).toBeVisible()
  await page.getByLabel(t('record.relationcontact.Role')).selectOption('User')
  await page.getByLabel(t('record.relationcontact.Role')).selectOption('FleetManager')
  await save.click()
  await expect(page.getByText(t('record.saved'))).toBeVisible()
  await expect(page.getByText(t('record.relationcontact.Role.FleetManager'))).toBeVisible()

  await button(page, t('users.remove')).click()
  const question = dialog(page, t('users.remove.title', { name: 'Ada Byron' }))
  await expect(question.getByText(t('users.remove.signIn'))).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: t('users.remove') }).click()
  await expect(title(page, t('shell.organisation'))).toBeVisible()
  await search(page, 'Ada Byron')
  await expect(rows(page)).toHaveCount(0)
})

test('No one changes the own role or removes the own account', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/organisation/users/RC00003')
  await expect(page.getByText(t('users.self'))).toBeVisible()
  await expect(button(page, t('users.remove'))).toHaveCount(0)
  await button(page, t('record.edit')).click()
  await expect(page.getByLabel(t('record.relationcontact.Name'))).toBeVisible()
  await expect(page.getByLabel(t('record.relationcontact.Role'))).toHaveCount(0)
})
