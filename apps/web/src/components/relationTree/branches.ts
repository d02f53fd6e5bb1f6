import type { RelationEntry } from '@portal/schemas'
import { skippedIn, withSkips } from '../../data/records.ts'

/**
 * Maps parent ids to children. The top level is under '' with the count of skipped rows; a relation without children
 * has an empty branch.
 */
export const branchesOf = (
  relations: readonly RelationEntry[],
  isDescending: boolean,
): Readonly<Record<string, readonly RelationEntry[]>> => {
  const ids = new Set(relations.map(({ Id }) => Id))
  const branches: Record<string, RelationEntry[]> = { '': withSkips([], skippedIn(relations)) }
  for (const id of ids) branches[id] = []
  for (const relation of relations) {
    const above = relation.Relation?.Id
    branches[above !== undefined && ids.has(above) ? above : '']?.push(relation)
  }
  if (isDescending) for (const branch of Object.values(branches)) branch.reverse()
  return branches
}
