import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { errorText, operatorWords, t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks } from './serverTable.ts'
import { button, connectionPath, failedRequest, loggedMessages } from './views.ts'

const OPEN_ALARMS = `/network/alarms?filter=${encodeURIComponent('(Status EX "OPEN")')}`
const bar = (page: Page) => page.getByRole('region', { name: t('record.selection') })
const dialogOf = (page: Page) => page.getByRole('dialog')
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const idsOnPage = (page: Page) =>
  rowLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').pop() ?? ''),
  )

test('An operator acknowledges a range of alarms by keyboard alone; only the failed one is retried', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  const server = await mock.as('operator')
  await signInAs('operator', OPEN_ALARMS)
  await expect(rowLinks(page).nth(3)).toBeVisible()
  const ids = (await idsOnPage(page)).slice(0, 3)
  await rowLinks(page).first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText(t('record.selected', { count: 1 }))
  await rowLinks(page).nth(2).focus()
  await page.keyboard.press('Shift+Space')
  await expect(bar(page)).toContainText(t('record.selected', { count: 3 }))
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText(t('record.selected', { count: await rowLinks(page).count() }))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Space')
  await rowLinks(page).first().focus()
  await page.keyboard.press('Shift+Space')
  await expectAccessible(page)

  await act(page, t('network.alarm.acknowledge')).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t('record.bulk.ready', { count: 3 }))
  await mock.fault('createupdateAlarm', { kind: 'status', status: 503 }, 1)
  await dialog
    .getByRole('button', { name: t('record.bulk.run', { action: t('network.alarm.acknowledge'), count: 3 }) })
    .focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(t('bulk.failing', { count: 1 }))
  await expect(dialog).toContainText(errorText('UNEXPECTED'))
  await expectAccessible(page)
  const written = (await mock.journal('createupdateAlarm')).length
  await dialog.getByRole('button', { name: t('bulk.retry', { count: 1 }) }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(t('bulk.ended', { count: 3 }))
  expect(await mock.journal('createupdateAlarm')).toHaveLength(written + 1)
  for (const id of ids) expect(await server.read('alarm', id)).toMatchObject({ Status: 'ACKNOWLEDGED' })

  await press(dialog.getByRole('button', { name: t('common.back'), exact: true }))
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => idsOnPage(page)).not.toContain(ids[0])
})

test('An operator who loses the role during a bulk action sees the finished part, and completes it once the role is restored', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/BCO/'))
  const boss = await mock.as('superadmin')
  const setRole = (Role: string) => boss.write('relationcontact', 'RC00005', { Role })
  await signInAs('operator', OPEN_ALARMS)
  await expect(rowLinks(page).nth(1)).toBeVisible()
  const [first = '', second = ''] = await idsOnPage(page)
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await act(page, t('network.alarm.acknowledge')).click()
  const dialog = dialogOf(page)
  const hold = await mock.hold('createupdateAlarm')
  await dialog.getByRole('button', { name: /\(2\)$/ }).click()
  await hold.release({ kind: 'answer' })
  await expect.poll(hold.waiting).toBe(1)
  await setRole('User')
  await hold.remove()
  await expect(dialog).toContainText(t('bulk.failing', { count: 1 }))
  await expect(dialog).toContainText(errorText('Unauthorized'))
  expect(await boss.read('alarm', first)).toMatchObject({ Status: 'ACKNOWLEDGED' })
  expect(await boss.read('alarm', second)).toMatchObject({ Status: 'OPEN' })
  await setRole('Operator')
  await dialog.getByRole('button', { name: t('bulk.retry', { count: 1 }) }).click()
  await expect(dialog).toContainText(t('bulk.ended', { count: 2 }))
  expect(await boss.read('alarm', second)).toMatchObject({ Status: 'ACKNOWLEDGED' })

  // Without the role, the next visit shows a message and a way out.
  await setRole('User')
  await page.reload()
  await expect(page.getByRole('heading', { name: t('faces.forbidden.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('faces.toDashboard') })).toBeVisible()
})

test('An operator types the number of matches to assign all of them, and the list is not refetched for each one', async ({
  page,
  mock,
  signInAs,
}) => {
  test.slow()
  const server = await mock.as('operator')
  const open = (await server.list('alarm', { filter: '(Status EX "OPEN")', orderby: 'Raised desc' })).slice(
    0,
    3,
  )
  expect(open).toHaveLength(3)
  await signInAs('operator', '/network/alarms')
  await expect(rowLinks(page).first()).toBeVisible()
  await page.getByRole('checkbox', { name: t('record.selectPage') }).check()
  await bar(page)
    .getByRole('button', { name: /^Select all / })
    .click()
  await expect(bar(page)).toContainText(/^All /)
  await act(page, t('network.alarm.assignDo')).click()
  const dialog = dialogOf(page)
  const colleague = dialog.getByLabel(t('network.alarm.colleague'))
  await colleague.selectOption({ index: 0 })
  const AssignedTo = await colleague.inputValue()
  await dialog.getByRole('button', { name: t('record.bulk.next') }).click()
  const status = dialog.getByRole('status')
  await expect(status).toHaveText(/will change/)
  const count = Number((await status.innerText()).replaceAll(/\D/g, ''))
  const run = dialog.getByRole('button', { name: new RegExp(`^${t('network.alarm.assignDo')} \\(`) })
  if (count > 100) {
    await expect(run).toBeDisabled()
    await dialog.getByRole('textbox').fill(String(count))
  }
  const reads = (await mock.journal('filteredAlarm')).length
  await run.click()
  await expect(dialog).toContainText(t('bulk.ended', { count }), { timeout: 60_000 })
  for (const { Id } of open) expect(await server.read('alarm', String(Id))).toMatchObject({ AssignedTo })
  await expect.poll(async () => (await mock.journal('filteredAlarm')).length - reads).toBeLessThan(8)
})

test('An operator disables two charge points and reads why an offline one cannot restart; the customer reads that the first is disabled', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/chargepoints?filter=(Description%20CO%20%22Depot%20Antwerpen%22)')
  await expect(rowLinks(page).nth(2)).toBeVisible()
  const [first = ''] = await idsOnPage(page)
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await act(page, t('network.charger.disable')).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: /\(2\)$/ }).click()
  await expect(dialog).toContainText(t('bulk.ended', { count: 2 }))
  await dialog.getByRole('button', { name: t('common.back'), exact: true }).click()

  await page.goto('/network/offline-chargepoints')
  await expect(rowLinks(page).first()).toBeVisible()
  await page.locator('tbody').getByRole('checkbox').first().check()
  await act(page, operatorWords.t('command.RESET')).click()
  await dialog.getByRole('button', { name: /\(1\)$/ }).click()
  await expect(dialog).toContainText(t('record.refused.OFFLINE'))

  await signInAs('fleet', `/my/token/check?card=T000008&charger=${first}`)
  await expect(page.getByText(t('cardCheck.problem.CHARGER_DISABLED'), { exact: true })).toBeVisible()
})

test('An operator blocks selected cards; those that are not active are skipped', async ({
  page,
  mock,
  signInAs,
}) => {
  const server = await mock.as('operator')
  await signInAs('operator', '/network/find-card?by=Description&q=a')
  await expect(rowLinks(page).nth(1)).toBeVisible()
  const ids = (await idsOnPage(page)).slice(0, 4)
  const states = await Promise.all(ids.map(async (id) => (await server.read('token', id))['State']))
  const active = states.filter((state) => state === 'ACTIVE').length
  expect(active).toBeGreaterThan(0)
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.first().click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(t('record.selected', { count: 4 }))
  await act(page, t('network.card.block')).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: new RegExp(`\\(${active}\\)$`) }).click()
  await expect(dialog).toContainText(t('bulk.ended', { count: active }))
  for (const id of ids) expect((await server.read('token', id))['State']).not.toBe('ACTIVE')
  await dialog.getByRole('button', { name: t('common.back'), exact: true }).click()
  await expect(button(page, t('table.columns'))).toBeVisible()
})

test('An operator opens the bulk change of subscriptions with the selected cards, which survive a reload', async ({
  page,
  mock,
  signInAs,
}) => {
  const server = await mock.as('operator')
  const types = (await server.list('subscriptiontype', {})) as readonly Record<string, unknown>[]
  await signInAs('operator', '/network/find-card?by=Description&q=a')
  await expect(rowLinks(page).nth(1)).toBeVisible()
  const ids = (await idsOnPage(page)).slice(0, 4)
  const cards = await Promise.all(ids.map((id) => server.read('token', id)))
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.first().click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await act(page, t('shell.netBulkSubscriptions')).click()
  await expect(page).toHaveURL(/\/network\/bulk-subscriptions$/)
  const picked = page.getByRole('main').getByText(`${t('bulk.fromSelection')} 4`)
  await expect(picked).toBeVisible()
  await page.reload()
  await expect(picked).toBeVisible()
  const type = page.getByLabel(t('bulkSubscriptions.type'), { exact: true })
  const general = types.filter(({ RelationId }) => !RelationId).map(({ Id }) => String(Id))
  await type.selectOption(general[0] ?? '')
  // Also type the number of a selected card, which must count once.
  await page
    .getByLabel(t('bulkSubscriptions.numbers'), { exact: true })
    .fill(String(cards[0]?.['PrintedNumber']))
  await button(page, t('bulkSubscriptions.check')).click()
  const rows = page.getByRole('table', { name: t('bulkSubscriptions.step.check') }).locator('tbody tr')
  await expect(rows).toHaveCount(4)
  for (const card of cards) await expect(rows.filter({ hasText: String(card['Number']) })).toHaveCount(1)
  // Without the selection, numbers are required.
  await button(page, t('common.back')).click()
  await page.getByRole('button', { name: t('bulk.leaveOut') }).click()
  await expect(picked).toHaveCount(0)
  await button(page, t('bulkSubscriptions.check')).click()
  await expect(page.getByText(t('bulkSubscriptions.numbers.missing'))).toBeVisible()
})

test('A super administrator sends a command to all matching charge points and stops it; only those before the stop have received it', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/chargepoints?filter=(Description%20CO%20%22a%22)&period=today')
  await expect(rowLinks(page).nth(1)).toBeVisible()
  await page.getByRole('checkbox', { name: t('record.selectPage') }).check()
  const all = bar(page).getByRole('button', { name: /^Select all/ })
  const count = Number(/[\d,]+/.exec(await all.innerText())?.[0].replace(',', ''))
  await all.click()
  await act(page, t('shell.adminCommands')).click()
  await expect(page).toHaveURL(/\/network\/admin\/new-command$/)
  await expect(page.getByRole('main').getByText(t('bulk.fromSelection'))).toBeVisible()
  await page.getByLabel(operatorWords.t('messages.label')).selectOption('ClearCache')
  await page.getByRole('textbox', { name: t('admin.command.reason') }).fill('Old cards')
  await button(page, t('admin.command.check')).click()
  await mock.clock({ paused: true })
  await button(page, t('admin.command.send', { count })).click()
  await page
    .getByRole('link', { name: /^Follow command/ })
    .first()
    .click()
  const answers = page.getByRole('region', { name: t('admin.command.results') })
  const row = answers.getByRole('row').nth(1)
  const id = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''
  const { Description } = await (await mock.as('superadmin')).read('chargepoint', id)
  // The row shows the name and the id of the charge point.
  await expect(row).toContainText(String(Description))
  await expect(row).toContainText(id)
  const last = (await answers.getByRole('row').last().getByRole('link').getAttribute('href')) ?? ''

  await mock.clock({ advanceMs: 10_000 })
  await expect(row).toContainText(t('admin.result.ACCEPTED'))
  await button(page, t('admin.command.cancel')).click()
  await expect(answers.getByText(t('admin.result.NOT_TOLD')).last()).toBeVisible()
  await mock.clock({ advanceMs: count * 2_000 })
  await page.goto(connectionPath(id))
  await expect(loggedMessages(page, 'ClearCache')).toHaveCount(1)
  await page.goto(connectionPath(last.split('/').at(-1) ?? ''))
  await expect(loggedMessages(page, 'Heartbeat').first()).toBeVisible()
  await expect(loggedMessages(page, 'ClearCache')).toHaveCount(0)
})

test('An operator can restart selected charge points, but the screen for bulk commands is not offered', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/chargepoints')
  await page.locator('tbody').getByRole('checkbox').first().check()
  await expect(act(page, operatorWords.t('command.RESET'))).toBeVisible()
  await expect(act(page, t('shell.adminCommands'))).toHaveCount(0)
})
