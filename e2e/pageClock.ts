import type { Page } from '@playwright/test'

/** The browser's time, stopped until a test moves it. The mock's time and the network go on. */
export interface PageClock {
  /** How far time was moved, in ms. */
  readonly elapsed: () => number
  /** Lets time run, with everything that is due in it. */
  readonly run: (ms: number) => Promise<void>
  /** Leaps, as when a laptop wakes: everything that was due happens once. */
  readonly leap: (ms: number) => Promise<void>
  /** What the page takes for the time, in ms since 1970. */
  readonly now: () => number
}

/** How far ahead of real time the browser's clock is stopped. */
const AHEAD_MS = 60_000

/** Takes over the time of the page's documents, those of now and those to come. */
export const stopTime = async (page: Page): Promise<PageClock> => {
  const start = Date.now() + AHEAD_MS
  let elapsed = 0
  await page.clock.install()
  // Not before now: taking over takes a moment, in which time goes on.
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

/** After each step so much time passes: React waits up to 300 ms before it takes a placeholder away. */
export const SETTLE_MS = 350
/** How often it may do so before what was promised counts as missing. */
const PATIENCE = 8

/** Looks until the expected state is there, and lets a little time pass between. */
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

/** How long a look takes before a little time passes and it is taken again: visible parts are found at once. */
export const SOON = { timeout: 600 } as const
