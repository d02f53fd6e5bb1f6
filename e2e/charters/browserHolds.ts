import type { Page } from '@playwright/test'

/** Only the browser can answer where the device is. */
export const isHeldByBrowser = (what: string): boolean => what === 'browser:geolocation'

/** How the browser's answer to the last question ends; what was asked before it has no one left to hear it. */
export type BrowserEnd = { kind: 'answer' | 'refuse' | 'fail'; text: string }

interface Waiting {
  count: number
  end: (how: BrowserEnd) => void
}

/** Where each document keeps what it asks the browser. */
const NAME = 'charter:held'

/** Runs in the page: the device gives no position before it is released. */
const holdGeolocation = (name: string): void => {
  let found: PositionCallback | undefined
  let failed: PositionErrorCallback | null | undefined
  const waiting: Waiting = {
    count: 0,
    end: ({ kind, text }) => {
      waiting.count = 0
      const [latitude = 0, longitude = 0] = text.split(', ').map(Number)
      if (kind === 'answer') return found?.({ coords: { latitude, longitude } } as GeolocationPosition)
      return failed?.({
        code: kind === 'refuse' ? 1 : 2,
        message: '',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      })
    },
  }
  Reflect.set(window, name, waiting)
  navigator.geolocation.getCurrentPosition = (whenFound, whenFailed) => {
    waiting.count += 1
    found = whenFound
    failed = whenFailed
  }
}

/** Holds what the documents of this page ask the browser, those to come too. */
export const holdBrowser = async (page: Page): Promise<void> => {
  await page.addInitScript(holdGeolocation, NAME)
  if (page.url().startsWith('http')) await page.evaluate(holdGeolocation, NAME)
}

export const waitingAtBrowser = (page: Page): Promise<number> =>
  page.evaluate((name) => (Reflect.get(window, name) as Waiting | undefined)?.count ?? 0, NAME)

export const endAtBrowser = (page: Page, how: BrowserEnd): Promise<void> =>
  page.evaluate(
    ([name, one]) => {
      const waiting = Reflect.get(window, name) as Waiting
      if (waiting.count === 0) throw new Error('The portal has not asked the browser.')
      waiting.end(one)
    },
    [NAME, how] as const,
  )
