import type { DisplayState, UserInfo } from '@portal/schemas'
import { chargerState } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** How many chargers are in each state. */
export const countStates = (chargers: readonly ReadCharger[]): Readonly<Record<DisplayState, number>> => {
  const counts: Record<DisplayState, number> = { available: 0, charging: 0, parking: 0, error: 0, offline: 0 }
  for (const charger of chargers) counts[chargerState(charger)] += 1
  return counts
}

/** The chargers that need someone: those in error first, then the silent ones, longest silent first. */
export const needingAttention = (chargers: readonly ReadCharger[]): readonly ReadCharger[] => {
  const lastSeen = (charger: ReadCharger) => Date.parse(charger.LastHeartbeat ?? '') || 0
  const inState = (state: DisplayState) =>
    chargers
      .filter((charger) => !charger.isUnreadable && chargerState(charger) === state)
      .sort((a, b) => lastSeen(a) - lastSeen(b))
  return [...inState('error'), ...inState('offline')]
}

/** By how much a figure grew against an earlier one, as a ratio; undefined where there is nothing to compare with. */
export const growth = (now: number, before: number): number | undefined =>
  before > 0 ? now / before - 1 : undefined

/** Who runs the network sees all sessions of it; the dashboard shows one's own, as the list of chargers does. */
export const ownFilter = ({ role, Relation }: UserInfo): string | undefined =>
  role.some((one) => one === 'Operator' || one === 'SuperAdmin')
    ? `(RelationId EX "${Relation.Id}")`
    : undefined

/** The filter for the sessions of one's own chargers that charge now; without the person that of every customer. */
export const runningFilter = (user?: UserInfo): string =>
  ['(Status EX "CHARGING")', user && ownFilter(user)].filter(Boolean).join(' AND ')

/** How long the cards wait for the sessions that run once the chargers are there, in ms. */
const TOGETHER_MS = 1_000

/**
 * Whether the sessions that run have kept the other cards waiting for long enough. One at another network is not seen at
 * the chargers, so the room that its row takes is known with the sessions only, and cards drawn before would move. Times
 * in ms since 1970.
 */
export const haveWaited = (chargersSince: number, now: number): boolean => now - chargersSince >= TOGETHER_MS
