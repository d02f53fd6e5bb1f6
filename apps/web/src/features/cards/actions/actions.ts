import { type CardActor, mayBecome, mayChangeCard } from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import type { ReadToken } from '../../../services/readers/cards.ts'

/** What a customer does with a card in one step. */
export type StateAction = 'block' | 'unblock' | 'lost'

/** The state to which each step leads. A block by the customer is lifted by the customer; that of the network is BLOCKED. */
export const STATE_AFTER = {
  block: 'INACTIVE',
  unblock: 'ACTIVE',
  lost: 'LOST',
} as const satisfies Record<StateAction, Token['State']>

const STATE_ACTIONS = Object.keys(STATE_AFTER) as readonly StateAction[]

const isKnown = (state: ReadToken['State']): state is Token['State'] => !state.startsWith('?')

export const mayAct = (actor: CardActor, card: Pick<ReadToken, 'RelationContactId'>): boolean =>
  mayChangeCard(actor, card.RelationContactId)

/** What a person can make of a card now. */
export const stateActionsOf = (
  { State, RelationContactId }: Pick<ReadToken, 'State' | 'RelationContactId'>,
  actor: CardActor,
): readonly StateAction[] => {
  if (!isKnown(State) || !mayChangeCard(actor, RelationContactId)) return []
  // As a customer: operators have a screen of their own for more.
  return STATE_ACTIONS.filter((act) => State !== STATE_AFTER[act] && mayBecome(State, STATE_AFTER[act], []))
}
