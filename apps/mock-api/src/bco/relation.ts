import { normalizeText, type Relation, type RelationEntry } from '@portal/schemas'
import type { View } from '../world/view.ts'
import { BcoError, type Handler } from './handler.ts'

export const getRelation: Handler<'getRelation'> = ({ params }, { caller, world }) => {
  const relation = world.as(caller).one('relation', params.id)
  if (!relation) throw new BcoError('RELNOTFOUND')
  return relation
}

/** Converts a relation to an entry of the list, without a parent that the caller may not see. */
export const entryIn =
  (view: View) =>
  ({ Id, Description, IsCompany, ParentRelation: parent }: Relation): RelationEntry => ({
    Id,
    Description,
    IsCompany,
    ...(parent && view.one('relation', parent.Id) && { Relation: parent }),
  })

/** Returns the ids of relations that have a charger, directly or in a relation below them. */
const withChargers = (view: View, relations: readonly Relation[]): ReadonlySet<string> => {
  const parents = new Map(relations.map(({ Id, ParentRelation }) => [Id, ParentRelation?.Id]))
  const found = new Set<string>()
  for (const { RelationId } of view.all('chargepoint')) {
    let id: string | undefined = RelationId
    while (id !== undefined && !found.has(id)) {
      found.add(id)
      id = parents.get(id)
    }
  }
  return found
}

export const listSelectableRelations: Handler<'listSelectableRelations'> = ({ query }, { caller, world }) => {
  const view = world.as(caller)
  const relations = view.all('relation')
  const visible = query.chargepoints === 1 ? withChargers(view, relations) : undefined
  return relations
    .filter(({ Id }) => visible?.has(Id) ?? true)
    .map(entryIn(view))
    .sort((a, b) => normalizeText(a.Description).localeCompare(normalizeText(b.Description), 'en'))
}
