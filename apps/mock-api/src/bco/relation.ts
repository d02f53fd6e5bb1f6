import { BcoError, type Handler } from './handler.ts'

export const getRelation: Handler<'getRelation'> = ({ params }, { caller, world }) => {
  const relation = world.as(caller).one('relation', params.id)
  if (!relation) throw new BcoError('RELNOTFOUND')
  return relation
}
