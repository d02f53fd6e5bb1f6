import { CHUNK_LOAD_TIMEOUT_MS, DRAWER_COLLAPSED_WIDTH_PX, DRAWER_WIDTH_PX } from '@portal/schemas'
import { patiently, SOON, stopTime } from '../pageClock.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectDashboard, expectSettled, goWithin, type Page, title } from './views.ts'

const sideMenu = (page: Page) => page.getByRole('navigation', { name: t('shell.sideMenu') })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name, exact: true })

test('`/` and `/my` redirect to their default screens (S2)', async ({ page, signInAs }) => {
  await signInAs('driver', '/my')
  await expect(page).toHaveURL('/my/organisation')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})

test('A driver sees the side menu under /my/ and nowhere else (S2)', async ({ page, signInAs }) => {
  await signInAs('driver', '/my/chargepoints')
  await expect(sideMenu(page).getByRole('link', { name: t('shell.chargers') })).toBeVisible()
  await page.goto('/my/no-such-screen')
  await expect(sideMenu(page)).toBeVisible()
  const menus = page.getByRole('navigation', { name: /menu$/ })
  await expect(menus).toHaveCount(1)
  for (const path of ['/my/presets', '/home', '/nowhere', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(menus).toHaveCount(0)
    await expect(button(page, t('shell.menu.hide'))).toHaveCount(0)
  }
})

for (const persona of ['operator', 'superadmin'])
  test(`Every entry in every menu of the ${persona} opens a screen (S2)`, async ({ page, signInAs }) => {
    await signInAs(persona, '/home')
    await expect(title(page, /^Welcome/)).toBeVisible()
    const links = page.getByRole('navigation').getByRole('link')
    const found = new Set<string>()
    for (const path of ['/home', '/network', '/my/organisation', '/dashboard']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.startsWith('/my/')) await expect(sideMenu(page)).toBeVisible()
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        if (href?.startsWith('/')) found.add(href)
      // Neither an empty side menu nor its button is rendered.
      for (const menu of await page.getByRole('navigation', { name: /menu$/ }).all())
        await expect(menu.getByRole('link').first()).toBeVisible()
      if ((await page.getByRole('navigation', { name: /menu$/ }).count()) === 0)
        await expect(button(page, t('shell.menu.hide'))).toHaveCount(0)
    }
    expect([...found]).toEqual(expect.arrayContaining(['/dashboard', '/my/organisation', '/my/chargepoints']))
    for (const path of found) {
      await goWithin(page, path)
      await expectSettled(page)
      await expect(title(page, t('faces.notFound.title'))).toHaveCount(0)
      await expect(title(page, t('faces.forbidden.title'))).toHaveCount(0)
    }
  })

test('The current tab is marked: the dashboard only on its own screen, the administration on all of its screens (S2)', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver')
  await expectDashboard(page)
  const brand = page.getByRole('banner').getByRole('link', { name: 'Charge Portal', exact: true })
  await expect(brand).toHaveAttribute('href', '/dashboard')
  await expect(tab(page, t('shell.dashboard'))).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, t('shell.administration'))).not.toHaveAttribute('aria-current')
  await page.goto('/my/chargepoints/CP000001')
  await expect(tab(page, t('shell.administration'))).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, t('shell.dashboard'))).not.toHaveAttribute('aria-current')
  await page.goto('/dashboard/else')
  await expect(tab(page, t('shell.dashboard'))).not.toHaveAttribute('aria-current')
})

test('The side menu is 208 px wide, and 48 px when collapsed (S2)', async ({ page, signInAs }) => {
  await signInAs('driver', '/my/chargepoints')
  await expect(sideMenu(page)).toHaveCSS('width', `${DRAWER_WIDTH_PX}px`)
  await button(page, t('shell.menu.hide')).click()
  await expect(sideMenu(page)).toHaveCSS('width', `${DRAWER_COLLAPSED_WIDTH_PX}px`)
  await expect(sideMenu(page).getByRole('link', { name: t('shell.chargers') })).toBeVisible()
})

test('On a phone the menu closes on every navigation, and does not reopen on its own (S2)', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('driver', '/my/chargepoints/CP000001')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('chargers.title') })
    .click()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  const sheet = page.getByRole('dialog', { name: t('shell.sideMenu') })
  await button(page, t('shell.menu.show')).click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await page.goForward()
  await expect(title(page, t('chargers.title'))).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('The account menu shows name, e-mail and role, and links to password, profile and sign-out (S2)', async ({
  page,
  signInAs,
}) => {
  await signInAs('entity')
  const opener = button(page, t('shell.account', { name: 'Thomas Lambrecht' }))
  await opener.click()
  await expect(page.getByText('thomas.lambrecht@meridiaan.example')).toBeVisible()
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Change Password', exact: true }).click()
  await expect(page).toHaveURL('/my/changepassword')
  await opener.click()
  await page.getByRole('menuitem', { name: 'My profile', exact: true }).click()
  await expect(page).toHaveURL('/my/profile')
  await opener.click()
  await page.getByRole('menuitem', { name: 'Log Out', exact: true }).click()
  await expect(title(page, t('faces.signedOut.title'))).toBeVisible()
})

test('The home page links only to screens that exist for the user', async ({ page, signInAs }) => {
  await signInAs('driver', '/home')
  await expect(title(page, t('home.title', { name: 'Lotte Verhaegen' }))).toBeVisible()
  const main = page.getByRole('main')
  const paths = await main
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths).toEqual(expect.arrayContaining(['/dashboard', '/my/chargepoints', '/my/profile']))
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(title(page, t('faces.notFound.title'))).toHaveCount(0)
  }
})

test('The empty service center shows the side menu and links to the requests', async ({ page, signInAs }) => {
  await signInAs('driver', '/my/service-center')
  await expect(title(page, t('serviceCenter.title'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('serviceCenter.empty') })).toBeVisible()
  await expect(sideMenu(page)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('serviceCenter.toRequests') })
    .click()
  await expect(title(page, t('requests.title'))).toBeVisible()
})

test('A screen that has not loaded after 120 seconds says so, and loads after a retry (S9)', async ({
  page,
  signInAs,
}) => {
  const clock = await stopTime(page)
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/UiElements-*', (route) => {
    held.push(() => route.continue())
  })
  await signInAs('driver', '/ui-elements')
  const loading = page.getByRole('main').getByText(t('shell.loading'))
  await expect(loading).toBeAttached()
  await expect.poll(() => held.length).toBe(1)
  // The parts of the header are chunks too, and must not time out with the screen.
  await expect(button(page, t('notifications.label'))).toBeVisible()
  await clock.run(CHUNK_LOAD_TIMEOUT_MS - 5_000)
  await expect(loading).toBeAttached()
  await clock.run(6_000)
  await patiently(clock, () => expect(title(page, t('faces.chunk.title'))).toBeVisible(SOON))
  await expect(page.getByText(t('faces.chunk.late'))).toBeVisible()
  await button(page, t('faces.retry')).click()
  for (const release of held) await release()
  await patiently(clock, () => expect(title(page, t('shell.uiElements'))).toBeVisible(SOON))
})

test('A screen is prefetched when the user points at its link', async ({ page, signInAs }) => {
  await signInAs('driver')
  await expectDashboard(page)
  let fetched = 0
  page.on('request', (request) => {
    if (/\/assets\/Organisation-/.test(request.url())) fetched += 1
  })
  await tab(page, t('shell.administration')).hover()
  await expect.poll(() => fetched).toBe(1)
})
