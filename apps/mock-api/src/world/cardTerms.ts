import type { Overlay } from './overlay.ts'
import type { ClassName } from './store.ts'
import type { CardTerms } from './terms.ts'

type Lookup = Pick<Overlay, 'one'>

/** Returns the cards whose terms depend on a record. */
export const cardsUnder = (records: Lookup, className: ClassName, id: string): readonly string[] => {
  if (className === 'token') return [id]
  return className === 'subscription' ? (records.one('subscription', id)?.TokenIds ?? []) : []
}

/** Returns the current terms of a card according to its records, or undefined if the card does not exist. */
export const cardTermsOf = (records: Lookup, cardId: string, now: number): CardTerms | undefined => {
  const card = records.one('token', cardId)
  if (!card) return undefined
  const { Subscription = '' } = card
  const { StartDate = '', EndDate } = records.one('subscription', Subscription) ?? {}
  const from = Date.parse(StartDate)
  return {
    relationId: card.RelationId,
    isActive: card.State === 'ACTIVE',
    ...(from > now && { from }),
    ...(EndDate !== undefined && { until: Date.parse(EndDate) }),
  }
}
