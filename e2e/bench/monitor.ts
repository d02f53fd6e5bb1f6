// The monitor with at least 50,000 connectors, on the build that is there: frames, long tasks and how often an update is drawn while updates come and while it is scrolled.

import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { SECOND_MS } from '@portal/schemas'
import { buildServer } from '../../apps/mock-api/src/server.ts'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { controlMock } from '../mock.ts'
import { openAs } from '../signIn.ts'

const PORT = 4123
const ORIGIN = `http://localhost:${PORT}`
/** With 2.2 charge points each; some have two connectors. */
const CUSTOMERS = 18_700
const AT_LEAST = 50_000
const SESSION = 'default'
/** Connectors that change between two answers; half of them fail and move to the top of the board. */
const CHANGES = 500
const STATES = '/v3.1/chargepoint/BCO/states'

type State = Readonly<Record<string, unknown>>
const statesIn = ({ data }: { data?: State }) => data?.['States'] as readonly State[]

/**
 * Answers what changed in place of the mock: of its own changes too few are in sight to tell how often the board is drawn, and it
 * takes a second for an answer.
 */
const stir = async (page: Page, envelope: object, all: readonly State[]) => {
  let turn = 0
  await page.route(`**${STATES}?since=*`, async (route) => {
    const at = new Date().toISOString()
    turn += 1
    const stirred = Array.from({ length: CHANGES }, (_, index) => ({
      ...all[(turn * 7_919 + index * 97) % all.length],
      Status: (turn + index) % 2 === 0 ? 'ERROR' : 'AVAILABLE',
      StatusSince: at,
    }))
    await route.fulfill({ json: { ...envelope, data: { At: at, States: stirred } } })
  })
}

/** Runs in the page: what it draws during `ms`, the tasks longer than 50 ms, and the moments at which its counts changed. */
const watch = (page: Page, ms: number, scrolls: boolean) =>
  page.evaluate(
    async ([during, moves]) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
      })
      observer.observe({ type: 'longtask' })
      // Counts are drawn together with tiles, but change by updates alone: tiles also when they are scrolled and grow older.
      const changes: number[] = []
      const counts = document.querySelector('main ul[aria-label="Connectors by status"]')
      if (!counts) throw new Error('There are no counts.')
      const seen = new MutationObserver(() => changes.push(performance.now()))
      seen.observe(counts, { childList: true, subtree: true, characterData: true })
      const board = document.querySelector('main section[aria-label="Connectors, most urgent first"]')
      const gaps: number[] = []
      const began = performance.now()
      let last = began
      while (last - began < during) {
        const at = await new Promise<number>((drawn) => {
          requestAnimationFrame(drawn)
        })
        gaps.push(at - last)
        last = at
        if (moves) board?.scrollBy(0, 60)
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
        updates: changes.length,
        leastBetweenUpdates: between.length > 0 ? Math.min(...between) : undefined,
        mostBetweenUpdates: between.length > 0 ? Math.max(...between) : undefined,
        scrolledTo: Math.round(board?.scrollTop ?? 0),
      }
    },
    [ms, scrolls] as const,
  )

console.log(`load ${loadavg()[0]?.toFixed(1)}, ${CHANGES} changes an answer`)
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
let whole: Awaited<ReturnType<typeof ask>> = {}
for (const which of ['first', 'second']) {
  const asked = Date.now()
  whole = await ask(STATES)
  const States = statesIn(whole)
  console.log(`the mock's ${which} answer with all ${States.length} states took ${Date.now() - asked} ms`)
  if (States.length < AT_LEAST) throw new Error(`Too few: at least ${AT_LEAST} connectors are wanted.`)
}
await stir(page, whole, statesIn(whole))
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
// From here on the mock answers itself.
await page.unrouteAll({ behavior: 'wait' })
await mock.scenario('offline-storm')
console.log('four in five fall silent', await watch(page, 20 * SECOND_MS, false))
await browser.close()
await app.close()
process.exit(0)
