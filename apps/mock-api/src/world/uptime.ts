import { DAY_MS, localDay } from '@portal/schemas'

/** So often within a span it is looked whether a charger was heard. */
const SAMPLES = 24
/** So often a day at least: then a day of 23 hours is looked at too. */
const SAMPLES_A_DAY = 2

/** How often connectors were asked whether they are heard, and were. */
export interface HeardPart {
  readonly asked: number
  readonly heard: number
}
export interface HeardGroup extends HeardPart {
  readonly connectors: number
}

interface Moment {
  readonly at: number
  readonly day: number
}

/** The moments at which the connectors of a span are asked, each with its local day; none of a span without length. */
export const uptimeMoments = (from: number, until: number): readonly Moment[] => {
  if (until <= from) return []
  const count = Math.max(SAMPLES, SAMPLES_A_DAY * Math.ceil((until - from) / DAY_MS))
  const step = (until - from) / count
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(from + (index + 0.5) * step)
    return { at, day: localDay(at) }
  })
}

/** By local day: of so many connectors, how many were heard at each moment. */
export const heardByDay = (
  moments: readonly Moment[],
  heardAt: readonly number[],
  connectors: number,
): ReadonlyMap<number, HeardPart> => {
  const days = new Map<number, HeardPart>()
  if (connectors === 0) return days
  for (const [index, { day }] of moments.entries()) {
    const { asked = 0, heard = 0 } = days.get(day) ?? {}
    days.set(day, { asked: asked + connectors, heard: heard + (heardAt[index] ?? 0) })
  }
  return days
}
