import type { Token } from '@portal/schemas/contract'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { swapAccess } from './rules/cardAccess.ts'
import { makeCard } from './rules/cards.ts'
import { must } from './rules/rule.ts'

/** First number of replacement cards. */
const REPLACED_FROM = 500_000

/** Returns the card to replace. Throws if it is missing or its version differs from the caller's. */
const cardOf = (id: string, version: number, { world, caller }: CallContext): Token => {
  const card = world.as(caller).one('token', id)
  if (!card) throw new BcoError('UnknownToken')
  if (card.Version !== version) throw new ConflictError(card)
  return card
}

/**
 * Replaces a card. The new card takes over the customer, user, contract, invoice reference and subscription, and
 * replaces the old one in groups, lists and charger settings. The old card keeps its user and sessions, but can never
 * charge again.
 */
export const replaceToken: Handler<'replaceToken'> = ({ params, body }, context) => {
  const { world, now } = context
  const old = cardOf(params.id, body.Version, context)
  must(old.ReplacedById === undefined, 'Error', 'Id: another card replaces this one')
  const {
    Id,
    Version,
    CreatedOn,
    ModifiedOn,
    Number: number,
    PrintedNumber,
    IsDuplicate,
    OrderId,
    ...reused
  } = old
  const isNamedByNumber = old.Description === `Card ${number}`
  const card = makeCard(
    { ...reused, Description: isNamedByNumber ? '' : old.Description, State: body.State, ReplacesId: Id },
    REPLACED_FROM,
    context,
  )
  const { Subscription, ...rest } = old
  const replaced: Token = {
    ...rest,
    State: body.Reason === 'LOST' ? 'LOST' : 'BLOCKED',
    ReplacedById: card.Id,
    IsSubscriptionMissing: false,
  }
  world.write('token', replaced, now)
  const subscription = world.as(context.caller).one('subscription', Subscription ?? '')
  // One write removes the old card and adds the new one.
  if (subscription) {
    const TokenIds = subscription.TokenIds.map((each) => (each === Id ? card.Id : each))
    world.write('subscription', { ...subscription, TokenIds }, now)
  }
  swapAccess({ card: old, by: card }, () => true, context)
  return card
}
