import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { at, command, confirm, DEPOT, HOME, open, question, receipt, times, tray } from './commandPage.ts'
import { failedRequest } from './views.ts'

test('The receipt of a command survives a reload, keeps updating and appears on other screens', async ({
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
  await list.getByRole('button', { name: t('common.clear') }).click()
  await expect(tray(page)).toBeHidden()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':commands:'))),
  ).toEqual([])
})

test('Invalid stored receipts of commands are ignored', async ({ page, signInAs }) => {
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

test('After a connection is lost while sending, the receipt shows whether the command arrived', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/Remote/'))
  await signInAs('fleet', DEPOT.address)
  await open(page, DEPOT)
  // The server receives the command, but the response is lost.
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

test('A command that never arrived is retried with the same idempotency key and runs once', async ({
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

test('Receipts of lost, unconfirmed, rejected and finished commands are unchanged after a reload', async ({
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
  // The server receives the command, but the response is lost.
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

  // The first read of the charger fails and the next one already shows it stopped, so no read shows the transition.
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

  // The server itself rejects the command.
  await mock.fault('postRemoteReset', { kind: 'code', code: 'Unauthorized' })
  await command(page, 'RESET', DEPOT.name).click()
  await confirm(page, 'RESET').click()
  const restart = receipt(page, t('commands.title.RESET'))
  await expect(restart).toContainText(t('commands.step.rejected'))
  await page.reload()
  await expect(restart).toContainText(t('commands.step.rejected'))
})
