import { stopTime } from '../models/pageClock.ts'
import { setVisibility } from '../models/stage.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, countAnswered, failedRequest, title } from './faces.ts'
import { rowLinks } from './serverTable.ts'

const CARD = '/my/token/details/T000001'
const CHARGER = '/my/chargepoints/CP000001'
const HOME = 'Home · Leuven'
const NIGHT_MS = 10 * 3_600_000

test('A right taken away mid-visit: a write says why and changes nothing, a read says why, and the rest works', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/token/'))
  const server = await mock.as('driver')
  await signInAs('driver', CARD)
  await button(page, t('cards.act.block')).click()
  const question = page.getByRole('dialog', { name: t('cards.act.block.title') })
  await mock.fault('createupdateToken', { kind: 'code', code: 'Unauthorized' })
  await question.getByRole('button', { name: t('cards.act.block'), exact: true }).click()
  await expect(question).toContainText(errorText('Unauthorized'))
  expect(await server.read('token', 'T000001')).toMatchObject({ State: 'ACTIVE' })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  // The next look at it is refused too; nothing of it stays on screen.
  await mock.fault('oneToken', { kind: 'code', code: 'Unauthorized' })
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu'), exact: true })
  await menu.getByRole('link', { name: t('shell.chargers'), exact: true }).click()
  await expect(page.getByRole('link', { name: HOME })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByText(errorText('Unauthorized'))).toBeVisible()
  const code = t('reads.code', { code: 'Unauthorized' })
  await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible()

  // And given back.
  await mock.clearFaults()
  await menu.getByRole('link', { name: t('shell.cards'), exact: true }).click()
  await rowLinks(page).first().click()
  await expect(button(page, t('cards.act.block'))).toBeVisible()
})

test('A tab that slept for a night goes on where it was: signed in, at the same place, with the data of now', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  // The token of the evening is refused once before it is renewed.
  errors.allow(failedRequest('/api/'))
  const clock = await stopTime(page)
  await signInAs('driver', CHARGER)
  await expect(title(page, HOME)).toBeVisible()
  const stage = { page, mock, clock, origin: new URL(page.url()).origin }
  await setVisibility(stage, 'hidden')
  const [renewals, reads] = await Promise.all([
    countAnswered(mock, 'identity.token'),
    countAnswered(mock, 'getChargepoint'),
  ])
  await mock.tokens('now')
  await mock.clock({ advanceMs: NIGHT_MS })
  await clock.leap(NIGHT_MS)
  await setVisibility(stage, 'visible')
  await expect.poll(() => countAnswered(mock, 'identity.token')).toBeGreaterThan(renewals)
  await expect.poll(() => countAnswered(mock, 'getChargepoint')).toBeGreaterThan(reads)
  await expect(title(page, HOME)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(CHARGER)
})
