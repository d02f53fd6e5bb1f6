// The monitor with at least 50,000 connectors, on the build that is there: frames, long tasks and how often tiles are drawn while updates come and while it is scrolled.
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildServer } from '../../apps/mock-api/src/server.ts'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { controlMock } from '../mock.ts'
import { openAs } from '../signIn.ts'

const PORT = 4123
const ORIGIN = `http://localhost:${PORT}`
/** With 2.2 charge points each; some have two connectors. */
const CUSTOMERS = 18_600
const AT_LEAST = 50_000
const SESSION = 'default'
const SECOND_MS = 1_000

/** Runs in the page: what it draws during `ms`, the tasks longer than 50 ms, and the frames in which tiles changed. */
const watch = (page: Page, ms: number, scrolls: boolean) =>
  page.evaluate(
    async ([during, moves]) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
      })
      observer.observe({ type: 'longtask' })
      // While nothing is scrolled, tiles change by updates alone.
      const changes: number[] = []
      const tiles =
        document.querySelector('main section[aria-label="Connectors, most urgent first"]') ?? document.body
      const seen = new MutationObserver(() => changes.push(performance.now()))
      seen.observe(tiles, { childList: true, subtree: true, characterData: true })
      const gaps: number[] = []
      const began = performance.now()
      let last = began
      while (last - began < during) {
        const at = await new Promise<number>((drawn) => {
          requestAnimationFrame(drawn)
        })
        gaps.push(at - last)
        last = at
        if (moves) {
          const board = [...document.querySelectorAll('*')].find(
            (one) => one.scrollHeight > one.clientHeight * 5 && getComputedStyle(one).overflowY !== 'visible',
          )
          ;(board ?? document.scrollingElement)?.scrollBy(0, 60)
        }
      }
      await new Promise((done) => {
        setTimeout(done, 100)
      })
      observer.disconnect()
      seen.disconnect()
      const between = changes.slice(1).map((at, index) => Math.round(at - (changes[index] ?? at)))
      const sorted = gaps.slice(1).toSorted((a, b) => a - b)
      return {
        frames: Math.round((gaps.length * 1_000) / (last - began)),
        p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
        longestFrame: Math.round(sorted.at(-1) ?? 0),
        longTasks: tasks.length,
        longestTask: Math.max(0, ...tasks),
        ...(!moves && {
          updates: changes.length,
          leastBetweenUpdates: between.length ? Math.min(...between) : undefined,
        }),
      }
    },
    [ms, scrolls] as const,
  )

const app = await buildServer({
  origin: ORIGIN,
  portalOrigins: [ORIGIN],
  dist: resolve(import.meta.dirname, '../../apps/web/dist'),
  customers: CUSTOMERS,
})
await app.listen({ port: PORT, host: 'localhost' })
const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({
  baseURL: ORIGIN,
  viewport: { width: 1920, height: 1080 },
  extraHTTPHeaders: { 'x-mock-session': SESSION },
})
await context.addCookies([consentCookie(ORIGIN)])
const page = await context.newPage()
page.setDefaultTimeout(120 * SECOND_MS)
page.setDefaultNavigationTimeout(120 * SECOND_MS)
const mock = controlMock(ORIGIN, SESSION)
// The world is made by who reads it first, which takes longer than the portal waits for an answer.
const { ask } = await mock.as('operator')
const STATES = '/v3.1/chargepoint/BCO/states'
for (const which of ['first', 'second']) {
  const asked = Date.now()
  const { States } = (await ask(STATES)).data as { States: readonly unknown[] }
  console.log(`the mock's ${which} answer with all ${States.length} states took ${Date.now() - asked} ms`)
  if (States.length < AT_LEAST) throw new Error(`Too few: at least ${AT_LEAST} connectors are wanted.`)
}
await openAs(page, 'operator', 'about:blank')
const opened = Date.now()
await page.goto('/network/monitor')
await page
  .getByRole('region', { name: 'Connectors, most urgent first' })
  .getByRole('listitem')
  .first()
  .waitFor()
console.log(
  `shown after ${Date.now() - opened} ms: ${(await page.getByRole('main').textContent())?.slice(0, 160) ?? ''}`,
)
await page.waitForTimeout(3 * SECOND_MS)
console.log('updates as they come', await watch(page, 15 * SECOND_MS, false))
console.log('scrolled', await watch(page, 8 * SECOND_MS, true))
await mock.scenario('offline-storm')
console.log('four in five fall silent', await watch(page, 20 * SECOND_MS, false))
await browser.close()
await app.close()
process.exit(0)
