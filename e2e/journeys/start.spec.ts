import { mockConfig } from '@portal/schemas'
import { expectAccessible } from '../accessibility/axe.ts'
import { choosePersona } from '../signIn.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import {
  button,
  expectDashboard,
  expectDetails,
  expectSignInPage,
  expectView,
  failedRequest,
  title,
} from './views.ts'

const DISCOVERY = '/.well-known/openid-configuration'

const cannotStart = (because: string) => ({
  says: t('faces.config.title'),
  because,
  wayOut: t('faces.retry'),
})
const unreachable = {
  says: t('faces.unreachable.title'),
  because: t('faces.unreachable.text'),
  wayOut: t('faces.retry'),
}

test('An unreachable configuration shows a message, and the portal starts once it is back', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/config.json'))
  await mock.fault('config', { kind: 'drop' })
  await page.goto('/')
  await expectView(page, cannotStart(t('faces.config.unreachable')))
  await expect(page).toHaveTitle(t('faces.config.title'))
  await expectDetails(page, 'CONFIG_UNREACHABLE')

  await button(page, t('faces.retry')).click()
  await expectView(page, cannotStart(t('faces.config.unreachable')))

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A 503 in place of the configuration is reported as an unreachable configuration', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/config.json'))
  await mock.fault('config', { kind: 'status', status: 503 })
  await page.goto('/my/chargepoints')
  await expectView(page, cannotStart(t('faces.config.unreachable')))
  await expectDetails(page, 'config.json answered 503')
})

test('A configuration that is not JSON shows a message, and the portal starts once it is fixed', async ({
  page,
  mock,
}) => {
  await mock.fault('config', { kind: 'malformed' })
  await page.goto('/')
  await expectView(page, cannotStart(t('faces.config.invalid')))
  await expectDetails(page, 'config.json is not JSON')

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A configuration with a missing or invalid required key is rejected, and the key is named', async ({
  page,
  server,
}) => {
  const right = mockConfig(server.origin)
  const { api: _, ...withoutApi } = right
  const wrong = [
    { config: withoutApi, says: '/api is missing' },
    { config: { ...right, api: { base: 'javascript:alert(1)' } }, says: '/api/base is invalid' },
    { config: { ...right, identity: { clientId: 'portal' } }, says: '/identity/authority is missing' },
    {
      config: { ...right, identity: { authority: right.identity.authority } },
      says: '/identity/clientId is missing',
    },
    { config: [], says: '/ is invalid' },
  ]
  let served: unknown
  await page.route('/config.json', (route) => route.fulfill({ json: served }))
  for (const { config, says } of wrong) {
    served = config
    await page.goto('/')
    await expectView(page, cannotStart(t('faces.config.invalid')))
    await expectDetails(page, says)
  }
  served = right
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A configuration with odd slashes, unknown keys and invalid options still opens the portal, with warnings', async ({
  page,
  mock,
  server,
  signInAs,
}) => {
  const right = mockConfig(server.origin)
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  await page.route('/config.json', (route) =>
    route.fulfill({
      json: {
        ...right,
        api: { base: `${right.api.base}//`, version: 3 },
        identity: { ...right.identity, authority: `${right.identity.authority}/` },
        flags: { url: `${right.flags?.url}/` },
        topBarColour: 'red',
        tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' },
        colour: 'red',
      },
    }),
  )
  await signInAs('driver', '/my/profile')
  await expect(title(page, t('profile.title'))).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('--bar', '#000000')
  for (const problem of [
    '/api/version is not known',
    '/topBarColour is invalid',
    '/tiles/attribution is missing',
    '/colour is not known',
  ])
    await expect.poll(() => warned).toContain(`config.json: ${problem}`)
  const paths = (await mock.journal()).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => path.includes('//'))).toEqual([])
})

test('An identity provider that is down at the start shows a message, and signing in continues once it is back', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest(DISCOVERY))
  await mock.fault('identity.discovery', { kind: 'drop' })
  await page.goto('/my/chargepoints?q=gent')
  await expectView(page, unreachable)
  await expectDetails(page, 'FAILEDTOLOAD')

  await button(page, t('faces.retry')).click()
  await expectView(page, unreachable)

  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await choosePersona(page, 'fleet')
  await expect(page).toHaveURL('/my/chargepoints?q=gent')
})

test('An identity provider with an invalid response is reported as unreachable', async ({ page, mock }) => {
  await mock.fault('identity.discovery', { kind: 'malformed' })
  await page.goto('/')
  await expectView(page, unreachable)
  await mock.clearFaults()
  await button(page, t('faces.retry')).click()
  await expectSignInPage(page)
})

test('A code that cannot be exchanged shows a message, and a retry leads to the requested page', async ({
  page,
  mock,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  await mock.fault('identity.token', { kind: 'drop' })
  await page.goto('/my/chargepoints')
  await choosePersona(page, 'driver')
  await expectView(page, {
    says: t('faces.failed.title'),
    because: t('faces.failed.text'),
    wayOut: t('faces.retry'),
  })
  await mock.clearFaults()
  // The provider still has a session, so it shows no sign-in page.
  await button(page, t('faces.retry')).click()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/chargepoints')
})

test('A starting portal says what it is waiting for', async ({ page, mock }) => {
  const config = await mock.hold('config')
  const discovery = await mock.hold('identity.discovery')
  const userInfo = await mock.hold('getUserInfo')
  const waiting = page.getByRole('status')
  await page.goto('/')
  await expect(waiting).toHaveText(t('faces.starting'))
  await config.remove()
  await expect(waiting).toHaveText(t('faces.leaving'))
  await discovery.remove()
  await choosePersona(page, 'driver')
  await expect(waiting).toHaveText(t('faces.loadingUser'))
  await userInfo.remove()
  await expectDashboard(page)
})

const ENTRY = '**/assets/index-*.js'
const NEVER_CAME = [
  ['answers 404', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['is an HTML page', { contentType: 'text/html', body: '<!doctype html>' }],
  ['cannot be parsed by the browser', { contentType: 'text/javascript', body: 'let a = b ?>' }],
  ['crashes before the first render', { contentType: 'text/javascript', body: 'throw new Error("Broken")' }],
] as const

/** Skips the delay of the sentence in the static page. */
const endDelay = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
const SENTENCES = [/The portal hasn’t loaded/, /Le portail ne s’affiche pas/, /Het portaal opent niet/]

for (const [name, answer] of NEVER_CAME) {
  test(`When the first script ${name}, the static page shows a message in three languages and both themes`, async ({
    page,
    errors,
  }) => {
    errors.allow(/./)
    await page.route(ENTRY, (route) => route.fulfill(answer))
    await page.goto('/my/chargepoints', { waitUntil: 'domcontentloaded' })
    for (const sentence of SENTENCES) await expect(page.getByText(sentence)).toBeHidden()
    await endDelay(page)
    for (const sentence of SENTENCES) await expect(page.getByText(sentence)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.unroute(ENTRY)
    await page.getByRole('link', { name: /^Reload page/ }).click()
    await expectSignInPage(page)
  })
}

test('A returning user sees the shell in the chosen theme before any script loads', async ({
  page,
  keep,
}) => {
  await keep({ 'charge-portal:theme': 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.route(ENTRY, () => undefined)
  await page.goto('/my/chargepoints', { waitUntil: 'commit' })
  await expect(page.locator('.start-cards > div').first()).toBeVisible()
  const lightness = await page
    .locator('.start-shell')
    .evaluate((shell) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(shell).backgroundColor)?.[1]))
  expect(lightness).toBeLessThan(0.3)
})

test('A message about a slow first script appears only after a delay, and disappears once the script loads', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = []
  await page.route(ENTRY, (route) => void held.push(() => route.continue()))
  await page.goto('/my/chargepoints', { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByText(SENTENCES[0] ?? '')).toBeHidden()
  await endDelay(page)
  await expect(page.getByText(SENTENCES[0] ?? '')).toBeVisible()
  for (const release of held) await release()
  await expectSignInPage(page)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains what it needs in three languages', async ({ page }) => {
    await page.goto('/')
    for (const sentence of [/needs JavaScript/, /a besoin de JavaScript/, /heeft JavaScript nodig/])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText(SENTENCES[0] ?? '')).toBeHidden()
  })
})
