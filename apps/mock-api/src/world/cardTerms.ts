import type { Overlay } from './overlay.ts'
import type { ClassName } from './store.ts'
import type { CardTerms } from './terms.ts'

type Lookup = Pick<Overlay, 'one'>

/** The cards whose terms hang on a record. */
export const cardsUnder = (records: Lookup, className: ClassName, id: string): readonly string[] => {
  if (className === 'token') return [id]
  return className === 'subscription' ? (records.one('subscription', id)?.TokenIds ?? []) : []
}

/** The terms of a card as its records say them now; undefined for one that is not there. */
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
