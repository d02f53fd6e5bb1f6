import type { LocationPoint } from '@portal/machines'
import type { AnyStatus } from '@portal/schemas'
import type { PointCounts } from '../../ui/map/pointLook.ts'

/** How many of its connectors are in which state; a server that tells less leaves the others grey. */
export const countsOf = ({ counts, connectors }: LocationPoint): PointCounts => {
  if (!('charging' in counts)) return { ok: counts.available, off: connectors - counts.available }
  const { available, charging, parking, error, offline } = counts
  return { ok: available, charge: charging, park: parking, err: error, off: offline }
}

/** The state that stands for a whole location: whether one can charge there, and if not, why. */
export const locationStatus = ({ counts }: LocationPoint): AnyStatus => {
  if (counts.available > 0) return 'AVAILABLE'
  if (!('charging' in counts)) return 'UNKNOWN'
  if (counts.charging + counts.parking > 0) return 'OCCUPIED'
  return counts.error > 0 ? 'ERROR' : 'OFFLINE'
}
