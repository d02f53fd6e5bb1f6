/**
 * Returns the smallest round step (1, 2, 2.5 or 5 times a power of ten) that reaches `max` in at most `count` steps.
 */
const niceStep = (max: number, count: number): number => {
  const rough = Math.max(max, 1e-9) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10
  return factor * power
}

/** Returns axis values from 0 to the first round value at or above `max`. */
export const ticksTo = (max: number, count = 3): readonly number[] => {
  const step = niceStep(max, count)
  const steps = Math.max(1, Math.ceil(max / step - 1e-9))
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
