import { LANGUAGES } from '@portal/schemas'
import { expectDashboard, type Page, title } from '../journeys/faces.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { expectAccessible } from './axe.ts'

/** Screens with what must be there before they count as shown; no words, because every language looks for it. */
const screens = [
  { name: 'dashboard', path: '/dashboard', shown: (page: Page) => page.locator('[data-bar]').first() },
  {
    name: 'charger list',
    path: '/my/chargepoints',
    shown: (page: Page) => page.locator('a[href^="/my/chargepoints/CP"]').first(),
  },
  {
    name: 'detail of a charger',
    path: '/my/chargepoints/CP000001',
    shown: (page: Page) => page.locator('[data-bar]').first(),
  },
  {
    name: 'locations',
    path: '/locations',
    shown: (page: Page) => page.locator('main a[href*="location=L"]').first(),
  },
  { name: 'charge cards', path: '/my/tokens', shown: (page: Page) => page.locator('tbody a').first() },
  {
    name: 'charging history',
    path: '/my/chargesession',
    shown: (page: Page) => page.locator('tbody a').first(),
  },
  { name: 'requests', path: '/my/requests', shown: (page: Page) => page.locator('tbody a').first() },
  { name: 'home', path: '/home', shown: (page: Page) => page.locator('main li a').first() },
  {
    name: 'service center',
    path: '/my/service-center',
    shown: (page: Page) => page.locator('main h2').first(),
  },
  { name: 'organisation', path: '/my/organisation', shown: (page: Page) => page.locator('tbody td').first() },
  {
    name: 'profile',
    path: '/my/profile',
    shown: (page: Page) => page.locator('main a[href="/my/changepassword"]'),
  },
  {
    name: 'change password',
    path: '/my/changepassword',
    shown: (page: Page) => page.locator('main input[name=current]'),
  },
  { name: 'showcase', path: '/ui-elements', shown: (page: Page) => page.locator('[data-bar]').first() },
] as const

const overflow = (page: Page): Promise<{ by: number; who: string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const out = [...document.querySelectorAll('main *, header *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return {
      by: Math.max(0, document.documentElement.scrollWidth - width),
      who: out.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    }
  })

/** As soon as the page has taken to its size. */
const expectNoOverflow = (page: Page, where: string) =>
  expect
    .poll(async () => {
      const { by, who } = await overflow(page)
      return by === 0 ? '' : `${by} px too wide:\n${who.join('\n')}`
    }, `${where} is no wider than the window`)
    .toBe('')

for (const { name, path, shown } of screens) {
  test(`Everybody can use the screen '${name}', in light and in dark`, async ({ page, signInAs }) => {
    // The showcase is as long as all screens together.
    test.slow()
    await page.emulateMedia({ colorScheme: 'light' })
    await signInAs('fleet', '/dashboard')
    await page.goto(path === '/my/chargepoints/CP000001' ? '/my/chargepoints/CP000003' : path)
    await expect(shown(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page, { rules: ['color-contrast'] })
  })

  test(`The screen '${name}' fits a phone in every language`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs('driver', '/dashboard')
    await expectDashboard(page)
    for (const language of LANGUAGES) {
      await page.evaluate((chosen) => localStorage.setItem('charge-portal:language', chosen), language)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expect(shown(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.waitForLoadState('networkidle')
      await expectNoOverflow(page, `${name}, ${language}, 390 px,`)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoOverflow(page, `${name}, ${language}, 320 px,`)
    }
  })
}

test('On a phone each charger is a card with its state, and can be sorted', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fleet', '/my/chargepoints')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  const card = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  await expect(card).toBeVisible()
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(390)
  await expect(card).toContainText(
    new RegExp(
      ['Available', 'Charging', 'Parking', 'Error', 'Finished', 'Occupied', 'Reserved', 'Un'].join('|'),
    ),
  )
  await page.getByRole('combobox', { name: t('table.sortBy') }).selectOption('descending description')
  await expect(page.getByRole('row').getByRole('link').first()).toHaveText('Depot Zeebrugge · bay 8')
  await expectAccessible(page)
})
