import { HISTORY_DAYS } from '@portal/fixtures'
import { DAY_MS } from '@portal/schemas'

/**
 * Max days from the world's start to the time of the clock. Limited, because every list generates all events up to
 * that time.
 */
export const HORIZON_DAYS = 366

export interface ClockSpan {
  readonly from: number
  readonly until: number
}

export const clockSpan = (worldNow: number): ClockSpan => ({
  from: worldNow - HISTORY_DAYS * DAY_MS,
  until: worldNow + HORIZON_DAYS * DAY_MS,
})

/** Returns an error message for a time outside the span, otherwise undefined. */
export const refusedTime = (time: number, { from, until }: ClockSpan): string | undefined => {
  const [first, last] = [from, until].map((limit) => new Date(limit).toISOString())
  if (time < from) return `The clock cannot be set before ${first}, when the world’s history begins.`
  return time > until
    ? `The clock cannot be set after ${last}, ${HORIZON_DAYS} days beyond the world’s start.`
    : undefined
}

/** State of a clock: its business time at a given real time, and whether it is paused. */
export interface ClockState {
  readonly business: number
  readonly real: number
  readonly paused: boolean
}

/**
 * Business clock, ms since the epoch. It advances with real time unless paused. Tokens ignore it, because the browser
 * checks their expiry with its own clock.
 */
export interface Clock {
  readonly now: () => number
  readonly isPaused: () => boolean
  readonly set: (now: number) => void
  readonly advance: (ms: number) => void
  readonly pause: (paused: boolean) => void
  readonly face: () => ClockState
  /** Restores a state returned by `face`. */
  readonly turn: (face: ClockState) => void
}

export const createClock = (start: number, realNow: () => number = Date.now): Clock => {
  let anchor = { business: start, real: realNow() }
  let paused = false
  const now = () => (paused ? anchor.business : anchor.business + realNow() - anchor.real)
  const set = (business: number) => {
    anchor = { business, real: realNow() }
  }
  return {
    now,
    isPaused: () => paused,
    set,
    advance: (ms) => set(now() + ms),
    pause: (shouldPause) => {
      set(now())
      paused = shouldPause
    },
    face: () => ({ ...anchor, paused }),
    turn: ({ business, real, paused: wasPaused }) => {
      anchor = { business, real }
      paused = wasPaused
    },
  }
}
