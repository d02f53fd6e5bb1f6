/** What a card is now. */
export interface FoundCard {
  readonly id: string
  readonly version: number | undefined
  readonly number: string
  readonly state: string
  readonly relation: string
  readonly subscription: string
}

/** A subscription of the card's relation. */
export interface FoundSubscription {
  readonly id: string
  readonly type: string
  readonly isActive: boolean
}

export type CardProblem = 'unknown' | 'barred' | 'same'

/** What the check says of one number. */
export interface BulkItem {
  readonly number: string
  readonly card: FoundCard | undefined
  /** The type of its subscription; undefined without one. */
  readonly now: string | undefined
  readonly wanted: string
  /** An active subscription of the wanted type that its relation already has. */
  readonly target: string | undefined
  readonly problem: CardProblem | undefined
  /** It was named more than once; it is changed once. */
  readonly isRepeated: boolean
}

const BARRED: readonly string[] = ['BLOCKED', 'LOST']

/** The outcome for a card with the subscriptions of its relation, and any objection. */
export const itemOf = (
  number: string,
  card: FoundCard | undefined,
  subscriptions: readonly FoundSubscription[],
  wanted: string,
  isRepeated = false,
): BulkItem => {
  const now = subscriptions.find(({ id }) => id === card?.subscription)?.type
  const target = subscriptions.find(({ type, isActive }) => isActive && type === wanted)?.id
  const problem = (): CardProblem | undefined => {
    if (!card) return 'unknown'
    if (BARRED.includes(card.state)) return 'barred'
    return now === wanted ? 'same' : undefined
  }
  return { number: card?.number ?? number, card, now, wanted, target, problem: problem(), isRepeated }
}
