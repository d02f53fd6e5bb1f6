// An operator's lists of a large world, on the build that is there: from a press to the new rows, and what the page draws meanwhile.
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { controlMock } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { bundle, median, startServer } from './measure.mjs'

const ROUNDS = 3
const PATIENCE_MS = 120_000
/** Lists with a filter, and an order that is made before it is asked for by hand. */
const LISTS = [
  { path: '/network/sessions', dataClass: 'chargesession', sort: 'Start', filter: '(Status EX "CHARGING")' },
  { path: '/network/cdrs', dataClass: 'cdr', sort: 'Start', filter: '(Status EX "ERROR")' },
  {
    path: '/network/chargepoints',
    dataClass: 'chargepoint',
    sort: 'Description',
    filter: '(Status EX "OFFLINE")',
  },
] as const

interface Measured {
  readonly ms: number
  readonly slowestFrame: number
  readonly longestTask: number
}

const firstRow = (page: Page) => page.locator('tbody tr').first()

/** Watches what the page draws from now on until its first row is another one. */
const untilOther = (page: Page): Promise<Measured> =>
  page.evaluate(async () => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    observer.observe({ type: 'longtask' })
    const before = document.querySelector('tbody tr')?.textContent
    const began = performance.now()
    let last = began
    let slowest = 0
    while (
      document.querySelector('tbody tr')?.textContent === before ||
      document.querySelector('.animate-shimmer') !== null
    ) {
      const at = await new Promise<number>((drawn) => {
        requestAnimationFrame(drawn)
      })
      if (at > last) slowest = Math.max(slowest, at - last)
      last = at
      if (last - began > 60_000) throw new Error('The rows stayed the same.')
    }
    await new Promise((done) => {
      setTimeout(done, 100)
    })
    observer.disconnect()
    return {
      ms: Math.round(last - began),
      slowestFrame: Math.round(slowest),
      longestTask: Math.round(Math.max(0, ...tasks)),
    }
  })

const measure = async (page: Page, act: () => Promise<void>): Promise<Measured> => {
  const watched = untilOther(page)
  await act()
  return watched
}

const show = (what: string, rounds: readonly Measured[]): void => {
  const of = (field: keyof Measured) => rounds.map((round) => round[field])
  console.log(
    `  ${what.padEnd(12)} ${String(median(of('ms'))).padStart(5)} ms, slowest frame ${Math.max(...of('slowestFrame'))} ms, longest task ${Math.max(...of('longestTask'))} ms`,
  )
}

const mock = await bundle('apps/mock-api/src/main.ts', 'mock')
const server = await startServer(
  (port: number) => [mock, '--size', 'large', '--port', String(port), '--dist', 'apps/web/dist'],
  '/__mock/health',
)
const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({
  baseURL: server.origin,
  viewport: { width: 1280, height: 800 },
  extraHTTPHeaders: { 'x-mock-session': 'default' },
})
await context.addCookies([consentCookie(server.origin)])
const page = await context.newPage()
page.setDefaultTimeout(PATIENCE_MS)
page.setDefaultNavigationTimeout(PATIENCE_MS)
const { ask } = await controlMock(server.origin, 'default').as('operator')
await openAs(page, 'operator', 'about:blank')
for (const { path, dataClass, sort, filter } of LISTS) {
  // Who reads a class first waits until it is made; its orders too.
  for (const query of ['', `&orderby=${sort}`, `&filter=${encodeURIComponent(filter)}`])
    await ask(`/v3.1/${dataClass}/BCO/filtered?pagesize=10&DataCategories=BASIC,STATE${query}`)
  const rounds = { next: [] as Measured[], sort: [] as Measured[], filter: [] as Measured[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(path)
    await firstRow(page).getByRole('link').first().waitFor()
    await page.waitForLoadState('networkidle')
    if (round === 0)
      console.log(
        `${path}: ${
          (await page
            .getByRole('navigation', { name: t('table.pages') })
            .locator('output')
            .textContent()) ?? ''
        }, load ${loadavg()[0]?.toFixed(1)}`,
      )
    rounds.next.push(await measure(page, () => page.getByRole('button', { name: t('table.next') }).click()))
    rounds.sort.push(await measure(page, () => page.locator('thead th button').first().click()))
    rounds.filter.push(
      await measure(page, () =>
        page.evaluate(
          (to) => {
            window.history.pushState(null, '', to)
            window.dispatchEvent(new PopStateEvent('popstate'))
          },
          `${path}?filter=${encodeURIComponent(filter)}`,
        ),
      ),
    )
  }
  for (const [what, measured] of Object.entries(rounds)) show(what, measured)
}
await browser.close()
await server.stop()
process.exit(0)
