// The map with many locations: how long it takes, and which tasks keep the page from answering.
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { startServer } from '../server.ts'
import { openAs } from '../signIn.ts'

const COUNTS = [2_000, 10_000, 50_000]
const PANS = 12
/** The browser reports longer tasks. */
const OBSERVE = () => {
  globalThis.tasks = []
  globalThis.drawn = []
  // Figures are written on the map with its points; the frame is over when the next task begins.
  const { fillText } = CanvasRenderingContext2D.prototype
  let isNoted = false
  CanvasRenderingContext2D.prototype.fillText = function noted(...given) {
    if (!isNoted && /^\d+$/.test(given[0])) {
      isNoted = true
      setTimeout(() => {
        globalThis.drawn.push(performance.now())
        isNoted = false
      })
    }
    return fillText.apply(this, given)
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** As many locations as wanted, in clusters over the country, in the shape of the first. */
const many = (data, count) =>
  Object.fromEntries(
    Object.entries(data).map(([name, cells]) => [
      name,
      Array.from({ length: count }, (_, index) => {
        if (name === 'Id') return `X${index}`
        if (name === 'Description') return `Depot ${(index * 7_919) % count}`
        if (name === 'Latitude') return 50 + ((index * 37) % 997) / 820 + (index % 13) / 1_300
        if (name === 'Longitude') return 3.2 + ((index * 53) % 1_009) / 450 + (index % 17) / 1_700
        return cells[index % cells.length]
      }),
    ]),
  )

/** From the answer to the points that it tells, from these to the clusters of the map, and from these to the frame that shows them. */
const FIRST = () => {
  const [answer] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/chargelocation/BCO/points'))
    .map(({ responseEnd }) => responseEnd)
  const after = (from, name) =>
    performance.getEntriesByName(name).find(({ startTime }) => startTime > from)?.startTime
  const data = after(answer, 'map:data')
  const index = after(data, 'map:index')
  return [data - answer, index - data, globalThis.drawn.find((at) => at > index) - index]
}

const longest = (tasks) => Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)))

const server = await startServer()
const browser = await chromium.launch(launchOptions())
console.log(
  'locations   rows after   answer to data   data to index   first frame   longest task: loading   panning   zooming   frame, median   slowest',
)
for (const count of COUNTS) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1_280, height: 800 },
    extraHTTPHeaders: { 'x-mock-session': `map-${count}` },
  })
  await context.addCookies([consentCookie(server.origin)])
  const page = await context.newPage()
  await page.addInitScript(OBSERVE)
  await page.route('**/chargelocation/BCO/points', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ json: { ...answer, data: many(answer.data, count) } })
  })
  await openAs(page, 'fleet', 'about:blank')
  await page.goto('/locations')
  const map = page.getByRole('application')
  await map.waitFor()
  await page.getByRole('listitem').first().waitFor()
  const rowsAfter = await page.evaluate(() => performance.now())
  await page.waitForTimeout(3_000)
  const tasksSince = async (from) =>
    longest((await page.evaluate(() => globalThis.tasks)).filter(({ startTime }) => startTime >= from))
  const loading = await tasksSince(0)
  const first = await page.evaluate(FIRST)

  const box = await map.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const panned = await page.evaluate(() => performance.now())
  await page.evaluate(() => {
    globalThis.frames = []
    let last = performance.now()
    const next = (now) => {
      globalThis.frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let pan = 1; pan <= PANS; pan += 1) await page.mouse.move(x - 20 * pan, y + 8 * pan)
  await page.mouse.up()
  await page.waitForTimeout(1_500)
  const frames = (await page.evaluate(() => globalThis.frames)).toSorted((a, b) => a - b)
  const panning = await tasksSince(panned)
  const zoomed = await page.evaluate(() => performance.now())
  for (let step = 0; step < 3; step += 1) {
    await map.press('+')
    await page.waitForTimeout(700)
  }
  const zooming = await tasksSince(zoomed)
  const told = [
    rowsAfter,
    ...first,
    loading,
    panning,
    zooming,
    frames[Math.floor(frames.length / 2)],
    frames.at(-1),
  ]
  console.log(
    [String(count).padStart(9), ...told.map((ms) => `${Math.round(ms)} ms`.padStart(12))].join('  '),
  )
  if (process.env.TASKS)
    console.log(await page.evaluate(() => globalThis.tasks.filter(({ duration }) => duration > 100)))
  await context.close()
}
await browser.close()
await server.close()
