import type { Chargepoint, ChargepointStats } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { NOW } from '../moment.ts'
import { expect, test } from '../stack.ts'
import { formats, t } from '../texts.ts'
import { expectDashboard } from './views.ts'

test('The figures of the dashboard match the API', async ({ page, mock, signInAs }) => {
  const { now } = await mock.clock({ paused: true })
  const stats: Promise<{ period: { start: string; end: string }; stats: ChargepointStats }>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/chargepoint/BCO/Stats')) return
    stats.push(
      response.json().then(({ data }: { data: ChargepointStats }) => ({
        period: response.request().postDataJSON() as { start: string; end: string },
        stats: data,
      })),
    )
  })
  const list = page.waitForResponse(/\/chargepoint\/BCO\/list/)
  await signInAs('fleet')
  await expectDashboard(page)
  const chargers = ((await (await list).json()) as { data: Chargepoint[] }).data
  await expect.poll(() => stats.length).toBeGreaterThanOrEqual(2)
  const answers = await Promise.all(stats)
  // The month to date; the other response is the comparison.
  const month = answers.find(({ period }) => period.start < now && period.end > now)
  if (!month) throw new Error('The portal did not request the figures of the month.')
  const tile = (label: string) => page.getByText(label, { exact: true }).locator('..')
  await expect(tile(t('dashboard.energy'))).toContainText(formats.decimal(month.stats.EnergyKwh))
  await expect(tile(t('dashboard.cost'))).toContainText(formats.money(month.stats.Price))
  await expect(tile(t('dashboard.sessions'))).toContainText(formats.count(month.stats.Sessions))
  const power = chargers
    .flatMap(({ Connectors }) => Connectors)
    .reduce((sum, { PowerKw = 0 }) => sum + PowerKw, 0)
  await expect(tile(t('dashboard.power'))).toContainText(formats.decimal(power))
  await expect(page.getByRole('region', { name: t('dashboard.chargers') })).toContainText(
    String(chargers.length),
  )
  const bars = page.getByRole('img', { name: /^Energy per day/ }).locator('[data-bar]')
  await expect(bars).toHaveCount(NOW.getUTCDate())
  const [day] = month.stats.Days
  if (!day) throw new Error('The month has no days.')
  const days = page.getByRole('region', { name: t('dashboard.energyPerDay') }).getByRole('table')
  await expect(days.getByRole('row').nth(1)).toContainText(formats.decimal(day.EnergyKwh))
})

test('In the first hours of a month the dashboard chart shows only the first day', async ({
  page,
  mock,
  signInAs,
}) => {
  // 01:50 in Belgium; in UTC still the last day of May.
  await mock.clock({ now: '2026-05-31T23:50:00Z', paused: true })
  await signInAs('fleet')
  await expectDashboard(page)
  const bars = page.getByRole('img', { name: /^Energy per day/ }).locator('[data-bar]')
  await expect(bars).toHaveCount(1)
  const days = page.getByRole('region', { name: t('dashboard.energyPerDay') }).getByRole('rowheader')
  await expect(days).toHaveText([formats.day(Date.parse('2026-06-01T12:00:00Z'))])
})

test('A driver who has not charged this month sees a message in place of the chart, and the last session', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ now: '2026-05-31T22:20:00Z', paused: true })
  await signInAs('driver')
  await expect(page.getByText(t('dashboard.chart.none', { month: 'June 2026' }))).toBeVisible()
  // Nobody is charging: the last session replaces the running sessions and the power tile.
  await expect(page.getByRole('region', { name: t('dashboard.now') })).toHaveCount(0)
  await expect(page.getByText(t('dashboard.power'))).toHaveCount(0)
  const last = page.getByText(t('dashboard.lastSession'), { exact: true }).locator('..')
  await expect(last).toContainText('kWh')
  await expectAccessible(page)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/my\/chargesession\/./)
})

test('Each running session takes one line, and the figures of all lines are aligned', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs('fleet')
  const rows = page.getByRole('region', { name: t('dashboard.now') }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const places = await rows.evaluateAll((all) =>
    all.map((row) => ({
      height: Math.round(row.getBoundingClientRect().height),
      figures: [...row.querySelectorAll('dd')].map((figure) => Math.round(figure.getBoundingClientRect().x)),
    })),
  )
  for (const { height, figures } of places) {
    // Includes the one-pixel line between two rows.
    expect(height).toBeLessThanOrEqual(73)
    expect(figures).toEqual(places[0]?.figures)
  }

  // If a row fits in seven of twelve columns, the to-do list is beside the sessions and nothing wraps.
  await page.setViewportSize({ width: 1920, height: 1000 })
  const boxOf = (name: string) => page.getByRole('region', { name, exact: true }).boundingBox()
  const [now, todo] = [await boxOf(t('dashboard.now')), await boxOf(t('dashboard.todo'))]
  expect(todo?.y).toBe(now?.y)
  expect(todo?.x).toBeGreaterThan((now?.x ?? 0) + (now?.width ?? 0))
  for (const row of await page.locator('.running-row').all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(73)
})

test('The selected month is in the URL', async ({ page, signInAs }) => {
  await signInAs('driver')
  const card = page.getByRole('region', { name: t('dashboard.energyPerDay') })
  const last = card.getByRole('radio', { name: t('dashboard.period.last') })
  await expect(card.getByRole('radio', { name: t('dashboard.period.this') })).toBeChecked()
  await last.check({ force: true })
  await expect(page).toHaveURL('/dashboard?month=last')
  await page.reload()
  await expect(last).toBeChecked()
  await card.getByRole('radio', { name: t('dashboard.period.this') }).check({ force: true })
  await expect(page).toHaveURL('/dashboard')
})

test('A dashboard without chargers explains what it will show', async ({ page, signInAs }) => {
  await signInAs('driver-empty')
  await expect(page.getByRole('heading', { name: t('dashboard.empty.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('dashboard.empty.action') })).toHaveAttribute(
    'href',
    '/my/account-type?start=CHARGER',
  )
})

for (const width of [412, 1280])
  test(`Nothing on the dashboard shifts while its parts load at ${width} px`, async ({
    page,
    mock,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    // The responses arrive in this order: chargers, sessions, figures.
    const sessions = await mock.hold('listChargesessions')
    const figures = await mock.hold('postChargepointStats')
    await signInAs('fleet')
    const todo = page.getByRole('region', { name: t('dashboard.todo') })
    await expect(todo.getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            moved: Reflect.get(window, 'moved') + (entry as PerformanceEntry & { value: number }).value,
          })
      }).observe({ type: 'layout-shift' })
    })
    await sessions.remove()
    const now = page.getByRole('region', { name: t('dashboard.now'), exact: true })
    await expect(now.getByRole('listitem').first()).toBeVisible()
    await figures.remove()
    await expect(page.getByRole('img', { name: /^Energy per day/ })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number)).toBeLessThan(0.02)
  })
