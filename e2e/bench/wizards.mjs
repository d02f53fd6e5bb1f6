// How long a phone's main thread works from a key press to the next step, for each step of both wizards.
import { chromium } from '@playwright/test'
import { INSTALLATION_STEPS, REQUEST_ROUTES, REQUEST_STEPS } from '@portal/machines'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { installationAt, installationKey } from '../installationDraft.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { startServer } from '../server.ts'
import { EMPTY_PAGE, openAs } from '../signIn.ts'
import { openBare, READ_BODY } from './bare.mjs'
import { median } from './measure.mjs'
import { measurePress } from './press.mjs'

const RUNS = Number(process.env.RUNS ?? 3)
const PERSONA = 'fleet'
/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}
const SLOWER = 4
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const WIZARDS = [
  {
    name: 'requestWizard',
    steps: REQUEST_STEPS.filter((step) => step !== 'reviewOrder'),
    pathOf: (step) => `/my/${REQUEST_ROUTES[step]}`,
    draftAt,
    keyOf: draftKey,
  },
  {
    name: 'installationWizard',
    steps: INSTALLATION_STEPS.filter((step) => step !== 'StepReview'),
    pathOf: (step) => `/my/install/${step}`,
    draftAt: installationAt,
    keyOf: installationKey,
  },
]

/** Builds to measure in turn, so that a busy minute meets all of them: this one, and an older one that `WAS` names. */
const BUILDS = { ...(process.env.WAS && { before: process.env.WAS }), now: undefined }
/** `STEPS=mountingType,StepAccess` measures these alone. */
const ONLY = process.env.STEPS?.split(',')

const servers = {}
for (const [name, dist] of Object.entries(BUILDS)) servers[name] = await startServer({ dist })
const browser = await chromium.launch(launchOptions())

const slowDown = async (context, page) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** The first press at a step after the page was opened, one more after going back, and what React alone would need. */
const press = async ({ origin }, { pathOf, draftAt, keyOf }, step, run) => {
  const session = `press-${step}-${run}`
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    extraHTTPHeaders: { 'x-mock-session': session },
  })
  await context.addCookies([consentCookie(origin)])
  const page = await context.newPage()
  await page.goto(EMPTY_PAGE)
  await page.evaluate(
    ([key, draft]) => window.localStorage.setItem(key, draft),
    [keyOf(PERSONA, session), JSON.stringify(draftAt(pathOf(step)))],
  )
  await openAs(page, PERSONA, pathOf(step))
  const next = page.locator('form button[type=submit]')
  await next.waitFor()
  if (step === 'surveyPictures') {
    await page
      .locator('input[name="attachmentIds"]')
      .first()
      .setInputFiles([{ name: 'meter.png', mimeType: 'image/png', buffer: PNG }])
    await page.getByText('meter.png').first().waitFor()
  }
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(READ_BODY)
  await slowDown(context, page)
  await next.focus()
  const first = await measurePress(browser, page)
  const after = await page.evaluate(READ_BODY)
  await page.goBack()
  await page.waitForURL(`**${pathOf(step)}`)
  await page.waitForLoadState('networkidle')
  await next.focus()
  const again = await measurePress(browser, page)
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map(({ href }) => href))
  const bare = await context.newPage()
  await openBare(bare, [before, after], styles)
  await slowDown(context, bare)
  const least = await measurePress(browser, bare)
  await context.close()
  return { first, again, least }
}

const toldOf = (runs, press) => {
  const of = (name) => Math.round(median(runs.map((run) => run[press][name])))
  return `${of('together')} (${of('script')} + ${of('style')} + ${of('drawing')})`.padEnd(24)
}

console.log(
  `Medians of ${RUNS} in ms of the main thread, processor ${SLOWER} times slower: together (scripts + style and layout + drawing).`,
)
console.log(
  'React alone: the same elements on a page with nothing else. Aimed at: 50 ms from the key press to the next step',
)
for (const wizard of WIZARDS) {
  console.log(`\n${wizard.name.padEnd(28)} the first press         once more               React alone`)
  for (const step of wizard.steps.filter((one) => ONLY?.includes(one) ?? true)) {
    const runs = Object.fromEntries(Object.keys(BUILDS).map((name) => [name, []]))
    for (let run = 0; run < RUNS; run += 1)
      for (const name of Object.keys(BUILDS))
        runs[name].push(await press(servers[name], wizard, step, `${name}-${run}`))
    for (const [name, all] of Object.entries(runs)) {
      const label = Object.keys(BUILDS).length > 1 ? `${step} ${name}` : step
      console.log(label.padEnd(28), toldOf(all, 'first'), toldOf(all, 'again'), toldOf(all, 'least'))
    }
  }
}
await browser.close()
for (const server of Object.values(servers)) await server.close()
