import type { Mock } from '../mock.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, failedRequest, goWithin, title } from './views.ts'

/** Rarely used ways back, retries and late failures; each test covers one machine. */

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const press = (page: Page, name: string) => button(page, name).click()

test.describe('Settings of a charger', () => {
  const light = t('settings.key.LightIntensity')
  const field = (page: Page) => page.getByRole('textbox', { name: light })
  const value = (page: Page) =>
    page.locator('dl > div', { has: page.getByText(light, { exact: true }) }).getByRole('definition')
  const conflict = (page: Page) => dialogOf(page, t('settings.conflict.title'))

  const changeElsewhere = async (mock: Mock, to: string) => {
    const { ask } = await mock.as('fleet')
    const { data } = await ask('/v3.1/chargepoint/BCO/CP000012/Settings')
    const Settings = [{ Key: 'LightIntensity', Value: to }]
    await ask('/v3.1/chargepoint/BCO/Update', { Id: 'CP000012', Version: data?.['Version'], Settings }, 'PUT')
  }
  const change = async (page: Page, to: string) => {
    await press(page, t('settings.edit'))
    await field(page).fill(to)
  }
  const save = async (page: Page) => {
    await press(page, t('settings.review', { count: 1 }))
    await press(page, t('settings.save', { count: 1 }))
  }

  test('reload after a failure, and offer a way back from each state', async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest('/Settings'))
    errors.allow(failedRequest('/chargepoint/BCO/Update'))
    let isCut = true
    await page.route('**/CP000012/Settings', (route) =>
      isCut ? route.abort('connectionreset') : route.continue(),
    )
    await signInAs('fleet', '/my/chargepoints/CP000012')
    await expect(page.getByText(t('settings.failed'))).toBeVisible()
    isCut = false
    await press(page, t('faces.retry'))
    await expect(value(page)).toBeVisible()
    await press(page, t('settings.edit'))
    await press(page, t('common.cancel'))
    await expect(value(page)).toHaveText('80')

    await change(page, '40')
    await press(page, t('settings.review', { count: 1 }))
    await dialogOf(page, t('settings.review.title'))
      .getByRole('button', { name: t('settings.back') })
      .click()
    await expect(field(page)).toHaveValue('40')

    // Another user is quicker, and their change cannot be read at first.
    await changeElsewhere(mock, '10')
    await press(page, t('settings.review', { count: 1 }))
    isCut = true
    await press(page, t('settings.save', { count: 1 }))
    await expect(page.getByText(t('settings.unknown'))).toBeVisible()
    isCut = false
    await press(page, t('faces.retry'))
    await expect(conflict(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('40')
    await changeElsewhere(mock, '11')
    await save(page)
    await conflict(page)
      .getByRole('button', { name: t('settings.discard') })
      .click()
    await expect(value(page)).toHaveText('11')

    // The server version is accepted, so nothing is left to write.
    await change(page, '40')
    await changeElsewhere(mock, '12')
    await save(page)
    await conflict(page)
      .getByRole('radio', { name: `${t('settings.theirs')} 12` })
      .check()
    await conflict(page)
      .getByRole('button', { name: t('settings.merge') })
      .click()
    await expect(value(page)).toHaveText('12')
    await change(page, '50')
    await save(page)
    await expect(page.getByText(t('settings.saved'))).toBeVisible()
    await press(page, t('settings.edit'))
    await expect(field(page)).toHaveValue('50')
  })
})

test('After each failure to cancel a request, a user can edit the reason and retry, or close the dialog', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/cancel'))
  await signInAs('fleet', '/my/request/RQ00003')
  const dialog = dialogOf(page, t('requests.cancel.title'))
  const reason = dialog.getByLabel(t('requests.cancel.reason'))
  const send = () => dialog.getByRole('button', { name: t('requests.cancel'), exact: true }).click()
  const open = async () => {
    await press(page, t('requests.cancel'))
    await reason.fill('We move')
  }
  const leave = async () => {
    await dialog.getByRole('button', { name: t('requests.cancel.keep'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await open()
  await leave()

  for (const [outcome, text] of [
    [{ kind: 'status', status: 503 }, t('requests.cancel.failed')],
    [{ kind: 'drop' }, t('writing.unanswered')],
  ] as const) {
    await mock.fault('cancelRequest', outcome)
    await open()
    await send()
    await expect(dialog.getByText(text)).toBeVisible()
    await reason.fill('We move soon')
    await expect(dialog.getByText(text)).toBeHidden()
    await send()
    await expect(dialog.getByText(text)).toBeVisible()
    await leave()
    await mock.clearFaults()
  }

  const other = await mock.as('operator')
  await open()
  await other.write('request', 'RQ00003', { Summary: 'A charger for the gate' })
  await send()
  await expect(dialog.getByText(t('writing.conflict'))).toBeVisible()
  await reason.fill('We move next week')
  await expect(dialog.getByText(t('writing.conflict'))).toBeHidden()
  // The page has read the other user's change.
  await expect(page.getByText('A charger for the gate').first()).toBeVisible()
  await other.write('request', 'RQ00003', { Summary: 'A charger for the yard' })
  await send()
  await expect(dialog.getByText(t('writing.conflict'))).toBeVisible()
  await leave()
  await expect(page.getByText('A charger for the yard').first()).toBeVisible()
})

test('A user changes weeks while slots load, and returns to the slots after a failed or a successful plan', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/slot'))
  await signInAs('fleet', '/my/reservation/RQ00003')
  const free = page.getByRole('radio', { name: /\d\d:00$/, disabled: false })
  const week = (date: string) => expect(page.getByText(t('visits.week', { date }))).toBeVisible()
  await expect(free.first()).toBeVisible()
  const hold = await mock.hold('listSlots')
  await press(page, t('visits.later'))
  await press(page, t('visits.later'))
  await week('8 Jun 2026')
  await press(page, t('visits.earlier'))
  await week('1 Jun 2026')
  await hold.remove()
  await expect(free.first()).toBeVisible()
  await press(page, t('visits.earlier'))
  await week('25 May 2026')

  await free.first().check()
  await mock.fault('planSlot', { kind: 'code', code: 'INVALIDVAL' }, 1)
  await press(page, t('visits.confirm'))
  await expect(page.getByText(t('visits.failed'))).toBeVisible()
  await mock.fault('planSlot', { kind: 'status', status: 503 }, 1)
  await press(page, t('visits.confirm'))
  await press(page, t('visits.another'))
  await free.first().check()
  await press(page, t('visits.confirm'))
  await expect(page.getByText(/^Your installer will come on /)).toBeVisible()
  await press(page, t('visits.another'))
  await expect(free.first()).toBeVisible()
})

test('A user can close an export while it runs or after a failure, and retry it from the top bar', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/token/BCO/filtered'))
  await signInAs('fleet', '/my/tokens')
  const dialog = dialogOf(page, t('export.title', { what: t('cards.title') }))
  const submit = dialog.getByRole('button', { name: /^Export [\d,]+ rows?$/ })
  const failed = dialog.getByText(t('export.failed', { read: 0 }))
  await press(page, t('export.button'))
  const hold = await mock.hold('filteredToken')
  await submit.click()
  // More than one request may be held: a late count request of the list uses the same operation.
  await expect.poll(() => hold.waiting()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await hold.remove()

  await mock.fault('filteredToken', { kind: 'status', status: 503 })
  await press(page, t('export.button'))
  await submit.click()
  await expect(failed).toBeVisible()
  await dialog.getByRole('button', { name: t('common.back'), exact: true }).click()
  await submit.click()
  await expect(failed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Navigation closes the export dialog; the top bar then offers the retry.
  await press(page, t('export.button'))
  await submit.click()
  await expect(failed).toBeVisible()
  await goWithin(page, '/my/requests')
  await press(page, t('export.tray'))
  const tray = dialogOf(page, t('export.tray'))
  await expect(tray.getByRole('button', { name: t('faces.retry') })).toBeVisible()
})

test('A user resends a message to a charger after each outcome, and the portal polls until the charger answers', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/SendMessage'))
  errors.allow(failedRequest('/MessageById/'))
  await page.clock.install()
  await signInAs('fleet', '/my/chargepoints/CP000012')
  await expect(title(page, 'Depot Gent · bay 2')).toBeVisible()
  const send = page.getByRole('button', { name: t('messages.send') })
  const showsStatus = (text: string | RegExp) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  const asks = async (press: () => Promise<void>) => {
    const response = page.waitForResponse(/MessageById/)
    await press()
    await response
  }
  await mock.clock({ paused: true })
  await mock.fault('postChargepointMessage', { kind: 'status', status: 503 }, 1)
  await send.click()
  await showsStatus(/^We couldn’t send this message\./)
  await send.click()
  await showsStatus(/^Sent at/)
  // The first read finds no answer yet, and the second one fails.
  await asks(() => page.clock.runFor(2_500))
  await mock.fault('getChargepointMessage', { kind: 'status', status: 503 }, 1)
  await asks(() => page.clock.runFor(2_500))
  await page.clock.fastForward(61_000)
  await showsStatus(t('messages.unanswered'))
  await send.click()
  await showsStatus(/^Sent at/)
  await mock.clock({ advanceMs: 7_000 })
  await page.clock.runFor(2_500)
  await showsStatus(t('messages.answered.Accepted'))
  await send.click()
  await showsStatus(/^Sent at/)
})

test('A user cancels or removes a file during upload, and resends a failed one', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/attachment'))
  await signInAs('entity', '/my/survey/RQ00017')
  const picture = (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1'),
  })
  const list = page.getByRole('list', { name: t('files.list') })
  const file = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  const hold = await mock.hold('addAttachment')
  const isOnItsWay = async (name: string) => {
    await expect(file(name)).toContainText(t('files.state.sending'))
    await expect.poll(() => hold.waiting()).toBe(1)
  }
  await page.locator('input[name=attachmentIds]').setInputFiles([picture('fuses.png'), picture('gate.png')])
  await isOnItsWay('fuses.png')
  await press(page, t('files.cancel', { name: 'fuses.png' }))
  await expect(file('fuses.png')).toContainText(t('files.state.failed'))
  await isOnItsWay('gate.png')
  await press(page, t('files.remove', { name: 'gate.png' }))
  await expect(file('gate.png')).toHaveCount(0)
  await expect.poll(() => hold.waiting()).toBe(0)

  await press(page, t('files.retry', { name: 'fuses.png' }))
  await isOnItsWay('fuses.png')
  await hold.release({ kind: 'code', code: 'UNKNOWNERROR' })
  await expect(file('fuses.png')).toContainText(t('files.state.failed'))
  await hold.remove()
  await press(page, t('files.retry', { name: 'fuses.png' }))
  await expect(file('fuses.png')).toContainText(t('files.state.sent'))
  const { data } = await (await mock.as('entity')).ask('/v3.1/request/BCO/RQ00017/attachment')
  expect(data).toHaveLength(1)
})
