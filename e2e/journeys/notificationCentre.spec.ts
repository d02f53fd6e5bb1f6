import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import { button, expectDashboard, type Page, title } from './views.ts'

const bell = (page: Page, unread = 0) =>
  button(page, t('notifications.label') + (unread > 0 ? ` (${unread})` : ''))
const panel = (page: Page) => page.getByRole('dialog', { name: t('centre.title'), exact: true })
const rows = (page: Page) => panel(page).locator('[data-entry]')
const notify = (page: Page, kind: string) =>
  page.getByRole('button', { name: `Notify: ${kind}`, exact: true }).press('Enter')

test('A user finds closed notifications behind the bell, counted and grouped by day, also after a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver-empty', '/ui-elements')
  await expect(bell(page)).toBeVisible()
  await notify(page, 'error')
  const announced = page.getByRole('status').getByText(t('centre.said', { count: 1 }), { exact: true })
  await expect(announced).toHaveCount(1)
  await notify(page, 'error')
  await notify(page, 'warning')
  await expect(bell(page, 2)).toBeVisible()
  await button(page, t('notifications.closeAll')).click()

  await page.reload()
  await bell(page, 2).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(errorText('TOOMANYREQUESTS'))
  await expect(rows(page).last()).toContainText(errorText('INVADDRESS'))
  await expect(rows(page).last()).toContainText(t('notifications.times', { count: 2 }))
  await expect(panel(page).getByRole('region', { name: t('centre.today') })).toBeVisible()
  await expectAccessible(page)
  // Notifications in view for two seconds count as read, so the bell shows no number.
  await expect(bell(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
})

test('A user moves through notifications with arrow keys, marks one as read with e, and opens one that needs action with Enter', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  await page.clock.install()
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  // The bell is a separate chunk: wait for it, because a jump of the clock would time out its load.
  await expect(bell(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(500)
  await expect(rows(page).first()).toBeVisible()
  const unread = await rows(page)
    .filter({ hasText: t('centre.unread') })
    .count()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(rows(page).filter({ hasText: t('centre.unread') })).toHaveCount(unread - 1)

  await panel(page)
    .getByRole('radio', { name: /^Needs action/ })
    .check()
  await expect(rows(page).first()).toContainText(t('centre.open.chargerError'))
  await button(page, t('centre.markAll')).click()
  await expect(rows(page).filter({ hasText: t('centre.unread') })).toHaveCount(0)
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my\/chargepoints\/CP/)
  await expect(panel(page)).toBeHidden()
})

test('On a phone the notifications fill the page, and invalid stored ones are ignored', async ({
  page,
  keep,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keep({
    'charge-portal:told:RC00002': JSON.stringify({
      v: 1,
      entries: [{ id: 1 }, null, { id: 'x', href: '//evil' }],
    }),
  })
  await signInAs('driver-empty', '/my/profile')
  await expect(title(page, t('profile.title'))).toBeVisible()
  await bell(page).click()
  await expect(panel(page).getByText(t('centre.none'))).toBeVisible()
  expect((await panel(page).boundingBox())?.width).toBe(390)
  await button(page, t('common.close')).click()
  await expect(panel(page)).toBeHidden()
})
