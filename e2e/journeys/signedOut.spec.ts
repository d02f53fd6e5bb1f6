import { stopTime } from '../pageClock.ts'
import { putDeviceUserElsewhere } from '../paths/stage.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'

test('A user signed out by another tab who goes back from the sign-in page is sent there again', async ({
  page,
  mock,
  server,
  signInAs,
  errors,
}) => {
  // The small page that stands in for the other tab has no icon.
  errors.allow(/favicon\.ico/)
  await signInAs('driver', '/my/chargepoints')
  await expect(page.getByRole('heading', { level: 1, name: t('chargers.title') })).toBeVisible()
  const clock = await stopTime(page)
  await putDeviceUserElsewhere({ page, mock, clock, origin: server.origin }, undefined)
  await clock.run(500)

  let leaving = 0
  await page.route(/\/identity\//, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    leaving += 1
    await route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: t('faces.signIn'), exact: true }).click()
  await expect.poll(() => leaving).toBe(1)
  // The browser fires this event in a document that it restores.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => leaving).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: t('chargers.title') })).toBeHidden()
})
