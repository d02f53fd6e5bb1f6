import type { Chargepoint } from '@portal/schemas'
import { patiently, SOON, stopTime } from '../pageClock.ts'
import { setVisibility } from '../paths/stage.ts'
import { expect, test } from '../stack.ts'
import { formats, t } from '../texts.ts'
import { button, countAnswered, countOf, failedRequest, type Page, title } from './views.ts'

const LIST = '/my/chargepoints'

interface ListAnswer {
  data: Chargepoint[]
}

const listAnswer = async (page: Page): Promise<Chargepoint[]> => {
  const response = await page.waitForResponse(/\/chargepoint\/BCO\/list/)
  return ((await response.json()) as ListAnswer).data
}

/** A live figure of a connector; the monthly figures below have the same names and may load first. */
const measure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Connector / })
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
    .first()

test('A user watches a charging car: its figures advance over time, and are marked when they stop updating', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  await page.clock.install()
  await mock.clock({ paused: true })
  const answer = listAnswer(page)
  await signInAs('fleet', `${LIST}?rows=50`)
  const charging = (await answer).find(({ Connectors }) =>
    Connectors.some(({ Status, SessionId }) => Status === 'CHARGING' && SessionId !== undefined),
  )
  if (!charging) throw new Error('No car is charging at the start of the test.')
  await page.getByRole('link', { name: charging.Description, exact: true }).click()
  await expect(title(page, charging.Description)).toBeVisible()
  const energy = measure(page, t('charger.session.energy'))
  await expect(energy).toContainText(/kWh/)
  const before = Number.parseFloat(await energy.innerText())
  await expect(page.getByRole('slider', { name: /^Charging power in this session/ }).first()).toBeVisible()

  await mock.clock({ advanceMs: 10 * 60_000 })
  await expect(async () => {
    await page.clock.fastForward(5_000)
    expect(Number.parseFloat(await energy.innerText())).toBeGreaterThan(before)
  }).toPass()

  // A failed refresh keeps the figures, with their age, the code and a retry button (S8).
  errors.allow(failedRequest('/chargesession/BCO/one/'))
  await mock.fault('getChargesession', { kind: 'status', status: 503 })
  const older = page.getByRole('status').filter({ hasText: /^Last updated .* We couldn’t get newer data\./ })
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(older).toBeVisible(SOON)
  }).toPass()
  await expect(older).toContainText(t('reads.code', { code: 'UNEXPECTED' }))
  await expect(older.getByRole('button', { name: t('faces.retry') })).toBeVisible()
  await expect(energy).toContainText(/kWh/)
})

test('A charger is refetched every five seconds while visible, and never while hidden', async ({
  page,
  mock,
  signInAs,
}) => {
  const answered = () => countAnswered(mock, 'getChargepoint')
  const clock = await stopTime(page)
  await signInAs('driver', `${LIST}/CP000001`)
  await patiently(clock, () => expect(title(page, 'Home · Leuven')).toBeVisible(SOON))
  await expect.poll(answered).toBe(1)
  await clock.leap(5_000)
  await expect.poll(answered).toBe(2)
  await setVisibility({ page }, 'hidden')
  for (let minute = 0; minute < 5; minute += 1) await clock.leap(60_000)
  await setVisibility({ page }, 'visible')
  await expect.poll(answered).toBe(3)
  expect(await countOf(mock, 'getChargepoint')).toBe(3)
})

test('Returning to a charger within five seconds sends no request; returning later sends one', async ({
  page,
  mock,
  signInAs,
}) => {
  const answered = () => countAnswered(mock, 'getChargepoint')
  const details = page.getByRole('region', { name: t('common.details') })
  const charger = page.getByRole('link', { name: 'Home · Leuven' })
  const open = async () => {
    await charger.click()
    await expect(details).toBeVisible()
  }
  const back = async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('chargers.title') })
      .click()
    await expect(title(page, t('chargers.title'))).toBeVisible()
  }
  const clock = await stopTime(page)
  await signInAs('driver', LIST)
  await patiently(clock, () => expect(charger).toBeVisible(SOON))
  await charger.click()
  await patiently(clock, () => expect(details).toBeVisible(SOON))
  await button(page, t('charger.refresh')).click()
  await expect.poll(answered).toBe(2)
  await back()
  await clock.run(4_000)
  await open()
  expect(await countOf(mock, 'getChargepoint')).toBe(2)
  await back()
  await clock.run(2_000)
  await open()
  await expect.poll(answered).toBe(3)
})

test('The refresh button refetches immediately', async ({ page, mock, signInAs }) => {
  await signInAs('driver', `${LIST}/CP000001`)
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  const hold = await mock.hold('getChargepoint')
  await button(page, t('charger.refresh')).click()
  await hold.release({ kind: 'answer' })
  await hold.remove()
})

test('The identifiers, connectors and monthly energy of a charger match the API', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  const stats = page.waitForResponse(/\/chargepoint\/BCO\/Stats/)
  const charger = page.waitForResponse(/\/chargepoint\/BCO\/CP000001/)
  await signInAs('driver', `${LIST}/CP000001`)
  const { data } = (await (await charger).json()) as { data: Chargepoint }
  const month = ((await (await stats).json()) as { data: { EnergyKwh: number } }).data
  const details = page.getByRole('region', { name: t('common.details') })
  await expect(details).toContainText(data.ChargeBoxIdentifier)
  await expect(details).toContainText(data.ChargeBoxSerialNumber)
  for (const { ConnectorNumber, EvseId } of data.Connectors)
    await expect(
      page.getByRole('region', { name: t('charger.connector', { number: ConnectorNumber }) }),
    ).toContainText(EvseId)
  await expect(page.getByRole('region', { name: t('charger.energy') })).toContainText(
    formats.energy(month.EnergyKwh),
  )
})

test('A custom energy period and the table view are in the URL and survive a reload', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.clock({ paused: true })
  await signInAs('fleet', `${LIST}/CP000011?period=year`)
  const energy = page.getByRole('region', { name: t('charger.energy') })
  await expect(energy.locator('[data-bar]')).toHaveCount(12)
  await energy
    .getByRole('combobox', { name: t('charger.energy.period') })
    .selectOption({ label: t('charger.energy.period.own') })
  await energy.getByLabel(t('charger.energy.from')).fill('2026-03-01')
  await energy.getByLabel(t('charger.energy.to')).fill('2026-02-01')
  await expect(energy.getByText(t('charger.energy.problem.order'))).toBeVisible()
  // Matches the response by its end date: the start date alone already sent a query (up to today), whose response may
  // be pending.
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/chargepoint/BCO/Stats') &&
      /"end":"2026-03-10T23:00/.test(response.request().postData() ?? ''),
  )
  await energy.getByLabel(t('charger.energy.to')).fill('2026-03-10')
  const { data } = (await (await answer).json()) as { data: { EnergyKwh: number } }
  await energy.getByRole('radio', { name: t('charger.energy.table') }).check()
  await expect(energy.getByRole('table').getByRole('row')).toHaveCount(11)
  await expect(page).toHaveURL(/period=own&from=2026-03-01&to=2026-03-10&view=table/)
  await page.reload()
  await expect(energy).toContainText(formats.energy(data.EnergyKwh))
  await expect(energy.getByRole('table')).toBeVisible()
})

test('A charger shows its contract, latest sessions and location', async ({ page, signInAs }) => {
  await signInAs('fleet', `${LIST}/CP000011`)
  const contract = page.getByRole('region', { name: t('contract.title') })
  await expect(contract.getByText(/^C-\d{8}$/)).toBeVisible()
  const sessions = page.getByRole('region', { name: t('common.recentSessions') })
  await expect(sessions.getByRole('listitem')).toHaveCount(5)
  await sessions.getByRole('link', { name: /^View all/ }).click()
  await expect(page).toHaveURL(/\/my\/chargesession\?filter=/)
  await expect(title(page, t('sessions.title'))).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Depot Gent', exact: true }).click()
  await expect(page).toHaveURL(/\/my\/chargepoints\?q=Depot\+Gent/)
  await expect(page.getByRole('link', { name: 'Depot Gent · bay 1', exact: true })).toBeVisible()
})
