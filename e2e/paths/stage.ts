import { expect, type Page } from '@playwright/test'
import type { Mock, Operation } from '../mock.ts'
import { type PageClock, stopTime } from '../pageClock.ts'
import { isRequestOf, requestsUnderWay } from '../requests.ts'
import { EMPTY_PAGE, USER_KEY } from '../signIn.ts'

/** A tab of the portal with its clock and its mock session. */
export interface Stage {
  readonly page: Page
  readonly mock: Mock
  readonly clock: PageClock
  readonly origin: string
}

/** Maximum wait for an operation's pending requests before it is held. */
const ANSWERED_MS = 5_000

/**
 * Wraps the mock so that it holds only later requests. Otherwise it would hold a pending read of the screen, and count
 * it as the request that the path expects.
 */
const holdingWhatComes = (page: Page, mock: Mock): Mock => {
  const underWay = requestsUnderWay(page)
  const held = new Set<Operation>()
  return {
    ...mock,
    hold: async (operation, method) => {
      const isUnderWay = () => [...underWay].some((request) => isRequestOf(request, operation))
      if (!held.has(operation))
        await expect
          .poll(isUnderWay, { timeout: ANSWERED_MS })
          .toBe(false)
          // A request that is never answered does not prevent the hold.
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

/** Stops the clock of the tab, and makes the mock hold only later requests. */
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

/** Stores a sign-in without a storage event for the open document. */
export const putDeviceUser = async ({ page }: Stage, user: DeviceUser | undefined): Promise<void> => {
  await page.evaluate(
    ([key, text]) => {
      if (text === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, text)
    },
    [USER_KEY, user === undefined ? null : JSON.stringify(user)] as const,
  )
}

/** Stores a sign-in from another tab, so that the open document gets a storage event. */
export const putDeviceUserElsewhere = async (stage: Stage, user: DeviceUser | undefined): Promise<void> => {
  const tab = await stage.page.context().newPage()
  await tab.goto(`${stage.origin}${EMPTY_PAGE}`)
  await putDeviceUser({ ...stage, page: tab }, user)
  await tab.close()
}

/** Simulates hiding or showing the tab. */
export const setVisibility = async (
  { page }: Pick<Stage, 'page'>,
  state: 'visible' | 'hidden',
): Promise<void> => {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
