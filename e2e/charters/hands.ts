import { setTimeout } from 'node:timers/promises'
import type { Locator, Page, Request, Route } from '@playwright/test'
import type { Charter } from '@portal/machines/charter'
import type { Hold, Mock, Operation } from '../mock.ts'
import type { PageClock } from '../models/pageClock.ts'
import type { DeviceUser, Stage } from '../models/stage.ts'

/** A request that is held: at the mock, or in the browser's network tools. */
interface Held {
  readonly waiting: () => Promise<number>
  readonly answer: () => Promise<void>
  readonly code: (code: string) => Promise<void>
  readonly status: (status: number) => Promise<void>
  readonly drop: () => Promise<void>
  readonly remove: () => Promise<void>
  /** Holds what comes from now on, once more; what waits goes on waiting. */
  readonly again: () => void
}

/** What a tester has: a browser with its tools, the mock's control interface, and the charter's list of what can be held. */
export interface Hands {
  readonly page: Page
  readonly mock: Mock
  readonly clock: PageClock
  readonly origin: string
  /** What the list calls it, at the mock. */
  readonly operation: (subject: string) => Operation
  readonly hold: (subject: string) => Promise<void>
  readonly unhold: (subject: string) => Promise<void>
  readonly held: (subject: string) => Held
  readonly waitingOf: (subject: string) => Promise<number>
  /** How many wait, of all that is held. */
  readonly waiting: () => Promise<number>
  readonly letGo: () => Promise<void>
  /**
   * Waits until all that is not held has been answered. A tester's minute is longer than any answer takes; time that is
   * moved would be over before it.
   */
  readonly quiet: () => Promise<void>
  /** The last sign-in that this device had, as a tester copied it from the browser's tools. */
  readonly known: { user: DeviceUser | undefined; charger: string }
  /** Lines of the browser's console since the last step. */
  readonly console: string[]
  /** How many documents the tab has loaded, and before the last step. */
  readonly loads: { count: number; before: number }
  /** Calls that the tester makes beside the portal, and the last one that the portal sent and that writes. */
  readonly own: Promise<unknown>[]
  readonly sent: { last: Request | undefined }
  /** How many calls of the API the tab has made. */
  readonly calls: { count: number }
}

/** Whether a subject is a file, which the browser's tools hold, and not an operation of the mock. */
const isFile = (what: string): boolean => what.startsWith('/')

/** How often a browser asks again by itself when a connection breaks, at most. */
const MOST_DROPS = 6
const PAUSE_MS = 50
const MOST_PAUSES = 60
/** A page that is never quiet is held all the same. */
const QUIET_MS = 3_000
/** How many pauses long nothing may be on its way before the page counts as quiet, and how many are waited at most. */
const QUIET_PAUSES = 2
const MOST_QUIET_PAUSES = 60

const pause = async (page: Page): Promise<void> => {
  // A page that is being left answers nothing.
  await page.evaluate(() => undefined).catch(() => undefined)
  await setTimeout(PAUSE_MS)
}

/** Requests for data that are over, as the browser counts them. */
interface Over {
  count: number
}

const heldAtMock = (hold: Hold, page: Page, over: Over): Held => {
  /** An answer is on its way before it is there: time goes on once the page has it. */
  const release = async (outcome: Parameters<Hold['release']>[0]) => {
    const pauses = (await hold.waiting()) > 0 ? MOST_PAUSES : 0
    const before = over.count
    await hold.release(outcome)
    for (let left = pauses; over.count === before && left > 0; left -= 1) await pause(page)
  }
  return {
    waiting: hold.waiting,
    answer: () => release({ kind: 'answer' }),
    code: (code) => release({ kind: 'code', code } as Parameters<Hold['release']>[0]),
    status: (status) => release({ kind: 'status', status }),
    drop: async () => {
      await hold.release({ kind: 'drop' })
      for (let quiet = 0, left = MOST_DROPS; quiet < 4 && left > 0; quiet += 1) {
        await pause(page)
        if ((await hold.waiting()) === 0) continue
        await hold.release({ kind: 'drop' })
        quiet = 0
        left -= 1
      }
    },
    remove: hold.remove,
    again: () => undefined,
  }
}

/** Files are held where they leave the browser. A page that is left stays as it is (its answer is 'no content'). */
const heldInBrowser = async (page: Page, glob: string): Promise<Held> => {
  const routes: Route[] = []
  let isHeld = true
  await page.route(glob, async (route) => {
    const request = route.request()
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (glob.startsWith('/identity/')) return isPage ? route.fulfill({ status: 204 }) : route.fallback()
    if (isHeld) routes.push(route)
    else await route.continue()
  })
  const end = async (how: (route: Route) => Promise<void>) => {
    for (let left = 100; routes.length === 0 && left > 0; left -= 1) await pause(page)
    for (const route of routes.splice(0)) await how(route)
  }
  return {
    waiting: async () => routes.length,
    answer: async () => {
      isHeld = false
      await end((route) => route.continue())
    },
    code: () => Promise.reject(new Error('A file is answered with no code.')),
    status: (status) => end((route) => route.fulfill({ status })),
    drop: async () => {
      const dropped = new Set<string>()
      const abort = (route: Route) => {
        dropped.add(route.request().url())
        return route.abort('connectionfailed')
      }
      await end(abort)
      // The same file, asked for again by itself.
      for (let quiet = 0; quiet < 6; quiet += 1) {
        await pause(page)
        const again = routes.filter((route) => dropped.has(route.request().url()))
        for (const route of again) {
          routes.splice(routes.indexOf(route), 1)
          await abort(route)
          quiet = 0
        }
      }
    },
    remove: async () => {
      isHeld = false
      for (const route of routes.splice(0)) await route.continue().catch(() => undefined)
      await page.unroute(glob)
    },
    again: () => {
      isHeld = true
    },
  }
}

/** The hands of one tester, who knows the subjects that the charter names. */
export const handsOf = ({ page, mock, clock, origin }: Stage, { subjects }: Charter): Hands => {
  const all = new Map<string, Held>()
  const heard: string[] = []
  const loads = { count: 0, before: 0 }
  const calls = { count: 0 }
  const over: Over = { count: 0 }
  const sent: { last: Request | undefined } = { last: undefined }
  const flying = new Set<Request>()
  page.on('console', (message) => heard.push(message.text()))
  page.on('domcontentloaded', () => {
    loads.count += 1
  })
  const countOver = (request: Request) => {
    flying.delete(request)
    if (/^(fetch|xhr)$/.test(request.resourceType())) over.count += 1
  }
  // A response that is not read to its end is never finished.
  page.on('response', (response) => flying.delete(response.request()))
  page.on('requestfinished', countOver)
  page.on('requestfailed', countOver)
  page.on('framenavigated', (frame) => {
    // What the document before asked for has no one left to hear the answer.
    for (const request of flying)
      if (!request.isNavigationRequest() && request.frame() === frame) flying.delete(request)
  })
  page.on('request', (request) => {
    flying.add(request)
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    calls.count += 1
    if (request.method() !== 'GET') sent.last = request
  })
  const held = (subject: string): Held => {
    const one = all.get(subject)
    if (one === undefined) throw new Error(`The charter never said to hold ${subject}.`)
    return one
  }
  const waiting = async () => {
    const counts = await Promise.all([...all.values()].map((one) => one.waiting()))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const quiet = async () => {
    for (let calm = 0, left = MOST_QUIET_PAUSES; calm < QUIET_PAUSES && left > 0; left -= 1) {
      await pause(page)
      calm = flying.size > (await waiting()) ? 0 : calm + 1
    }
  }
  return {
    page,
    mock,
    clock,
    origin,
    quiet,
    operation: (subject) => subjects[subject] as Operation,
    hold: async (subject) => {
      const what = subjects[subject] ?? ''
      const before = all.get(subject)
      if (before) return before.again()
      // Who types a command is slower than a page: what it asked for when it was opened has been answered by then.
      if (all.size === 0)
        await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
      all.set(
        subject,
        isFile(what)
          ? await heldInBrowser(page, what)
          : heldAtMock(await mock.hold(what as Operation), page, over),
      )
    },
    unhold: async (subject) => {
      await held(subject).remove()
      all.delete(subject)
    },
    held,
    waitingOf: async (subject) => (await all.get(subject)?.waiting()) ?? 0,
    waiting,
    letGo: async () => {
      for (const one of all.values()) await one.remove().catch(() => undefined)
    },
    known: { user: undefined, charger: '' },
    console: heard,
    loads,
    calls,
    own: [],
    sent,
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/** These words, as they are written: a case that differs is another text. */
export const containing = (text: string): RegExp => new RegExp(escaped(text))

/** What begins with these words. */
export const startingWith = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}`)

/** A name is all that is said; a sentence may have others beside it. */
const exactly = (text: string): RegExp =>
  /[.!?]$/.test(text) ? containing(text) : new RegExp(`^\\s*${escaped(text)}\\s*$`)

/** Anything that can be pressed and has this name. */
export const pressable = (within: Page | Locator, name: string | RegExp): Locator => {
  const known = typeof name === 'string' ? { name, exact: true } : { name }
  return within
    .getByRole('button', known)
    .or(within.getByRole('link', known))
    .or(within.getByRole('switch', known))
    .or(within.getByRole('menuitem', known))
    .or(within.getByRole('menuitemradio', known))
    .or(within.getByRole('option', known))
    .filter({ visible: true })
}

/** Anything on screen that says just this, or is named so. */
export const said = (page: Page, text: string): Locator =>
  page
    .getByText(exactly(text))
    .or(pressable(page, text))
    .or(page.getByRole('heading', { name: text, exact: true }))
    .filter({ visible: true })

/** A field by its label; an optional one says so behind it. */
export const field = (page: Page, label: string): Locator =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('searchbox', { name: label, exact: true }))
    .or(page.getByRole('combobox', { name: label, exact: true }))
    .or(page.getByLabel(label, { exact: true }))
    .or(page.getByLabel(new RegExp(`^${escaped(label)}(?!\\w)`)))
    .filter({ visible: true })
    .first()
