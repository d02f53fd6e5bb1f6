import { LANGUAGES } from '@portal/schemas'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { rowLinks } from './serverTable.ts'
import { expectDashboard, goWithin } from './views.ts'

const LISTS = [
  '/my/chargepoints',
  '/my/chargesession',
  '/my/tokens',
  '/my/subscriptions',
  '/my/requests',
  '/my/organisation',
]
const WIDTHS = [320, 390, 640, 768, 1024, 1100, 1200, 1280]

for (const persona of ['fleet', 'entity']) {
  test(`No list of the ${persona} persona makes the page scroll sideways, at any width and in any language`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(persona)
    await expectDashboard(page)
    const tooWide: string[] = []
    for (const language of LANGUAGES) {
      await page.evaluate((one) => window.localStorage.setItem('charge-portal:language', one), language)
      await page.reload()
      for (const list of LISTS) {
        await goWithin(page, list)
        await expect(
          page.getByRole('main').locator('table [role=rowgroup]:last-child a, td:has-text("@")').first(),
        ).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (over > 0) tooWide.push(`${list} ${language} ${width}: ${over} px`)
        }
        const head = await page.locator('main thead tr').first().boundingBox()
        if (head?.height !== 38) tooWide.push(`${list} ${language}: its header is ${head?.height} px high`)
      }
    }
    expect(tooWide).toEqual([])
  })
}

/** Columns of the charger list by priority; `LEAVES` has the table width below which each group is hidden. */
const COLUMNS = [
  ['chargers.column.description', 'chargers.column.state'],
  ['chargers.column.power'],
  ['chargers.column.city', 'chargers.column.energy'],
  ['chargers.column.chargeBox', 'chargers.column.heartbeat'],
] as const
const LEAVES = [0, 720, 900, 1120]

test('Less important columns are hidden first as the table narrows', async ({ page, signInAs }) => {
  await signInAs('fleet', '/my/chargepoints')
  await expect(rowLinks(page).first()).toBeVisible()
  const seen = new Set<number>()
  for (const width of [640, 900, 1000, 1500]) {
    await page.setViewportSize({ width, height: 800 })
    // The menu takes a moment to resize: measure the box and its columns together.
    await expect(async () => {
      const { box, headers } = await page.evaluate(() => {
        const table = document.querySelector('main table')
        const cells = [...(table?.querySelectorAll('th[scope=col]') ?? [])]
        return {
          box: table?.parentElement?.parentElement?.clientWidth ?? 0,
          headers: cells.flatMap((cell) =>
            cell.checkVisibility() ? ((cell.querySelector('button') ?? cell).textContent ?? '') : [],
          ),
        }
      })
      const kinds = LEAVES.filter((leaves) => box >= leaves).length
      const expected = COLUMNS.slice(0, kinds).flatMap((keys) => keys.map((key) => t(key)))
      expect(headers.toSorted()).toEqual(expected.toSorted())
      seen.add(kinds)
    }).toPass()
  }
  expect([...seen]).toEqual([1, 2, 3, 4])
})

/** Lists that operators see, in which long words must fit narrow columns. */
const OPERATOR_LISTS = [
  '/network/alarms',
  '/network/offline-chargepoints',
  '/network/locations',
  '/network/chargepoints',
  '/network/sessions',
  '/network/cdrs',
  '/network/requests',
  '/network/card-requests',
  '/network/subscription-types',
  '/network/relations',
  '/network/subscriptions',
  '/network/cpo-contracts',
  '/network/scheduler',
  '/network/my-locations',
  '/network/cpo-chargepoints',
  '/network/find-card?by=Description&q=a',
  '/network/whitelists',
]
const ADMIN_LISTS = [
  '/network/admin/alarms',
  '/network/admin/backlogs',
  '/network/admin/errors',
  '/network/admin/tables',
  '/network/admin/protected-users',
  '/network/admin/emails',
  '/network/admin/connections',
  '/network/admin/sessions-in-error',
  '/network/admin/commands',
]

/** Expects all lists to fit their box in all languages, without truncated alarms. */
const expectWithinBoxes = async (page: Page, lists: readonly string[]) => {
  test.slow()
  const wrong: string[] = []
  for (const language of LANGUAGES) {
    await page.evaluate((one) => window.localStorage.setItem('charge-portal:language', one), language)
    await page.reload()
    for (const list of lists) {
      await goWithin(page, list)
      await expect(rowLinks(page).first()).toBeVisible()
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const { over, cut } = await page.locator('main table').evaluate((table) => ({
          over: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
          cut: [...table.querySelectorAll('tbody th')].filter((cell) => cell.scrollWidth > cell.clientWidth)
            .length,
        }))
        if (over > 0) wrong.push(`${list} ${language} ${width}: ${over} px too wide`)
        if (list === '/network/alarms' && cut > 0) wrong.push(`${list} ${language} ${width}: ${cut} cut`)
      }
    }
  }
  expect(wrong).toEqual([])
}

test('No operator list scrolls sideways in its box, no alarm is cut off, and the header of a wider table sticks', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator', '/network/scheduler')
  await expectWithinBoxes(page, OPERATOR_LISTS)
  // A table that is still too wide scrolls sideways, and its header sticks below the top bar.
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.locator('main table').evaluate((table: HTMLElement) => {
    table.style.minWidth = '1600px'
  })
  const head = page.locator('main thead th').first()
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  await page.evaluate(() =>
    window.scrollTo(0, document.querySelector('main table')?.getBoundingClientRect().bottom ?? 0),
  )
  await expect
    .poll(() => head.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bar - 1)
  expect(await head.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThanOrEqual(bar)
})

test('No super administrator list scrolls sideways in its box', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/network/scheduler')
  await expectWithinBoxes(page, ADMIN_LISTS)
})
