const MINUTE_MS = 60_000
/** In minutes: what a clock is read by. */
const STEPS = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1_440]

/** Round times between two moments, at most so many. */
export const roundTimes = (from: number, until: number, most: number): readonly number[] => {
  const minutes = STEPS.find((step) => (until - from) / (step * MINUTE_MS) <= most) ?? STEPS.at(-1) ?? 1
  const step = minutes * MINUTE_MS
  const times: number[] = []
  for (let at = Math.ceil(from / step) * step; at <= until && times.length <= most; at += step) times.push(at)
  return times
}
