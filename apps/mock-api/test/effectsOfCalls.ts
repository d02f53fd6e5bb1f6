import type { OperationId } from '@portal/schemas/contract'
import { CARDS } from './effects/cards.ts'
import { CHARGERS } from './effects/chargers.ts'
import { CHARGER_WORK } from './effects/chargerWork.ts'
import { CONTRACTS } from './effects/contracts.ts'
import { GROUPS } from './effects/groups.ts'
import { LOCATION_WORK } from './effects/locationWork.ts'
import { NETWORK_CALLS } from './effects/network.ts'
import { NOTES } from './effects/notes.ts'
import { PEOPLE } from './effects/people.ts'
import { PLACEMENTS } from './effects/placements.ts'
import { REQUESTS } from './effects/requests.ts'
import type { CallEffect } from './effects/visible.ts'

/** Writes other than the generic calls, with their input and their visible effects. */
export const CALL_EFFECTS: { readonly [K in OperationId]?: CallEffect } = {
  ...PEOPLE,
  ...CARDS,
  ...CHARGERS,
  ...CHARGER_WORK,
  ...LOCATION_WORK,
  ...PLACEMENTS,
  ...REQUESTS,
  ...GROUPS,
  ...NETWORK_CALLS,
  ...CONTRACTS,
  ...NOTES,
}
