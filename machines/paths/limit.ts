/** A search that its limit ended: nothing is wrong with the machine, but nothing is proven either. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

/** Longer paths are hard to read and to repeat by hand. */
export const MAX_STEPS = 25
