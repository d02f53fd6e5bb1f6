import { POLL_COUNTS_MS } from '@portal/schemas'
import { patiently, SOON, stopTime } from '../pageClock.ts'
import { setVisibility } from '../paths/stage.ts'
import { expect, type Page, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { rowLinks } from './serverTable.ts'
import { button, countAnswered, failedRequest } from './views.ts'

/** Rarely used ways back, retries and late failures on operators' screens; each test covers one machine. */

const press = (page: Page, name: string) => button(page, name).click()

test('An operator closes a record form unchanged or discards its changes, and can resolve a conflict in each way', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('operator', '/network/chargepoints/CP000017')
  const other = await mock.as('superadmin')
  const field = page.locator('form').getByRole('textbox', { name: new RegExp(`^${t('record.Description')}`) })
  const edit = async (text: string) => {
    await press(page, t('common.edit'))
    await field.fill(text)
  }
  const save = () => press(page, t('record.save', { count: 1 }))
  const expectSaved = () => expect(field).toBeHidden()
  const conflict = page.getByRole('dialog', { name: t('conflict.title') })
  const answer = (name: string) => conflict.getByRole('button', { name, exact: true }).click()

  await press(page, t('common.edit'))
  await press(page, t('common.cancel'))
  await expectSaved()
  await edit('Dropped')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: t('record.leave.title') })
    .getByRole('button', { name: t('record.leave.discard') })
    .click()
  await expectSaved()

  await edit('Mine')
  await other.write('chargepoint', 'CP000017', { Description: 'Theirs' })
  await save()
  await expect(conflict).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Mine')
  await save()
  await answer(t('conflict.takeTheirs'))
  await expectSaved()
  await edit('Mine')
  await other.write('chargepoint', 'CP000017', { Description: 'Theirs again' })
  await save()
  await conflict.getByRole('radio', { name: t('conflict.theirs', { value: 'Theirs again' }) }).check()
  await answer(t('conflict.merge'))
  await expectSaved()
  // Both users wrote the same text.
  await edit('The same')
  await other.write('chargepoint', 'CP000017', { Description: 'The same' })
  await save()
  await answer(t('conflict.keepMine'))
  await expectSaved()
})

test('A record action that fails or whose response is lost shows a message at its button and can be retried', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/schedule'))
  await signInAs('operator', '/network/scheduler/J003')
  const run = button(page, t('network.schedule.run'))
  const started = page.getByRole('status').getByText(t('network.schedule.started'), { exact: true })
  await mock.fault('runSchedule', { kind: 'status', status: 503 }, 1)
  await run.press('Enter')
  const failed = page.getByRole('alert').filter({ hasText: t('record.runFailed') })
  await expect(failed).toContainText(errorText('UNEXPECTED'))
  await expect(failed).not.toContainText(t('writing.unanswered'))
  await expect(started).toBeHidden()
  await mock.fault('runSchedule', { kind: 'drop' })
  await run.press('Enter')
  await expect(failed).toContainText(t('writing.unanswered'))
  await mock.clearFaults()
  await failed.getByRole('button', { name: t('faces.retry') }).press('Enter')
  await expect(started).toBeVisible()
  await expect(failed).toBeHidden()
  const again = page.waitForResponse((response) => response.request().method() === 'POST')
  await run.press('Enter')
  await again
  // A failed run does not block other actions.
  await mock.fault('runSchedule', { kind: 'status', status: 503 }, 1)
  await run.press('Enter')
  await expect(failed).toBeVisible()
  // The action also works after another change to the record.
  await button(page, t('network.schedule.pause')).press('Enter')
  await button(page, t('network.schedule.resume')).press('Enter')
  await expect(button(page, t('network.schedule.pause'))).toBeVisible()
  const afterChange = page.waitForResponse((response) => response.request().method() === 'POST')
  await run.press('Enter')
  await afterChange
})

test('An operator cancels a bulk action before it starts, while the targets load or after loading fails', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/alarm/BCO/'))
  await signInAs('operator', `/network/alarms?filter=${encodeURIComponent('(Status EX "OPEN")')}`)
  await rowLinks(page).first().focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: t('record.selection') })
  const dialog = page.getByRole('dialog')
  const open = () => bar.getByRole('button', { name: t('network.alarm.acknowledge'), exact: true }).click()
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const hold = await mock.hold('oneAlarm')
  await open()
  await expect(dialog.getByText(t('common.checking'))).toBeVisible()
  await leave()
  await hold.remove()
  await mock.fault('oneAlarm', { kind: 'status', status: 503 })
  await open()
  await expect(dialog.getByText(t('bulk.checkFailed'))).toBeVisible()
  await leave()
  await open()
  await expect(dialog.getByText(t('bulk.checkFailed'))).toBeVisible()
  await mock.clearFaults()
  await dialog.getByRole('button', { name: t('faces.retry') }).click()
  await expect(dialog).toContainText(t('record.bulk.ready', { count: 1 }))
  await leave()
})

test('The monitor pauses while hidden, resumes when shown or online, and hides its tiles when the user loses access', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/states'))
  await page.clock.install()
  const stage = { page } as Parameters<typeof setVisibility>[0]
  const isOld = page.getByText(t('reads.older', { age: t('reads.soon') }))
  const tiles = page.getByRole('region', { name: t('monitor.tiles') }).getByRole('listitem')
  const failed = page.getByText(t('monitor.failed'))
  const online = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  const reads = (shows: () => Promise<unknown>) =>
    Promise.all([page.waitForResponse(/connectors\/states|\/states/), shows()])

  // Without earlier data the screen fails. It refetches automatically and on reconnect, but not while hidden.
  await mock.fault('getConnectorStates', { kind: 'status', status: 500 })
  await signInAs('operator', '/network/monitor')
  await expect(failed).toBeVisible()
  await reads(() => page.clock.runFor(2_500))
  await expect(failed).toBeVisible()
  await reads(online)
  await expect(failed).toBeVisible()
  await setVisibility(stage, 'hidden')
  await page.clock.runFor(30_500)
  await mock.clearFaults()
  await reads(() => setVisibility(stage, 'visible'))
  await expect(tiles.first()).toBeVisible()

  // Loaded data stays on screen, with its age.
  await mock.fault('getConnectorStates', { kind: 'status', status: 500 })
  await reads(() => page.clock.runFor(1_500))
  await expect(isOld).toBeVisible()
  await setVisibility(stage, 'hidden')
  await page.clock.runFor(30_500)
  await reads(() => setVisibility(stage, 'visible'))
  await expect(isOld).toBeVisible()
  await reads(online)
  await expect(isOld).toBeVisible()
  await mock.clearFaults()
  await press(page, t('faces.retry'))
  await expect(isOld).toBeHidden()

  await setVisibility(stage, 'hidden')
  await setVisibility(stage, 'visible')

  // Chargers that go offline are logged, also while the sound is on.
  await press(page, t('monitor.sound'))
  await setVisibility(stage, 'hidden')
  await page.clock.runFor(1_500)
  await mock.scenario('offline-storm')
  await reads(() => setVisibility(stage, 'visible'))
  await expect(page.getByRole('log', { name: t('monitor.log') })).toContainText(t('display.offline'))

  await mock.fault('getConnectorStates', { kind: 'code', code: 'Unauthorized' })
  await page.clock.runFor(1_500)
  await expect(failed).toBeVisible()
  await expect(tiles).toHaveCount(0)
})

test('A visible charge point is refetched every 30 seconds; a failed read shows a message until the next one succeeds', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/one/CP000017'))
  const clock = await stopTime(page)
  await signInAs('operator', '/network/chargepoints/CP000017')
  const edit = button(page, t('common.edit'))
  await patiently(clock, () => expect(edit).toBeVisible(SOON))
  // Pending requests would time out when the clock jumps.
  await page.waitForLoadState('networkidle')
  const answered = () => countAnswered(mock, 'oneChargepoint')
  const before = await answered()
  // The next poll starts only after this response.
  const taken = page.waitForResponse(/\/chargepoint\/BCO\/one\/CP000017/)
  await clock.leap(POLL_COUNTS_MS)
  await (await taken).finished()
  expect(await answered()).toBe(before + 1)

  // User actions do not wait for a pending refetch.
  const hold = await mock.hold('oneChargepoint')
  await clock.leap(POLL_COUNTS_MS)
  await expect.poll(hold.waiting).toBe(1)
  await edit.click()
  await patiently(clock, () => expect(button(page, t('common.cancel'))).toBeVisible(SOON))
  await press(page, t('common.cancel'))
  await patiently(clock, () => expect(edit).toBeVisible(SOON))

  // Only the record's own button: the connectors are read separately, and their read may time out when the clock jumps.
  const retry = page.locator('main button:not([role=tabpanel] *)', { hasText: t('faces.retry') })
  await clock.leap(POLL_COUNTS_MS)
  await expect.poll(hold.waiting).toBe(1)
  await hold.release({ kind: 'status', status: 503 })
  await patiently(clock, () => expect(retry).toBeVisible(SOON))
  await hold.remove()
  await clock.leap(POLL_COUNTS_MS)
  await patiently(clock, () => expect(retry).toHaveCount(0))
  await expect(edit).toBeVisible()
})
