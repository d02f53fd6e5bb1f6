// How long a phone's main thread works from a key press to the next step, for each step of both wizards.
import { chromium } from '@playwright/test'
import { INSTALLATION_STEPS, REQUEST_ROUTES, REQUEST_STEPS } from '@portal/machines'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { installationAt, installationKey } from '../installationDraft.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { startServer } from '../server.ts'
import { EMPTY_PAGE, openAs } from '../signIn.ts'
import { median } from './measure.mjs'

const RUNS = 3
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

/**
 * Work from the key press to the next heading in the document, and in the frame that shows it. What lies between is the
 * wait for the screen, in which the thread is free.
 */
const WATCH = () => {
  globalThis.worked = new Promise((resolve) => {
    window.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now()
        const before = document.querySelector('h1')?.textContent
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return
          observer.disconnect()
          const script = performance.now() - pressed
          requestAnimationFrame(() => {
            const framed = performance.now()
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve({ script, frame: performance.now() - framed }))
            port1.start()
            port2.postMessage(undefined)
          })
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })
}

const server = await startServer()
const browser = await chromium.launch(launchOptions())

const press = async ({ pathOf, draftAt, keyOf }, step, run) => {
  const session = `press-${step}-${run}`
  const context = await browser.newContext({
    ...PHONE,
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-mock-session': session },
  })
  await context.addCookies([consentCookie(server.origin)])
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
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(WATCH)
  await next.focus()
  await page.keyboard.press('Enter')
  const worked = await page.evaluate(() => globalThis.worked)
  await context.close()
  return worked
}

console.log(
  `Median of ${RUNS}, processor ${SLOWER} times slower; aimed at: 50 ms from the key press to the next step`,
)
for (const wizard of WIZARDS) {
  console.log(`\n${wizard.name.padEnd(24)} together    script     frame`)
  for (const step of wizard.steps) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await press(wizard, step, run))
    const told = [
      median(runs.map(({ script, frame }) => script + frame)),
      median(runs.map(({ script }) => script)),
      median(runs.map(({ frame }) => frame)),
    ]
    console.log(`${step.padEnd(20)} ${told.map((ms) => `${Math.round(ms)} ms`.padStart(10)).join('')}`)
  }
}
await browser.close()
await server.close()
