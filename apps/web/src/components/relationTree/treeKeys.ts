import type { TreeRow } from '@portal/machines'

type RelationRow = Extract<TreeRow, { readonly kind: 'relation' }>

/** What a key does in a tree (the tree pattern of ARIA): the line to go to, or the branch to open or close. */
export type KeyEffect = { readonly does: 'go' | 'open' | 'close' | 'follow'; readonly id: string } | undefined

const isRelation = (row: TreeRow): row is RelationRow => row.kind === 'relation'

/** What `key` does while the line of `at` has the focus. */
export const keyEffect = (key: string, rows: readonly TreeRow[], at: string | undefined): KeyEffect => {
  const lines = rows.filter(isRelation)
  const index = lines.findIndex(({ id }) => id === at)
  const row = lines[index]
  const go = (to: RelationRow | undefined): KeyEffect => to && { does: 'go', id: to.id }
  switch (key) {
    case 'ArrowDown':
      return go(lines[index + 1])
    case 'ArrowUp':
      return go(lines[index - 1])
    case 'Home':
      return go(lines[0])
    case 'End':
      return go(lines.at(-1))
    case 'ArrowRight':
      if (row?.isOpen === false) return { does: 'open', id: row.id }
      return go(lines.find(({ parent }) => parent !== undefined && parent === row?.id))
    case 'ArrowLeft':
      if (row?.isOpen === true) return { does: 'close', id: row.id }
      return go(lines.find(({ id }) => id === row?.parent))
    case 'Enter':
    case ' ':
      return row && { does: 'follow', id: row.id }
    default:
      return startingWith(key, lines, index)
  }
}

/** A letter goes to the next line that begins with it. */
const startingWith = (key: string, lines: readonly RelationRow[], index: number): KeyEffect => {
  if (!/^\p{L}$/u.test(key)) return undefined
  const wanted = key.toLocaleLowerCase()
  const found = [...lines.slice(index + 1), ...lines.slice(0, Math.max(index, 0))].find(({ relation }) =>
    relation.Description.toLocaleLowerCase().startsWith(wanted),
  )
  return found && { does: 'go', id: found.id }
}
