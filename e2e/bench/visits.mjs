// Cold visits of a signed-in user: the profile contains the sign-in, and the browser's cache is empty.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { consentCookie } from '../consentCookie.ts'
import { openAs } from '../signIn.ts'

export const PERSONA = 'fleet'
export const DASHBOARD = '/dashboard'

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a browser with a fresh profile in which `persona` is signed in, passes its page to `use`, and removes the
 * profile.
 */
export const withProfile = async (origin, launchOptions, use, persona = PERSONA) => {
  const folder = mkdtempSync(join(tmpdir(), 'charge-portal-bench-'))
  const browser = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...PHONE,
    baseURL: origin,
    locale: 'en-GB',
  })
  try {
    const [page] = browser.pages()
    await browser.addCookies([consentCookie(origin)])
    // Signs in without starting the portal.
    await openAs(page, persona, 'about:blank')
    const devtools = await browser.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await devtools.detach()
    return await use(page)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the scripts that a cold visit to `path` loads until the network is idle, with their gzipped size in bytes.
 */
export const scriptsOf = (origin, launchOptions, path) =>
  withProfile(origin, launchOptions, async (page) => {
    const bodies = new Map()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        bodies.set(new URL(response.url()).pathname, response.body())
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const scripts = [...bodies].map(async ([file, body]) => ({ file, gzip: gzipSync(await body).length }))
    return Promise.all(scripts)
  })
