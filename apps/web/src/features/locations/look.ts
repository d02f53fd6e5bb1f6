import type { LocationPoint } from '@portal/machines'
import type { PointCounts } from '../../ui/map/pointLook.ts'

/**
 * Returns the number of connectors per state. If the server only reports the available ones, all others count as
 * offline.
 */
export const countsOf = ({ counts, connectors }: LocationPoint): PointCounts => {
  if (!('charging' in counts)) return { ok: counts.available, off: connectors - counts.available }
  const { available, charging, parking, error, offline } = counts
  return { ok: available, charge: charging, park: parking, err: error, off: offline }
}
