import { resolve } from 'node:path'
import { CONSENT_LIFETIME_MS, LANGUAGES } from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { NOW } from '../moment.ts'
import { type Page, test } from '../stack.ts'
import type { Look } from './picture.ts'
import { looks } from './screens.ts'

const FOLDER = resolve(import.meta.dirname, '../../.cache/look')
/** Wait limit for live screens, which never become idle. */
const QUIET_MS = 1_500
/** Delay before the clock pauses, and time advanced afterwards so that the page renders. */
const STILL_MS = 100
const language = LANGUAGES.find((one) => one === process.env.LOOK_LANGUAGE)

/** Makes fixed and sticky parts static, because they would cover the middle of a full-page screenshot. */
const unstick = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.wizard-foot, .actions-foot, main .sticky { position: static !important }')
    document.adoptedStyleSheets.push(sheet)
  })

const waitUntilDrawn = async (page: Page, { isStill, held, showsLoading }: Look) => {
  if (!held && !showsLoading)
    await page.waitForFunction(
      () => document.querySelector('.animate-shimmer, [role=status][aria-busy=true]') === null,
    )
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  if (isStill) await page.clock.runFor(STILL_MS)
}

// The default consent cookie does not match the page's clock, so this file sets its own.
test.use({ consent: 'unasked' })

for (const look of looks)
  test(look.name, async ({ page, mock, server, errors, keep, signInAs, viewport }, { project }) => {
    test.skip(look.widths?.includes(viewport?.width ?? 0) === false, 'Not captured at this width.')
    errors.allow(/./)
    await mock.clock({ now: NOW.toISOString(), paused: true })
    for (const { operation, outcome } of look.faults ?? []) await mock.fault(operation, outcome)
    if (look.flags) await mock.flags(look.flags)
    for (const operation of look.held ?? []) await mock.hold(operation)
    if (look.banner !== undefined) await mock.banner(look.banner)
    if (look.consent !== 'unasked') {
      const until = NOW.getTime() + CONSENT_LIFETIME_MS / 2
      await page.context().addCookies([consentCookie(server.origin, { until })])
    }
    await page.clock.install({ time: NOW })
    const { config } = look
    if (config)
      await page.route('/config.json', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ json: { ...((await answer.json()) as object), ...config } })
      })
    await keep({ ...look.stored?.(mock.session), ...(language && { 'charge-portal:language': language }) })
    if (look.persona) await signInAs(look.persona, look.route)
    else await page.goto(look.route)
    await look.after?.(page)
    if (look.isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STILL_MS)
    await look.open?.(page)
    const fullPage = !(look.open ?? look.isWindow)
    if (fullPage) await unstick(page)
    await waitUntilDrawn(page, look)
    await page.screenshot({
      path: resolve(FOLDER, ...(language ? [language] : []), `${look.name}-${project.name}.png`),
      fullPage,
      animations: 'disabled',
    })
    // Screenshot in the root README.
    if (look.name === 'dashboard' && project.name === '1280-light' && !language)
      await page.screenshot({ path: resolve(FOLDER, '../../docs/dashboard.png'), animations: 'disabled' })
  })
