import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { title } from './views.ts'

test('An operator sees an alarm storm as one group and acknowledges it by location or as a whole', async ({
  page,
  mock,
  signInAs,
}) => {
  const { list } = await mock.as('superadmin')
  const open = async () =>
    (await list('alarm', { filter: '(Status EX "OPEN")' })).map(({ Id }) => String(Id)).toSorted()
  const before = await open()
  await mock.scenario('offline-storm')
  expect((await open()).length).toBeGreaterThan(before.length)
  await signInAs('operator', '/network/alarms')
  await expect(title(page, t('shell.netAlarms'))).toBeVisible()
  const groups = page.getByRole('region', { name: t('network.alarms.groups') })
  await expect(groups).toContainText(/went offline (?:just now|\d+ min ago)/)
  await expect(groups.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const all = groups.getByRole('button', { name: /^Acknowledge all \d+$/ })
  const [count = ''] = /\d+/.exec((await all.textContent()) ?? '') ?? []
  await groups.getByText(t('network.alarms.largest')).click()
  await groups
    .getByRole('button', { name: new RegExp(`^${t('network.alarm.acknowledge')} `) })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'acknowledged' })).toBeVisible()
  await expect(all).not.toHaveText(`Acknowledge all ${count}`)
  await all.click()
  await expect(groups).toBeHidden()
  expect(await mock.journal('acknowledgeAlarms')).toHaveLength(2)
  expect(await open()).toEqual(before)
  expect(await mock.journal('createupdateAlarm')).toHaveLength(0)
})
