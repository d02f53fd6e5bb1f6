/** Returns a seeded generator of pseudo-random numbers in [0, 1) (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a weighted random item; undefined if the total weight is 0. */
export const pick = <T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  random: () => number,
): T | undefined => {
  let left = random() * items.reduce((sum, item) => sum + weightOf(item), 0)
  return items.find((item) => {
    const weight = weightOf(item)
    left -= weight
    return weight > 0 && left < 0
  })
}
