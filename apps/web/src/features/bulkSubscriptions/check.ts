export interface FoundCard {
  readonly id: string
  readonly version: number | undefined
  readonly number: string
  readonly state: string
  readonly relation: string
  readonly subscription: string
}

export interface FoundSubscription {
  readonly id: string
  readonly type: string
  readonly isActive: boolean
}

export type CardProblem = 'unknown' | 'barred' | 'same'

export interface BulkItem {
  readonly number: string
  readonly card: FoundCard | undefined
  /** Current subscription type; undefined if the card has no subscription. */
  readonly now: string | undefined
  readonly newType: string
  /** Id of the relation's active subscription of the new type; undefined if there is none. */
  readonly target: string | undefined
  readonly problem: CardProblem | undefined
  /** Set when the number occurs more than once; the card is changed only once. */
  readonly isRepeated: boolean
}

const BARRED: readonly string[] = ['BLOCKED', 'LOST']

/** Checks if a card can move to the new type, given the subscriptions of its relation. */
export const itemOf = (
  number: string,
  card: FoundCard | undefined,
  subscriptions: readonly FoundSubscription[],
  newType: string,
  isRepeated = false,
): BulkItem => {
  const now = subscriptions.find(({ id }) => id === card?.subscription)?.type
  const target = subscriptions.find(({ type, isActive }) => isActive && type === newType)?.id
  const problem = (): CardProblem | undefined => {
    if (!card) return 'unknown'
    if (BARRED.includes(card.state)) return 'barred'
    return now === newType ? 'same' : undefined
  }
  return { number: card?.number ?? number, card, now, newType, target, problem: problem(), isRepeated }
}
