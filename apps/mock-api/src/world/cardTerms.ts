import type { Overlay } from './overlay.ts'
import type { ClassName } from './store.ts'

type Lookup = Pick<Overlay, 'one'>

/** Where and when a car comes with a card: to its own relation, while it is active, from the start of its subscription to its end. */
interface CardTerms {
  readonly relationId: string
  readonly isActive: boolean
  /** Absent where it has begun. */
  readonly from?: number
  /** Absent where no end is known. */
  readonly until?: number
}

/** A card charges under these terms from a moment on. */
export interface CardChange extends CardTerms {
  readonly kind: 'card'
  readonly cardId: string
  readonly at: number
}

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

/** Whether a car comes with a card to a relation at a moment. */
export const comes = (
  { relationId, isActive, from, until }: CardTerms,
  time: number,
  toRelationId: string,
): boolean =>
  isActive &&
  relationId === toRelationId &&
  (from === undefined || from <= time) &&
  (until === undefined || time < until)
