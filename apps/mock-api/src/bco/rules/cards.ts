import { hasCheckDigit, mayBecome, mayChangeCard, mayGiveCard } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import type { Row } from '../generic/row.ts'
import type { CallContext } from '../handler.ts'
import { swapAccess } from './cardAccess.ts'
import { type ClassRules, must } from './rule.ts'

type Card = RecordOf<'token'>

/** Adds a card to its subscription and removes it from all others. */
export const nameCard = (
  token: { readonly Id: string; readonly Subscription?: unknown },
  context: CallContext,
): void => {
  const { world, caller, now } = context
  for (const subscription of world.as(caller).all('subscription')) {
    const { TokenIds } = subscription
    const isIn = TokenIds.includes(token.Id)
    if (isIn === (subscription.Id === token.Subscription)) continue
    const others = TokenIds.filter((id) => id !== token.Id)
    world.write('subscription', { ...subscription, TokenIds: isIn ? others : [...others, token.Id] }, now)
  }
}

/**
 * Returns the subscription of a card, which must belong to the same relation. A card that moves to another relation
 * loses its former subscription.
 */
const subscriptionOf = (
  next: Card,
  previous: Card | undefined,
  { world, caller }: CallContext,
): string | undefined => {
  const id = next.Subscription
  const isSame = id === previous?.Subscription
  if (id === undefined || (isSame && next.RelationId === previous?.RelationId)) return id
  if (world.as(caller).one('subscription', id)?.RelationId === next.RelationId) return id
  must(isSame, 'SUBNOTFOUND', `Subscription: '${id}' belongs to another relation`)
  return undefined
}

/**
 * Returns the user of a card. A new user must belong to the card's customer or to a relation below it. A card that
 * moves to another customer loses its former user.
 */
const userOf = (
  next: Card,
  previous: Card | undefined,
  { world, caller }: CallContext,
): string | undefined => {
  const id = next.RelationContactId
  const isSame = id === previous?.RelationContactId
  if (id === undefined || (isSame && next.RelationId === previous?.RelationId)) return id
  const view = world.as(caller)
  const relation = view.one('relation', next.RelationId)
  const user = view.one('relationcontact', id)
  if (relation && user && view.tree(relation).has(user.Relation.Id)) return id
  must(isSame, 'RCNOTFOUND', `RelationContactId: '${id}' belongs to another relation`)
  return undefined
}

/** Fields that a card loses when it moves to another customer, unless the write sets them. */
const CUSTOMER_FACTS = ['InvoiceReference', 'EvcoId'] as const

const withoutCustomer = (row: Row, previous: Row | undefined): Row => {
  if (!previous || row['RelationId'] === previous['RelationId']) return row
  const lost = CUSTOMER_FACTS.filter((field) => row[field] === previous[field])
  return Object.fromEntries(
    Object.entries(row).filter(([field]) => !lost.some((each) => each === field)),
  ) as Row
}

/**
 * Card numbers are unique and have a check digit. Derived flags follow from the other fields. A card that moves to
 * another customer loses its user, subscription, invoice reference and contract, unless the write sets new ones, and
 * its place in groups, lists and charger settings of all other customers. Past sessions stay with their customer. A
 * replaced card cannot be used again.
 */
export const tokenRules: ClassRules = {
  defaults: (changes, { world, caller }) => {
    const count = world.as(caller).all('token').length
    const Number = world.everyone.freeCardNumber(600_000 + count)
    return {
      Description: `Card ${Number}`,
      Number,
      PrintedNumber: String(changes.Number ?? Number).replaceAll('-', ''),
      State: 'ORDERED',
      IsDuplicate: false,
      IsUserMissing: false,
      IsSubscriptionMissing: false,
    }
  },
  check: (row, previous, context) => {
    const { world, caller } = context
    const next = row as unknown as Card
    must(hasCheckDigit(next.Number), 'Error', 'Number: has a wrong check digit')
    const others = world
      .as(caller)
      .all('token')
      .filter(({ Id }) => Id !== next.Id)
    const isUsed = others.some(({ Number: number }) => number === next.Number)
    must(previous?.Number === next.Number || !isUsed, 'ALUSEDCARD', 'Number: is used by another card')
    const before = previous as Card | undefined
    if (before) {
      must(
        mayBecome(before.State, next.State, caller.roles),
        'TOKACTIVERR',
        'State: can be set only by operators',
      )
      const isUsable = next.State !== 'ACTIVE' || next.ReplacedById === undefined
      must(isUsable, 'TOKACTIVERR', 'State: another card replaces this one')
      const user = before.RelationContactId
      must(mayChangeCard(caller, user), 'Unauthorized', 'Drivers can change only their own card.')
      const changesUser = (next.RelationContactId ?? '') !== (user ?? '')
      must(
        !changesUser || mayGiveCard(caller, next.RelationContactId),
        'Unauthorized',
        'RelationContactId: drivers cannot give a card away',
      )
    } else {
      // Customers order cards; only network roles activate them.
      const isNetwork = caller.roles.some((role) => role === 'Operator' || role === 'SuperAdmin')
      const isHandedOut = next.State === 'ACTIVE' || next.State === 'INACTIVE'
      must(isNetwork || !isHandedOut, 'TOKACTIVERR', 'State: only operators activate ordered cards')
    }
    const { Subscription: _, RelationContactId: _user, ...rest } = withoutCustomer(row, previous)
    const Subscription = subscriptionOf(next, before, context)
    const RelationContactId = userOf(next, before, context)
    return {
      ...rest,
      ...(RelationContactId !== undefined && { RelationContactId }),
      ...(Subscription !== undefined && { Subscription }),
      IsDuplicate: others.some(({ PrintedNumber }) => PrintedNumber === next.PrintedNumber),
      IsUserMissing: (RelationContactId ?? '') === '',
      IsSubscriptionMissing: (Subscription ?? '') === '' && next.ReplacedById === undefined,
    }
  },
  written: (row, previous, context) => {
    if (row.Subscription !== previous?.Subscription) nameCard(row, context)
    const { RelationId } = row
    if (!previous || RelationId === previous.RelationId) return
    const card = previous as unknown as Card
    swapAccess({ card, by: undefined }, (relation) => relation !== RelationId, context)
  },
}

/** Creates a card. Its number is `from` plus the number in its id, or the next free one. */
export const makeCard = (
  fields: Omit<
    Card,
    'Id' | 'Version' | 'CreatedOn' | 'ModifiedOn' | 'Number' | 'PrintedNumber' | 'IsDuplicate'
  >,
  from: number,
  { world, now }: CallContext,
): Card => {
  const Id = world.newId('token')
  const number = world.everyone.freeCardNumber(from + Number(Id.replace(/\D/g, '')))
  const at = new Date(now).toISOString()
  const PrintedNumber = number.replaceAll('-', '')
  const card = { Id, Version: 1, CreatedOn: at, ModifiedOn: at, Number: number, PrintedNumber }
  const Description = fields.Description || `Card ${number}`
  return world.write('token', { ...card, IsDuplicate: false, ...fields, Description }, now)
}
