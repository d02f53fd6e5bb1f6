import type { View } from '../world/view.ts'
import { BcoError, type Handler } from './handler.ts'

const ownerIn = {
  Relation: (view: View) => view.all('relation').map((each) => ({ ...each, RelationId: each.Id })),
  RelationContact: (view: View) =>
    view.all('relationcontact').map((each) => ({ ...each, RelationId: each.Relation.Id })),
  ChargeLocation: (view: View) => view.all('chargelocation'),
  ChargePoint: (view: View) => view.all('chargepoint'),
  Token: (view: View) => view.all('token'),
  Subscription: (view: View) => view.all('subscription'),
} as const

/**
 * Returns the records of one class that belong to a relation. Chargers include those of the relations below it, unless
 * `directonly` is set.
 */
export const getMyInfo: Handler<'getMyInfo'> = ({ params, query }, { caller, world }) => {
  const { x, type } = params
  const view = world.as(caller)
  const root = view.one('relation', x)
  if (!root) throw new BcoError('RELNOTFOUND')
  if (query.directonly !== undefined && type !== 'ChargePoint')
    throw new BcoError('Error', 'directonly: is allowed only for ChargePoint')
  const isDirect = type !== 'ChargePoint' || query.directonly === true
  const relations = isDirect ? new Set([root.Id]) : view.tree(root)
  return ownerIn[type](view)
    .filter(({ RelationId }) => relations.has(RelationId))
    .map(({ Id, Description, RelationId }) => ({ Id, Description, Type: type, RelationId }))
}

/** Resets the caller's account if it was set up in this mock session. Accounts of the fixtures stay unchanged. */
export const getCleanUp: Handler<'getCleanUp'> = (_, { caller, world }) => {
  world.forgetAccount(caller.username)
  return ''
}
