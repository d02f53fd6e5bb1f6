import { LANGUAGES } from '@portal/schemas'
import { expect, test } from '../stack.ts'

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
  test(`No list of ${persona} makes the page scroll sideways, at any width and in any language`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(persona, LISTS[0])
    const tooWide: string[] = []
    for (const language of LANGUAGES) {
      await page.evaluate((one) => window.localStorage.setItem('charge-portal:language', one), language)
      for (const list of LISTS) {
        await page.goto(list)
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
      }
    }
    expect(tooWide).toEqual([])
  })
}
