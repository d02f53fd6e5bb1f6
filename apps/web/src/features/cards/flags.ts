import type { ReadToken } from '../../services/readers/cards.ts'

/** What is flagged of a card (S5). */
export const CARD_FLAGS = [
  'IsDuplicate',
  'IsUserMissing',
  'IsSubscriptionMissing',
] as const satisfies readonly (keyof ReadToken)[]

export const flagsOf = (card: ReadToken) => CARD_FLAGS.filter((flag) => card[flag])
