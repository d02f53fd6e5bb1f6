import { none } from '../model.ts'

/** Reasons for omitting laws and interrupts in tests that are not about them. */
export const BARE = {
  laws: none('A chart of a test'),
  interrupts: none('A chart of a test'),
} as const
