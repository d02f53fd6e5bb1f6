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
  /** Says that this page or console error belongs to the test. */
  allow: (message: RegExp) => void
  isAllowed: (message: string) => boolean
}

export interface Test {
  /** Whether the cookie notice was answered on an earlier visit; tests of the notice say `test.use({ consent: 'unasked' })`. */
  consent: 'viewed' | 'unasked'
  mock: Mock
  /** Opens `path` (default the start page) as the persona, who signed in a moment ago. */
  signInAs: (username: string, path?: string) => Promise<void>
  /** The same with all that a person does and sees: opens `path`, clicks the persona and is back at `path`. */
  signInByClick: (username: string, path?: string) => Promise<void>
  /** Keeps this on the device before the portal is opened. */
  keep: (items: Readonly<Record<string, string>>) => Promise<void>
  errors: Expected
  /** Fails the test when a page of it reported what was not allowed. */
  watched: void
  /** Fails the test when a page of it sent a parameter that S7 does not name. */
  specified: void
  /** Fails a journey in which machines do not take the transitions that it is counted for. */
}

interface Worker {
  server: { origin: string }
}

const watch = (page: Page, heard: (message: string) => void) => {
  page.on('pageerror', (error) => heard(`Page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') heard(`Console error: ${message.text()} (${message.location().url})`)
  })
}

/**
 * Browser tests of the built portal against the real mock: one server per worker, one isolated session of it per test,
 * which begins at {@link NOW}. A test in which the page reports an error fails, unless the test allowed that error.
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
    // The server's clock went on in the tests before this one.
    await mock.clock({ now: NOW.toISOString() })
    await use({
      ...mock,
      tokens: (rejectIssuedBefore) => {
        // Whatever is read next is refused: which read that is, is the portal's to choose.
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
    // An answer that a test wanted to change may come after its end.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  },

  // The header reaches the mock before anybody has signed in; afterwards the access token says the same.
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
      const heard: string[] = []
      context.on('page', (page) => watch(page, (message) => heard.push(message)))
      await use()
      const unexpected = heard.filter((message) => !errors.isAllowed(message))
      if (unexpected.length > 0)
        throw new Error(`The page reported errors that the test did not expect:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],

  specified: [
    async ({ context }, use) => {
      const unspecified = watchUnspecified(context)
      await use()
      if (unspecified.length > 0) throw new Error(`S7 does not name:\n${unspecified.join('\n')}`)
    },
    { auto: true },
  ],

  signInAs: async ({ page }, use) =>
    use(async (username, path = '/') => {
      // The first call: by then the sign-in is taken up.
      const firstCall = page.waitForRequest(USER_INFO)
      await openAs(page, username, path)
      await firstCall
    }),

  keep: async ({ page }, use) => use((items) => keepOnDevice(page, items)),

  signInByClick: async ({ page }, use) =>
    use(async (username, path = '/') => {
      await page.goto(path)
      // The first call with the new token: by then the sign-in is stored also where another document reads it.
      const firstCall = page.waitForRequest(USER_INFO)
      await choosePersona(page, username)
      await firstCall
      await page.waitForURL((url) => !/^\/(identity|oidc-callback)/.test(url.pathname))
    }),
})
