// The main thread's work from a key press to the frame that shows what came of it.

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'blink.user_timing',
]
const SHOWN = 'next step shown'
/** What the browser does after the scripts, by what it is about. */
const STYLE = ['UpdateLayoutTree', 'Layout']
const DRAWING = ['PrePaint', 'Paint', 'Layerize', 'Commit']
const US_IN_MS = 1_000

/** Marks the moment in which the next heading is in the document, and tells when its frame was drawn. */
const WATCH = (mark) => {
  const before = document.querySelector('main h1')?.textContent
  globalThis.pressed = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1')?.textContent
      if (!heading || heading === before) return
      observer.disconnect()
      performance.mark(mark)
      requestAnimationFrame(() => setTimeout(resolve, 100))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** By the processor's clock: what other programs do meanwhile does not count, the slowing down does. */
const worked = ({ tdur, dur }) => (tdur ?? dur) / US_IN_MS

const within = (outer) => (event) =>
  event !== outer && event.ts >= outer.ts && event.ts + (event.dur ?? 0) <= outer.ts + outer.dur

/** Milliseconds of the main thread: together, scripts, style and layout, drawing. */
const sums = (events) => {
  const key = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  const shown = events.find(({ name }) => name === SHOWN)
  const main = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === key.pid && tid === key.tid)
  const frame = main.find(({ name, ts }) => name === 'Commit' && ts > shown.ts)
  const tasks = main.filter(
    ({ name, ts, dur }) => name === 'ThreadControllerImpl::RunTask' && ts + dur >= key.ts && ts <= frame.ts,
  )
  const sumOf = (names) =>
    tasks
      .flatMap((task) => main.filter((event) => names.includes(event.name) && within(task)(event)))
      .reduce((sum, event) => sum + worked(event), 0)
  const outermost = tasks.filter((task) => !tasks.some((other) => within(other)(task)))
  const together = outermost.reduce((sum, task) => sum + worked(task), 0)
  const style = sumOf(STYLE)
  const drawing = sumOf(DRAWING)
  return { together, script: together - style - drawing, style, drawing }
}

/** Presses Enter on what has the focus, and tells what the main thread did until the next step was on screen. */
export const measurePress = async (browser, page) => {
  await page.evaluate(WATCH, SHOWN)
  const devtools = await browser.newBrowserCDPSession()
  const events = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise((resolve) => {
    devtools.once('Tracing.tracingComplete', resolve)
  })
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  })
  await page.keyboard.press('Enter')
  await page.evaluate(() => globalThis.pressed)
  await devtools.send('Tracing.end')
  await ended
  await devtools.detach()
  return sums(events)
}
