import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { rowLinks } from './serverTable.ts'
import { button, title } from './views.ts'

test('An operator creates a report job, runs it and finds its file; a super administrator reads its email', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/scheduler')
  await press(page.getByRole('link', { name: t('network.schedule.new'), exact: true }))
  await page.getByLabel(t('record.Description'), { exact: true }).fill('Energy of last month')
  await page.getByLabel(t('record.Cron'), { exact: true }).fill('0 4 1 * *')
  await page.getByLabel(new RegExp(`^${t('record.schedule.Recipient')}`)).fill('board@noordzee.example')
  await press(button(page, t('record.create')))
  await expect(title(page, 'Energy of last month')).toBeVisible()
  await press(button(page, t('network.schedule.run')))
  const results = page.getByRole('table', { name: t('record.Results') })
  await expect(results.getByText(t('record.Status.OK'))).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press(results.getByRole('button', { name: new RegExp(`^${t('network.schedule.download')}`) }))
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toMatch(/^Id,Description,Sessions,EnergyKwh,Revenue,UptimePercent\r\nL\d+,/)
  await press(button(page, t('network.schedule.delete')))
  await press(
    page.getByRole('dialog').getByRole('button', { name: t('network.schedule.delete'), exact: true }),
  )
  await expect(page).toHaveURL(/\/network\/scheduler$/)

  await signInAs('superadmin', '/network/admin')
  const menu = page.getByRole('navigation', { name: t('shell.sideMenu.network') })
  await press(menu.getByRole('link', { name: t('shell.adminEmails'), exact: true }))
  await press(rowLinks(page).filter({ hasText: 'Energy of last month' }))
  await expect(title(page, /Energy of last month/)).toBeVisible()
  await press(button(page, `${t('common.show')} ${t('record.email.Recipient')}`))
  await expect(page.getByText('board@noordzee.example')).toBeVisible()
})

test('A super administrator retries one backlog and purges another, each with a reason, and marks a group of errors as handled', async ({
  page,
  mock,
  signInAs,
}) => {
  const { read } = await mock.as('superadmin')
  const [email] = (await read('backlog', 'BL03'))['Entries'] as readonly { Target: string }[]
  await signInAs('superadmin', '/network/admin/backlogs/BL01')
  const entries = page.getByRole('region', { name: t('admin.backlog.entries') })
  const waiting = (await read('backlog', 'BL01'))['Waiting'] as number
  await press(entries.getByRole('button', { name: t('admin.backlog.retryAll'), exact: true }))
  const question = page.getByRole('dialog', { name: t('admin.backlog.retry.title') })
  await question.getByLabel(t('admin.person.reason')).fill('Tariffs are back')
  await press(question.getByRole('button', { name: t('admin.backlog.retry.title'), exact: true }))
  await expect(question).toBeHidden()
  await expect(page.getByRole('table', { name: t('record.backlog.Actions') })).toContainText(
    'Tariffs are back',
  )
  expect((await read('backlog', 'BL01'))['Waiting']).toBeLessThan(waiting)

  await page.goto('/network/admin/backlogs/BL03')
  await expect(entries.getByRole('link', { name: email?.Target ?? '' })).toBeVisible()
  await expectAccessible(page)
  await press(entries.getByRole('button', { name: t('admin.backlog.purgeAll'), exact: true }))
  const dialog = page.getByRole('dialog')
  const purge = dialog.getByRole('button', { name: t('admin.backlog.purge.title'), exact: true })
  await press(purge)
  await expect(dialog.getByText(t('admin.reason.missing'))).toBeVisible()
  await dialog.getByLabel(t('admin.person.reason')).fill('Sent by post')
  await press(purge)
  await expect(entries.getByText(t('admin.backlog.empty'))).toBeVisible()
  await expect(page.getByRole('table', { name: t('record.backlog.Actions') })).toContainText('Sent by post')
  expect((await read('backlog', 'BL03'))['Waiting']).toBe(0)
  expect((await read('email', email?.Target ?? ''))['Status']).toBe('FAILED')
  await page.goto('/network/admin/errors')
  await press(page.getByRole('button', { name: new RegExp(`^${t('admin.errors.handle')}`) }).first())
  await expect(page.getByText(/open: 0\./)).toBeVisible()
})
