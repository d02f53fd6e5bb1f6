import { NOTIFICATION_TIMEOUT_MS, RESULT_STATUSES } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { type PageClock, patiently, SOON, stopTime } from '../pageClock.ts'
import { expect, type Page, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, expectDetails, failedRequest, title } from './views.ts'

const region = (page: Page) => page.getByRole('region', { name: t('notifications.label'), exact: true })
const cards = (page: Page) => region(page).getByRole('listitem')
const tell = (page: Page, name: string) => button(page, `Notify: ${name}`).click()

type SignInAs = (username: string, path?: string) => Promise<void>

const openShowcase = async (page: Page, signInAs: SignInAs) => {
  await signInAs('driver', '/ui-elements')
  await expect(title(page, t('shell.uiElements'))).toBeVisible()
  // Live regions exist before their first message.
  await expect(page.locator('[aria-live="assertive"]')).toBeAttached()
}

/**
 * Opens the showcase with a stopped clock: on a busy machine, notifications of six seconds could disappear before a
 * test has checked them.
 */
const openInStoppedTime = async (page: Page, signInAs: SignInAs): Promise<PageClock> => {
  const clock = await stopTime(page)
  await signInAs('driver', '/ui-elements')
  await patiently(clock, () => expect(title(page, t('shell.uiElements'))).toBeVisible(SOON))
  await patiently(clock, () => expect(page.locator('[aria-live="assertive"]')).toBeAttached(SOON))
  return clock
}

test('A success notification is shown at the top right for 6 seconds (S8, S9)', async ({
  page,
  signInAs,
}) => {
  const clock = await openInStoppedTime(page, signInAs)
  // The texts of notifications load with the first one.
  await tell(page, 'error')
  await patiently(clock, () => expect(cards(page)).toHaveCount(1, SOON))
  const before = clock.elapsed()
  await tell(page, 'success')
  const card = cards(page).filter({ hasText: 'Account succesfully updated' })
  await expect(card).toBeVisible()
  const announcement = page.locator('[aria-live="polite"]').filter({ hasText: 'Account succesfully updated' })
  await patiently(clock, () => expect(announcement).toBeAttached(SOON))
  const box = await card.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200)
  expect(box?.y).toBeGreaterThanOrEqual(56)
  await button(page, 'Notify: info').focus()
  await page.mouse.move(10, 700)
  await clock.run(NOTIFICATION_TIMEOUT_MS - 100 - (clock.elapsed() - before))
  await expect(card).toBeVisible()
  await clock.run(1_000)
  await expect(card).toHaveCount(0)
})

test('A failure notification explains and shows its code, and stays until the user closes it (S8)', async ({
  page,
  signInAs,
}) => {
  await page.clock.install()
  await openShowcase(page, signInAs)
  await tell(page, 'critical')
  const card = cards(page).filter({ hasText: errorText('SUPERROR') })
  await expect(card).toContainText(t('notifications.code', { code: 'SUPERROR' }))
  await expect(
    page.locator('[aria-live="assertive"]').filter({ hasText: errorText('SUPERROR') }),
  ).toBeAttached()
  await page.clock.fastForward(10 * 60_000)
  await expect(card).toBeVisible()
  await card.getByText(t('faces.details')).click()
  await expect(card.getByText('request 7f3a')).toBeVisible()
  await card.getByRole('button', { name: t('notifications.close') }).click()
  await page.clock.fastForward(1_000)
  await expect(card).toHaveCount(0)
})

test('An unknown error code shows the generic text and the code', async ({ page, signInAs }) => {
  await openShowcase(page, signInAs)
  await tell(page, 'unknown code')
  await expect(cards(page).first()).toContainText(errorText('XYZ_42'))
})

test('A notification with the pointer or focus on it does not expire', async ({ page, signInAs }) => {
  const clock = await openInStoppedTime(page, signInAs)
  await tell(page, 'success')
  const card = cards(page).first()
  await patiently(clock, () => expect(card).toBeVisible(SOON))
  await card.hover()
  await clock.leap(60_000)
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: t('notifications.close') }).focus()
  await page.mouse.move(10, 700)
  await clock.leap(60_000)
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await clock.run(1_000)
  await expect(card).toHaveCount(0)
})

test('Repeated notifications are counted, and more than three fold into one line', async ({
  page,
  signInAs,
}) => {
  await openShowcase(page, signInAs)
  await tell(page, 'error')
  await tell(page, 'error')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(t('notifications.times', { count: 2 }))
  for (const name of ['critical', 'warning', 'unknown code', 'several lines']) await tell(page, name)
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).first()).toContainText('Charging stopped.')
  await button(page, t('notifications.more', { count: 2 })).click()
  await expect(cards(page)).toHaveCount(5)
  await button(page, t('notifications.fewer')).click()
  await expect(cards(page)).toHaveCount(3)
  await button(page, t('notifications.closeAll')).click()
  await expect(cards(page)).toHaveCount(0)

  // A phone shows two.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('[aria-live="assertive"]')).toBeAttached()
  for (const name of ['error', 'warning', 'unknown code', 'critical', 'several lines']) await tell(page, name)
  await expect(cards(page)).toHaveCount(2)
  await expect(button(page, t('notifications.more', { count: 3 }))).toBeVisible()
  // A critical one has its own background and a large first word.
  const ground = (text: string) =>
    cards(page)
      .filter({ hasText: text })
      .locator('.toast')
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground(t('notifications.critical'))).not.toBe(await ground('Charging stopped.'))
  const word = cards(page).getByText(t('notifications.critical'), { exact: true })
  await expect(word).toHaveCSS('font-size', '17px')
})

const closeOf = (page: Page, text: string) =>
  cards(page)
    .filter({ hasText: text })
    .getByRole('button', { name: t('notifications.close') })

test('Closing a notification by keyboard moves the focus to the next one, and finally back to where it was', async ({
  page,
  signInAs,
}) => {
  await openShowcase(page, signInAs)
  for (const name of ['error', 'critical', 'unknown code']) await tell(page, name)
  await expect(cards(page)).toHaveCount(3)
  const cameFrom = button(page, 'Notify: unknown code')
  await cameFrom.focus()
  await closeOf(page, errorText('XYZ_42')).focus()
  await page.keyboard.press('Enter')
  await expect(closeOf(page, errorText('SUPERROR'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(closeOf(page, errorText('INVADDRESS'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cameFrom).toBeFocused()
  await expect(cards(page)).toHaveCount(0)
})

test('When a focused notification folds away, the focus moves to the one above it', async ({
  page,
  signInAs,
}) => {
  await openShowcase(page, signInAs)
  for (const name of ['error', 'critical', 'unknown code']) await tell(page, name)
  await expect(cards(page)).toHaveCount(3)
  await closeOf(page, errorText('INVADDRESS')).focus()
  // A dispatched click does not move the focus.
  await button(page, 'Notify: several lines').dispatchEvent('click')
  await expect(closeOf(page, errorText('INVADDRESS'))).toHaveCount(0)
  await expect(closeOf(page, errorText('SUPERROR'))).toBeFocused()
})

test.describe('Before the cookie choice', () => {
  test.use({ consent: 'unasked' })

  test('notifications and the cookie notice do not cover each other on a phone', async ({
    page,
    signInAs,
  }) => {
    for (const height of [844, 640]) {
      await page.setViewportSize({ width: 390, height })
      if (height === 844) await openShowcase(page, signInAs)
      else await page.reload()
      const notice = page.getByRole('region', { name: t('consent.title') })
      await expect(notice).toBeVisible()
      await expect(page.locator('[aria-live="assertive"]')).toBeAttached()
      for (const name of ['several lines', 'error', 'unknown code', 'critical', 'at the bottom left'])
        await button(page, `Notify: ${name}`).dispatchEvent('click')
      await expect(button(page, t('notifications.closeAll')).first()).toBeVisible()
      await expect(async () => {
        const foot = await notice.boundingBox()
        for (const stack of await region(page).all()) {
          const box = await stack.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
          expect(box?.y).toBeGreaterThan(0)
        }
      }).toPass()
      // Neither is covered: a click on a covered button would time out.
      await button(page, t('notifications.closeAll')).first().click({ trial: true })
      await notice.getByRole('button', { name: t('consent.acceptAll') }).click({ trial: true })
    }
  })
})

test('A visible notification follows a change of language', async ({ page, signInAs }) => {
  await openShowcase(page, signInAs)
  await tell(page, 'error')
  await expect(cards(page)).toContainText(errorText('INVADDRESS'))
  await button(page, t('shell.language')).click()
  await page.getByRole('menuitemradio', { name: t('shell.language.fr') }).click()
  await expect(cards(page)).toContainText('L’adresse est incomplète.')
})

test('Notifications are accessible in light and dark, and fit a phone', async ({ page, signInAs }) => {
  // The showcase contains all components in all states, so axe needs a long time to check it.
  test.slow()
  await openShowcase(page, signInAs)
  for (const name of ['warning', 'critical', 'several lines']) await tell(page, name)
  await expect(cards(page)).toHaveCount(3)
  expect(RESULT_STATUSES).toHaveLength(5)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { rules: ['color-contrast'] })
  await page.setViewportSize({ width: 390, height: 844 })
  const box = await cards(page).first().boundingBox()
  expect(box?.width).toBeGreaterThan(350)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('A failed read appears on its screen, as an api-error event, and as a notification until the read succeeds (S8)', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/list'))
  await page.addInitScript(() => {
    const apiErrors: unknown[] = []
    Object.assign(window, { apiErrors })
    document.addEventListener('api-error', (event) => apiErrors.push((event as CustomEvent<unknown>).detail))
  })
  await mock.fault('listChargepoints', { kind: 'drop' })
  await signInAs('driver', '/my/chargepoints')
  await expect(page.getByRole('alert')).toContainText(errorText('FAILEDTOLOAD'))
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(errorText('FAILEDTOLOAD'))
  await expect(cards(page)).toContainText(t('notifications.code', { code: 'FAILEDTOLOAD' }))
  await expectDetails(page, 'FAILEDTOLOAD')
  const apiErrors = await page.evaluate(() =>
    JSON.stringify((window as unknown as { apiErrors: unknown[] }).apiErrors),
  )
  expect(JSON.parse(apiErrors)).toContainEqual(
    expect.objectContaining({
      dataClass: 'chargepoint',
      data: expect.objectContaining({
        failure: expect.objectContaining({ code: 'FAILEDTOLOAD', kind: 'unknown' }),
      }),
    }),
  )
  expect(apiErrors).not.toMatch(/bearer|eyJ/i)
  await mock.clearFaults()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('faces.retry') })
    .click()
  await expect(region(page)).toHaveCount(0)
})

test('A persistent error notification covers neither the retry button nor the focused element, on phones and desktops', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/token/BCO/filtered'))
  await mock.fault('filteredToken', { kind: 'code', code: 'SUPERROR' })
  await signInAs('fleet', '/my/tokens')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(cards(page)).toHaveCount(1)
    const retry = page.getByRole('main').getByRole('button', { name: t('faces.retry') })
    await expect(retry).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    const stack = await region(page).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect((stack?.y ?? 0) + (stack?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await retry.focus()
    const bottom = await region(page).evaluate((one) => one.getBoundingClientRect().bottom)
    expect((await retry.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
    await retry.click({ trial: true })
  }
  // A closed notification stays closed although the list fails again.
  await cards(page)
    .getByRole('button', { name: t('notifications.close') })
    .click()
  await expect(region(page)).toHaveCount(0)
  const again = page.waitForResponse(/\/token\/BCO\/filtered/)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('faces.retry') })
    .click()
  await again
  await expect(page.getByRole('alert')).toContainText(errorText('SUPERROR'))
  await expect(region(page)).toHaveCount(0)
})
