import { patiently, SOON, stopTime } from '../pageClock.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import type { Page } from './views.ts'

const HOME = 'Home · Leuven'

const older = (page: Page) => page.getByRole('status').filter({ hasText: t('reads.soon') })
const charger = (page: Page) => page.getByRole('link', { name: HOME })

test('A connection lost within a second of the first render is reported next to the data', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load resource/)
  const clock = await stopTime(page)
  await signInAs('driver', '/my/chargepoints')
  await patiently(clock, () => expect(charger(page)).toBeVisible(SOON))
  await clock.run(500)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await clock.leap(5_000)
  await patiently(clock, () => expect(older(page)).toContainText(errorText('FAILEDTOLOAD'), SOON))
  await expect(older(page).getByRole('button', { name: t('faces.retry') })).toBeVisible()
  await expect(charger(page)).toBeVisible()
})

test('The account menu opens offline, because its code loads with the page', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load resource/)
  await signInAs('driver')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.account', { name: '' }) })
    .click()
  await expect(page.getByRole('menuitem', { name: t('shell.logOut') })).toBeVisible()
})
