import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, title } from './views.ts'

const RULE = 'Silent charge points'
const RECIPIENT = 'watch@network.example'

test('An operator makes an alarm rule critical and adds a recipient, and the super administrator finds the email', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  await signInAs('operator', '/network/alarm-rules')
  await press(page.getByRole('row').getByRole('link', { name: RULE, exact: true }))
  await expect(title(page, RULE)).toBeVisible()
  await press(button(page, t('common.edit')))
  await page.getByLabel(t('record.Severity'), { exact: true }).selectOption(t('record.Severity.CRITICAL'))
  const recipients = page.getByLabel(t('record.alarmrule.Recipients'), { exact: true })
  await recipients.fill(`${RECIPIENT}\nwatch@network`)
  const save = page.locator('form').getByRole('button', { name: /^Save/ })
  await press(save)
  await expect(recipients).toHaveAccessibleDescription(new RegExp(t('record.fault.Recipients')))
  await recipients.fill(RECIPIENT)
  await press(save)
  await expect(page.getByRole('region', { name: t('record.alarmrule.Recipients') })).toContainText(RECIPIENT)
  await expectAccessible(page)

  await mock.scenario('offline-storm')
  await page.goto(`${page.url()}?tab=alarms`)
  const alarms = page.getByRole('table')
  await press(
    alarms
      .getByRole('row')
      .filter({ hasText: t('record.Severity.CRITICAL') })
      .getByRole('link')
      .first(),
  )
  await expect(page.getByRole('link', { name: RULE, exact: true })).toBeVisible()

  await signInAs('superadmin', '/network/admin/emails')
  await press(page.getByRole('link', { name: new RegExp(`^Critical · \\d+ alarms · ${RULE}$`) }))
  await press(
    page.getByRole('button', { name: new RegExp(`^${t('common.show')} .*${t('record.email.Recipient')}`) }),
  )
  await expect(page.getByText(RECIPIENT)).toBeVisible()
})
