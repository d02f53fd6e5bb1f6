import { FLAGS_EVALUATE_PATH, FLAGS_REFRESH_MS } from '@portal/schemas'
import { setVisibility } from '../paths/stage.ts'
import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import {
  button,
  countOf,
  expectDashboard,
  expectReadsDone,
  expectSignInPage,
  failedRequest,
  type Page,
  title,
  turnTo,
} from './views.ts'

const TITLE = 'In Maintenance'
const TEXT = 'We will be back soon'
const FLAGS = '/evaluate/flags'

const curtain = (page: Page) => page.getByRole('dialog', { name: TITLE })

const expectMaintenance = async (page: Page): Promise<void> => {
  await expect(curtain(page).getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible()
  await expect(curtain(page).getByText(TEXT, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(TITLE)
}

/**
 * Advances a minute and expects the curtain to be shown or hidden. Focusing the window may have sent a request; if it
 * is pending when the clock jumps, it counts as unanswered and the portal repeats it a minute later.
 */
const expectAfterMinute = (page: Page, curtainIs: 'visible' | 'hidden'): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(FLAGS_REFRESH_MS)
    await expect(curtain(page)).toBeVisible({ visible: curtainIs === 'visible', timeout: 2_000 })
  }).toPass()

const list = (page: Page) => title(page, t('chargers.title'))
const city = (page: Page) => page.getByLabel(t('intake.city'))

test('During maintenance no one is sent to the sign-in page, and the portal continues automatically afterwards (S1)', async ({
  page,
  mock,
}) => {
  await mock.flags({ maintenance: true })
  await page.goto('/my/chargepoints?q=home')
  await expectMaintenance(page)
  expect(await mock.journal('identity.authorize')).toEqual([])
  expect(await mock.journal('identity.discovery')).toEqual([])

  await mock.flags({ maintenance: null })
  await turnTo(page, mock)
  await choosePersona(page, 'driver')
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints?q=home')
})

test('Maintenance covers a screen in use within a minute, ends automatically and loses no input', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 500 })
  await signInAs('fleet', '/my/chargepoints')
  await expect(list(page)).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('gent')
  await expect(page).toHaveURL(/q=gent/)
  await expect(page.getByRole('link', { name: /^Depot Gent/ }).first()).toBeVisible()
  await page.evaluate(() => {
    document.body.dataset.document = 'this one'
    window.scrollTo(0, 120)
  })
  await search.focus()
  const scrolled = await page.evaluate(() => window.scrollY)
  const tab = await page.title()
  // Wait for the last response: the next request follows a minute later.
  await expectReadsDone(mock)
  await expect.poll(async () => (await mock.journal('outside.flags')).at(-1)?.status).not.toBe(0)

  await mock.flags({ maintenance: true })
  await expectAfterMinute(page, 'visible')
  await expectMaintenance(page)
  await expect(list(page)).toBeHidden()
  await expect(search).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('brugge')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectMaintenance(page)

  await mock.flags({ maintenance: null })
  await expectAfterMinute(page, 'hidden')
  await expect(search).toHaveValue('gent')
  await expect(search).toBeFocused()
  await expect(page).toHaveTitle(tab)
  expect(await page.evaluate(() => document.body.dataset.document)).toBe('this one')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('Maintenance also covers an open dialog, which is still open afterwards', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signInAs('driver', '/my/chargepoints')
  await button(page, t('shell.menu.show')).click()
  const sheet = page.getByRole('dialog', { name: t('shell.sideMenu') })
  await expect(sheet).toBeVisible()
  await mock.flags({ maintenance: true })
  await turnTo(page, mock)
  await expectMaintenance(page)
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await mock.flags({ maintenance: null })
  await turnTo(page, mock)
  await expect(curtain(page)).toBeHidden()
  await expect(sheet).toBeVisible()
})

test('Text typed into the intake is still there after maintenance', async ({ page, mock, signInAs }) => {
  await signInAs('newcomer')
  await city(page).fill('Oostende')
  await mock.flags({ maintenance: true })
  await turnTo(page, mock)
  await expectMaintenance(page)
  await expect(city(page)).toBeHidden()
  await mock.flags({ maintenance: null })
  await turnTo(page, mock)
  await expect(city(page)).toHaveValue('Oostende')
  await expect(city(page)).toBeFocused()
})

test('A hidden page does not poll the flag service, and polls immediately when shown', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.clock.install()
  await signInAs('driver')
  await expectDashboard(page)
  // Wait until the flags of this user have been requested too.
  await expectReadsDone(mock)
  const flagReads = () => countOf(mock, 'outside.flags')
  await setVisibility({ page }, 'hidden')
  const before = await flagReads()
  await mock.flags({ maintenance: true })
  await page.clock.fastForward(10 * FLAGS_REFRESH_MS)
  await expect(curtain(page)).toBeHidden()
  expect(await flagReads()).toBe(before)
  await setVisibility({ page }, 'visible')
  await expectMaintenance(page)
})

test('Unchanged flags are answered with 304', async ({ page, mock, signInAs }) => {
  await signInAs('driver')
  await expectDashboard(page)
  await turnTo(page, mock)
  await expect.poll(async () => (await mock.journal('outside.flags')).at(-1)?.status).toBe(304)
})

for (const [what, outcome] of [['fails', { kind: 'status', status: 503 }]] as const) {
  test(`When the flag service ${what}, nobody is locked out and the last known flags stay in force`, async ({
    page,
    mock,
    errors,
    signInAs,
  }) => {
    errors.allow(failedRequest(FLAGS))
    await mock.fault('outside.flags', outcome)
    await signInAs('driver')
    await expectDashboard(page)

    await mock.clearFaults()
    await mock.flags({ maintenance: true })
    await turnTo(page, mock)
    await expectMaintenance(page)

    await mock.fault('outside.flags', outcome)
    await turnTo(page, mock)
    await expectMaintenance(page)

    await mock.clearFaults()
    await mock.flags({ maintenance: null })
    await turnTo(page, mock)
    await expectDashboard(page)
    await expect(curtain(page)).toBeHidden()
  })
}

test('A flag service that does not respond delays the start by at most two seconds', async ({
  page,
  mock,
}) => {
  const silence = await mock.hold('outside.flags')
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => silence.waiting()).toBe(1)
  expect(await mock.journal('identity.discovery')).toEqual([])
  await page.clock.fastForward(2_000)
  await expectSignInPage(page)
  await silence.remove()
})

test('Malformed flag responses are ignored', async ({ page, context, signInAs }) => {
  const answers: unknown[] = [
    { flags: 'all' },
    { flags: [{ key: 'maintenance', value: 'true' }, { key: 'maintenance' }, null, 7, { value: true }] },
    {
      flags: [
        { key: '__proto__', value: true },
        { key: 'constructor', value: true },
      ],
    },
    [],
    'maintenance',
    null,
  ]
  let answer: unknown = answers[0]
  let requests = 0
  await context.route(`**${FLAGS_EVALUATE_PATH}`, async (route) => {
    requests += 1
    await route.fulfill({ json: answer })
  })
  /** Focuses the window until the portal requests flags; these requests do not reach the mock. */
  const turn = () =>
    expect(async () => {
      const before = requests
      await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
      await expect.poll(() => requests, { timeout: 1_000 }).toBeGreaterThan(before)
    }).toPass()
  await signInAs('driver')
  await expectDashboard(page)
  for (answer of answers) {
    await turn()
    await expectDashboard(page)
    await expect(curtain(page)).toBeHidden()
  }
  answer = { flags: [{ key: 'maintenance', value: true, reason: 'STATIC', variant: 'on' }] }
  await turn()
  await expectMaintenance(page)
})

test('A portal without a configured flag service works and sends no flag requests', async ({
  page,
  context,
  mock,
  signInAs,
}) => {
  await context.route('/config.json', async (route) => {
    const { flags: _flags, ...config } = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: config })
  })
  await signInAs('fleet')
  await expectDashboard(page)
  expect(await mock.journal('outside.flags')).toEqual([])
})

test('Maintenance is announced in the user’s language', async ({ page, mock }) => {
  const language = 'fr'
  const texts = await textsIn(language)
  await mock.flags({ maintenance: true })
  await page.addInitScript(
    (chosen) => window.localStorage.setItem('charge-portal:language', chosen),
    language,
  )
  await page.goto('/')
  await expect(title(page, texts.t('faces.maintenance.title'))).toBeVisible()
  await expect(page.getByText(texts.t('faces.maintenance.text'), { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
})
