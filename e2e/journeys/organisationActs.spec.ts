import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { chooseIn, paste, press } from './keyboard.ts'
import { endSession } from './sessionEnd.ts'
import { button, expectSignedOut, failedRequest, type Page, title } from './views.ts'

const SCREEN = '/my/organisation'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const rows = (page: Page) => page.locator('tbody tr')
const search = async (page: Page, value: string) => {
  await chooseIn(page.getByRole('combobox', { name: t('table.field') }), 'Name')
  await paste(page.getByRole('searchbox', { name: t('table.value') }), value)
  await page.keyboard.press('Enter')
}

/** Reasons why a person cannot become an organisation (S8), besides a missing parent. */
const CONVERSION_CODES = [
  'NOPORTAL',
  'CONVERTONLYRC',
  'RELCONVERTFAILURE',
  'INVALIDEMTOREL',
  'RCNOTFOUND',
  'RELORRCNOTFOUND',
] as const

test('A fleet manager invites a user, changes their role and removes them', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  await signInAs('fleet', SCREEN)
  await press(button(page, t('people.invite')))
  const invitation = dialog(page, t('people.invite.title', { name: 'Noordzee Logistics' }))
  const field = (name: string) => invitation.getByLabel(name)
  const send = invitation.getByRole('button', { name: t('people.invite.send') })
  await press(send)
  await expect(invitation.getByText(t('common.enterName'))).toBeVisible()
  await expectAccessible(page)
  await paste(field(t('record.relationcontact.Name')), 'Ada Byron')
  await paste(field(t('record.relationcontact.Email')), 'sofie.claes@noordzee-logistics.example')
  await press(send)
  await expect(invitation.getByText(errorText('EMAILUNAVAILABLE'))).toBeVisible()
  await paste(field(t('record.relationcontact.Email')), 'ada.byron@noordzee-logistics.example')
  await press(send)
  await expect(invitation).toBeHidden()
  const notifications = page.getByRole('region', { name: t('notifications.label') })
  await expect(notifications.getByText(t('people.invite.sent', { name: 'Ada Byron' }))).toBeVisible()

  await search(page, 'Ada Byron')
  await press(page.getByRole('link', { name: 'Ada Byron' }))
  await expect(title(page, 'Ada Byron')).toBeVisible()
  await press(button(page, t('common.edit')))
  const role = page.getByLabel(t('record.relationcontact.Role'))
  await chooseIn(role, 'FleetManager')
  const save = page.getByRole('button', { name: t('record.save', { count: 1 }) })
  errors.allow(failedRequest('/relationcontact/BCO/createupdate'))
  await mock.fault('createupdateRelationContact', { kind: 'code', code: 'ROLEASSIGNFAILED' }, 1)
  await press(save)
  await expect(page.getByRole('main').getByText(errorText('ROLEASSIGNFAILED'))).toBeVisible()
  await chooseIn(role, 'User')
  await chooseIn(role, 'FleetManager')
  await press(save)
  await expect(page.getByText(t('record.saved'))).toBeVisible()
  await expect(page.getByText(t('record.relationcontact.Role.FleetManager'))).toBeVisible()

  // Undo: the server fails at first, and a retry succeeds.
  await mock.fault('createupdateRelationContact', { kind: 'code', code: 'ROLEREMOVEFAILED' }, 1)
  await press(button(page, t('recordUndo.undo')))
  await expect(page.getByRole('main').getByText(errorText('ROLEREMOVEFAILED'))).toBeVisible()
  await press(button(page, t('faces.retry')))
  await expect(page.getByText(t('recordUndo.done'))).toBeVisible()
  await expect(page.getByText(t('record.relationcontact.Role.FleetManager'))).toBeHidden()
  await press(button(page, t('common.edit')))
  await expect(role).toHaveValue('User')
  await chooseIn(role, 'FleetManager')
  await press(save)
  await expect(page.getByText(t('record.saved'))).toBeVisible()

  await press(button(page, t('users.remove')))
  const question = dialog(page, t('users.remove.title', { name: 'Ada Byron' }))
  await expect(question.getByText(t('users.remove.signIn'))).toBeVisible()
  await expectAccessible(page)
  await press(question.getByRole('button', { name: t('users.remove') }))
  await expect(title(page, t('shell.organisation'))).toBeVisible()
  await expect(notifications.getByText(t('users.remove.done', { name: 'Ada Byron' }))).toBeVisible()
  await search(page, 'Ada Byron')
  await expect(rows(page)).toHaveCount(0)
})

test('No user can change their own role or remove their own account', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/organisation/users/RC00003')
  await expect(page.getByText(t('users.self'))).toBeVisible()
  // Users see their own e-mail address unmasked here, as on the profile.
  const email = t('record.relationcontact.Email')
  await expect(page.getByRole('term').filter({ hasText: email }).locator('+ dd')).toContainText('@')
  await expect(button(page, `${t('common.show')} ${email}`)).toHaveCount(0)
  await expect(button(page, t('users.remove'))).toHaveCount(0)
  await button(page, t('common.edit')).click()
  await expect(page.getByLabel(t('record.relationcontact.Name'))).toBeVisible()
  await expect(page.getByLabel(t('record.relationcontact.Role'))).toHaveCount(0)
})

test('An administrator of a group opens the tree, adds a sub-organisation and renames it, by keyboard alone', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  await signInAs('entity', '/my/organisation/relations')
  const tree = page.getByRole('tree', { name: t('tree.label') })
  const item = (name: string) => tree.getByRole('treeitem', { name, exact: true })
  await expect(item('Meridiaan International')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: t('tree.search') }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(item('Meridiaan International')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Meridiaan Vlaanderen')).toBeFocused()
  errors.allow(/^Console error: Failed to load resource: .*treeview/)
  await mock.fault('getRelationTree', { kind: 'status', status: 500 }, 1)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: t('faces.retry') }).press('Enter')
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toBeVisible()
  await item('Meridiaan Vlaanderen').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(item('Meridiaan Vlaanderen')).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('searchbox', { name: t('tree.search') }).focus()
  await page.keyboard.type('luxem')
  await expect(item('Méridien Luxembourg')).toBeVisible()
  await expect(page.getByText(t('tree.found', { count: 1 }))).toBeVisible()
  await button(page, t('common.clearSearch')).press('Enter')

  await button(page, t('relations.create')).press('Enter')
  const form = page.getByRole('dialog')
  const name = form.getByLabel(t('record.relation.Description'))
  await name.focus()
  await page.keyboard.insertText('x'.repeat(101))
  await page.keyboard.press('Enter')
  await expect(form.getByText(errorText('RelNameTooLong'))).toBeVisible()
  await expectAccessible(page)
  await name.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Meridiaan Noord')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Meridiaan Noord')).toBeVisible()
  await button(page, t('common.edit')).press('Enter')
  await page.getByLabel(t('record.relation.Description')).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('zee')
  await page.getByRole('button', { name: t('record.save', { count: 1 }) }).press('Enter')
  await expect(title(page, 'Meridiaan Noordzee')).toBeVisible()
  await page.goto('/my/organisation/relations')
  await expect(item('Meridiaan Noordzee')).toBeVisible()
})

test('A user views the portal as another organisation; a bar names that organisation, and one press ends the view', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('entity', '/my/organisation/relations/R00007')
  await expect(title(page, /^M[eé]rid/)).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await button(page, t('shell.viewing.begin', { name: name ?? '' })).click()
  const bar = page.getByText(t('shell.viewing', { name: name ?? '' }))
  await expect(bar).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expectAccessible(page)
  // Viewing continues after a reload and on every screen.
  await page.reload()
  await expect(bar).toBeVisible()
  await page.goto('/my/organisation')
  await expect(
    page
      .getByRole('main')
      .getByText(name ?? '')
      .first(),
  ).toBeVisible()
  await expect(bar).toBeVisible()
  await button(page, t('shell.viewing.stop')).click()
  await expect(bar).toBeHidden()
  await expect(page).toHaveURL('/my/organisation/relations/R00007')

  // Turning off the flag also ends the view.
  await button(page, t('shell.viewing.begin', { name: name ?? '' })).click()
  await expect(bar).toBeVisible()
  await mock.flags({ impersonation: false })
  await page.reload()
  await expect(bar).toBeHidden()
})

test('An operator finds a customer in the tree, changes a contact’s role, converts another contact, views as the customer and adds a relation; the contact can no longer invite users', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  await signInAs('operator', '/network/relations')
  await press(page.getByRole('radio', { name: t('network.customers.view.tree') }), 'Space')
  const tree = page.getByRole('tree', { name: t('tree.label') })
  await expect(tree.getByRole('treeitem').first()).toBeVisible()
  // Only visible rows are in the document, however many there are.
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(40)
  await page.getByRole('searchbox', { name: t('tree.search') }).fill('noordzee log')
  await press(tree.getByRole('treeitem', { name: /Noordzee Logistics/ }))
  await expect(title(page, 'Noordzee Logistics')).toBeVisible()

  await press(page.getByRole('link', { name: 'Sofie Claes', exact: true }))
  await press(button(page, t('common.edit')))
  const role = page.getByLabel(t('record.relationcontact.Role'))
  await role.selectOption('User')
  await press(page.getByRole('button', { name: t('record.save', { count: 1 }) }))
  await expect(role).toHaveCount(0)
  await expect(page.getByText(t('record.relationcontact.Role.User'), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Noordzee Logistics')).toBeVisible()

  const convert = page.getByRole('button', { name: `${t('people.convert')} Bart Janssens`, exact: true })
  await press(convert)
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('people.convert'), exact: true })
  const above = dialog.getByRole('combobox', { name: t('people.parent') })
  const choose = async (words: string, name: string) => {
    await above.fill(words)
    await expect(dialog.getByRole('option', { name })).toBeVisible()
    await above.press('Enter')
    await expect(above).toHaveValue(name)
  }
  await choose('haven zeebrugge', 'Meridiaan Haven Zeebrugge')
  await mock.fault('postContactIntoRelation', { kind: 'code', code: 'NOPARENTRELATION' }, 1)
  errors.allow(failedRequest('/contact/intorelation/'))
  await press(send)
  await expect(dialog.getByText(errorText('NOPARENTRELATION'))).toBeVisible()
  await expectAccessible(page)
  for (const code of CONVERSION_CODES) {
    await choose('haven zeebrugge', 'Meridiaan Haven Zeebrugge')
    await mock.fault('postContactIntoRelation', { kind: 'code', code }, 1)
    await press(send)
    await expect(dialog.getByText(errorText(code))).toBeVisible()
  }
  await choose('haven zeebrugge', 'Meridiaan Haven Zeebrugge')
  await press(send)
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('region', { name: t('notifications.label') }).getByText(errorText('NEWRELATION')),
  ).toBeVisible()
  await expect(convert).toBeHidden()
  const { list } = await mock.as('superadmin')

  // A bar says that the operator views as the customer, and stopping leads back.
  await press(button(page, t('shell.viewing.begin', { name: 'Noordzee Logistics' })))
  const bar = page.getByText(t('shell.viewing', { name: 'Noordzee Logistics' }))
  await expect(bar).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await press(button(page, t('shell.viewing.stop')))
  await expect(bar).toBeHidden()
  await expect(title(page, 'Noordzee Logistics')).toBeVisible()

  await page.goto('/network/relations')
  await press(button(page, t('relations.createAny')))
  const form = page.getByRole('dialog')
  await form.getByLabel(t('record.relation.Description')).fill('Zilvermeer Logistiek')
  const parent = form.getByRole('combobox', { name: t('people.parent') })
  await parent.fill('noordzee')
  await expect(form.getByRole('option', { name: /Noordzee Logistics/ })).toBeVisible()
  await parent.press('Enter')
  await press(form.getByRole('button', { name: t('relations.createAny'), exact: true }))
  await expect(title(page, 'Zilvermeer Logistiek')).toBeVisible()
  const [made] = await list('relation', { filter: '(Description EX "Zilvermeer Logistiek")' })
  expect(made).toMatchObject({ ParentRelation: { Id: 'R00003', Description: 'Noordzee Logistics' } })
  const [converted] = await list('relation', { filter: '(Description EX "Bart Janssens")' })
  expect(converted).toMatchObject({ ParentRelation: { Id: 'R00013' } })

  await signInAs('fleet', SCREEN)
  await expect(title(page, t('shell.users'))).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(button(page, t('people.invite'))).toHaveCount(0)
})

test('Text typed into a record or a dialog survives the end of the session and the next sign-in', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/relationcontact/BCO/createupdate'))
  errors.allow(failedRequest('/identity/token'))
  await signInAs('fleet', '/my/organisation/users/RC00003')
  await press(button(page, t('common.edit')))
  const name = page.getByLabel(t('record.relationcontact.Name'))
  await paste(name, 'Sofie Claes-Baert')
  await endSession(mock)
  const save = page.getByRole('button', { name: t('record.save', { count: 1 }) })
  await press(save)
  await expectSignedOut(page, t('faces.signedOut.expired'))
  await press(button(page, t('faces.signIn')))
  await expect(name).toHaveValue('Sofie Claes-Baert')
  await expect(page.getByText(t('record.was', { value: 'Sofie Claes' }))).toBeVisible()
  await press(save)
  await expect(page.getByText(t('record.saved'))).toBeVisible()
  // No draft is left: the record shows the saved name.
  await page.goto('/my/organisation/users/RC00003')
  await expect(title(page, 'Sofie Claes-Baert')).toBeVisible()
  await expect(name).toBeHidden()

  await page.goto(SCREEN)
  await press(button(page, t('people.invite')))
  const invitation = dialog(page, t('people.invite.title', { name: 'Noordzee Logistics' }))
  await paste(invitation.getByLabel(t('record.relationcontact.Name')), 'Ada Byron')
  await paste(invitation.getByLabel(t('record.relationcontact.Email')), 'ada@noordzee-logistics.example')
  await endSession(mock)
  await press(invitation.getByRole('button', { name: t('people.invite.send') }))
  await expectSignedOut(page, t('faces.signedOut.expired'))
  await press(button(page, t('faces.signIn')))
  // The dialog reopens automatically. Its request had been sent, so it continues as after a lost response.
  await expect(invitation.getByLabel(t('record.relationcontact.Name'))).toHaveValue('Ada Byron')
  await expect(invitation.getByText(t('writing.unanswered'))).toBeVisible()
  await press(invitation.getByRole('button', { name: t('faces.retry') }))
  const notifications = page.getByRole('region', { name: t('notifications.label') })
  await expect(notifications.getByText(t('people.invite.sent', { name: 'Ada Byron' }))).toBeVisible()
  await expect(invitation).toBeHidden()
  await expect(button(page, t('people.invite'))).toBeFocused()
})
