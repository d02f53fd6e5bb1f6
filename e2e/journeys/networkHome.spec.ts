import { expectAccessible } from '../accessibility/axe.ts'
import { misplaced } from '../accessibility/fits.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { press, tabTo } from './keyboard.ts'
import { failedRequest, type Page } from './views.ts'

const OPERATOR = 'Nadia El Amrani'

const STATES = ['Available', 'Charging', 'Parking', 'Error', 'Offline'] as const
type Counts = Readonly<Record<(typeof STATES)[number], number>>

/** Returns the number of connectors per state, as shown on the card. */
const visibleCounts = async (page: Page): Promise<Counts> => {
  const card = page.getByRole('region', { name: t('network.home.connectors') })
  const entries = await card.getByRole('listitem').allInnerTexts()
  const counted = (state: (typeof STATES)[number]) => {
    const entry = entries.find((text) => text.startsWith(t(`network.home.state.${state}`)))
    return Number(/\d+$/.exec(entry?.trim() ?? '')?.[0])
  }
  return Object.fromEntries(STATES.map((state) => [state, counted(state)])) as Counts
}

interface Points {
  readonly Id: readonly string[]
  readonly [column: string]: readonly unknown[]
}

test('The network home screen fetches only changes, keeps its counts during a failure, and falls back to full reads', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  await page.clock.install()
  await mock.clock({ paused: true })
  const operator = await mock.as('operator')
  const serverCounts = async (): Promise<Counts> => {
    const { data } = await operator.ask('/v3.1/chargelocation/BCO/points')
    const points = data as Points | undefined
    const sum = (state: string) =>
      points?.[state]?.reduce<number>((all, count) => all + Number(count), 0) ?? 0
    return Object.fromEntries(STATES.map((state) => [state, sum(state)])) as Counts
  }
  const requestCount = async () => {
    const [states, points] = [
      await mock.journal('getConnectorStates'),
      await mock.journal('getLocationPoints'),
    ]
    return { states: states.length, points: points.length }
  }
  const nextAnswer = () => page.clock.runFor(30_000)

  await signInAs('operator', '/network')
  await expect.poll(() => visibleCounts(page)).toEqual(await serverCounts())
  // The screen fits a phone, a laptop, and a wide window with a third column.
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await misplaced(page), `at ${width} px`).toEqual([])
  }
  const before = await requestCount()

  await mock.scenario('offline-storm')
  await mock.clock({ advanceMs: 20 * 60_000 })
  const stormy = await serverCounts()
  expect(stormy.Offline).toBeGreaterThan(50)
  await expect(async () => {
    await nextAnswer()
    expect(await visibleCounts(page)).toEqual(stormy)
  }).toPass()
  await expect(page.getByText(t('network.home.changes.none'))).toHaveCount(0)
  const after = await requestCount()
  expect(after.states).toBeGreaterThan(before.states)
  // One request is the test's own.
  expect(after.points).toBe(before.points + 1)

  errors.allow(failedRequest('/states'))
  await mock.fault('getConnectorStates', { kind: 'status', status: 503 })
  const older = page.getByRole('status').filter({ hasText: /^Last updated / })
  await expect(async () => {
    await nextAnswer()
    await expect(older.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await visibleCounts(page)).toEqual(stormy)

  await mock.clearFaults()
  await mock.fault('getConnectorStates', { kind: 'status', status: 404 })
  await mock.clock({ advanceMs: 60 * 60_000 })
  const paged = await serverCounts()
  await expect(async () => {
    await nextAnswer()
    expect(await visibleCounts(page)).toEqual(paged)
  }).toPass()
  await expect(older).toHaveCount(0)
})

test('An operator takes over two alarms on the home screen by keyboard, one after a retry, reads which colleague took a third first, and finds the two under ‘mine’', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  const colleague = 'Sofie Peeters'
  const server = await mock.as('superadmin')
  await signInAs('operator', '/network')
  const rows = page
    .getByRole('region', { name: t('network.home.alarms') })
    .locator('li:has(a[href^="/network/alarms/A"])')
  const takes = page.getByRole('button', { name: new RegExp(`^${t('network.home.take')} `) })
  /** Returns the first alarm that can still be assigned. Its row is located by its link, because its button changes. */
  const next = async () => {
    const row = rows.filter({ has: takes }).first()
    const address = (await row.getByRole('link').getAttribute('href')) ?? ''
    return {
      row: rows.filter({ has: page.locator(`a[href="${address}"]`) }),
      id: address.split('/').at(-1) ?? '',
    }
  }

  const mine = await next()
  await tabTo(page, mine.row.getByRole('button'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(mine.row).toContainText(t('network.home.taken.me'))
  await expect(
    mine.row.getByRole('button', { name: new RegExp(`^${t('network.home.taken.me')} `) }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/network$/)
  await expect(page.getByRole('status').filter({ hasText: /^Assigned to you/ })).toHaveCount(1)
  expect(await server.read('alarm', mine.id)).toMatchObject({ AssignedTo: OPERATOR, Status: 'OPEN' })
  expect(await mock.journal('createupdateAlarm')).toHaveLength(1)

  errors.allow(failedRequest('/alarm/'))
  await mock.fault('createupdateAlarm', { kind: 'code', code: 'UNKNOWNERROR' }, 1)
  const failed = await next()
  await press(failed.row.getByRole('button'))
  await expect(failed.row.getByRole('alert')).toContainText(t('network.home.takeFailed'))
  await expectAccessible(page)
  await press(failed.row.getByRole('button', { name: t('faces.retry') }))
  await expect(failed.row).toContainText(t('network.home.taken.me'))
  expect(await server.read('alarm', failed.id)).toMatchObject({ AssignedTo: OPERATOR })

  const theirs = await next()
  await server.write('alarm', theirs.id, { AssignedTo: colleague })
  await press(theirs.row.getByRole('button'))
  await expect(theirs.row.getByRole('alert')).toContainText(t('network.home.takenFirst', { name: colleague }))
  await expectAccessible(page)
  await press(theirs.row.getByRole('button', { name: t('common.close') }))
  await expect(theirs.row).toHaveCount(0)

  await page.goto('/network/alarms')
  await press(page.getByRole('link', { name: t('network.alarms.view.mine'), exact: true }))
  const alarm = ({ id }: { id: string }) => page.locator(`tbody a[href^="/network/alarms/${id}"]`)
  await expect(alarm(mine)).toBeVisible()
  await expect(alarm(failed)).toBeVisible()
  await expect(alarm(theirs)).toHaveCount(0)
  await signInAs('superadmin', `/network/alarms/${mine.id}`)
  await expect(page.getByRole('region', { name: t('record.category.STATE'), exact: true })).toContainText(
    OPERATOR,
  )
})
