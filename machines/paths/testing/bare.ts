import { none } from '../model.ts'

/** What a machine of a test says of laws and interrupts, where they are not what it is about. */
export const BARE = {
  laws: none('A chart of a test'),
  interrupts: none('A chart of a test'),
} as const
