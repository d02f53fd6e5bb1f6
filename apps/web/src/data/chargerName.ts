import type { ReadPlacement } from '../services/readers/placements.ts'
import { NO_TEXT } from '../services/readers/read.ts'

/**
 * Returns the name of a placement's charger, because placements of the wizard have no name of their own. Falls back to
 * the placement's description or the charger's id.
 */
export const chargerNameOf = ({ Links, Description, ChargePointId }: ReadPlacement): string =>
  Links['ChargePoint']?.Description || (Description === NO_TEXT ? ChargePointId : Description)
