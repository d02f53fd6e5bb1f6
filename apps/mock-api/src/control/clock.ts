import { HISTORY_DAYS } from '@portal/fixtures'
import { DAY_MS } from '@portal/schemas'

/** A clock may be set this far beyond the world's start: what happens until then has to be made for every list. */
export const HORIZON_DAYS = 366

/** The times that a clock may be set to. */
export interface ClockSpan {
  readonly from: number
  readonly until: number
}

export const clockSpan = (worldNow: number): ClockSpan => ({
  from: worldNow - HISTORY_DAYS * DAY_MS,
  until: worldNow + HORIZON_DAYS * DAY_MS,
})

/** Returns a sentence that refuses a time outside a span. */
export const refusedTime = (time: number, { from, until }: ClockSpan): string | undefined => {
  const [first, last] = [from, until].map((limit) => new Date(limit).toISOString())
  if (time < from) return `The clock cannot show a time before ${first}, where the world’s history begins.`
  return time > until
    ? `The clock cannot show a time after ${last}, ${HORIZON_DAYS} days beyond the world’s start.`
    : undefined
}

/** What a clock shows: its own time at a moment of real time, and whether it is paused. */
export interface ClockState {
  readonly business: number
  readonly real: number
  readonly paused: boolean
}

/**
 * A business clock, milliseconds since the epoch. It ticks with real time from where it was put, unless it is paused.
 * Tokens do not follow it: the browser judges their end by its own clock.
 */
export interface Clock {
  readonly now: () => number
  readonly isPaused: () => boolean
  readonly set: (now: number) => void
  readonly advance: (ms: number) => void
  readonly pause: (paused: boolean) => void
  readonly face: () => ClockState
  /** Lets it show what it showed when it had this face. */
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
    pause: (wanted) => {
      set(now())
      paused = wanted
    },
    face: () => ({ ...anchor, paused }),
    turn: ({ business, real, paused: wasPaused }) => {
      anchor = { business, real }
      paused = wasPaused
    },
  }
}
