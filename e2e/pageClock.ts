import type { Page } from '@playwright/test'

/** A page's clock, which stands still until a test advances it. The mock's clock and the network are not affected. */
export interface PageClock {
  /** Time advanced so far, in ms. */
  readonly elapsed: () => number
  /** Advances the time and fires every timer when it is due. */
  readonly run: (ms: number) => Promise<void>
  /** Jumps ahead, as when a laptop wakes up: each due timer fires once. */
  readonly leap: (ms: number) => Promise<void>
  /** Current time of the page, in ms since 1970. */
  readonly now: () => number
}

/** Head start of the clock on real time; see `pauseAt` below. */
const AHEAD_MS = 60_000

/** Stops the clock of the page, including its later documents. */
export const stopTime = async (page: Page): Promise<PageClock> => {
  const start = Date.now() + AHEAD_MS
  let elapsed = 0
  await page.clock.install()
  // Playwright rejects a time in the past, and installing the clock takes a moment.
  await page.clock.pauseAt(start)
  return {
    elapsed: () => elapsed,
    run: async (ms) => {
      elapsed += ms
      await page.clock.runFor(ms)
    },
    leap: async (ms) => {
      elapsed += ms
      await page.clock.fastForward(ms)
    },
    now: () => start + elapsed,
  }
}

/** Time between two attempts: React waits up to 300 ms before it removes a placeholder. */
export const SETTLE_MS = 350
/** Maximum number of retries. */
const PATIENCE = 8

/** Retries an assertion until it passes, and advances the clock before each retry. */
export const patiently = async (
  clock: PageClock,
  look: () => Promise<void>,
  patience = PATIENCE,
): Promise<void> => {
  for (let left = patience; ; left -= 1) {
    try {
      await look()
      return
    } catch (error) {
      if (left === 0) throw error
      await clock.run(SETTLE_MS)
    }
  }
}

/** Timeout of one attempt. */
export const SOON = { timeout: 600 } as const
