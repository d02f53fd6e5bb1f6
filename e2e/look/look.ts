// `npm run look [-- --changed] [--width=1920] [--language=fr] [name …]`: a contact sheet of every screen at two widths, or at one,
// light and dark, in .cache/look.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CONSENT_LIFETIME_MS, LANGUAGES } from '@portal/schemas'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { controlMock } from '../mock.ts'
import { NOW } from '../moment.ts'
import { startServer } from '../server.ts'
import { choosePersona, keepOnDevice } from '../signIn.ts'
import type { Look } from './picture.ts'
import { looks } from './screens.ts'
import { contactSheet, type Picture } from './sheet.ts'

const FOLDER = resolve(import.meta.dirname, '../../.cache/look')
const SEEN = `${FOLDER}/seen.json`
const WIDTHS = [390, 1280]
const SCHEMES = ['light', 'dark'] as const
const heightOf = (width: number) => (width < 768 ? 844 : 800)

/** What stays at the foot of the window would lie over the middle of a long page. */
const unstick = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.wizard-foot, .actions-foot, main .sticky { position: static !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Drawing the longest screens in software takes a busy machine longer than Playwright waits. */
const PICTURE_TIMEOUT_MS = 120_000

/** Pictures wait for quiet, but a live screen may never be quiet. */
const QUIET_MS = 1_500
/**
 * A page that was quiet once counts as quiet at once. By then a map still has the colours of the former theme (in 5 of 6
 * tries); four frames later in none of 16. On a busy machine those frames are asked for before they are drawn: a picture of
 * one pixel is waited for beside them, and thrown away.
 */
const FRAMES = 4
const FRAME_MS = 20
const PIXEL = { x: 0, y: 0, width: 1, height: 1 }
/** Time is stopped a little later than now: to say it takes a moment. */
const SOON_MS = 100

/** On a busy machine data comes later than the page is quiet for the first time. */
const loaded = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('.animate-shimmer, [role=status][aria-busy=true]') === null,
  )

const quiet = async (page: Page, { isStill, held, showsLoading }: Look) => {
  const isWhole = !held && !showsLoading
  if (isWhole) await loaded(page)
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
  // What came last may have asked for more.
  if (isWhole) await loaded(page)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  // With a stopped clock no frame comes by itself.
  if (isStill) return page.clock.runFor(FRAMES * FRAME_MS)
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
      })
  }, FRAMES)
  await page.screenshot({ clip: PIXEL, timeout: PICTURE_TIMEOUT_MS })
}

const takePictures = async (browser: Browser, origin: string, look: Look): Promise<Picture[]> => {
  const session = `look-${look.name}`
  const mock = controlMock(origin, session)
  await mock.clock({ now: NOW.toISOString(), paused: true })
  for (const { operation, outcome } of look.faults ?? []) await mock.fault(operation, outcome)
  if (look.flags) await mock.flags(look.flags)
  const holds = await Promise.all((look.held ?? []).map((operation) => mock.hold(operation)))
  if (look.banner !== undefined) await mock.banner(look.banner)
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-mock-session': session },
  })
  if (look.consent !== 'unasked')
    await context.addCookies([consentCookie(origin, { until: NOW.getTime() + CONSENT_LIFETIME_MS / 2 })])
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  const { config } = look
  if (config)
    await page.route('/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...((await answer.json()) as object), ...config } })
    })
  await keepOnDevice(page, {
    ...look.stored?.(session),
    ...(language !== 'en' && { 'charge-portal:language': language }),
  })
  await page.goto(look.route)
  if (look.persona) {
    // The first call with the new token: by then the sign-in is stored also where another document reads it.
    const firstCall = page.waitForRequest(/\/user\/BCO\/UserInfo$/)
    await choosePersona(page, look.persona)
    await firstCall
    await page.waitForURL((url) => !/^\/(identity|oidc-callback)/.test(url.pathname))
    // The sign-in returns to screens only, so an address without one has to be opened again.
    if (look.isNowhere) await page.goto(look.route)
  }
  await look.after?.(page)
  if (look.isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON_MS)
  // A long page is drawn again for a picture of the whole, and what floats over its window is then out of the picture.
  const fullPage = !(look.open ?? look.isWindow)
  if (fullPage) await unstick(page)
  const pictures: Picture[] = []
  for (const width of asked.length > 0 ? asked : (look.widths ?? WIDTHS))
    for (const scheme of SCHEMES) {
      await page.setViewportSize({ width, height: heightOf(width) })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await look.open?.(page)
      await quiet(page, look)
      if (!look.open) await page.evaluate(() => scrollTo(0, 0))
      const png = await page.screenshot({
        fullPage,
        animations: 'disabled',
        caret: 'hide',
        timeout: PICTURE_TIMEOUT_MS,
      })
      pictures.push({ title: `${width} px, ${scheme}`, width, png })
      if (look.open) await page.keyboard.press('Escape')
    }
  await Promise.all(holds.map((hold) => hold.remove()))
  await context.close()
  await mock.reset()
  return pictures
}

const seenBefore = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(SEEN, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const words = process.argv.slice(2)
const onlyChanged = words.includes('--changed')
const names = words.filter((word) => !word.startsWith('--'))
/** The only width, where one is asked for. Its pictures are others than those that are compared. */
const asked = words.flatMap((word) =>
  word.startsWith('--width=') ? [Number(word.slice('--width='.length))] : [],
)
/** A sheet of another language than English is not compared either. */
const language = LANGUAGES.find((one) => words.includes(`--language=${one}`)) ?? 'en'
const wanted = looks.filter(({ name }) => names.length === 0 || names.includes(name))

mkdirSync(FOLDER, { recursive: true })
const seen = seenBefore()
const server = await startServer()
const browser = await chromium.launch(launchOptions())
let failures = 0
for (const look of wanted) {
  try {
    const pictures = await takePictures(browser, server.origin, look)
    const hash = createHash('sha256')
    for (const { png } of pictures) hash.update(png)
    const fingerprint = hash.digest('hex')
    const name = [look.name, ...asked, ...(language === 'en' ? [] : [language])].join('-')
    const changed = seen[name] !== fingerprint
    seen[name] = fingerprint
    if (onlyChanged && !changed) continue
    const file = `${FOLDER}/${name}.png`
    writeFileSync(
      file,
      await contactSheet(browser, `${look.name}: ${look.route} ${look.persona ?? ''}`, pictures),
    )
    console.log(file)
  } catch (error) {
    failures += 1
    console.error(`${look.name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
await browser.close()
await server.close()
writeFileSync(SEEN, JSON.stringify(seen, undefined, 1))
console.log(
  `${wanted.length - failures} of ${wanted.length} screens taken${failures ? `, ${failures} failed` : ''}.`,
)
process.exitCode = failures ? 1 : 0
