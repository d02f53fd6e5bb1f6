import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press } from './keyboard.ts'
import { button } from './views.ts'

test('An operator reads a report with its totals, downloads it, changes its groups and relation, and schedules it', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('operator', '/network/reports?period=lastMonth')
  // The menu is longer than the window, and scrolls to the current entry.
  await expect(
    page
      .getByRole('navigation', { name: t('shell.sideMenu.network') })
      .getByRole('link', { name: t('shell.netReports'), exact: true }),
  ).toBeInViewport()
  const table = page.getByRole('table', { name: t('reports.table.location') })
  const total = table.getByRole('row').last()
  await expect(total).toContainText(t('reports.total'))
  const energy = await total.getByRole('cell').nth(0).innerText()
  await expect(page.getByText(energy.replace(/\s*kWh/, ''), { exact: false }).first()).toBeVisible()

  const download = page.waitForEvent('download')
  await press(button(page, t('reports.export')))
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(await table.getByRole('row').count())

  await page.getByRole('combobox', { name: t('record.ReportBy') }).selectOption('relation')
  const relations = page.getByRole('table', { name: t('reports.table.relation') })
  await expect(relations.getByRole('row').last().getByRole('cell').nth(0)).toHaveText(energy)
  const first = relations.getByRole('link').first()
  const name = await first.innerText()
  await press(first)
  await expect(page).toHaveURL(/relation=R\d+/)
  await expect(page).toHaveURL(/period=lastMonth/)
  await expect(total.getByRole('cell').nth(0)).not.toHaveText(energy)
  // A search narrows thousands of relations; the first entry selects all.
  const picker = page.getByRole('combobox', { name: t('reports.relation') })
  await expect(picker).toHaveValue(name)
  await picker.press('ArrowDown')
  await expect(page.getByRole('option', { name: t('reports.allRelations') })).toBeVisible()
  await expectAccessible(page)
  await picker.press('Enter')
  await expect(page).not.toHaveURL(/relation=R/)
  await expect(total.getByRole('cell').nth(0)).toHaveText(energy)
  await picker.fill(name.slice(0, 5))
  await expect(page.getByRole('option', { name: t('reports.allRelations') })).toHaveCount(0)
  await page.getByRole('option', { name }).first().waitFor()
  await picker.press('Enter')
  await expect(page).toHaveURL(/relation=R\d+/)
  await expect(total.getByRole('cell').nth(0)).not.toHaveText(energy)
  await picker.press('ArrowDown')
  await expect(page.getByRole('option', { name: t('reports.allRelations') })).toBeVisible()
  await picker.press('Enter')
  await expect(total.getByRole('cell').nth(0)).toHaveText(energy)
  const sessions = await total.getByRole('cell').nth(4).innerText()
  await expect(page.getByRole('main')).toContainText(`${t('reports.measure.sessions')}${sessions}`)
  await expect(page.getByRole('columnheader', { name: t('reports.column.trend') })).toBeVisible()

  await page.getByRole('combobox', { name: t('record.ReportBy') }).selectOption('location')
  await page.goto(`${page.url()}&relation=R00003`)
  await press(button(page, t('reports.schedule')))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('monthly')
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('reports.schedule.do'), exact: true }))
  await expect(page).toHaveURL(/\/network\/scheduler\/J/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await (await mock.as('operator')).read('schedule', id)).toMatchObject({
    Cron: '0 4 1 * *',
    ReportPeriod: 'lastMonth',
    ReportBy: 'location',
    RelationId: 'R00003',
  })
  await press(page.getByRole('main').getByRole('link', { name: t('shell.netReports'), exact: true }))
  await expect(page).toHaveURL(/\/network\/reports\?period=lastMonth&by=location&relation=R00003$/)
  await expect(page.getByRole('combobox', { name: t('reports.relation') })).not.toHaveValue('')
})

test('The legend of a report hides series and the previous period; uptime is shown as a chart or a table', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/reports?period=last30')
  const main = page.getByRole('main')
  // Each of the biggest groups has its own series; the URL lists the hidden series.
  const others = main.getByRole('button', { name: t('reports.legend.others'), exact: true })
  await expect(main.locator('[data-series=OTHERS]').first()).toBeVisible()
  await press(others)
  await expect(others).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/off=OTHERS/)
  await expect(main.locator('[data-series=OTHERS]')).toHaveCount(0)
  await main.getByRole('radio', { name: t('reports.measure.uptime'), exact: true }).check()
  await expect(page).toHaveURL(/measure=uptime/)
  const chart = main.getByRole('img', { name: t('reports.chart.uptime') })
  await expect(chart.locator('[data-bar]')).toHaveCount(30)
  // The axis of percentages ends at 100.
  await expect(chart).toContainText('100')
  await expect(chart).not.toContainText('150')
  const line = chart.locator('path.stroke-ink-3')
  await expect(line).toHaveAttribute('d', /^M/)
  const before = main.getByRole('button', { name: t('reports.legend.before'), exact: true })
  await press(before)
  await expect(before).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/compare=no/)
  await expect(line).toHaveAttribute('d', '')
  await press(before)
  await main.getByRole('radio', { name: t('reports.view.table'), exact: true }).check()
  const table = main.getByRole('table', { name: t('reports.chart.uptime') })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('columnheader')).toHaveText([
    t('reports.column.day'),
    t('reports.measure.uptime'),
    t('reports.legend.before'),
  ])
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^\d+(\.\d+)?%$/)
})

test("A printed report shows its scope, every name and column, and the same totals, without the page's navigation and controls", async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/reports?period=lastMonth')
  const table = page.getByRole('table', { name: t('reports.table.location') })
  const rows = table.getByRole('row')
  await expect(rows.last()).toContainText(t('reports.total'))
  const [count, totals] = [await rows.count(), await rows.last().innerText()]
  // Width of an A4 sheet within its margins.
  await page.setViewportSize({ width: 673, height: 970 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(rows).toHaveCount(count)
  expect((await rows.last().innerText()).split(/\s+/).filter(Boolean)).toEqual(
    totals.split(/\s+/).filter(Boolean),
  )
  for (const row of [rows.nth(1), rows.nth(count - 2)]) await expect(row.getByRole('link')).toBeVisible()
  for (const column of [
    'reports.measure.revenue',
    'reports.measure.sessions',
    'reports.measure.uptime',
  ] as const)
    await expect(table.getByRole('columnheader', { name: t(column) })).toBeVisible()
  await expect(page.locator('main svg').first()).toBeVisible()
  await expect(page.getByText(new RegExp(`^${t('shell.netReports')} · 1 .* 2026`))).toBeVisible()
  for (const chrome of ['banner', 'navigation', 'contentinfo', 'combobox'] as const)
    await expect(page.getByRole(chrome)).toHaveCount(0)
  await expect(button(page, t('reports.print'))).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(673)
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light')
})

test('A loading report has its final layout, and nothing shifts when its figures arrive', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const figures = await mock.hold('getReportFigures')
  await signInAs('operator', '/network/reports?period=lastMonth')
  const main = page.getByRole('main')
  // The same loading text appears while the screen's code loads, so wait for the tiles first.
  await expect(main.locator('.tile')).toHaveCount(4)
  await expect(main.getByText(t('shell.loading'))).toBeAttached()
  const parts = () =>
    main.evaluate((all) => {
      const tiles = [...all.querySelectorAll('.tile')]
      const blocks = tiles[0]?.parentElement?.parentElement?.children ?? []
      return [...tiles, ...blocks].map((part) => {
        const { x, y, width } = part.getBoundingClientRect()
        return [x, y, width].map(Math.round)
      })
    })
  const awaited = await parts()
  // Four tiles, their block, the chart and the table.
  expect(awaited).toHaveLength(7)
  await figures.remove()
  await expect(page.getByRole('table', { name: t('reports.table.location') })).toBeVisible()
  await expect(main.getByText(t('shell.loading'))).toHaveCount(0)
  expect(await parts()).toEqual(awaited)
})
