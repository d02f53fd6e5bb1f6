import { DAY_MS, localDay } from '@portal/schemas'

/** Minimum samples per span. */
const SAMPLES = 24
/** Minimum samples per day; covers the 23-hour day of a DST change. */
const SAMPLES_A_DAY = 2

export interface SampleCount {
  readonly samples: number
  readonly onlineSamples: number
}
export interface SampleGroup extends SampleCount {
  readonly connectors: number
}

interface Moment {
  readonly at: number
  readonly day: number
}

/** Returns the sample times of a span with their local days, or none if the span is empty. */
export const uptimeMoments = (from: number, until: number): readonly Moment[] => {
  if (until <= from) return []
  const count = Math.max(SAMPLES, SAMPLES_A_DAY * Math.ceil((until - from) / DAY_MS))
  const step = (until - from) / count
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(from + (index + 0.5) * step)
    return { at, day: localDay(at) }
  })
}

/**
 * Counts the samples, and those online, by local day. `onlineAt` is the number of online connectors at each sample
 * time.
 */
export const samplesByDay = (
  moments: readonly Moment[],
  onlineAt: readonly number[],
  connectors: number,
): ReadonlyMap<number, SampleCount> => {
  const days = new Map<number, SampleCount>()
  if (connectors === 0) return days
  for (const [index, { day }] of moments.entries()) {
    const { samples = 0, onlineSamples = 0 } = days.get(day) ?? {}
    days.set(day, { samples: samples + connectors, onlineSamples: onlineSamples + (onlineAt[index] ?? 0) })
  }
  return days
}
