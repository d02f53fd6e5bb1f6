import type { RelationEntry } from '@portal/schemas'

/** A relation, and the number of its ancestors in the list. */
export interface RelationAt {
  readonly relation: RelationEntry
  readonly depth: number
}

/** Orders the relations as a tree, in list order. A relation whose parent is not in the list becomes a root. */
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
  // Add the relations of parent cycles, which have no root.
  for (const one of relations) add(one, 0)
  return found
}
