import type { Token } from '@portal/schemas/contract'

/** What is flagged of a card (S5). */
export const CARD_FLAGS = [
  'IsDuplicate',
  'IsUserMissing',
  'IsSubscriptionMissing',
] as const satisfies readonly (keyof Token)[]

export const flagsOf = (card: Token) => CARD_FLAGS.filter((flag) => card[flag])
