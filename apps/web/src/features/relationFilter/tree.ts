import type { RelationEntry } from '@portal/schemas'

/** A relation with how many of those above it are in the list too. */
export interface RelationAt {
  readonly relation: RelationEntry
  readonly depth: number
}

/** The relations in the order of the list, each below the one that it is part of, where that one is in the list. */
export const asTree = (relations: readonly RelationEntry[]): readonly RelationAt[] => {
  const ids = new Set(relations.map(({ Id }) => Id))
  const found: RelationAt[] = []
  const seen = new Set<string>()
  const add = (relation: RelationEntry, depth: number) => {
    if (seen.has(relation.Id)) return
    seen.add(relation.Id)
    found.push({ relation, depth })
    for (const one of relations) if (one.Relation?.Id === relation.Id) add(one, depth + 1)
  }
  for (const one of relations) if (!one.Relation || !ids.has(one.Relation.Id)) add(one, 0)
  // Two that say to be part of each other begin nowhere.
  for (const one of relations) add(one, 0)
  return found
}
