import type { RelationEntry } from '@portal/schemas'

/**
 * True if a list holds only a relation and its descendants, so the server applied the impersonation. A server without
 * impersonation returns all relations.
 */
export const isOnlyBelow = (entries: readonly RelationEntry[], id: string): boolean => {
  const ids = new Set(entries.map(({ Id }) => Id))
  const tops = entries.filter(({ Id, Relation }) => Id === id || !Relation || !ids.has(Relation.Id))
  return tops.length === 1 && tops[0]?.Id === id
}
