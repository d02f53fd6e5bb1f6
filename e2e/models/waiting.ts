import { expect } from '@playwright/test'
import { SOON } from './pageClock.ts'

/** Anything that knows how many requests it holds. */
interface Holding {
  readonly waiting: () => Promise<number> | number
}

/** How many requests wait, as a failure says it. */
const waitingInWords = (count: number): string => {
  if (count === 0) return 'no request waits'
  return count === 1 ? 'one request waits' : `${count} requests wait`
}

/** So many requests must wait at the mock: a failure names what was expected, not only a number. */
export const expectWaiting = (
  hold: Holding | undefined,
  count: number,
  what?: string,
  patience: { readonly timeout: number } = SOON,
): Promise<void> =>
  expect
    .poll(() => hold?.waiting(), {
      ...patience,
      message: waitingInWords(count) + (what === undefined ? '' : ` (${what})`),
    })
    .toBe(count)
