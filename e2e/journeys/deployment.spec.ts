import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { button, expectDashboard, expectView, openChargers, speak, title } from './views.ts'

const CHUNK = '**/assets/ChargerList-*.js'
const HOME = 'Home · Leuven'

/** Responses of servers that no longer have a file. */
const GONE = [
  ['404', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['an HTML page', { contentType: 'text/html', body: '<!doctype html><title>Charge Portal</title>' }],
] as const

const ANOTHER = '<script type="module" crossorigin src="/assets/index-another.js"></script>'

/** Simulates a new deployment: the server's page refers to another script. */
const deploy = (page: Page) =>
  page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: ANOTHER })
      : route.continue(),
  )

const newVersion = {
  says: t('faces.newVersion.title'),
  because: t('faces.newVersion.text'),
  wayOut: t('faces.reload'),
}

for (const [name, answer] of GONE) {
  test(`After a deployment, a screen whose old code is gone (${name}) offers the new version, and one press opens it`, async ({
    page,
    signInAs,
    errors,
  }) => {
    errors.allow(/Failed to load|dynamically imported module|MIME type/)
    await signInAs('driver', '/my/account-type?start=SUPPORT')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('link', { name: t('shell.dashboard'), exact: true })
      .first()
      .click()
    await expectDashboard(page)
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':wizard:')))
    const stored = await drafts()
    expect(stored).toHaveLength(1)
    await page.route(CHUNK, (route) => route.fulfill(answer))
    await deploy(page)
    await openChargers(page)
    await expectView(page, newVersion)
    await expectAccessible(page)
    const address = page.url()
    await page.unroute(CHUNK)
    await page.unroute('/')
    const loaded = page.waitForEvent('load')
    await button(page, t('faces.reload')).click()
    await loaded
    await expect(page.getByRole('link', { name: HOME })).toBeVisible()
    expect(page.url()).toBe(address)
    expect(await drafts()).toEqual(stored)
  })

  test(`Without a new version, a missing file (${name}) is an ordinary failure and causes no reload loop`, async ({
    page,
    signInAs,
    errors,
  }) => {
    errors.allow(/Failed to load|dynamically imported module|MIME type/)
    await signInAs('driver')
    await expectDashboard(page)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route(CHUNK, (route) => route.fulfill(answer))
    await openChargers(page)
    const ordinary = {
      says: t('faces.chunk.title'),
      because: t('faces.chunk.text'),
      wayOut: t('faces.retry'),
    }
    for (let times = 0; times < 3; times += 1) {
      await expectView(page, ordinary)
      await button(page, t('faces.retry')).click()
    }
    await expectView(page, ordinary)
    expect(loads).toBe(0)
    await page.unroute(CHUNK)
    await button(page, t('faces.retry')).click()
    await expect(page.getByRole('link', { name: HOME })).toBeVisible()
  })
}

test('A retry after a deployment offers the new version', async ({ page, signInAs, errors }) => {
  errors.allow(/Failed to load|dynamically imported module/)
  await signInAs('driver')
  await expectDashboard(page)
  await page.route(CHUNK, (route) => route.abort())
  await openChargers(page)
  await expect(title(page, t('faces.chunk.title'))).toBeVisible()
  await deploy(page)
  await button(page, t('faces.retry')).click()
  await expectView(page, newVersion)
})

test('After a deployment, choosing a language whose file is gone offers the new version', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load|dynamically imported module/)
  await signInAs('driver', '/my/chargepoints')
  await expect(page.getByRole('link', { name: HOME })).toBeVisible()
  await page.route('**/assets/{fr,start-fr}-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await deploy(page)
  const notice = page.getByRole('status').filter({ hasText: t('faces.newVersion.title') })
  await expect(notice).toHaveCount(0)
  await page
    .locator('header')
    .getByRole('button', { name: t('shell.language') })
    .click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(notice).toBeVisible()
  await page.unroute('**/assets/{fr,start-fr}-*.js')
  await page.unroute('/')
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: t('faces.reload'), exact: true }).click()
  await loaded
  await speak(page, 'fr')
  const { t: french } = await textsIn('fr')
  await expect(title(page, french('chargers.title'))).toBeVisible()
})
