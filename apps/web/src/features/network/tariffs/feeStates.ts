import { GOOD, OVER, WAITING } from '../../../components/records/valueBadges.ts'

/** Badges of fees or tariffs over time. */
export const FEE_STATES = { past: OVER, present: GOOD, future: WAITING } as const
