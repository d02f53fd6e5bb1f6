import { expect, type Page } from '@playwright/test'
import type { Mock, Operation } from '../mock.ts'
import { type PageClock, stopTime } from '../pageClock.ts'
import { isRequestOf, requestsUnderWay } from '../requests.ts'
import { EMPTY_PAGE, USER_KEY } from '../signIn.ts'

/** Where a path is played: one tab of the portal, its time, and the mock behind it. */
export interface Stage {
  readonly page: Page
  readonly mock: Mock
  readonly clock: PageClock
  /** Address of portal and mock. */
  readonly origin: string
}

/** How long the mock may take to answer what the page asked before. */
const ANSWERED_MS = 5_000

/**
 * The mock, holding only what the page asks from then on. A screen's own read may still be under way when a path holds
 * the same operation: it would be held too, and counted as the request that the path waits for.
 */
const holdingWhatComes = (page: Page, mock: Mock): Mock => {
  const underWay = requestsUnderWay(page)
  const held = new Set<Operation>()
  return {
    ...mock,
    hold: async (operation, method) => {
      const isAsked = () => [...underWay].some((request) => isRequestOf(request, operation))
      if (!held.has(operation))
        await expect
          .poll(isAsked, { timeout: ANSWERED_MS })
          .toBe(false)
          // One that is never answered is held all the same.
          .catch(() => undefined)
      const hold = await mock.hold(operation, method)
      held.add(operation)
      return {
        ...hold,
        remove: async () => {
          await hold.remove()
          held.delete(operation)
        },
      }
    },
  }
}

/** Where a path is played in this tab: its time is stopped, and what it holds is what comes. */
export const setStage = async ({
  page,
  mock,
  origin,
}: Pick<Stage, 'page' | 'mock' | 'origin'>): Promise<Stage> => ({
  page,
  mock: holdingWhatComes(page, mock),
  clock: await stopTime(page),
  origin,
})

/** What a sign-in left on this device. */
export interface DeviceUser {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresAt: number
  readonly profile: { readonly sub: string }
}

export const readDeviceUser = async ({ page }: Stage): Promise<DeviceUser | undefined> => {
  const text = await page.evaluate((key) => window.localStorage.getItem(key), USER_KEY)
  return text === null ? undefined : (JSON.parse(text) as DeviceUser)
}

/** Writes to the device as if it had been there before: the open document hears nothing of it. */
export const putDeviceUser = async ({ page }: Stage, user: DeviceUser | undefined): Promise<void> => {
  await page.evaluate(
    ([key, text]) => {
      if (text === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, text)
    },
    [USER_KEY, user === undefined ? null : JSON.stringify(user)] as const,
  )
}

/** What another tab of the portal does to the device: the browser tells the open document of it. */
export const putDeviceUserElsewhere = async (stage: Stage, user: DeviceUser | undefined): Promise<void> => {
  const tab = await stage.page.context().newPage()
  await tab.goto(`${stage.origin}${EMPTY_PAGE}`)
  await putDeviceUser({ ...stage, page: tab }, user)
  await tab.close()
}

/** What the browser itself says when a tab goes to the back or comes to the front. */
export const setVisibility = async (
  { page }: Pick<Stage, 'page'>,
  state: 'visible' | 'hidden',
): Promise<void> => {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
