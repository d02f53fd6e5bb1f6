import type { RelationEntry } from '@portal/schemas'
import type { Failure } from '../failure.ts'

/** Children by relation id. */
export type BranchesByParent = Readonly<Record<string, readonly RelationEntry[]>>

interface Place {
  /** Id of the relation; for a message, that of its parent. */
  readonly id: string
  /** One-based. */
  readonly level: number
}

/** A line of the tree: a relation, or the message of a branch. */
export type TreeRow =
  | (Place & {
      readonly kind: 'relation'
      readonly relation: RelationEntry
      /** True while the branch of the relation is open; undefined if it is closed and known to be empty. */
      readonly isOpen: boolean | undefined
      readonly isMatch: boolean
      /** One-based position among its siblings. */
      readonly position: number
      /** Number of siblings, including itself. */
      readonly siblings: number
      /** Id of the parent relation, if the parent has a line. */
      readonly parent: string | undefined
    })
  | (Place & { readonly kind: 'waiting' | 'empty' })
  | (Place & { readonly kind: 'failed'; readonly failure: Failure })

interface OpenedTree {
  readonly root: string
  readonly branches: BranchesByParent
  readonly open: readonly string[]
  readonly failures: Readonly<Record<string, Failure>>
}

export const treeRows = ({ root, branches, open, failures }: OpenedTree): readonly TreeRow[] => {
  const rows: TreeRow[] = []
  const opened = new Set(open)
  const seen = new Set([root])
  const add = (parent: string, level: number) => {
    const below = branches[parent]
    const failure = failures[parent]
    if (!below) {
      rows.push({ id: parent, level, ...(failure ? { kind: 'failed', failure } : { kind: 'waiting' }) })
      return
    }
    // After a failed refresh, keep the loaded rows and mark them as outdated.
    if (failure) rows.push({ id: parent, level, kind: 'failed', failure })
    else if (below.length === 0) rows.push({ id: parent, level, kind: 'empty' })
    for (const [index, relation] of below.entries()) {
      const { Id } = relation
      // Skip relations that already have a line, because relations that contain each other would loop forever.
      if (seen.has(Id)) continue
      seen.add(Id)
      const isOpen = opened.has(Id)
      const isLeaf = branches[Id]?.length === 0
      rows.push({
        kind: 'relation',
        id: Id,
        level,
        relation,
        isOpen: isLeaf && !isOpen ? undefined : isOpen,
        isMatch: false,
        position: index + 1,
        siblings: below.length,
        parent: parent === root ? undefined : parent,
      })
      if (isOpen) add(Id, level + 1)
    }
  }
  add(root, 1)
  return rows
}

interface Found {
  readonly matches: readonly string[]
  readonly relations: readonly RelationEntry[]
}

/** Search results below their ancestors, with all branches open. */
export const wayRows = (root: string, { matches, relations }: Found): readonly TreeRow[] => {
  const byId = new Map(relations.map((relation) => [relation.Id, relation]))
  const ancestors = new Set<string>()
  for (const match of matches) {
    let relation = byId.get(match)
    while (relation && relation.Id !== root && !ancestors.has(relation.Id)) {
      ancestors.add(relation.Id)
      relation = relation.Relation && byId.get(relation.Relation.Id)
    }
  }
  const branches: Record<string, RelationEntry[]> = { [root]: [] }
  for (const id of ancestors) branches[id] = []
  for (const relation of relations) {
    if (!ancestors.has(relation.Id)) continue
    const above = relation.Relation?.Id
    const parent = above !== undefined && ancestors.has(above) ? above : root
    branches[parent]?.push(relation)
  }
  const matched = new Set(matches)
  const open = Object.keys(branches).filter((id) => id === root || branches[id]?.length !== 0)
  return treeRows({ root, branches, open, failures: {} })
    .filter(({ kind }) => kind !== 'empty')
    .map((row) => (row.kind === 'relation' ? { ...row, isMatch: matched.has(row.id) } : row))
}
