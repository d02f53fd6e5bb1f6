import type { Locator, Page, Request } from '@playwright/test'
import type { Charter } from '@portal/machines/charter'
import { endpoints } from '@portal/schemas/contract'
import type { Mock, Operation } from '../mock.ts'
import { type PageClock, patiently } from '../models/pageClock.ts'
import type { DeviceUser, Stage } from '../models/stage.ts'
import { isRequestOf, requestsUnderWay } from '../requests.ts'
import { type Heard, type Held, heldAtMock, heldInBrowser, pause } from './held.ts'

/** What a tester has: a browser with its tools, the mock's control interface, and the charter's list of what can be held. */
export interface Driver {
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
  /** Nothing that was broken off in a former step breaks off any more. */
  readonly mend: () => void
  readonly letGo: () => Promise<void>
  /**
   * Waits until all that is not held has been answered. A tester's minute is longer than any answer takes; time that is
   * moved would be over before it.
   */
  readonly quiet: () => Promise<void>
  /** Looks again until it succeeds; answers under way arrive before anything counts as missing. */
  readonly patiently: (look: () => Promise<void>, patience?: number) => Promise<void>
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

/** A page that is never quiet is held all the same. */
const QUIET_MS = 3_000
/** How many pauses long nothing may be on its way before the page counts as quiet, and how many are waited at most. */
const QUIET_PAUSES = 2
const MOST_QUIET_PAUSES = 60

/** The hands of one tester, who knows the subjects that the charter names. */
export const driverOf = ({ page, mock, clock, origin }: Stage, { subjects }: Charter): Driver => {
  const all = new Map<string, Held>()
  const heard: string[] = []
  const loads = { count: 0, before: 0 }
  const calls = { count: 0 }
  const over: Request[] = []
  const own: Promise<unknown>[] = []
  const sent: { last: Request | undefined } = { last: undefined }
  const flying = requestsUnderWay(page)
  page.on('console', (message) => heard.push(message.text()))
  page.on('domcontentloaded', () => {
    loads.count += 1
  })
  const countOver = (request: Request) => {
    if (/^(fetch|xhr)$/.test(request.resourceType())) over.push(request)
  }
  page.on('requestfinished', countOver)
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    calls.count += 1
    if (request.method() !== 'GET') sent.last = request
  })
  const heardOf = (operation: Operation): Heard => ({
    over: () => over.length,
    answered: () =>
      // What the tester asks beside the page waits at the mock as well.
      operation in endpoints && own.length === 0
        ? over.filter((one) => isRequestOf(one, operation)).length
        : undefined,
    underWay: () => [...flying].filter((one) => isRequestOf(one, operation)).length,
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
    patiently: (look, patience) =>
      patiently(
        clock,
        async () => {
          try {
            await look()
          } catch (error) {
            await quiet()
            throw error
          }
        },
        patience,
      ),
    operation: (subject) => subjects[subject] as Operation,
    hold: async (subject) => {
      const what = subjects[subject] ?? ''
      const before = all.get(subject)
      if (before) {
        // What the page asked for until now has come by then, or it would be held with what is meant.
        await quiet()
        return before.again()
      }
      // Who types a command is slower than a page: what it asked for when it was opened has been answered by then.
      if (all.size === 0)
        await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
      all.set(
        subject,
        isFile(what)
          ? await heldInBrowser(page, what)
          : heldAtMock(await mock.hold(what as Operation), page, heardOf(what as Operation)),
      )
    },
    unhold: async (subject) => {
      await held(subject).remove()
      all.delete(subject)
    },
    held,
    waitingOf: async (subject) => (await all.get(subject)?.waiting()) ?? 0,
    waiting,
    mend: () => {
      for (const one of all.values()) one.mend()
    },
    letGo: async () => {
      for (const one of all.values()) await one.remove().catch(() => undefined)
    },
    known: { user: undefined, charger: '' },
    console: heard,
    loads,
    calls,
    own,
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

/** A branch of a tree, by its name. */
export const branch = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('treeitem', { name, exact: true })
