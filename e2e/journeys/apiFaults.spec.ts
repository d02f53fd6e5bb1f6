import type { Operation, Outcome } from '../mock.ts'
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
} from './faces.ts'

const OLDER = new RegExp(t('reads.older', { age: '.+ ago' }))
const HOME = 'Home · Leuven'

/** The failed face of a screen: what, why, and the way out. */
const expectFailed = async (page: Page, what: string, code: string) => {
  const failure = page.getByRole('alert').filter({ hasText: what })
  await expect(failure).toContainText(errorText(code))
  await expect(failure.getByRole('button', { name: t('faces.retry') })).toBeVisible()
}

const older = (page: Page) => page.getByRole('status').filter({ hasText: OLDER })

interface Screen {
  readonly name: string
  readonly path: string
  readonly operation: Operation
  readonly request: string
  readonly failed: string
  /** Shows what was asked for. */
  readonly expectShown: (page: Page) => Promise<void>
}

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    operation: 'listChargepoints',
    request: '/chargepoint/BCO/list',
    failed: t('reads.chargersFailed'),
    expectShown: expectDashboard,
  },
  {
    name: 'charger list',
    path: '/my/chargepoints',
    operation: 'listChargepoints',
    request: '/chargepoint/BCO/list',
    failed: t('reads.chargersFailed'),
    expectShown: (page) => expect(page.getByRole('link', { name: HOME })).toBeVisible(),
  },
  {
    name: 'detail of a charger',
    path: '/my/chargepoints/CP000001',
    operation: 'getChargepoint',
    request: '/chargepoint/BCO/CP000001',
    failed: t('charger.failed'),
    expectShown: (page) => expect(title(page, HOME)).toBeVisible(),
  },
]

for (const { name, path, operation, request, failed, expectShown } of screens) {
  test(`The ${name} says that it could not be loaded, and comes with another try`, async ({
    page,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(failedRequest(request))
    await mock.fault(operation, { kind: 'drop' })
    await signInAs('driver', path)
    await expectFailed(page, failed, 'FAILEDTOLOAD')
    await expectDetails(page, 'FAILEDTOLOAD')
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expectShown(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test(`The ${name} keeps what it has with its age when the API goes down, until another try`, async ({
    page,
    mock,
    signInAs,
    errors,
  }) => {
    errors.allow(failedRequest(request))
    await page.clock.install()
    await signInAs('driver', path)
    await expectShown(page)

    await mock.fault(operation, { kind: 'drop' })
    await page.clock.fastForward(5_000)
    await expect(older(page)).toContainText(errorText('FAILEDTOLOAD'))
    await expectShown(page)

    await mock.clearFaults()
    await older(page)
      .getByRole('button', { name: t('faces.retry') })
      .click()
    await expect(older(page)).toHaveCount(0)
    await expectShown(page)
  })

  test(`The ${name} comes back by itself when the API does`, async ({ page, mock, signInAs, errors }) => {
    errors.allow(failedRequest(request))
    await page.clock.install()
    await mock.fault(operation, { kind: 'drop' })
    await signInAs('driver', path)
    await expectFailed(page, failed, 'FAILEDTOLOAD')
    await mock.clearFaults()
    await page.clock.fastForward(5_000)
    await expectShown(page)
  })
}

/** Half an answer, one of a gateway, and a code that has no sentence of its own. */
const answers: readonly { outcome: Outcome; code: string }[] = [
  { outcome: { kind: 'malformed' }, code: 'UNEXPECTED' },
  { outcome: { kind: 'status', status: 500 }, code: 'UNEXPECTED' },
  { outcome: { kind: 'code', code: 'SUPERROR' }, code: 'SUPERROR' },
]

test('An answer that cannot be used is said in words, with what support needs, and another try helps', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/list'))
  await signInAs('driver', '/my/chargepoints')
  for (const { outcome, code } of answers) {
    await mock.fault('listChargepoints', outcome)
    await page.reload()
    await expectFailed(page, t('reads.chargersFailed'), code)
    await expectDetails(page, code)
    await mock.clearFaults()
    await button(page, t('faces.retry')).click()
    await expect(page.getByRole('link', { name: HOME })).toBeVisible()
  }
})

test('Figures that cannot be had leave the rest of the dashboard in place', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/Stats'))
  errors.allow(failedRequest('/chargesession/BCO/filtered'))
  await mock.fault('postChargepointStats', { kind: 'drop' })
  await mock.fault('listChargesessions', { kind: 'malformed' })
  await signInAs('driver')
  await expectFailed(page, t('reads.energyFailed'), 'FAILEDTOLOAD')
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

/** The first is somebody else's. */
const STRANGE = ['CP000003', 'CP-NOBODY-HAS', 'a/b', `it's "quoted" <b>`, '100% sure', 'é/?#&']

test('A charger that does not exist says so and leads back to the list, whatever its id', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints')
  for (const id of STRANGE) {
    await page.goto(`/my/chargepoints/${encodeURIComponent(id)}`)
    await expect(page.getByRole('heading', { name: t('charger.missing') })).toBeVisible()
    await expect(page.getByText(errorText('UnknownChargePoint'))).toBeVisible()
    await expect(title(page, id)).toBeVisible()
    await page.getByRole('link', { name: t('charger.back') }).click()
    await expect(page.getByRole('link', { name: HOME })).toBeVisible()
  }
})

test('An address that is no text at all has a face too', async ({ page, signInAs }) => {
  await signInAs('driver')
  await page.evaluate(() => {
    history.pushState(null, '', '/my/chargepoints/%E0%A4%A')
  })
  await expect(page.getByRole('heading', { name: t('charger.missing') })).toBeVisible()
})

test('A screen whose code cannot be loaded says so, and comes with another try', async ({
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
