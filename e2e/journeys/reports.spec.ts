import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button } from './faces.ts'

test('An operator reads a report: its totals, its groups, another period, one relation, and its file', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/reports?period=lastMonth')
  const table = page.getByRole('table', { name: t('reports.table.location') })
  const total = table.getByRole('row').last()
  await expect(total).toContainText(t('reports.total'))
  const energy = await total.getByRole('cell').nth(0).innerText()
  // The tile says the same as the table.
  await expect(page.getByText(energy.replace(/\s*kWh/, ''), { exact: false }).first()).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, t('reports.export')).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(await table.getByRole('row').count())

  await page.getByRole('combobox', { name: t('reports.by') }).selectOption('relation')
  const relations = page.getByRole('table', { name: t('reports.table.relation') })
  await expect(relations.getByRole('row').last().getByRole('cell').nth(0)).toHaveText(energy)
  const first = relations.getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/relation=R\d+/)
  await expect(page).toHaveURL(/period=lastMonth/)
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(total.getByRole('cell').nth(0)).not.toHaveText(energy)
  await page.getByRole('button', { name: t('reports.allRelations') }).click()
  await expect(total.getByRole('cell').nth(0)).toHaveText(energy)
  // The tile of sessions says what the last row says.
  const sessions = await total.getByRole('cell').nth(4).innerText()
  await expect(page.getByRole('main')).toContainText(`${t('reports.measure.sessions')}${sessions}`)
  await expect(page.getByRole('columnheader', { name: t('reports.column.trend') })).toBeVisible()

  await page.getByRole('combobox', { name: t('reports.by') }).selectOption('location')
  await button(page, t('reports.schedule')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('monthly')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('reports.schedule.do'), exact: true }).click()
  await expect(page).toHaveURL(/\/network\/scheduler\/J/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await (await mock.as('operator')).read('schedule', id)).toMatchObject({
    Cron: '0 4 1 * *',
    Report: 'period=lastMonth&by=location',
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.netReports'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/network\/reports\?period=lastMonth&by=location/)
})
