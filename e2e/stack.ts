import { randomUUID } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { consentCookie } from './consentCookie.ts'
import { controlMock, type Mock } from './mock.ts'
import { NOW } from './moment.ts'
import { startServer } from './server.ts'
import { choosePersona, keepOnDevice, openAs } from './signIn.ts'
import { watchUnspecified } from './specifiedRequests.ts'

export { expect, type Page } from '@playwright/test'

const USER_INFO = /\/user\/BCO\/UserInfo$/

interface Expected {
  /** Allows page and console errors that the test causes. */
  allow: (message: RegExp) => void
  isAllowed: (message: string) => boolean
}

export interface Test {
  /**
   * 'viewed' if the cookie notice was answered on an earlier visit; tests of the notice use `test.use({ consent:
   * 'unasked' })`.
   */
  consent: 'viewed' | 'unasked'
  mock: Mock
  /** Opens `path` (default: the start page) as the persona, who has just signed in. */
  signInAs: (username: string, path?: string) => Promise<void>
  /** Signs in through the visible pages: opens `path`, clicks the persona and returns to `path`. */
  signInByClick: (username: string, path?: string) => Promise<void>
  /** Stores items on the device before the portal opens. */
  keep: (items: Readonly<Record<string, string>>) => Promise<void>
  errors: Expected
  /** Fails the test if a page reported an error that was not allowed. */
  watched: void
  /** Fails the test if a page sent a parameter that S7 does not specify. */
  specified: void
}

interface Worker {
  server: { origin: string }
}

const watch = (page: Page, report: (message: string) => void) => {
  page.on('pageerror', (error) => report(`Page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') report(`Console error: ${message.text()} (${message.location().url})`)
  })
}

/**
 * Browser tests of the built portal with the real mock: one server per worker, and one isolated session per test,
 * which starts at {@link NOW}. An error on the page fails the test, unless the test allowed it.
 */
export const test = base.extend<Test, Worker>({
  launchOptions: [async ({}, use) => use(launchOptions()), { scope: 'worker' }],

  server: [
    async ({}, use) => {
      const server = await startServer()
      await use({ origin: server.origin })
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  mock: async ({ server, errors }, use) => {
    const mock = controlMock(server.origin, randomUUID().slice(0, 8))
    // The server's clock has advanced since the server started.
    await mock.clock({ now: NOW.toISOString() })
    await use({
      ...mock,
      tokens: (rejectIssuedBefore) => {
        // Any later read may be rejected.
        errors.allow(/^Console error: .* status of 401 .*\/api\//)
        return mock.tokens(rejectIssuedBefore)
      },
    })
    await mock.reset()
  },

  consent: ['viewed', { option: true }],

  context: async ({ context, consent, server }, use) => {
    if (consent === 'viewed') await context.addCookies([consentCookie(server.origin)])
    await use(context)
    // A response that a test intercepts may arrive after the test ends.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  },

  // The header identifies the session before the sign-in; afterwards the access token does.
  extraHTTPHeaders: async ({ mock }, use) => use({ 'x-mock-session': mock.session }),

  errors: async ({}, use) => {
    const allowed: RegExp[] = []
    await use({
      allow: (message) => allowed.push(message),
      isAllowed: (message) => allowed.some((one) => one.test(message)),
    })
  },

  watched: [
    async ({ context, errors }, use) => {
      const messages: string[] = []
      context.on('page', (page) => watch(page, (message) => messages.push(message)))
      await use()
      const unexpected = messages.filter((message) => !errors.isAllowed(message))
      if (unexpected.length > 0)
        throw new Error(`The page reported errors that the test did not expect:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],

  specified: [
    async ({ context }, use) => {
      const unspecified = watchUnspecified(context)
      await use()
      if (unspecified.length > 0)
        throw new Error(`Requests that S7 does not specify:\n${unspecified.join('\n')}`)
    },
    { auto: true },
  ],

  signInAs: async ({ page }, use) =>
    use(async (username, path = '/') => {
      // The first call is sent once the sign-in is restored.
      const firstCall = page.waitForRequest(USER_INFO)
      await openAs(page, username, path)
      await firstCall
    }),

  keep: async ({ page }, use) => use((items) => keepOnDevice(page, items)),

  signInByClick: async ({ page }, use) =>
    use(async (username, path = '/') => {
      await page.goto(path)
      // Once the first call with the new token is sent, the sign-in is stored for other documents too.
      const firstCall = page.waitForRequest(USER_INFO)
      await choosePersona(page, username)
      await firstCall
      await page.waitForURL((url) => !/^\/(identity|oidc-callback)/.test(url.pathname))
    }),
})
