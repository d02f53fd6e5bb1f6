/** Thrown when a search reaches its limit: the machine is not wrong, but not proven either. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

/** Maximum number of steps of a path: longer ones are hard to read and to repeat by hand. */
export const MAX_STEPS = 25
