import type { OperationId } from '@portal/schemas/contract'
import { CHARGERS } from './effects/chargers.ts'
import { GROUPS } from './effects/groups.ts'
import { NETWORK_CALLS } from './effects/network.ts'
import { PEOPLE } from './effects/people.ts'
import { PLACEMENTS } from './effects/placements.ts'
import { REQUESTS } from './effects/requests.ts'
import type { CallEffect } from './effects/shown.ts'

/** Every write that is not a class's own: what it takes, and where its effect is seen. */
export const CALL_EFFECTS: { readonly [K in OperationId]?: CallEffect } = {
  ...PEOPLE,
  ...CHARGERS,
  ...PLACEMENTS,
  ...REQUESTS,
  ...GROUPS,
  ...NETWORK_CALLS,
}
