import type { Operation, Outcome } from '../mock.ts'
import { patiently, SOON, stopTime } from '../pageClock.ts'
import { expect, test } from '../stack.ts'
import { errorText, t } from '../texts.ts'
import {
  button,
  expectDashboard,
  expectDetails,
  failedRequest,
  openChargers,
  type Page,
  title,
} from './views.ts'

const OLDER = new RegExp(t('reads.older', { age: '.+ ago' }))
const HOME = 'Home · Leuven'

const failureOf = (page: Page, what: string) => page.getByRole('alert').filter({ hasText: what })

/** Expects the failed view of a screen: what failed, why, and the way out. */
const expectFailed = async (page: Page, what: string, code: string) => {
  const failure = failureOf(page, what)
  await expect(failure).toContainText(errorText(code))
  await expect(failure.getByRole('button', { name: t('faces.retry') })).toBeVisible()
}

const older = (page: Page) => page.getByRole('status').filter({ hasText: OLDER })

/**
 * Signs in with a stopped clock and waits for `content`. Otherwise an automatic retry could remove the retry button
 * before it is pressed.
 */
const openInStoppedTime = async (
  page: Page,
  open: () => Promise<void>,
  content: ReturnType<Page['locator']>,
) => {
  const clock = await stopTime(page)
  await open()
  await patiently(clock, () => expect(content).toBeVisible(SOON))
  return clock
}

interface Screen {
  readonly name: string
  readonly path: string
  readonly operation: Operation
  readonly request: string
  readonly failed: string
  readonly content: (page: Page) => ReturnType<Page['locator']>
}

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    operation: 'listChargepoints',
    request: '/chargepoint/BCO/list',
    failed: t('reads.chargersFailed'),
    content: (page) => page.getByRole('region', { name: t('dashboard.chargers'), exact: true }),
  },
  {
    name: 'charger list',
    path: '/my/chargepoints',
    operation: 'listChargepoints',
    request: '/chargepoint/BCO/list',
    failed: t('reads.chargersFailed'),
    content: (page) => page.getByRole('link', { name: HOME }),
  },
]

for (const { name, path, operation, request, failed, content } of screens) {
  test(`The ${name} shows that it failed to load, and loads after a retry`, async ({
    page,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(failedRequest(request))
    await mock.fault(operation, { kind: 'drop' })
    await openInStoppedTime(page, () => signInAs('driver', path), failureOf(page, failed))
    await expectFailed(page, failed, 'FAILEDTOLOAD')
    await expectDetails(page, 'FAILEDTOLOAD')
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expect(content(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test(`The ${name} keeps its data and shows its age while the API is down, until a retry succeeds`, async ({
    page,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(failedRequest(request))
    const clock = await openInStoppedTime(page, () => signInAs('driver', path), content(page))
    await mock.fault(operation, { kind: 'drop' })
    await clock.leap(5_000)
    await patiently(clock, () => expect(older(page)).toContainText(errorText('FAILEDTOLOAD'), SOON))
    await expect(content(page)).toBeVisible()

    await mock.clearFaults()
    await older(page)
      .getByRole('button', { name: t('faces.retry') })
      .click()
    await expect(older(page)).toHaveCount(0)
    await expect(content(page)).toBeVisible()
  })

  test(`The ${name} recovers automatically when the API does`, async ({ page, mock, signInAs, errors }) => {
    errors.allow(failedRequest(request))
    await mock.fault(operation, { kind: 'drop' })
    const clock = await openInStoppedTime(page, () => signInAs('driver', path), failureOf(page, failed))
    await expectFailed(page, failed, 'FAILEDTOLOAD')
    await mock.clearFaults()
    await clock.leap(5_000)
    await expect(content(page)).toBeVisible()
  })
}

/** A malformed response, a server error without a code, and an error code. */
const answers: readonly { outcome: Outcome; code: string }[] = [
  { outcome: { kind: 'malformed' }, code: 'UNEXPECTED' },
  { outcome: { kind: 'status', status: 500 }, code: 'UNEXPECTED' },
  { outcome: { kind: 'code', code: 'SUPERROR' }, code: 'SUPERROR' },
]

test('An unusable response is explained with the details that support needs, and a retry works', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/list'))
  const list = page.getByRole('link', { name: HOME })
  const clock = await openInStoppedTime(page, () => signInAs('driver', '/my/chargepoints'), list)
  for (const { outcome, code } of answers) {
    await mock.fault('listChargepoints', outcome)
    await page.reload()
    await patiently(clock, () => expect(failureOf(page, t('reads.chargersFailed'))).toBeVisible(SOON))
    await expectFailed(page, t('reads.chargersFailed'), code)
    await expectDetails(page, code)
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expect(list).toBeVisible()
  }
})

test('Figures that fail to load leave the rest of the dashboard in place', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/Stats'))
  errors.allow(failedRequest('/chargesession/BCO/filtered'))
  await mock.fault('postChargepointStats', { kind: 'drop' })
  await mock.fault('listChargesessions', { kind: 'malformed' })
  await openInStoppedTime(page, () => signInAs('driver'), failureOf(page, t('reads.energyFailed')))
  await expectFailed(page, t('reads.energyFailed'), 'FAILEDTOLOAD')
  await expectFailed(page, t('reads.figuresFailed'), 'FAILEDTOLOAD')
  const now = page.getByRole('region', { name: t('dashboard.now') })
  await expect(now.getByRole('alert')).toContainText(errorText('UNEXPECTED'))
  await expect(page.getByRole('region', { name: t('dashboard.chargers') })).toBeVisible()

  await mock.clearFaults()
  const energy = page.getByRole('region', { name: t('dashboard.energyPerDay') })
  await energy.getByRole('button', { name: t('faces.retry') }).click()
  await expect(energy.getByRole('alert')).toHaveCount(0)
  await now.getByRole('button', { name: t('faces.retry') }).click()
  await expect(now.getByRole('alert')).toHaveCount(0)
})

/** Ids of chargers that the driver cannot open: the first belongs to another user, and the others do not exist. */
const STRANGE = ['CP000003', 'CP-NOBODY-HAS', 'a/b', `it's "quoted" <b>`, '100% sure', 'é/?#&']

test('A missing charger shows a message and a link back to the list, whatever its id', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints')
  for (const id of STRANGE) {
    await page.goto(`/my/chargepoints/${encodeURIComponent(id)}`)
    await expect(page.getByRole('heading', { name: t('charger.missing') })).toBeVisible()
    await expect(page.getByRole('main').getByText(errorText('UnknownChargePoint'))).toBeVisible()
    await expect(
      page.getByRole('main').getByText(t('reads.code', { code: 'UnknownChargePoint' }), { exact: true }),
    ).toBeVisible()
    await expect(title(page, id)).toBeVisible()
    await page.getByRole('link', { name: t('charger.back') }).click()
    await expect(page.getByRole('link', { name: HOME })).toBeVisible()
  }
})

test('A malformed URL shows the view of a missing charger', async ({ page, signInAs }) => {
  await signInAs('driver')
  await page.evaluate(() => {
    history.pushState(null, '', '/my/chargepoints/%E0%A4%A')
  })
  await expect(page.getByRole('heading', { name: t('charger.missing') })).toBeVisible()
})

test('A screen whose code fails to load shows a message and loads after a retry', async ({
  page,
  context,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/assets/ChargerList'))
  errors.allow(/error boundary|dynamically imported module|React will try to recreate/i)
  await context.route('**/assets/ChargerList-*', (route) => route.abort())
  await signInAs('driver')
  await expectDashboard(page)
  await openChargers(page)
  await expect(title(page, t('faces.chunk.title'))).toBeVisible()
  await context.unroute('**/assets/ChargerList-*')
  await button(page, t('faces.retry')).click()
  await expect(page.getByRole('link', { name: HOME })).toBeVisible()
})

test('Outdated data shows its current age, from less than a minute to hours', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/CP000001'))
  const clock = await openInStoppedTime(
    page,
    () => signInAs('driver', '/my/chargepoints/CP000001'),
    title(page, HOME),
  )
  await mock.fault('getChargepoint', { kind: 'drop' })
  for (const [ms, age] of [
    [50_000, t('reads.soon')],
    [15_000, '1 min ago'],
    [3 * 3_600_000, '3 hr ago'],
  ] as const) {
    // Also move the server's clock: other responses carry its time.
    await mock.clock({ advanceMs: ms })
    await clock.leap(ms)
    await patiently(clock, () => expect(older(page)).toContainText(t('reads.older', { age }), SOON))
  }
})
