import type { Page } from '@playwright/test'

/** Clock of a page that stands until a test moves it. The mock's clock and the network are not affected. */
export interface PageClock {
  /** Time moved so far, in ms. */
  readonly elapsed: () => number
  /** Runs the time, firing every timer when it is due. */
  readonly run: (ms: number) => Promise<void>
  /** Jumps, as when a laptop wakes up: each due timer fires once. */
  readonly leap: (ms: number) => Promise<void>
  /** Time of the page, in ms since 1970. */
  readonly now: () => number
}

/** The clock stops this far ahead of real time. */
const AHEAD_MS = 60_000

/** Stops the clock of the page, also for its later documents. */
export const stopTime = async (page: Page): Promise<PageClock> => {
  const start = Date.now() + AHEAD_MS
  let elapsed = 0
  await page.clock.install()
  // Playwright refuses a time in the past, and installing the clock takes a moment.
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

/** Time between two looks: React waits up to 300 ms before it removes a placeholder. */
export const SETTLE_MS = 350
/** Maximum number of repeats of a look. */
const PATIENCE = 8

/** Repeats a look until it succeeds, and moves the clock in between. */
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

/** Timeout of one look. */
export const SOON = { timeout: 600 } as const
