import type { Page, Request, Response } from '@playwright/test'
import type { Label } from '@portal/machines/steps'
import { endpoints } from '@portal/schemas/contract'
import type { Mock, Operation } from '../mock.ts'
import { type PageClock, patiently } from '../pageClock.ts'
import { isRequestOf, requestsUnderWay } from '../requests.ts'
import { labelWordsIn } from '../texts.ts'
import { type Held, heldAtMock, heldInBrowser, pause, type RequestCounts } from './held.ts'
import type { DeviceUser, Stage } from './stage.ts'

const wordsOf = await labelWordsIn('en')

/** Everything that executors need: the browser, the mock's control interface, and records of what happened. */
export interface Driver {
  readonly page: Page
  readonly mock: Mock
  readonly clock: PageClock
  readonly origin: string
  /** English words of a label. */
  readonly text: (label: Label) => string
  readonly hold: (operation: string) => Promise<void>
  readonly stopHolding: (operation: string) => Promise<void>
  readonly held: (operation: string) => Held
  /** Number of held requests of the operation. */
  readonly waitingOf: (operation: string) => Promise<number>
  /** Number of all held requests. */
  readonly waiting: () => Promise<number>
  /** Lets dropped requests through again; called when a step begins. */
  readonly mend: () => void
  readonly forgetNavigations: () => void
  readonly letGo: () => Promise<void>
  /**
   * Waits until every request that is not held has been answered, because advancing the clock does not wait for
   * responses.
   */
  readonly quiet: () => Promise<void>
  /** Retries an assertion until it passes. Before time advances, waits for pending responses and checks again. */
  readonly patiently: (look: () => Promise<void>, patience?: number) => Promise<void>
  /** Last sign-in on this device, and the charger noted by `noteFirstCharger`. */
  readonly remembered: { user: DeviceUser | undefined; charger: string; chargerName: string }
  /** Browser console messages since the last step. */
  readonly console: string[]
  /** Number of documents that the tab has loaded, now and before the last step. */
  readonly loads: { count: number; before: number }
  /** Pending calls that a step made outside the portal. */
  readonly own: Promise<unknown>[]
  /** Last write request of the portal. */
  readonly sent: { last: Request | undefined }
  /**
   * API calls of the tab: their number, the token of the last one, and the last successful response of
   * `listChargepoints` and of the noted charger.
   */
  readonly calls: { count: number; token: string | undefined; readonly answers: Map<Operation, Response> }
}

type Maker = (...args: never[]) => { readonly args: object }

/** Executes each act or check of a group in the browser. A missing one is a type error. */
export type Executors<TGroup extends Readonly<Record<string, Maker>>> = {
  readonly [N in keyof TGroup]: (driver: Driver, args: ReturnType<TGroup[N]>['args']) => Promise<unknown>
}

/** Files are held in the browser, operations in the mock. */
const isFile = (operation: string): boolean => operation.startsWith('/')

/** Limit for a page that never becomes idle. */
const QUIET_MS = 3_000
/** Number of pauses without a request after which the page counts as idle. */
const QUIET_PAUSES = 2
/** Maximum number of pauses. */
const MOST_QUIET_PAUSES = 60

export const driverOf = ({ page, mock, clock, origin }: Stage): Driver => {
  const all = new Map<string, Held>()
  const messages: string[] = []
  const loads = { count: 0, before: 0 }
  const calls: Driver['calls'] = { count: 0, token: undefined, answers: new Map() }
  const over: Request[] = []
  const own: Promise<unknown>[] = []
  const sent: { last: Request | undefined } = { last: undefined }
  const remembered: Driver['remembered'] = { user: undefined, charger: '', chargerName: '' }
  const flying = requestsUnderWay(page)
  page.on('console', (message) => messages.push(message.text()))
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
    calls.token = request.headers().authorization?.replace('Bearer ', '')
    if (request.method() !== 'GET') sent.last = request
  })
  page.on('response', (response) => {
    const request = response.request()
    if (!response.ok()) return
    if (isRequestOf(request, 'listChargepoints')) calls.answers.set('listChargepoints', response)
    // The pattern of `getChargepoint` also matches other reads, so the id is compared too.
    const isNoted = request.url().endsWith(`/${remembered.charger.split('/').pop()}`)
    if (isNoted && isRequestOf(request, 'getChargepoint')) calls.answers.set('getChargepoint', response)
  })
  const countsOf = (operation: Operation): RequestCounts => ({
    over: () => over.length,
    answered: () =>
      // The mock also holds calls outside the portal. The browser does not see them, so its count would be too low.
      operation in endpoints && own.length === 0
        ? over.filter((one) => isRequestOf(one, operation)).length
        : undefined,
    underWay: () => [...flying].filter((one) => isRequestOf(one, operation)).length,
  })
  const held = (operation: string): Held => {
    const one = all.get(operation)
    if (one === undefined) throw new Error(`No step holds ${operation}.`)
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
          // Check again before time advances, because a short-lived state could end before the page renders it.
          await look().catch(async () => {
            await quiet()
            await look()
          })
        },
        patience,
      ),
    text: wordsOf,
    hold: async (operation) => {
      const before = all.get(operation)
      if (before) {
        // Requests pending now must not be held.
        await quiet()
        return before.again()
      }
      if (all.size === 0)
        await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
      all.set(
        operation,
        isFile(operation)
          ? await heldInBrowser(page, operation)
          : heldAtMock(await mock.hold(operation as Operation), page, countsOf(operation as Operation)),
      )
    },
    stopHolding: async (operation) => {
      await held(operation).remove()
      all.delete(operation)
    },
    held,
    waitingOf: async (operation) => (await all.get(operation)?.waiting()) ?? 0,
    waiting,
    mend: () => {
      for (const one of all.values()) one.mend()
    },
    forgetNavigations: () => {
      for (const one of all.values()) one.forgetNavigations()
    },
    letGo: async () => {
      for (const one of all.values()) await one.remove().catch(() => undefined)
    },
    remembered,
    console: messages,
    loads,
    calls,
    own,
    sent,
  }
}
