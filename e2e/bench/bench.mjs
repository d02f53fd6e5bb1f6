// Reports, it never judges: machines differ. Ratios on one machine are what can be compared.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { byteTable, firstVisit } from '../../.ci/bytes.mjs'
import { launchOptions } from '../chromium.ts'
import { choosePersona } from '../signIn.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = resolve(ROOT, 'apps/web/dist')
const BUNDLE = resolve(ROOT, '.cache/bench/mock.mjs')
const RUNS = 5
const POLL_MS = 5

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const row = (what, ms, against) =>
  console.log(
    `${what.padEnd(46)} ${String(Math.round(ms)).padStart(6)} ms${against ? `   × ${(ms / against).toFixed(2)}` : ''}`,
  )

const freePort = async () => {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the mock with `words` of node; resolves with how long its first answer took. */
const startMock = async (words, more = []) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, [...words, '--port', String(port), ...more], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The mock ended before it answered: ${complaint}`)
    const ok = await fetch(`${origin}/__mock/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) break
    await sleep(POLL_MS)
  }
  const ms = performance.now() - start
  return {
    origin,
    ms,
    stop: async () => {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
  }
}

const startUp = async (words) => {
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const mock = await startMock(words)
    times.push(mock.ms)
    await mock.stop()
  }
  return median(times)
}

/** Our own modules in one file; packages stay where they are. */
const bundleMock = () =>
  build({
    entryPoints: [resolve(ROOT, 'apps/mock-api/src/main.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay',
        setup: (bundler) =>
          bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@portal/') ? undefined : { external: true },
          ),
      },
    ],
  })

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
await bundleMock()
const bundled = await startUp([BUNDLE])
row('Mock: start to first answer, bundled', bundled)
row('Mock: start to first answer, as it is (tsx)', withTsx, bundled)

const mock = await startMock(['--import', 'tsx', MAIN], ['--dist', DIST])
const browser = await chromium.launch(launchOptions())
row('Dashboard: largest contentful paint', await largestPaint(browser, mock.origin))
await browser.close()
await mock.stop()

console.log(`\n${byteTable(firstVisit(DIST)).join('\n')}`)
