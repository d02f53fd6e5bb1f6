import { type CardActor, mayBecome, mayChangeCard } from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import type { ReadToken } from '../../../services/readers/cards.ts'

/** Actions on a card that customers can take in one step. */
export type StateAction = 'block' | 'unblock' | 'lost'

/**
 * Card state after each action. Customers block a card with INACTIVE and can undo it; only the network sets BLOCKED.
 */
export const STATE_AFTER = {
  block: 'INACTIVE',
  unblock: 'ACTIVE',
  lost: 'LOST',
} as const satisfies Record<StateAction, Token['State']>

const STATE_ACTIONS = Object.keys(STATE_AFTER) as readonly StateAction[]

const isKnownState = (state: ReadToken['State']): state is Token['State'] => !state.startsWith('?')

export const mayAct = (actor: CardActor, card: Pick<ReadToken, 'RelationContactId'>): boolean =>
  mayChangeCard(actor, card.RelationContactId)

export const stateActionsOf = (
  { State, RelationContactId }: Pick<ReadToken, 'State' | 'RelationContactId'>,
  actor: CardActor,
): readonly StateAction[] => {
  if (!isKnownState(State) || !mayChangeCard(actor, RelationContactId)) return []
  // Only the transitions that customers may make; operators have their own screen for the others.
  return STATE_ACTIONS.filter((act) => State !== STATE_AFTER[act] && mayBecome(State, STATE_AFTER[act], []))
}
