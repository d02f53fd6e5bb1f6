import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import type { Hold } from '../mock.ts'

/** Held requests of one operation, in the mock or in the browser. */
export interface Held {
  readonly waiting: () => Promise<number>
  readonly answer: () => Promise<void>
  /** Answers with this text; only for files. */
  readonly answerOwn: (text: string) => Promise<void>
  readonly code: (code: string) => Promise<void>
  readonly status: (status: number) => Promise<void>
  /** Drops the connection of the requests, and of the browser's own retries until `mend`. */
  readonly drop: () => Promise<void>
  /** Lets dropped requests through again; called when the next step begins. */
  readonly mend: () => void
  /** Resets the number of held navigations, which otherwise count as waiting. */
  readonly forgetNavigations: () => void
  readonly remove: () => Promise<void>
  /** Holds later requests again; waiting ones stay held. */
  readonly again: () => void
}

/**
 * Maximum number of times the browser retries a request after a dropped connection: once per open connection to the
 * server.
 */
const MOST_DROPS = 6
const PAUSE_MS = 50
const MOST_PAUSES = 60
const cannot = (what: string) => () => Promise.reject(new Error(what))

export const pause = async (page: Page): Promise<void> => {
  // A page that is navigating cannot evaluate.
  await page.evaluate(() => undefined).catch(() => undefined)
  await setTimeout(PAUSE_MS)
}

/** Request counts from the browser's view. */
export interface RequestCounts {
  /** Finished fetches of any operation. */
  readonly over: () => number
  /** Finished requests of the held operation; undefined if they cannot be distinguished from other calls. */
  readonly answered: () => number | undefined
  /** Pending requests of the held operation. */
  readonly underWay: () => number
}

export const heldAtMock = (hold: Hold, page: Page, { over, answered, underWay }: RequestCounts): Held => {
  /** Releases requests, and waits until the page has received the response. */
  const release = async (outcome: Parameters<Hold['release']>[0]) => {
    const pauses = (await hold.waiting()) > 0 ? MOST_PAUSES : 0
    const before = { over: over(), answered: answered() }
    await hold.release(outcome)
    for (let left = pauses; left > 0; left -= 1) {
      const waiting = await hold.waiting()
      await pause(page)
      // The mock may still hold a request that the page has aborted, and give it the outcome meant for the next one.
      const isLost = answered() === before.answered && answered() !== undefined
      if (isLost && waiting > 0 && waiting === underWay()) await hold.release(outcome)
      else if (over() > before.over) return
    }
  }
  return {
    waiting: hold.waiting,
    answer: () => release({ kind: 'answer' }),
    answerOwn: cannot('Only requests for files can be answered with a text.'),
    code: (code) => release({ kind: 'code', code } as Parameters<Hold['release']>[0]),
    status: (status) => release({ kind: 'status', status }),
    drop: async () => {
      const drops = MOST_DROPS * Math.max(1, await hold.waiting())
      await hold.release({ kind: 'drop' })
      let pauses = MOST_PAUSES
      for (let quiet = 0, left = drops; quiet < 4 && left > 0 && pauses > 0; quiet += 1, pauses -= 1) {
        await pause(page)
        if ((await hold.waiting()) === 0) {
          // A busy browser retries late: while a request is pending, it may still reach the mock.
          if (underWay() > 0) quiet = -1
          continue
        }
        await hold.release({ kind: 'drop' })
        quiet = 0
        left -= 1
      }
    },
    mend: () => undefined,
    forgetNavigations: () => undefined,
    remove: hold.remove,
    again: () => undefined,
  }
}

/**
 * Holds files in the browser, but no documents. Answers a navigation to the sign-in service with 204, so that the page
 * stays.
 */
export const heldInBrowser = async (page: Page, glob: string): Promise<Held> => {
  const routes: Route[] = []
  /** Held navigations of the page. */
  let navigations = 0
  let isHeld = true
  /**
   * URLs that were dropped. The browser retries such a file after an unpredictable time, first as a preload and then
   * as the module, so the file is dropped until the step ends.
   */
  const broken = new Set<string>()
  let breaks = 0
  const abort = (route: Route) => {
    broken.add(route.request().url())
    breaks += 1
    return route.abort('connectionfailed')
  }
  await page.route(glob, async (route) => {
    const request = route.request()
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (glob.startsWith('/identity/')) {
      if (!isPage) return route.fallback()
      navigations += 1
      return route.fulfill({ status: 204 })
    }
    if (isHeld && !isPage && broken.has(request.url())) await abort(route)
    else if (isHeld && !isPage) routes.push(route)
    else await route.continue()
  })
  // Requests that the page aborted no longer wait.
  page.on('requestfailed', (request) => {
    const at = routes.findIndex((route) => route.request() === request)
    if (at >= 0) routes.splice(at, 1)
  })
  const end = async (how: (route: Route) => Promise<void>) => {
    for (let left = 100; routes.length === 0 && left > 0; left -= 1) await pause(page)
    for (const route of routes.splice(0)) await how(route)
  }
  return {
    waiting: async () => routes.length + navigations,
    answer: async () => {
      isHeld = false
      await end((route) => route.continue())
    },
    answerOwn: (text) => end((route) => route.fulfill({ contentType: 'text/html', body: text })),
    code: cannot('Requests for files cannot be answered with an error code.'),
    status: (status) => end((route) => route.fulfill({ status })),
    drop: async () => {
      await end(abort)
      // Wait until the browser stops retrying.
      for (let quiet = 0, before = breaks; quiet < 6; quiet += 1) {
        await pause(page)
        if (breaks > before) quiet = 0
        before = breaks
      }
    },
    mend: () => broken.clear(),
    forgetNavigations: () => {
      navigations = 0
    },
    remove: async () => {
      isHeld = false
      for (const route of routes.splice(0)) await route.continue().catch(() => undefined)
      await page.unroute(glob)
    },
    again: () => {
      broken.clear()
      isHeld = true
    },
  }
}
