import { button, expectSettled, goWithin, type Page, title } from '../journeys/views.ts'
import { requestsUnderWay } from '../requests.ts'
import { fullScreens, type Screen } from '../screens.ts'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { expectAccessible } from './axe.ts'

/** Showcase of all components in all states, including pending and failed ones. */
const SHOWCASE = '/ui-elements'

/** French has the longest words. */
const french = await textsIn('fr')

const expectLoaded = async (page: Page, path: string): Promise<void> => {
  await expect(page.locator('main h1').first()).toBeVisible()
  if (path !== SHOWCASE) await expectSettled(page)
}

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

const expectNoOverflow = (page: Page, where: string) =>
  expect
    .poll(async () => {
      const { by, who } = await overflow(page)
      return by === 0 ? '' : `${by} px too wide:\n${who.join('\n')}`
    }, `${where} is no wider than the window`)
    .toBe('')

/** Screens per test. They share a sign-in, which takes as long as a screen. */
const TOGETHER = 6

const keyOf = ({ persona, stored }: Screen): string => `${persona} ${stored === undefined ? '' : 'stored'}`

/** Screens of a persona in groups; those that need stored data are separate, so that no other screen shows it. */
const groups = [...new Set(fullScreens.map(keyOf))].flatMap((key) => {
  const ofOne = fullScreens.filter((screen) => keyOf(screen) === key)
  return Array.from({ length: Math.ceil(ofOne.length / TOGETHER) }, (_, index) =>
    ofOne.slice(index * TOGETHER, (index + 1) * TOGETHER),
  )
})

const expectUsable = async (page: Page, { name, path }: Screen): Promise<void> => {
  await expectLoaded(page, path)
  // A retry button means failed, missing or outdated data, for example because the persona has no access.
  if (path !== SHOWCASE) await expect(button(page, french.t('faces.retry'))).toHaveCount(0)
  await expectAccessible(page)
  // No empty lists.
  await expect(page.locator('main :is(ul, ol):not([role], :has(li))')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page, { rules: ['color-contrast'] })
  await page.setViewportSize({ width: 320, height: 700 })
  await expectLoaded(page, path)
  await expectNoOverflow(page, `${name}, 320 px,`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const group of groups) {
  const names = group.map(({ name }) => name).join(', ')
  test(`These screens are accessible in light and dark, and fit the smallest phone in French: ${names}`, async ({
    page,
    mock,
    keep,
    signInAs,
  }) => {
    // A test visits several screens, and the showcase, with all components in all states, takes especially long.
    test.slow()
    const underWay = requestsUnderWay(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await keep({ 'charge-portal:language': 'fr' })
    for (const [index, screen] of group.entries()) {
      await test.step(screen.name, async () => {
        if (screen.stored) await keep(screen.stored(mock.session))
        if (index === 0) await signInAs(screen.persona, screen.address)
        else if (screen.stored || screen.path === SHOWCASE) await page.goto(screen.address)
        else await goWithin(page, screen.address)
        await expectLoaded(page, screen.path)
        // Wait for all requests: after this only size and theme change.
        await expect.poll(() => underWay.size).toBe(0)
        await expectUsable(page, screen)
      })
    }
  })
}

test('On a phone the charger list shows one card per charger with its state, and can be sorted', async ({
  page,
  signInAs,
}) => {
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
