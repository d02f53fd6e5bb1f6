import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks } from './serverTable.ts'
import { goWithin, title } from './views.ts'

test('An operator sees an alarm storm as one group and acknowledges one location, then the rest; the home screen counts none of its alarms', async ({
  page,
  mock,
  signInAs,
}) => {
  const { list } = await mock.as('superadmin')
  const openCount = async () => (await list('alarm', { filter: '(Status EX "OPEN")' })).length
  const before = await openCount()
  await mock.scenario('offline-storm')
  expect(await openCount()).toBeGreaterThan(before)
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
  expect(await mock.journal('createupdateAlarm')).toHaveLength(0)
  await press(rowLinks(page).first())
  await expect(page.getByRole('region', { name: t('record.category.STATE') })).toContainText(
    'Nadia El Amrani',
  )

  await goWithin(page, '/network')
  const severities = page
    .getByRole('region', { name: t('network.home.alarms') })
    .getByRole('link', { name: /^\p{L}+ ?\d+$/u })
  await expect(severities).toHaveCount(4)
  const counts = (await severities.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(before)
})
