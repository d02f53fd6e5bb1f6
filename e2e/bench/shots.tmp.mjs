import { chromium } from '@playwright/test'
import { MOCK_MAIN } from '../../.ci/build.mjs'
import { launchOptions } from '../chromium.ts'
import { consentCookie } from '../consentCookie.ts'
import { openAs } from '../signIn.ts'
import { startServer } from './measure.mjs'

const s = await startServer(
  (port) => [MOCK_MAIN, '--port', String(port), '--size', 'small', '--dist', '/work/main/apps/web/dist'],
  '/__mock/health',
)
const pages = process.argv.slice(2)
for (const [w, scheme] of [
  [390, 'dark'],
  [1280, 'light'],
]) {
  const b = await chromium.launch(launchOptions())
  const ctx = await b.newContext({
    viewport: { width: w, height: w < 500 ? 844 : 900 },
    colorScheme: scheme,
    baseURL: s.origin,
  })
  await ctx.addCookies([consentCookie(s.origin)])
  const p = await ctx.newPage()
  await openAs(p, 'superadmin', '/home')
  let i = 0
  for (const url of pages) {
    await p.goto(url)
    await p.waitForLoadState('networkidle')
    await p.waitForTimeout(500)
    const sw = await p.evaluate(() => document.documentElement.scrollWidth)
    console.log(w, url, sw)
    await p.screenshot({ path: `/tmp/shot-${w}-${i++}.png`, fullPage: true })
  }
  await b.close()
}
process.exit(0)
