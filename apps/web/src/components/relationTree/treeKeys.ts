import type { TreeRow } from '@portal/machines'

type RelationRow = Extract<TreeRow, { readonly kind: 'relation' }>

/** What a key does in a tree (the tree pattern of ARIA): the line to go to, or the branch to open or close. */
export type KeyEffect = { readonly does: 'go' | 'open' | 'close' | 'follow'; readonly id: string } | undefined

/** Where the line of each relation is. Made once for the lines of a tree: a key must not look at all of them. */
export const placesOf = (rows: readonly TreeRow[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ kind, id }, place) => (kind === 'relation' ? [[id, place] as const] : [])))

/** The nearest line of a relation from `place` on, that one included, downwards or upwards. */
const nearest = (rows: readonly TreeRow[], place: number, by: 1 | -1): RelationRow | undefined => {
  for (let at = place; ; at += by) {
    const row = rows[at]
    if (!row || row.kind === 'relation') return row
  }
}

/** The line that Tab leads to: that of `focused` as long as it is there, else the first. */
export const lineOf = (
  rows: readonly TreeRow[],
  places: ReadonlyMap<string, number>,
  focused: string | undefined,
): string | undefined => (focused !== undefined && places.has(focused) ? focused : nearest(rows, 0, 1)?.id)

/** What `key` does while the line of `at` has the focus; `places` are those of the rows. */
export const keyEffect = (
  key: string,
  rows: readonly TreeRow[],
  places: ReadonlyMap<string, number>,
  at: string | undefined,
): KeyEffect => {
  const place = places.get(at ?? '') ?? -1
  const row = nearest(rows, place, 1)
  if (!row || place < 0) return undefined
  const go = (to: TreeRow | undefined): KeyEffect => to && { does: 'go', id: to.id }
  switch (key) {
    case 'ArrowDown':
      return go(nearest(rows, place + 1, 1))
    case 'ArrowUp':
      return go(nearest(rows, place - 1, -1))
    case 'Home':
      return go(nearest(rows, 0, 1))
    case 'End':
      return go(nearest(rows, rows.length - 1, -1))
    case 'ArrowRight': {
      if (row.isOpen === false) return { does: 'open', id: row.id }
      const below = nearest(rows, place + 1, 1)
      return below?.parent === row.id ? go(below) : undefined
    }
    case 'ArrowLeft':
      if (row.isOpen === true) return { does: 'close', id: row.id }
      return go(rows[places.get(row.parent ?? '') ?? -1])
    case 'Enter':
    case ' ':
      return { does: 'follow', id: row.id }
    default:
      return startingWith(key, rows, place)
  }
}

/** A letter goes to the next line that begins with it, and looks no further. */
const startingWith = (key: string, rows: readonly TreeRow[], place: number): KeyEffect => {
  if (!/^\p{L}$/u.test(key)) return undefined
  const wanted = key.toLocaleLowerCase()
  for (let step = 1; step < rows.length; step += 1) {
    const row = rows[(place + step) % rows.length]
    if (row?.kind === 'relation' && row.relation.Description.toLocaleLowerCase().startsWith(wanted))
      return { does: 'go', id: row.id }
  }
  return undefined
}
