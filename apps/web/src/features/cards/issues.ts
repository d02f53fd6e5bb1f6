import type { ReadToken } from '../../services/readers/cards.ts'

/** Possible issues of a card (S5). */
export const CARD_ISSUES = [
  'IsDuplicate',
  'IsUserMissing',
  'IsSubscriptionMissing',
] as const satisfies readonly (keyof ReadToken)[]

export type CardIssue = (typeof CARD_ISSUES)[number]

export const issuesOf = (card: ReadToken) => CARD_ISSUES.filter((issue) => card[issue])
