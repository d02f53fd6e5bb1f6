// Reports, it never judges: machines differ. Ratios on one machine are what can be compared.
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { byteTable, firstVisit } from '../../.ci/bytes.mjs'
import { launchOptions } from '../chromium.ts'
import { choosePersona } from '../signIn.ts'
import { bundle, median, ROOT, startServer } from './measure.mjs'

const DIST = resolve(ROOT, 'apps/web/dist')
const RUNS = 5
const HEALTH = '/__mock/health'

const row = (what, ms, against) =>
  console.log(
    `${what.padEnd(50)} ${String(Math.round(ms)).padStart(6)} ms${against ? `   × ${(ms / against).toFixed(2)}` : ''}`,
  )

const startMock = (words, more = []) =>
  startServer((port) => [...words, '--port', String(port), ...more], HEALTH)

const startUp = async (words) => {
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const mock = await startMock(words)
    times.push(mock.ms)
    await mock.stop()
  }
  return median(times)
}

/** Milliseconds to the largest contentful paint of the dashboard, signed in already, with an empty cache. */
const largestPaint = async (browser, origin) => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto('/')
  await choosePersona(page, 'driver')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const state = await context.storageState()
  await context.close()

  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const fresh = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 800 },
      storageState: state,
    })
    const again = await fresh.newPage()
    await again.goto('/')
    await again.getByRole('heading', { level: 1 }).waitFor()
    await again.waitForLoadState('networkidle')
    times.push(
      await again.evaluate(
        () =>
          new Promise((done) => {
            new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      ),
    )
    await fresh.close()
  }
  return median(times)
}

const MAIN = 'apps/mock-api/src/main.ts'
console.log(`Median of ${RUNS} runs, Node ${process.versions.node}\n`)
const withTsx = await startUp(['--import', 'tsx', MAIN])
const bundled = await startUp([await bundle(MAIN, 'mock')])
const manyChargers = await startUp([await bundle('e2e/bench/manyChargers.ts', 'manyChargers')])
row('Mock: start to first answer, bundled', bundled)
row('Mock: start to first answer, as it is (tsx)', withTsx, bundled)
row('Mock: the same with 50,000 charge points, bundled', manyChargers, bundled)

const mock = await startMock(['--import', 'tsx', MAIN], ['--dist', DIST])
const browser = await chromium.launch(launchOptions())
row('Dashboard: largest contentful paint', await largestPaint(browser, mock.origin))
await browser.close()
await mock.stop()

console.log(`\n${byteTable(firstVisit(DIST)).join('\n')}`)
