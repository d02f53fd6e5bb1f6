/** Thrown when a search reaches its limit: the machine is neither wrong nor proven. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

/** Maximum number of steps of a path, because longer paths are hard to read and to follow manually. */
export const MAX_STEPS = 25
