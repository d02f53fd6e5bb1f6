import { none } from '../model.ts'

/** Laws and interrupts of machines whose test is not about them. */
export const BARE = {
  laws: none('A chart of a test'),
  interrupts: none('A chart of a test'),
} as const
