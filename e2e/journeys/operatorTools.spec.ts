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

test('A super administrator retries one backlog, purges another and marks errors as handled; the session gets a price, the purged backlog is empty, and the audit trail and the error name the person', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/network/admin/backlogs/BL01')
  const entries = page.getByRole('region', { name: t('admin.backlog.entries') })
  const links = entries.getByRole('link')
  const pathOfFirst = async () => (await links.first().getAttribute('href')) ?? ''
  const session = await pathOfFirst()
  await press(entries.getByRole('button', { name: t('admin.backlog.retryAll'), exact: true }))
  const question = page.getByRole('dialog', { name: t('admin.backlog.retry.title') })
  await question.getByLabel(t('admin.person.reason')).fill('Tariffs are back')
  await press(question.getByRole('button', { name: t('admin.backlog.retry.title'), exact: true }))
  await expect(question).toBeHidden()
  await expect(page.getByRole('table', { name: t('record.backlog.Actions') })).toContainText(
    'Tariffs are back',
  )
  await page.goto(session)
  await expect(page.getByText(t('record.Status.RATED')).first()).toBeVisible()
  await expect(page.getByRole('table', { name: t('record.PriceLines') })).toContainText('€')

  await page.goto('/network/admin/backlogs/BL03')
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
  await press(page.getByRole('link', { name: t('shell.adminBacklogs'), exact: true }).first())
  const emails = page.locator('tbody tr').filter({ hasText: 'E-mails' }).first()
  await expect(emails.getByRole('cell', { name: '0', exact: true })).toBeVisible()
  await page.goto('/network/audit-trail')
  await expect(emails).toContainText('Pieter Goossens')

  await page.goto('/network/admin/errors')
  const first = page
    .getByRole('region', { name: t('admin.errors.groups') })
    .getByRole('listitem')
    .first()
  const always = await first.innerText()
  await press(page.getByRole('link', { name: t('table.period.yesterday'), exact: true }))
  await expect(first).not.toHaveText(always)
  await press(page.getByRole('button', { name: new RegExp(`^${t('admin.errors.handle')}`) }).first())
  const group = page.getByRole('listitem').filter({ hasText: /open: 0\./ })
  await press(group.getByRole('link'))
  await expect(page).toHaveURL(/Code.*period=yesterday/)
  await press(page.getByRole('table').getByRole('link').first())
  await expect(page).toHaveURL(/\/errors\//)
  await expect(page.getByText('Pieter Goossens').first()).toBeVisible()
  await expect(button(page, t('admin.errors.reopen'))).toBeVisible()
})
