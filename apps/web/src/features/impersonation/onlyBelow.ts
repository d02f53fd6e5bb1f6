import type { RelationEntry } from '@portal/schemas'

/**
 * Whether a list holds only a relation and those below it: then the server does show what its eyes see. One that does not
 * know of other eyes answers everything.
 */
export const isOnlyBelow = (entries: readonly RelationEntry[], id: string): boolean => {
  const ids = new Set(entries.map(({ Id }) => Id))
  const tops = entries.filter(({ Id, Relation }) => Id === id || !Relation || !ids.has(Relation.Id))
  return tops.length === 1 && tops[0]?.Id === id
}
