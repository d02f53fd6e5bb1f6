import { NO_TOKEN_MESSAGE } from '@portal/schemas'
import type { ChargePlacement, Token, Whitelist, WhitelistGroup } from '@portal/schemas/contract'
import { queryTable } from '../world/query.ts'
import type { View } from '../world/view.ts'
import { complaintOf, fieldComplaintOf } from './generic/meta.ts'
import { fieldsOf } from './generic/read.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { checkPrinted } from './rules/placements.ts'

type Card = WhitelistGroup['Tokens'][number]

const relationOf = (id: string, view: View): string => {
  const relation = view.one('relation', id)
  if (!relation) throw new BcoError('RELNOTFOUND')
  return relation.Id
}

const groupOf = (code: string, view: View): WhitelistGroup => {
  const group =
    view.one('whitelistgroup', code) ?? view.all('whitelistgroup').find(({ Code }) => Code === code)
  if (!group) throw new BcoError('TOKGRNOTFOUND')
  return group
}

const findList = (code: string, { Code }: WhitelistGroup, view: View): Whitelist | undefined =>
  view
    .all('whitelist')
    .find((each) => each.WhitelistGroup === Code && (each.Id === code || each.Code === code))

const listOf = (code: string, group: WhitelistGroup, view: View): Whitelist => {
  const list = findList(code, group, view)
  if (!list) throw new BcoError('TOKGRNOTFOUND')
  return list
}

/** According to S8, the message is a sentence for an empty id and the raw code for an unknown one. */
const cardOf = (id: string, view: View): Token => {
  if (id.trim() === '') throw new BcoError('UnknownToken', NO_TOKEN_MESSAGE)
  const token = view.one('token', id)
  if (!token) throw new BcoError('UnknownToken', 'UnknownToken')
  return token
}

const newRecord = ({ now }: CallContext) => {
  const at = new Date(now).toISOString()
  return { Version: 1, CreatedOn: at, ModifiedOn: at }
}

const checkVersion = (record: { readonly Version: number }, Version: number | undefined): void => {
  if (Version === undefined) throw new BcoError('Error', 'Version: is missing')
  if (record.Version !== Version) throw new ConflictError(record)
}

/** Private owners manage their own groups. In a company, only administrators do (S1). */
const checkManager = (relationId: string, view: View, { caller }: CallContext): void => {
  const isDriver = caller.roles.every((role) => role === 'User')
  if (isDriver && view.one('relation', relationId)?.IsCompany !== 0)
    throw new BcoError('Unauthorized', 'In a company, only administrators manage the groups of cards.', 403)
}

/** Codes are unique across all customers. */
const checkFreeCode = (code: string, own: string | undefined, { world }: CallContext): void => {
  if (world.everyone.hasGroupCode(code, own)) throw new BcoError('TOKGRUPFAIL', 'Code: is in use')
}

const put = (group: WhitelistGroup, { world, now }: CallContext): WhitelistGroup =>
  world.write('whitelistgroup', group, now)

export const listWhitelistGroups: Handler<'listWhitelistGroups'> = ({ params, query }, { world, caller }) => {
  const view = world.as(caller)
  const relation = relationOf(params.relId, view)
  const groups = view.ofRelation('whitelistgroup', relation)
  return queryTable(groups, query, {
    fields: fieldsOf('whitelistgroup'),
    defaultOrder: 'Code',
    complaintOf: complaintOf('whitelistgroup'),
    fieldComplaintOf: fieldComplaintOf('whitelistgroup'),
  })
}

export const saveWhitelistGroup: Handler<'saveWhitelistGroup'> = ({ params, body }, context) => {
  const { world, caller } = context
  const view = world.as(caller)
  const RelationId = relationOf(params.relId, view)
  checkManager(RelationId, view, context)
  const { Id, Version, Code, Description } = body
  if (Id === undefined) {
    checkFreeCode(Code, undefined, context)
    const record = { ...newRecord(context), Id: world.newId('whitelistgroup'), RelationId, Tokens: [] }
    return put({ ...record, Code, Description }, context)
  }
  const group = groupOf(Id, view)
  if (group.RelationId !== RelationId) throw new BcoError('TOKGRNOTFOUND')
  checkVersion(group, Version)
  checkFreeCode(Code, group.Id, context)
  // Records that refer to the group by its code get the new code.
  if (Code !== group.Code) world.renameGroup(group.Code, Code, context.now)
  return put({ ...group, Code, Description }, context)
}

export const cloneWhitelistGroup: Handler<'cloneWhitelistGroup'> = ({ params, body }, context) => {
  const { world, caller } = context
  const { RelationId, Tokens } = groupOf(params.group, world.as(caller))
  checkFreeCode(body.Code, undefined, context)
  return put(
    { ...newRecord(context), ...body, Id: world.newId('whitelistgroup'), RelationId, Tokens },
    context,
  )
}

const withCard = (group: WhitelistGroup, card: Card): WhitelistGroup => {
  const isMember = group.Tokens.some(({ Id }) => Id === card.Id)
  const Tokens = isMember
    ? group.Tokens.map((each) => (each.Id === card.Id ? card : each))
    : [...group.Tokens, card]
  return { ...group, Tokens }
}

export const addPrintedNumber: Handler<'addPrintedNumber'> = ({ params, body }, context) => {
  const { world, caller } = context
  const view = world.as(caller)
  const group = groupOf(params.group, view)
  checkManager(group.RelationId, view, context)
  const token = cardOf(params.x, view)
  const member = group.Tokens.find(({ Id }) => Id === token.Id)
  if (member?.PrintedNumber !== undefined) throw new BcoError('ALUSEDCARD')
  const { PrintedNumber = token.PrintedNumber } = body
  const other = PrintedNumber === token.PrintedNumber ? undefined : world.everyone.cardPrinted(PrintedNumber)
  if (other) throw new BcoError(other.RelationContactId === undefined ? 'ALUSEDCARD' : 'ATTACHEDTOUSER')
  // The printed number belongs to the card, and every group displays it.
  if (PrintedNumber !== token.PrintedNumber) world.write('token', { ...token, PrintedNumber }, context.now)
  const card = { Id: token.Id, Description: token.Description, IsAuthorized: false, ...member }
  return put(withCard(group, { ...card, PrintedNumber }), context)
}

export const addAuthorize: Handler<'addAuthorize'> = ({ params }, context) => {
  const view = context.world.as(context.caller)
  const group = groupOf(params.group, view)
  checkManager(group.RelationId, view, context)
  const token = cardOf(params.x, view)
  const member = group.Tokens.find(({ Id }) => Id === token.Id)
  if (member?.IsAuthorized) throw new BcoError('ALUSEDCARD')
  if (token.State !== 'ACTIVE') throw new BcoError('TOKACTIVERR')
  const card = { Id: token.Id, Description: token.Description, ...member, IsAuthorized: true }
  return put(withCard(group, card), context)
}

/**
 * Removes the printed number or the authorization of a card in a group. A card with neither leaves the group and its
 * lists.
 */
export const removeCard: Handler<'removeCard'> = ({ params }, context) => {
  const { world, caller, now } = context
  const view = world.as(caller)
  const group = groupOf(params.group, view)
  const { Id } = cardOf(params.a, view)
  const member = group.Tokens.find((each) => each.Id === Id)
  if (!member) throw new BcoError('UnknownToken', 'UnknownToken')
  const { PrintedNumber, ...unprinted } = member
  const left: Card = params.b === 'authorize' ? { ...member, IsAuthorized: false } : unprinted
  if (left.PrintedNumber !== undefined || left.IsAuthorized) return put(withCard(group, left), context)
  for (const list of view.all('whitelist')) {
    if (list.WhitelistGroup !== group.Code || !list.Tokens.some((each) => each.Id === Id)) continue
    world.write('whitelist', { ...list, Tokens: list.Tokens.filter((each) => each.Id !== Id) }, now)
  }
  return put({ ...group, Tokens: group.Tokens.filter((each) => each.Id !== Id) }, context)
}

export const saveWhitelist: Handler<'saveWhitelist'> = ({ params, body }, context) => {
  const { world, caller, now } = context
  const view = world.as(caller)
  const group = groupOf(params.group, view)
  const { Id, Version, Code, Description, TokenIds } = body
  const previous = Id === undefined ? undefined : listOf(Id, group, view)
  if (previous) checkVersion(previous, Version)
  const cards = new Map(group.Tokens.map((card) => [card.Id, card]))
  const stranger = TokenIds.find((id) => !cards.has(id))
  if (stranger !== undefined) throw new BcoError('WHTLCREFAIL', `TokenIds: '${stranger}' is not in the group`)
  const taken = view.all('whitelist').some((list) => list.Code === Code && list.Id !== previous?.Id)
  if (taken) throw new BcoError('WHTLCREFAIL', 'Code: is in use')
  const { RelationId } = group
  const base = previous ?? { ...newRecord(context), Id: world.newId('whitelist'), RelationId }
  const Tokens = [...new Set(TokenIds)].flatMap((id) => cards.get(id) ?? [])
  return world.write('whitelist', { ...base, Code, Description, WhitelistGroup: group.Code, Tokens }, now)
}

export const removeWhitelist: Handler<'removeWhitelist'> = ({ params }, { world, caller }) => {
  const view = world.as(caller)
  const list = listOf(params.item, groupOf(params.group, view), view)
  world.remove('whitelist', list.Id)
  return list
}

/**
 * Moves the cards of a list to another group, which removes them from their group and all its lists. A card that is
 * already a member of the other group keeps its entry there.
 */
const moveToGroup = (
  from: Whitelist,
  group: WhitelistGroup,
  other: WhitelistGroup,
  { world, caller, now }: CallContext,
): Whitelist => {
  if (other.Id === group.Id) throw new BcoError('Error', 'to: is the same group')
  if (other.RelationId !== group.RelationId)
    throw new BcoError('TOKGRUPFAIL', 'to: belongs to another relation')
  const goes = new Set(from.Tokens.map(({ Id }) => Id))
  const memberIds = new Set(other.Tokens.map(({ Id }) => Id))
  const coming = group.Tokens.filter(({ Id }) => goes.has(Id) && !memberIds.has(Id))
  const staying = (cards: readonly Card[]): Card[] => cards.filter(({ Id }) => !goes.has(Id))
  world.write('whitelistgroup', { ...other, Tokens: [...other.Tokens, ...coming] }, now)
  world.write('whitelistgroup', { ...group, Tokens: staying(group.Tokens) }, now)
  for (const list of world.as(caller).all('whitelist')) {
    if (list.WhitelistGroup !== group.Code || list.Id === from.Id) continue
    if (list.Tokens.some(({ Id }) => goes.has(Id)))
      world.write('whitelist', { ...list, Tokens: staying(list.Tokens) }, now)
  }
  return world.write('whitelist', { ...from, Tokens: [] }, now)
}

export const moveTokens: Handler<'moveTokens'> = ({ params }, context) => {
  const { world, caller, now } = context
  const view = world.as(caller)
  const group = groupOf(params.group, view)
  const from = listOf(params.from, group, view)
  const to = findList(params.to, group, view)
  if (!to) return moveToGroup(from, group, groupOf(params.to, view), context)
  if (from.Id === to.Id) throw new BcoError('Error', 'to: is the same list')
  const here = new Set(to.Tokens.map(({ Id }) => Id))
  const Tokens = [...to.Tokens, ...from.Tokens.filter(({ Id }) => !here.has(Id))]
  world.write('whitelist', { ...from, Tokens: [] }, now)
  return world.write('whitelist', { ...to, Tokens }, now)
}

export const removeWhitelistGroup: Handler<'removeWhitelistGroup'> = ({ params }, { world, caller }) => {
  const view = world.as(caller)
  const relation = relationOf(params.relId, view)
  const group = groupOf(params.group, view)
  if (group.RelationId !== relation) throw new BcoError('TOKGRNOTFOUND')
  if (world.everyone.isGroupUsed(group.Code)) throw new BcoError('TOKGRINUSE')
  for (const { Id, WhitelistGroup } of view.all('whitelist'))
    if (WhitelistGroup === group.Code) world.remove('whitelist', Id)
  world.remove('whitelistgroup', group.Id)
  return group
}

const placementOf = (id: string, view: View) => {
  const placement = view.one('chargeplacement', id)
  if (!placement) throw new BcoError('PLACEMENTNOTFOUND')
  return placement
}

export const getPlacementGroup: Handler<'getPlacementGroup'> = ({ params }, { world, caller }) => {
  const view = world.as(caller)
  return groupOf(placementOf(params.id, view).WhitelistGroup ?? '', view)
}

type AccessCard = NonNullable<ChargePlacement['AccessCard']>

/** Returns the access settings to store. Throws if a card, list or subscription type is out of scope. */
const accessCardOf = (
  { whitelistTokenGroup: list, subscriptiontypeid, tokens, rfidTokens }: AccessCard,
  group: WhitelistGroup,
  view: View,
): AccessCard => {
  if (subscriptiontypeid && !view.one('subscriptiontype', subscriptiontypeid))
    throw new BcoError('SUBTYPENOTFOUND')
  checkPrinted(rfidTokens ?? [], view)
  return {
    ...(list !== undefined && { whitelistTokenGroup: list === '' ? '' : listOf(list, group, view).Id }),
    ...(subscriptiontypeid !== undefined && { subscriptiontypeid }),
    ...(tokens && {
      tokens: tokens.map(({ Id, Description = cardOf(Id, view).Description }) => ({
        Id: cardOf(Id, view).Id,
        Description,
      })),
    }),
    ...(rfidTokens && { rfidTokens }),
  }
}

export const setPlacementGroup: Handler<'setPlacementGroup'> = ({ params, body }, { world, caller, now }) => {
  const view = world.as(caller)
  const placement = placementOf(params.id, view)
  const { Version = placement.Version, WhitelistGroup, ...cards } = body
  if (Version !== placement.Version)
    throw new BcoError('PLACCONFLICT', 'Version: the placement has changed since it was read')
  const group = groupOf(WhitelistGroup, view)
  const changes = accessCardOf(cards, group, view)
  // A list of the previous group no longer applies, so it is dropped if the group changes.
  const { whitelistTokenGroup: _, ...rest } = placement.AccessCard ?? {}
  const before = group.Code === placement.WhitelistGroup ? placement.AccessCard : rest
  const AccessCard = { ...before, ...changes }
  world.write(
    'chargeplacement',
    {
      ...placement,
      WhitelistGroup: group.Code,
      ...(Object.keys(AccessCard).length > 0 && { AccessCard }),
    },
    now,
  )
  return group
}
