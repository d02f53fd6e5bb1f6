import { DAY_MS } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { operatorWords, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks } from './serverTable.ts'
import { button, connectionPath, loggedMessages, type Page, title } from './views.ts'

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const saved = (page: Page) => status(page, t('record.saved'))

test('A super administrator gives a reason to see a protected person for two minutes, and finds the access in the audit trail', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/protected-users')
  await press(page.getByRole('table').getByRole('link').first())
  await page.waitForURL(/protected-users\/PU/)
  await expect(title(page, /…/)).toBeVisible()
  await page.clock.install()
  await press(button(page, t('admin.person.ask')))
  const question = page.getByRole('dialog', { name: t('admin.person.ask') })
  await press(question.getByRole('button', { name: t('admin.person.show') }))
  await expect(question).toContainText(t('admin.reason.missing'))
  expect(await mock.journal('accessProtectedUser')).toHaveLength(0)
  await question.getByRole('textbox', { name: t('admin.person.reason') }).fill('Invoice 2026-114')
  await expectAccessible(page)
  await press(question.getByRole('button', { name: t('admin.person.show') }))
  await expect(page.getByTestId('protected-person')).toContainText(/\w@\w/)
  await expect(page.getByRole('table')).toContainText('Invoice 2026-114')
  await page.clock.runFor(120_000)
  await expect(status(page, t('admin.person.expired'))).toBeVisible()
  await expect(page.getByTestId('protected-person')).toBeHidden()

  await page.goto('/network/audit-trail')
  const access = page
    .getByRole('row')
    .filter({ hasText: t('record.Class.protecteduser') })
    .first()
  await expect(access).toContainText('Pieter Goossens')
  await press(access.getByRole('link'))
  await expect(page.getByRole('region', { name: t('record.audit') })).toContainText('Invoice 2026-114')
})

test('A super administrator changes a setting in its class, and creates an alarm and closes it without acknowledging it; the generic tables show the setting, and an operator reads the reason at the alarm', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/classes')
  await press(page.getByRole('link', { name: 'GenericTable' }))
  await expect(title(page, 'GenericTable')).toBeVisible()
  await expect(page.getByRole('region', { name: t('admin.meta.title') })).toContainText('Value')
  await press(page.getByRole('link', { name: 'GT0001' }))
  await expect(page.getByRole('navigation', { name: t('common.breadcrumb') }).getByRole('link')).toHaveText([
    t('shell.adminClasses'),
    'GenericTable',
  ])
  await press(button(page, t('common.edit')))
  await page.getByRole('textbox', { name: t('record.generictable.Value') }).fill('3')
  await press(button(page, t('record.save', { count: 1 })))
  await expect(saved(page)).toBeVisible()
  await page.goto('/network/admin/tables/GT0001')
  await expect(page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible()

  await page.goto('/network/admin/classes/alarm')
  await press(page.getByRole('link', { name: t('admin.classes.new') }))
  await page.locator('form [name="Description"]').fill('Smoke seen at the cabinet')
  await page.locator('form [name="Severity"]').selectOption('CRITICAL')
  for (const [name, text] of [
    ['ChargePointId', 'Depot Zeebrugge · bay 1'],
    ['LocationId', 'Depot Zeebrugge'],
    ['RelationId', 'Noordzee Logistics'],
  ] as const) {
    await page.locator(`form [name="${name}"]`).fill(text)
    await page
      .getByRole('option', { name: new RegExp(`^${text}`) })
      .first()
      .click()
  }
  await press(button(page, t('record.create')))
  await expect(page).toHaveURL(/classes\/alarm\/(?!new)/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/network/alarms/${id}`)
  await expect(title(page, 'Smoke seen at the cabinet')).toBeVisible()
  await press(button(page, t('network.alarm.closeUnseen')))
  const dialog = page.getByRole('dialog', { name: t('network.alarm.closeUnseen') })
  await dialog.getByRole('textbox', { name: t('network.site.reason') }).fill('Steam of the kitchen')
  await press(dialog.getByRole('button', { name: t('network.alarm.closeUnseen') }))
  await expect(dialog).toBeHidden()

  await signInAs('operator', '/network/alarms')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Smoke seen at the cabinet' })).toContainText(
    t('record.alarm.Status.CLOSED'),
  )
  await press(rows.getByRole('link', { name: 'Smoke seen at the cabinet' }))
  await expect(page.getByRole('main')).toContainText('Steam of the kitchen')
})

test('A super administrator filters a class by type and category', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/network/admin/classes/request')
  await expect(title(page, 'Request')).toBeVisible()
  const requestWith = (name: string, value: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url())
      return pathname.endsWith('/request/BCO/filtered') && searchParams.get(name) === value
    })
  const types = page.getByRole('combobox', { name: t('admin.classes.type') })
  const type = (await types.locator('option').nth(1).getAttribute('value')) ?? ''
  const ofType = requestWith('type', type)
  await types.selectOption(type)
  await ofType
  const ofCategory = requestWith('select', 'BASIC')
  await page.getByRole('combobox', { name: t('admin.classes.select') }).selectOption('BASIC')
  expect(new URL((await ofCategory).url()).searchParams.get('type')).toBe(type)
})

test('A super administrator resends a failed e-mail, which disappears from its backlog, and changes the handling fee and the sender; a later roaming session has the fee, and a later e-mail the sender', async ({
  page,
  mock,
  signInAs,
}) => {
  const { list } = await mock.as('superadmin')
  await signInAs('superadmin', '/network/admin/emails/M00013')
  await press(button(page, t('admin.email.again')))
  await expect(saved(page)).toBeVisible()
  await page.goto('/network/admin/backlogs/BL03')
  const waiting = page.getByRole('region', { name: t('admin.backlog.entries') })
  await expect(waiting.getByRole('link', { name: 'M00026' })).toBeVisible()
  await expect(waiting.getByRole('link', { name: 'M00013' })).toBeHidden()
  for (const [id, value] of [
    ['GT0004', '0.6'],
    ['GT0003', 'network@bca-netwerk.example'],
  ] as const) {
    await page.goto(`/network/admin/tables/${id}`)
    await press(button(page, t('common.edit')))
    await page.getByRole('textbox', { name: t('record.generictable.Value') }).fill(value)
    await press(button(page, t('record.save', { count: 1 })))
    await expect(saved(page)).toBeVisible()
  }
  await mock.clock({ advanceMs: DAY_MS })
  const [roamed] = await list('cdr', { filter: '(IsRoaming EX "true")', orderby: 'Start desc' })
  await page.goto(`/network/cdrs/${String(roamed?.['Id'])}`)
  await expect(page.getByRole('row', { name: t('record.Type.HANDLING') })).toContainText('€0.60')
  await page.goto('/network/admin/emails')
  await press(rowLinks(page).first())
  await expect(page.getByText('network@bca-netwerk.example', { exact: true })).toBeVisible()
})

test('A super administrator reads what a command does before sending it to two charge points, which both answer; the log of a connection shows the accepted command', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
  await signInAs('superadmin', '/network/admin/commands')
  await press(page.getByRole('link', { name: t('admin.command.new') }))
  await press(button(page, t('admin.command.check')))
  await expect(page.getByText(t('admin.command.lines.missing'))).toBeVisible()
  await page.getByLabel(operatorWords.t('messages.label')).selectOption('ClearCache')
  await page.getByLabel(t('admin.command.lines'), { exact: true }).fill('CP000017\nCP000018\nNONE')
  await page.getByRole('textbox', { name: t('admin.command.reason') }).fill('Old cards')
  await press(button(page, t('admin.command.check')))
  await expect(page.getByText(t('messages.effect.ClearCache'))).toBeVisible()
  await expect(page.getByText(t('admin.command.unknown', { count: 1 }))).toBeVisible()
  await expectAccessible(page)
  expect(await mock.journal('createupdateBulkCommand')).toHaveLength(0)
  await press(button(page, t('admin.command.send', { count: 2 })))
  await press(page.getByRole('link', { name: /^Follow command/ }))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await read('bulkcommand', id)).toMatchObject({ Command: 'ClearCache', Description: 'Old cards' })
  await mock.clock({ advanceMs: 10_000 })
  const answers = page.getByRole('region', { name: t('admin.command.results') })
  await expect(answers).toContainText(t('admin.command.progress', { done: 2, total: 2 }))
  await expect(answers.getByRole('row')).toHaveCount(3)

  await page.goto(connectionPath('CP000017'))
  await expect(loggedMessages(page, 'ClearCache')).toContainText('Accepted')
})

test('A super administrator calls an operation, reads its status and headers, and sees the effect of a write on another screen', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/test')
  const choose = async (search: string, id: string) => {
    await page.getByRole('combobox', { name: t('admin.test.operation') }).fill(search)
    await page.getByRole('option', { name: new RegExp(`^${id} `) }).click()
  }
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( |$)`) })
  const answer = page.getByRole('region', { name: t('admin.test.answer') })
  const send = () => press(button(page, t('admin.test.send')))
  await choose('get chargepoint minimal', 'getChargepointMinimal')
  await send()
  await expect(page.getByText(t('schemaForm.fault.required'))).toBeVisible()
  await field('id').fill('CP999999')
  for (const count of [1, 2]) {
    await send()
    await expect.poll(() => mock.journal('getChargepointMinimal')).toHaveLength(count)
    await expect(answer).toContainText('UnknownChargePoint')
  }
  await field('id').fill('CP000017')
  await send()
  await expect(answer).toContainText(t('admin.test.status', { status: 200 }))
  await expect(answer).toContainText('"CP000017"')
  await expect(answer.getByRole('row', { name: /^x-server-now / })).toBeVisible()

  await choose('generictable createupdate', 'createupdateGenericTable')
  await field('Table').fill('limits')
  await field('Key').fill('test')
  await field('Value').fill('1')
  await send()
  await expect(page.getByText(t('admin.test.sure.missing'))).toBeVisible()
  expect(await mock.journal('createupdateGenericTable')).toHaveLength(0)
  await press(page.getByRole('switch', { name: t('admin.test.sure') }), 'Space')
  await send()
  await expect(answer).toContainText('"test"')
  await expectAccessible(page)

  await press(button(page, t('admin.cleanUp.do')))
  const question = page.getByRole('dialog', { name: t('admin.cleanUp.do') })
  await expect(question).toContainText('deleted')
  await press(question.getByRole('button', { name: t('admin.cleanUp.do') }))
  await expect(status(page, t('admin.cleanUp.done'))).toBeVisible()
  expect(await mock.journal('getCleanUp')).toHaveLength(1)

  await press(page.getByRole('link', { name: t('shell.adminTables') }).first())
  await expect(page.getByRole('table').getByRole('row', { name: /limits.*test/ })).toBeVisible()
})

test('A super administrator reads logs and a connection, recalculates a failed session and renames a subscription; the customer reads the new name', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin')
  const menu = page.getByRole('main')
  for (const [name, first] of [
    ['adminAlarms', 'Overheating'],
    ['adminBacklogs', 'Invoices'],
    ['adminErrors', 'Session has no tariff'],
  ] as const) {
    await page.goto('/network/admin')
    await press(menu.getByRole('link', { name: new RegExp(`^${t(`shell.${name}`)}`) }))
    await expect(page.getByRole('table')).toContainText(first)
  }
  await page.goto('/network/admin/connections/CN000017')
  await expect(page.getByRole('region', { name: t('admin.connection.title') })).toContainText(
    'Depot Antwerpen',
  )
  await page.goto('/network/admin/sessions-in-error')
  await press(page.getByRole('table').getByRole('link').first())
  await press(button(page, t('network.cdr.rerate')))
  await expect(page.getByText(t('record.Status.RATED')).first()).toBeVisible()
  await page.goto('/network/subscriptions/SU00001')
  await expect(page.getByRole('link', { name: 'BE-BCA-012007-1' })).toHaveAttribute(
    'href',
    '/network/find-card/T000001',
  )
  await press(button(page, t('common.edit')))
  await page.getByLabel(t('record.Description'), { exact: true }).fill('Private · checked')
  await press(button(page, t('record.save', { count: 1 })))
  await expect(title(page, 'Private · checked')).toBeVisible()

  await signInAs('driver', '/my/subscriptions/details?id=SU00001')
  await expect(title(page, 'Private · checked')).toBeVisible()
})

test('An operator has no access to the protected people, and no link to them', async ({ page, signInAs }) => {
  await signInAs('operator', '/network/admin/protected-users')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('shell.adminPeople'))
  await expect(page.getByRole('link', { name: t('shell.adminPeople') })).toHaveCount(0)
})

test('A super administrator withdraws the rights of an operator, who can no longer open the screens of the network', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/my/organisation/users/RC00005')
  await press(button(page, t('common.edit')))
  await page.getByLabel(t('record.relationcontact.Role')).selectOption('User')
  await press(button(page, t('record.save', { count: 1 })))
  await expect(page.getByText(t('record.relationcontact.Role.User'), { exact: true })).toBeVisible()
  await signInAs('operator', '/network/alarms')
  await expect(title(page, t('faces.forbidden.title'))).toBeVisible()
})
