import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import {
  at,
  command,
  confirm,
  DEPOT,
  HOME,
  open,
  question,
  receipt,
  SILENT,
  status,
  times,
  tray,
} from './commandPage.ts'
import { keyboardOf } from './keyboard.ts'
import { expectFits } from './views.ts'

test('A driver starts a charge with a chosen card, sees it running and stops it, by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('driver', HOME.address)
  await open(page, HOME)
  const hands = keyboardOf(page)
  await expect(tray(page)).toBeHidden()
  await hands.press(command(page, 'START', at(HOME.name)), 'Enter')
  const confirmation = question(page, 'START')
  await expect(confirmation).toContainText(at(HOME.name))
  await expect(confirm(page, 'START')).toHaveAttribute('aria-disabled', 'true')
  await hands.press(confirm(page, 'START'), 'Enter')
  await expect(confirmation).toBeVisible()
  await hands.choose(confirmation.getByRole('radio', { name: /BE-BCA-012014-7/ }))
  await hands.press(confirm(page, 'START'), 'Enter')
  await expect(confirmation).toBeHidden()
  const started = receipt(page, t('commands.title.START', { number: 1 }))
  await expect(started).toContainText(t('commands.waiting.START'))
  const sent = command(page, 'START', at(HOME.name))
  await expect(sent).toHaveAccessibleName(new RegExp(`^${t('command.sent')}`))
  await expect(sent).toHaveAttribute('aria-disabled', 'true')
  await expect(command(page, 'UNLOCK', at(HOME.name))).toHaveAttribute('aria-disabled', 'true')
  await expect(tray(page)).toHaveAccessibleName(t('commands.tray.running', { count: 1 }))

  await mock.clock({ advanceMs: 10_000 })
  await expect(started).toContainText(t('commands.confirmed.START'))
  await expect(status(page, t('commands.confirmed.START'))).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(t('status.CHARGING'))
  // The command made older data stale, so the refetched list contains the session.
  const newest = page
    .getByRole('region', { name: t('common.recentSessions') })
    .getByRole('listitem')
    .first()
  await expect(newest).toContainText(t('status.CHARGING'))

  await hands.press(command(page, 'STOP', at(HOME.name)), 'Enter')
  await expect(question(page, 'STOP')).toContainText('Lotte Verhaegen')
  await expect(question(page, 'STOP')).toContainText('BE-BCA-012014-7')
  const sentStop = page.waitForRequest(/Remote\/Stop$/)
  await hands.press(confirm(page, 'STOP'), 'Enter')
  expect((await sentStop).postDataJSON()).toEqual({ placementid: 'PL000001' })
  const stopped = receipt(page, t('commands.title.STOP', { number: 1 }))
  await expect(stopped).toContainText(t('commands.waiting.STOP'))
  await mock.clock({ advanceMs: 10_000 })
  await expect(stopped).toContainText(t('commands.confirmed.STOP'))
  await expect(newest).not.toContainText(t('status.CHARGING'))
  await expect(command(page, 'START', at(HOME.name))).toBeFocused()
  expect(await times(mock, 'START')).toBe(1)
})

test('Unlocking an offline charger fails with a reason and a retry', async ({ page, mock, signInAs }) => {
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

test('A restart without a confirmation is shown as not confirmed rather than failed, and can be checked again', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('fleet', DEPOT.address)
  await open(page, DEPOT)
  // From here on the simulation is paused.
  await mock.clock({ paused: true })
  await command(page, 'RESET', DEPOT.name).click()
  await expect(question(page, 'RESET')).toContainText(
    t('commands.ask.RESET.ends', { charger: DEPOT.name, count: 1 }),
  )
  await expect(question(page, 'RESET')).toContainText(/BE-BCA-\d{6}-\d/)
  await confirm(page, 'RESET').click()
  const restart = receipt(page, t('commands.title.RESET'))
  await expect(restart).toContainText(t('commands.waiting.RESET'))
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
  // The receipt closes; one line about the command remains.
  await expect(restart).toBeHidden()
  await expect(page.getByRole('main')).toContainText(
    `${t('commands.title.RESET')} · ${t('commands.confirmed.RESET')}`,
  )
})

test('A double click sends a command once', async ({ page, mock, signInAs }) => {
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

test('A driver opens the stop dialog from the dashboard and stops the charge from its session, by keyboard alone', async ({
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
  await expect(receipt(page, t('commands.title.STOP', { number: 1 }))).toContainText(
    t('commands.waiting.STOP'),
  )
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt(page, t('commands.title.STOP', { number: 1 }))).toContainText(
    t('commands.confirmed.STOP'),
  )
  expect(await server.read('chargesession', String(session?.['Id']))).toMatchObject({ Status: 'COMPLETED' })
})

test('A user finds one of many cards and starts a charge from the map by keyboard alone', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', '/locations?location=L00005')
  const sheet = page.getByRole('region', { name: 'Depot Antwerpen' })
  const start = sheet.getByRole('button', { name: `${t('command.START')} ${at('Depot Antwerpen · bay 2')}` })
  await start.focus()
  await page.keyboard.press('Enter')
  const confirmation = question(page, 'START')
  const search = confirmation.getByRole('searchbox', { name: t('commands.card.search') })
  await expect(search).toBeVisible()
  await search.focus()
  await page.keyboard.type('012056')
  await expect(confirmation.getByRole('radio')).toHaveCount(1)
  await page.keyboard.press('Tab')
  if (!(await confirmation.getByRole('radio').evaluate((radio) => radio === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(confirmation.getByRole('radio', { name: /BE-BCA-012056-8/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(confirm(page, 'START')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirmation).toBeHidden()
  await expect(receipt(page, t('commands.title.START', { number: 1 }))).toContainText(
    t('commands.waiting.START'),
  )
  await mock.clock({ advanceMs: 10_000 })
  await expect(receipt(page, t('commands.title.START', { number: 1 }))).toContainText(
    t('commands.confirmed.START'),
  )
  // The sheet also offers unlock and stop, whose dialogs name the card of the session that they end.
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
  await expect(receipt(page, t('commands.title.STOP', { number: 1 }))).toContainText(
    t('commands.waiting.STOP'),
  )
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

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a fleet manager stops a charge in French; the receipt and the list fit the screen', async ({
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
    const confirmation = page.getByRole('dialog', { name: fr('command.STOP') })
    await expectFits(page)
    await expectAccessible(page)
    await confirmation.getByRole('button', { name: fr('command.STOP'), exact: true }).click()
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
