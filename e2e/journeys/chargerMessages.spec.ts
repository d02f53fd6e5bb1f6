import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { operatorWords, t } from '../texts.ts'
import { expectFits, failedRequest, title } from './views.ts'

const HEARD = { address: '/my/chargepoints/CP000012', name: 'Depot Gent · bay 2' }
const SILENT = { address: '/my/chargepoints/CP000022', name: 'Depot Antwerpen · bay 6' }

const send = (page: Page) => page.getByRole('button', { name: t('messages.send') })
const choose = (page: Page, label: string) =>
  page.getByRole('combobox', { name: t('messages.label') }).selectOption({ label })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('A user sends a message to a charger, and the portal polls until the charger answers', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', HEARD.address)
  await expect(title(page, HEARD.name)).toBeVisible()
  await mock.clock({ paused: true })
  await choose(page, t('messages.known.cache'))
  await send(page).dblclick()
  await expect(status(page, /^Sent at \d\d:\d\d:\d\d\./)).toBeVisible()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await mock.clock({ advanceMs: 7_000 })
  await expect(status(page, t('messages.answered.Accepted'))).toBeVisible()
  expect(await mock.journal('postChargepointMessage')).toHaveLength(1)
  await expectAccessible(page)
})

test('A silent charger never receives the message, and the wait ends after a minute without an answer', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('fleet', SILENT.address)
  await expect(title(page, SILENT.name)).toBeVisible()
  await mock.clock({ paused: true })
  await send(page).click()
  await expect(status(page, /^Sent at/)).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(status(page, t('messages.unanswered'))).toBeVisible()
  await mock.clock({ advanceMs: 40_000 })
  await page.getByRole('button', { name: t('messages.check') }).click()
  await page.clock.runFor(2_500)
  await expect(status(page, t('messages.failed'))).toBeVisible()
  await send(page).click()
  await expect(status(page, /^Sent at/)).toBeVisible()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a user resends a lost message by keyboard', async ({ page, mock, errors, signInAs }) => {
    errors.allow(failedRequest('/SendMessage'))
    await signInAs('fleet', HEARD.address)
    await expect(title(page, HEARD.name)).toBeVisible()
    let isCut = true
    await page.route('**/SendMessage', (route) => (isCut ? route.abort('connectionreset') : route.continue()))
    await send(page).focus()
    await page.keyboard.press('Enter')
    await expect(status(page, /^We couldn’t send this message\./)).toBeVisible()
    await expectFits(page)
    isCut = false
    await page.getByRole('button', { name: t('faces.retry') }).focus()
    await page.keyboard.press('Enter')
    await expect(status(page, /^Sent at/)).toBeVisible()
    await mock.clock({ advanceMs: 7_000 })
    await expect(status(page, t('messages.answered.Accepted'))).toBeVisible()
  })
})

test('An operator limits the power of a charge point and sees it in the running session', async ({
  page,
  mock,
  signInAs,
}) => {
  const operator = await mock.as('operator')
  const running = await operator.list('chargesession', { filter: '(Status EX "CHARGING")' })
  const sessions = await Promise.all(running.map(({ Id }) => operator.read('chargesession', String(Id))))
  const session = sessions.find(({ PowerKw, Provider }) => {
    const power = Number(PowerKw)
    return power > 5 && power < 23 && !Provider
  })
  await signInAs('operator', `/network/chargepoints/${String(session?.['ChargePointId'])}?tab=messages`)
  await mock.clock({ paused: true })
  await page
    .getByRole('combobox', { name: operatorWords.t('messages.label') })
    .selectOption('SetChargingProfile')
  await send(page).click()
  const limit = page.getByRole('textbox', { name: t('messages.field.limit'), exact: true })
  await expect(limit).toBeFocused()
  await limit.fill('3000')
  const sentence = t('messages.limit.always', { power: '3\u00a0kW' })
  await expect(page.getByText(sentence)).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  await mock.clock({ advanceMs: 10_000 })
  await expect(status(page, operatorWords.t('messages.answered.Accepted'))).toBeVisible()
  await page.goto(`/network/sessions/${String(session?.['Id'])}`)
  await expect(page.getByRole('main')).toContainText(/3\.0\skW/)
})
