import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { totalOf } from './serverTable.ts'
import { button, expectDashboard, type Page, title } from './views.ts'

const list = (page: Page) => page.getByRole('dialog', { name: t('shortcuts.title') })
const offer = (page: Page) => page.getByText(t('faces.newVersion.title'), { exact: true })

test('A user opens the list of shortcuts with ?, except while typing or when shortcuts are turned off', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargesession')
  await expect(title(page, t('sessions.title'))).toBeVisible()
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: t('common.search'), exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.press('?')
  await expect(field).toHaveValue('?')
  await expect(list(page)).toHaveCount(0)

  await page.goto('/my/profile')
  await page.getByRole('switch', { name: t('profile.shortcuts') }).uncheck()
  await title(page, t('profile.title')).focus()
  await page.keyboard.press('?')
  await expect(list(page)).toHaveCount(0)
  await page.getByRole('switch', { name: t('profile.shortcuts') }).check()
  await title(page, t('profile.title')).focus()
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
})

test('An offline bar shows the age of the newest data until the connection is back', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  let newest = 0
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().includes('/api/'))
      newest = Math.max(newest, Date.parse(answer.headers()['x-server-now'] ?? ''))
  })
  await signInAs('driver', '/dashboard')
  await expectDashboard(page)
  await page.waitForLoadState('networkidle')
  const bar = page.getByText(new RegExp(t('shell.offline', { age: '.*' })))
  await expect(bar).toHaveCount(0)
  await page.context().setOffline(true)
  // The bar keeps the time of the newest response while the page is offline.
  const age = bar.locator('time')
  await expect(age).toHaveAttribute('datetime', new Date(newest).toISOString())
  await expectAccessible(page)
  for (const [ms, text] of [
    [40 * 60_000, /^4\d min ago$/],
    [3 * 3_600_000, /^3\D+ago$/],
  ] as const) {
    await page.clock.fastForward(ms)
    await expect(age).toHaveText(text)
  }
  await expect(age).toHaveAttribute('datetime', new Date(newest).toISOString())
  await page.context().setOffline(false)
  await expect(bar).toHaveCount(0)
})

test('After a deployment the portal offers the new version, and one press reloads the same page', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/account-type?start=SUPPORT')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(offer(page)).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // From here on the server serves the start page of another version.
  let looks = 0
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    looks += 1
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" crossorigin src="/assets/index-another.js"></script>',
    })
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(offer(page)).toBeVisible()
  expect(looks).toBe(1)
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await page.unroute('/')
  const loaded = page.waitForEvent('load')
  await button(page, t('faces.reload')).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test('The to-do list on the dashboard links to charger alarms, an incomplete profile, open requests and cards without a user', async ({
  page,
  signInAs,
}) => {
  await page.route('**/user/BCO/UserInfo', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: { RelationContact: object } }
    const RelationContact = { ...data.RelationContact, Telephone: '' }
    await route.fulfill({ response, json: { ...rest, data: { ...data, RelationContact } } })
  })
  await signInAs('fleet', '/dashboard')
  await expectDashboard(page)
  const todo = page.getByRole('region', { name: t('dashboard.todo'), exact: true })
  const alarm = todo.getByRole('link').filter({
    hasText: t('dashboard.todo.error', { charger: 'Depot Kortrijk · bay 3' }),
  })
  await expect(alarm).toHaveAttribute('href', '/my/chargepoints/CP000030')
  const profile = todo.getByRole('link').filter({ hasText: t('dashboard.todo.phone') })
  await expect(profile).toHaveAttribute('href', '/my/organisation/users/RC00003')
  const cards = todo.getByRole('link', { name: / cards? without a user$/ })
  const count = Number.parseInt(await cards.innerText(), 10)
  expect(count).toBeGreaterThan(0)
  const requests = todo.getByRole('link', { name: /^\d+ open requests?$/ })
  await expect(requests).toHaveAttribute('href', '/my/requests')
  await cards.click()
  await expect(title(page, t('cards.title'))).toBeVisible()
  await expect.poll(() => totalOf(page)).toBe(count)
})
