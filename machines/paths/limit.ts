/** Thrown when a search reaches its limit, which proves neither success nor failure. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

/** Maximum number of steps per path, because longer paths are hard to read and to follow manually. */
export const MAX_STEPS = 25
