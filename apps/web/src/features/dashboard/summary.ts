import type { DisplayState, UserInfo } from '@portal/schemas'
import { chargerState } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'

export const countStates = (chargers: readonly ReadCharger[]): Readonly<Record<DisplayState, number>> => {
  const counts: Record<DisplayState, number> = { available: 0, charging: 0, parking: 0, error: 0, offline: 0 }
  for (const charger of chargers) counts[chargerState(charger)] += 1
  return counts
}

/**
 * Returns the chargers that need attention: errors first, then offline ones. Each group is sorted by the time since
 * the last heartbeat, longest first.
 */
export const needingAttention = (chargers: readonly ReadCharger[]): readonly ReadCharger[] => {
  const lastSeen = (charger: ReadCharger) => Date.parse(charger.LastHeartbeat ?? '') || 0
  const inState = (state: DisplayState) =>
    chargers
      .filter((charger) => !charger.isUnreadable && chargerState(charger) === state)
      .sort((a, b) => lastSeen(a) - lastSeen(b))
  return [...inState('error'), ...inState('offline')]
}

/** Returns the growth over an earlier figure as a ratio; undefined unless the earlier figure is positive. */
export const growth = (now: number, before: number): number | undefined =>
  before > 0 ? now / before - 1 : undefined

/**
 * Returns a filter that limits an operator's dashboard to their own relation, because operators see all sessions of
 * the network; undefined for all other users. The charger list has the same limit.
 */
export const ownFilter = ({ role, Relation }: UserInfo): string | undefined =>
  role.some((one) => one === 'Operator' || one === 'SuperAdmin')
    ? `(RelationId EX "${Relation.Id}")`
    : undefined

/** Returns a filter for running sessions. Omit `user` for a customer, whom the server limits to their own sessions. */
export const runningFilter = (user?: UserInfo): string =>
  ['(Status EX "CHARGING")', user && ownFilter(user)].filter(Boolean).join(' AND ')

/** Maximum time for which loaded cards wait for the running sessions. */
const TOGETHER_MS = 1_000

/**
 * True if the cards should stop waiting for the running sessions. A session on another network adds a row that the
 * chargers cannot predict, so an earlier render would shift the cards. Both times are epoch ms.
 */
export const haveWaited = (chargersSince: number, now: number): boolean => now - chargersSince >= TOGETHER_MS
