import { stopTime } from '../pageClock.ts'
import { setVisibility } from '../paths/stage.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, countAnswered, failedRequest, title } from './views.ts'

const CARD_ID = 'T000006'
const CARD = `/my/token/details/${CARD_ID}`
const CHARGER = '/my/chargepoints/CP000001'
const HOME = 'Home · Leuven'
const NIGHT_MS = 10 * 3_600_000

test('A user who loses a role mid-visit sees why a write fails and keeps the typed text; the next start shows the menu of the new role', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/token/'))
  const boss = await mock.as('superadmin')
  const setRole = (Role: string) => boss.write('relationcontact', 'RC00003', { Role })
  await signInAs('fleet', CARD)
  await button(page, t('cards.edit')).click()
  const name = page.getByRole('textbox', { name: t('cards.column.Description') })
  await name.fill('Bay 4')
  await setRole('User')
  await button(page, t('cards.edit.save', { count: 1 })).click()
  const refused = page.getByRole('alert').filter({ hasText: t('cards.act.failed') })
  await expect(refused).toContainText(errorText('Unauthorized'))
  await expect(name).toHaveValue('Bay 4')
  expect((await boss.read('token', CARD_ID))['Description']).not.toBe('Bay 4')

  // With the role restored, the same form saves its content.
  await setRole('FleetManager')
  await name.press('Enter')
  await expect(name).toHaveCount(0)
  expect((await boss.read('token', CARD_ID))['Description']).toBe('Bay 4')

  // The menu changes only on reload, so that no form disappears while it is in use.
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu'), exact: true })
  const administers = menu.getByRole('link', { name: t('shell.organisation'), exact: true })
  await setRole('User')
  await expect(administers).toBeVisible()
  // Without access to the card, the screen shows a message and none of the data.
  await mock.fault('oneToken', { kind: 'code', code: 'Unauthorized' }, 1)
  await page.reload()
  await expect(page.getByRole('main').getByText(errorText('Unauthorized'))).toBeVisible()
  await expect(
    page.getByRole('main').getByText(t('reads.code', { code: 'Unauthorized' }), { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Bay 4')).toHaveCount(0)
  await expect(menu.getByRole('link', { name: t('shell.users'), exact: true })).toBeVisible()
  await expect(administers).toHaveCount(0)
})

test('A tab that slept overnight continues where it was: signed in, on the same page, with current data', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  // The evening's token is rejected once before it is renewed.
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
