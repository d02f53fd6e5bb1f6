import type { CommandKind } from '@portal/machines'
import { expectAccessible } from '../accessibility/axe.ts'
import type { Mock } from '../mock.ts'
import { expect, type Page, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { expectFits, failedRequest, title } from './faces.ts'
import { keyboardOf } from './keyboard.ts'

const HOME = { address: '/my/chargepoints/CP000001', name: 'Home · Leuven', connector: 'C000001-1' }
/** Where Tine's colleagues charge: one car charges at this charger. */
const DEPOT = { address: '/my/chargepoints/CP000017', name: 'Depot Antwerpen · bay 1' }
const SILENT = { address: '/my/chargepoints/CP000022', name: 'Depot Antwerpen · bay 6' }

const at = (charger: string, connector = 1) => t('command.at', { charger, number: connector })
const command = (page: Page, kind: CommandKind, place: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(${t('command.sent')} )?${t(`command.${kind}`)} ${place}$`) })
const question = (page: Page, kind: CommandKind) => page.getByRole('dialog', { name: t(`command.${kind}`) })
const confirm = (page: Page, kind: CommandKind) =>
  question(page, kind).getByRole('button', { name: t(`command.${kind}`), exact: true })
const receipt = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tray = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('commands.tray')}`) })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const times = async (mock: Mock, kind: CommandKind) =>
  (await mock.journal(`postRemote${kind.charAt(0)}${kind.slice(1).toLowerCase()}` as 'postRemoteStop')).length

const open = async (page: Page, { name }: { name: string }) => expect(title(page, name)).toBeVisible()

test('A driver starts a charge with a chosen card, sees it begin, and stops it by name, by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('driver', HOME.address)
  await open(page, HOME)
  const hands = keyboardOf(page)
  await expect(tray(page)).toBeHidden()
  await hands.press(command(page, 'START', at(HOME.name)), 'Enter')
  const asked = question(page, 'START')
  await expect(asked).toContainText(at(HOME.name))
  // Without a card nothing is sent.
  await expect(confirm(page, 'START')).toHaveAttribute('aria-disabled', 'true')
  await hands.press(confirm(page, 'START'), 'Enter')
  await expect(asked).toBeVisible()
  await hands.choose(asked.getByRole('radio', { name: /BE-BCA-012014-7/ }))
  await hands.press(confirm(page, 'START'), 'Enter')
  await expect(asked).toBeHidden()
  const started = receipt(page, t('commands.title.START', { number: 1 }))
  await expect(started).toContainText(t('commands.waiting.START'))
  const sent = command(page, 'START', at(HOME.name))
  await expect(sent).toHaveAccessibleName(new RegExp(`^${t('command.sent')}`))
  await expect(sent).toHaveAttribute('aria-disabled', 'true')
  await expect(command(page, 'UNLOCK', at(HOME.name))).toHaveAttribute('aria-disabled', 'true')
  await expect(tray(page)).toHaveAccessibleName(t('commands.tray.running', { count: 1 }))

  await mock.clock({ advanceMs: 10_000 })
  await expect(started).toContainText(t('commands.confirmed.START'))
  await expect(said(page, t('commands.confirmed.START'))).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(t('status.CHARGING'))
  // What was read before the command is read again: the session is among the last ones.
  const newest = page
    .getByRole('region', { name: t('charger.sessions') })
    .getByRole('listitem')
    .first()
  await expect(newest).toContainText(t('status.CHARGING'))

  await hands.press(command(page, 'STOP', at(HOME.name)), 'Enter')
  // Who charges, and with which card.
  await expect(question(page, 'STOP')).toContainText('Lotte Verhaegen')
  await expect(question(page, 'STOP')).toContainText('BE-BCA-012014-7')
  await hands.press(confirm(page, 'STOP'), 'Enter')
  const stopped = receipt(page, t('commands.title.STOP', { number: 1 }))
  await expect(stopped).toContainText(t('commands.waiting.STOP'))
  await mock.clock({ advanceMs: 10_000 })
  await expect(stopped).toContainText(t('commands.confirmed.STOP'))
  await expect(newest).not.toContainText(t('status.CHARGING'))
  // The button that was pressed is there again, with the keyboard on it.
  await expect(command(page, 'START', at(HOME.name))).toBeFocused()
  expect(await times(mock, 'START')).toBe(1)
})

test('A charger that is offline refuses to unlock, with its reason and another try', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', SILENT.address)
  await open(page, SILENT)
  await command(page, 'UNLOCK', at(SILENT.name)).click()
  await expect(question(page, 'UNLOCK')).toContainText(t('commands.ask.UNLOCK', { place: at(SILENT.name) }))
  await confirm(page, 'UNLOCK').click()
  const refused = receipt(page, t('commands.title.UNLOCK', { number: 1 }))
  await expect(refused).toContainText(t('commands.step.rejected'))
  await expect(refused).toContainText(t('commands.reason.OFFLINE'))
  await refused.getByRole('button', { name: t('faces.retry') }).click()
  await expect.poll(() => times(mock, 'UNLOCK')).toBe(2)
  await expect(refused).toContainText(t('commands.reason.OFFLINE'))
  await expect(command(page, 'UNLOCK', at(SILENT.name))).not.toHaveAttribute('aria-disabled', 'true')
})

test('A restart that is never seen is not confirmed, never failed, and can be looked for again', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('fleet', DEPOT.address)
  await open(page, DEPOT)
  // From here on nothing happens in the world.
  await mock.clock({ paused: true })
  await command(page, 'RESET', DEPOT.name).click()
  await expect(question(page, 'RESET')).toContainText(
    t('commands.ask.RESET.ends', { charger: DEPOT.name, count: 1 }),
  )
  await expect(question(page, 'RESET')).toContainText(/BE-BCA-\d{6}-\d/)
  await confirm(page, 'RESET').click()
  const restart = receipt(page, t('commands.title.RESET'))
  await expect(restart).toContainText(t('commands.waiting.RESET'))
  // The restart is about each connector.
  await expect(command(page, 'STOP', at(DEPOT.name))).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(31_000)
  await expect(restart).toContainText(t('commands.unconfirmed'))
  await expect(restart).not.toContainText(t('commands.step.rejected'))
  await expectAccessible(page)

  const again = restart.getByRole('button', { name: t('commands.check') })
  await again.click()
  await expect(restart).toContainText(/Checked at \d\d:\d\d:\d\d\. Nothing has changed yet\./)
  await mock.clock({ advanceMs: 10_000 })
  await again.click()
  await expect(restart).toContainText(t('commands.confirmed.RESET'))
  await page.clock.runFor(11_000)
  // One line is left.
  await expect(restart).toBeHidden()
  await expect(page.getByRole('main')).toContainText(
    `${t('commands.title.RESET')} · ${t('commands.confirmed.RESET')}`,
  )
})

test('A reload in the middle keeps the receipt, which goes on, and other screens show it', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  await signInAs('fleet', DEPOT.address)
  await open(page, DEPOT)
  await command(page, 'STOP', at(DEPOT.name)).click()
  await confirm(page, 'STOP').click()
  const stop = receipt(page, t('commands.title.STOP', { number: 1 }))
  await expect(stop).toContainText(t('commands.waiting.STOP'))
  await page.reload()
  await expect(stop).toContainText(t('commands.waiting.STOP'))
  expect(await times(mock, 'STOP')).toBe(1)

  await page.goto('/dashboard')
  await tray(page).click()
  const list = page.getByRole('dialog', { name: t('commands.tray') })
  await expect(list).toContainText(t('commands.running', { count: 1 }))
  await expect(list).toContainText(DEPOT.name)
  await mock.clock({ advanceMs: 10_000 })
  await expect(list).toContainText(t('commands.confirmed.STOP'))
  await expectAccessible(page)
  await list.getByRole('link', { name: t('commands.view') }).click()
  await expect(list).toBeHidden()
  await open(page, DEPOT)
  await tray(page).click()
  await list.getByRole('button', { name: t('commands.clear') }).click()
  await expect(tray(page)).toBeHidden()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':commands:'))),
  ).toEqual([])
})

test('Receipts that another hand wrote into the storage are left aside', async ({ page, signInAs }) => {
  await signInAs('driver', HOME.address)
  await open(page, HOME)
  await page.evaluate(() => {
    const key = 'charge-portal:commands:'
    for (const person of ['RC00001', 'x'])
      sessionStorage.setItem(key + person, '{"v":1,"records":[{"phase":7},null]}')
  })
  await page.reload()
  await open(page, HOME)
  await expect(tray(page)).toBeHidden()
})

test('A connection lost while sending says whether it happened', async ({ page, mock, errors, signInAs }) => {
  errors.allow(failedRequest('/Remote/'))
  await signInAs('fleet', DEPOT.address)
  await open(page, DEPOT)
  // The server gets it, and its answer never arrives.
  await page.route('**/Remote/Stop', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await command(page, 'STOP', at(DEPOT.name)).click()
  await confirm(page, 'STOP').click()
  const stop = receipt(page, t('commands.title.STOP', { number: 1 }))
  await expect(stop).toContainText(t('commands.tracing'))
  await expect(stop).toContainText(t('commands.step.noAnswer'))
  await mock.clock({ advanceMs: 10_000 })
  await expect(stop).toContainText(t('commands.confirmed.STOP'))
  expect(await times(mock, 'STOP')).toBe(1)
})

test('A command that never arrived is sent again under the same intent, and happens once', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/Remote/'))
  await page.clock.install()
  await signInAs('driver', HOME.address)
  await open(page, HOME)
  const intents: (string | undefined)[] = []
  let isCut = true
  await page.route('**/Remote/Start', async (route) => {
    intents.push(route.request().headers()['idempotency-key'])
    return isCut ? route.abort('internetdisconnected') : route.continue()
  })
  await command(page, 'START', at(HOME.name)).click()
  await question(page, 'START')
    .getByRole('radio', { name: /BE-BCA-012007-1/ })
    .check()
  await confirm(page, 'START').click()
  const start = receipt(page, t('commands.title.START', { number: 1 }))
  await expect(start).toContainText(t('commands.tracing'))
  await page.clock.runFor(31_000)
  await expect(start).toContainText(t('commands.unconfirmed'))
  isCut = false
  await start.getByRole('button', { name: t('commands.sendAgain') }).click()
  await expect(start).toContainText(t('commands.waiting.START'))
  await mock.clock({ advanceMs: 10_000 })
  await page.clock.runFor(2_000)
  await expect(start).toContainText(t('commands.confirmed.START'))
  expect(new Set(intents).size).toBe(1)
  expect(intents[0]).toMatch(/^[\da-f]{8}-/)
})

test('A double click sends once', async ({ page, mock, signInAs }) => {
  const hold = await mock.hold('postRemoteUnlock')
  await signInAs('driver', HOME.address)
  await open(page, HOME)
  await command(page, 'UNLOCK', at(HOME.name)).dblclick()
  await confirm(page, 'UNLOCK').dblclick()
  await expect.poll(() => hold.waiting()).toBe(1)
  const sent = command(page, 'UNLOCK', at(HOME.name))
  await expect(sent).toContainText(t('command.sent'))
  await sent.dblclick({ force: true })
  await expect(question(page, 'UNLOCK')).toBeHidden()
  await hold.release({ kind: 'answer' })
  await expect(receipt(page, t('commands.title.UNLOCK', { number: 1 }))).toContainText(
    t('commands.confirmed.UNLOCK'),
  )
  expect(await times(mock, 'UNLOCK')).toBe(1)
})

test('From the dashboard and from a session a driver stops a charge too, by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  const server = await mock.as('driver')
  await server.ask('/v3/chargepoint/BCO/Remote/Start', { chargepointid: 'CP000001', tokenid: 'T000001' })
  await mock.clock({ advanceMs: 10_000 })
  const [session] = await server.list('chargesession', { filter: '(Status EX "CHARGING")' })
  await signInAs('driver', '/dashboard')
  const hands = keyboardOf(page)
  const running = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('command.STOP')} `) })
  await hands.press(running, 'Enter')
  await expect(question(page, 'STOP')).toContainText(/BE-BCA-\d{6}-\d/)
  await page.keyboard.press('Escape')
  await expect(question(page, 'STOP')).toBeHidden()
  await expect(running).toBeFocused()
  expect(await times(mock, 'STOP')).toBe(0)

  await page.goto(`/my/chargesession/${String(session?.['Id'])}`)
  await hands.press(running, 'Enter')
  await hands.press(confirm(page, 'STOP'), 'Enter')
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt(page, t('commands.title.STOP', { number: 1 }))).toContainText(
    t('commands.confirmed.STOP'),
  )
  expect(await server.read('chargesession', String(session?.['Id']))).toMatchObject({ Status: 'COMPLETED' })
})

test('By the keyboard alone a card is found among many and a charge started from the map', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', '/locations?location=L00005')
  const sheet = page.getByRole('region', { name: 'Depot Antwerpen' })
  const start = sheet.getByRole('button', { name: `${t('command.START')} ${at('Depot Antwerpen · bay 2')}` })
  await start.focus()
  await page.keyboard.press('Enter')
  const asked = question(page, 'START')
  const search = asked.getByRole('searchbox', { name: t('commands.card.search') })
  await expect(search).toBeVisible()
  await search.focus()
  await page.keyboard.type('012056')
  await expect(asked.getByRole('radio')).toHaveCount(1)
  await page.keyboard.press('Tab')
  if (!(await asked.getByRole('radio').evaluate((radio) => radio === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(asked.getByRole('radio', { name: /BE-BCA-012056-8/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(confirm(page, 'START')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(receipt(page, t('commands.title.START', { number: 1 }))).toContainText(
    t('commands.waiting.START'),
  )
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt(page, t('commands.title.START', { number: 1 }))).toContainText(
    t('commands.confirmed.START'),
  )
  // There it is unlocked and stopped too; both say which session ends.
  const bay = at('Depot Antwerpen · bay 2')
  const hands = keyboardOf(page)
  await expect(sheet.getByRole('button', { name: `${t('command.STOP')} ${bay}` })).toBeVisible()
  await hands.press(sheet.getByRole('button', { name: `${t('command.UNLOCK')} ${bay}` }), 'Enter')
  await expect(question(page, 'UNLOCK')).toContainText(t('commands.ask.UNLOCK.ends', { place: bay }))
  await expect(question(page, 'UNLOCK')).toContainText('BE-BCA-012056-8')
  await page.keyboard.press('Escape')
  await hands.press(sheet.getByRole('button', { name: `${t('command.STOP')} ${bay}` }), 'Enter')
  await expect(question(page, 'STOP')).toContainText('BE-BCA-012056-8')
  await hands.press(confirm(page, 'STOP'), 'Enter')
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt(page, t('commands.title.STOP', { number: 1 }))).toContainText(
    t('commands.confirmed.STOP'),
  )
  await tray(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: t('commands.tray') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tray(page)).toBeFocused()
})

test('Each receipt is there again after a reload as it was: lost, not confirmed, refused and done', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/Remote/'))
  errors.allow(failedRequest('/chargepoint/'))
  await page.clock.install()
  await mock.clock({ paused: true })
  await signInAs('fleet', DEPOT.address)
  await open(page, DEPOT)
  const stop = receipt(page, t('commands.title.STOP', { number: 1 }))
  const send = async () => {
    await command(page, 'STOP', at(DEPOT.name)).click()
    await confirm(page, 'STOP').click()
  }
  // The server has it; its answer is lost.
  await page.route('**/Remote/Stop', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send()
  await expect(stop).toContainText(t('commands.tracing'))
  await page.reload()
  await expect(stop).toContainText(t('commands.tracing'))
  await page.clock.runFor(31_000)
  await expect(stop).toContainText(t('commands.unconfirmed'))
  await page.reload()
  await expect(stop).toContainText(t('commands.unconfirmed'))

  // The charger cannot be read at first, and then it has done it: no reading in between shows it.
  await mock.fault('getChargepoint', { kind: 'status', status: 503 })
  await stop.getByRole('button', { name: t('commands.check') }).click()
  await expect(stop).toContainText(t('commands.checkFailed'))
  await mock.clearFaults()
  await mock.clock({ advanceMs: 10_000 })
  await stop.getByRole('button', { name: t('commands.check') }).click()
  await expect(stop).toContainText(t('commands.confirmed.STOP'))
  await page.clock.runFor(11_000)
  await expect(stop).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(t('commands.confirmed.STOP'))

  // The server itself refuses.
  await mock.fault('postRemoteReset', { kind: 'code', code: 'Unauthorized' })
  await command(page, 'RESET', DEPOT.name).click()
  await confirm(page, 'RESET').click()
  const restart = receipt(page, t('commands.title.RESET'))
  await expect(restart).toContainText(t('commands.step.rejected'))
  await page.reload()
  await expect(restart).toContainText(t('commands.step.rejected'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Une recharge est arrêtée en français : le reçu et la liste tiennent à l’écran', async ({
    page,
    mock,
    signInAs,
  }) => {
    const { t: fr } = await textsIn('fr')
    await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
    await signInAs('fleet', DEPOT.address)
    await open(page, DEPOT)
    await mock.clock({ paused: true })
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${fr('command.STOP')} `) })
      .click()
    const asked = page.getByRole('dialog', { name: fr('command.STOP') })
    await expectFits(page)
    await expectAccessible(page)
    await asked.getByRole('button', { name: fr('command.STOP'), exact: true }).click()
    const stop = receipt(page, fr('commands.title.STOP', { number: 1 }))
    await expect(stop).toContainText(fr('commands.step.accepted'))
    await expect(stop).toContainText(fr('commands.waiting.STOP'))
    await expectFits(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Commandes/ })
      .click()
    const list = page.getByRole('dialog', { name: fr('commands.tray') })
    await expect(list).toContainText(DEPOT.name)
    await expectFits(page)
    await expectAccessible(page)
    const box = await list.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(840)
  })
})
