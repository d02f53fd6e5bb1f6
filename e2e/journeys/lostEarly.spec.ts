import { expectAccessible } from '../accessibility/axe.ts'
import { patiently, SOON, stopTime } from '../models/pageClock.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, failedRequest, type Page } from './faces.ts'

/** A chunk that did not come, as the browser says it. */
const NOT_FETCHED = /Failed to load resource|dynamically imported module/
const MISSING = t('faces.missing')
const HOME = 'Home · Leuven'

const chunk = (name: string) => `**/assets/${name}-*.js`
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING })
const older = (page: Page) => page.getByRole('status').filter({ hasText: t('reads.soon') })
const charger = (page: Page) => page.getByRole('link', { name: HOME })

test('Whoever loses the network in the second after the page was there is told so beside the data', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(NOT_FETCHED)
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  const clock = await stopTime(page)
  await signInAs('driver', '/my/chargepoints')
  await patiently(clock, () => expect(charger(page)).toBeVisible(SOON))
  // Not a moment more passes for the page than this.
  await clock.run(500)
  for (const name of ['OlderDataNotice', 'FailedReadFace', 'ChunkFace', 'AccountMenu'])
    await expect.poll(() => fetched.some((url) => url.includes(`/assets/${name}-`))).toBe(true)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await clock.leap(5_000)
  await patiently(clock, () => expect(older(page)).toContainText(errorText('FAILEDTOLOAD'), SOON))
  await expect(older(page).getByRole('button', { name: t('faces.retry') })).toBeVisible()
  await expect(charger(page)).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
})

test('A notice whose code did not come is replaced by a sentence and another try, which brings it', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(NOT_FETCHED)
  await page.route(chunk('OlderDataNotice'), (route) => route.abort())
  const clock = await stopTime(page)
  await signInAs('driver', '/my/chargepoints')
  await patiently(clock, () => expect(charger(page)).toBeVisible(SOON))
  await mock.fault('listChargepoints', { kind: 'drop' })
  await clock.leap(5_000)
  await patiently(clock, () => expect(missing(page)).toBeVisible(SOON))
  await expect(charger(page)).toBeVisible()

  // A press that does not help takes nothing away, the button least of all.
  const retry = missing(page).getByRole('button', { name: t('faces.retry') })
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('OlderDataNotice'))
  await retry.press('Enter')
  await refused
  await expect(retry).toBeFocused()

  await page.unrouteAll()
  await retry.press('Enter')
  await patiently(clock, () => expect(older(page)).toContainText(errorText('FAILEDTOLOAD'), SOON))
  await expect(missing(page)).toHaveCount(0)
})

test('A failed face whose code did not come is replaced the same way, and the try asks for the data too', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(NOT_FETCHED)
  await page.route(chunk('FailedReadFace'), (route) => route.abort())
  await mock.fault('listChargepoints', { kind: 'drop' })
  const clock = await stopTime(page)
  await signInAs('driver', '/my/chargepoints')
  await patiently(clock, () => expect(missing(page)).toBeVisible(SOON))
  await mock.clearFaults()
  await missing(page)
    .getByRole('button', { name: t('faces.retry') })
    .click()
  await expect(charger(page)).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
})

test('A failure whose words did not come names its code in a sentence, and has its words once they can be had', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(NOT_FETCHED)
  errors.allow(failedRequest('/chargepoint/BCO/list'))
  await page.route(chunk('errors.area'), (route) => route.abort())
  await mock.fault('listChargepoints', { kind: 'code', code: 'SUPERROR' })
  const clock = await stopTime(page)
  await signInAs('driver', '/my/chargepoints')
  const failure = page.getByRole('alert').filter({ hasText: t('reads.chargersFailed') })
  const sentence = t('errors.unknownCode', { code: 'SUPERROR' })
  await patiently(clock, () => expect(failure).toContainText(sentence, SOON))
  await page.unrouteAll()
  await clock.leap(5_000)
  await patiently(clock, () => expect(failure).toContainText(errorText('SUPERROR'), SOON))
  await expect(failure).not.toContainText(sentence)
})

test('A menu whose code did not come says so where it was asked for, and another try opens it', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(NOT_FETCHED)
  await page.route(chunk('AccountMenu'), (route) => route.abort())
  await signInAs('driver')
  const opener = page.getByRole('banner').getByRole('button', { name: t('shell.account', { name: '' }) })
  await opener.click()
  await expect(missing(page)).toBeVisible()
  await expectAccessible(page)
  // Who turns to something else is not bothered with it.
  await page.getByRole('link', { name: t('shell.skip') }).focus()
  await expect(missing(page)).toHaveCount(0)

  // Escape leaves it from wherever the keyboard is.
  for (const turns of [0, 1]) {
    await opener.press('Enter')
    await expect(missing(page)).toBeVisible()
    for (let turn = 0; turn < turns; turn += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(missing(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }

  await opener.click()
  await page.unrouteAll()
  await button(page, t('faces.retry')).click()
  await expect(page.getByRole('menuitem', { name: t('shell.logOut') })).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
})
