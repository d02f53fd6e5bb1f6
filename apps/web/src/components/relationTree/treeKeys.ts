import type { TreeRow } from '@portal/machines'

type RelationRow = Extract<TreeRow, { readonly kind: 'relation' }>

/** Effect of a key in the ARIA tree pattern: the row to focus or follow, or the branch to open or close. */
export type KeyEffect = { readonly does: 'go' | 'open' | 'close' | 'follow'; readonly id: string } | undefined

/** Returns the row index by relation id. Built once per tree, so a key does not scan all rows. */
export const placesOf = (rows: readonly TreeRow[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ kind, id }, place) => (kind === 'relation' ? [[id, place] as const] : [])))

/** Returns the nearest relation row from `place` on, inclusive, in the given direction. */
const nearest = (rows: readonly TreeRow[], place: number, by: 1 | -1): RelationRow | undefined => {
  for (let at = place; ; at += by) {
    const row = rows[at]
    if (!row || row.kind === 'relation') return row
  }
}

/** Returns the id of the row in the tab order: the focused one if it still exists, otherwise the first. */
export const lineOf = (
  rows: readonly TreeRow[],
  places: ReadonlyMap<string, number>,
  focused: string | undefined,
): string | undefined => (focused !== undefined && places.has(focused) ? focused : nearest(rows, 0, 1)?.id)

/** Returns the effect of `key` on the row with the id `at`; `places` maps ids to positions in `rows`. */
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

/** Finds the next row that starts with the letter, wrapping around; stops at the first match. */
const startingWith = (key: string, rows: readonly TreeRow[], place: number): KeyEffect => {
  if (!/^\p{L}$/u.test(key)) return undefined
  const prefix = key.toLocaleLowerCase()
  for (let step = 1; step < rows.length; step += 1) {
    const row = rows[(place + step) % rows.length]
    if (row?.kind === 'relation' && row.relation.Description.toLocaleLowerCase().startsWith(prefix))
      return { does: 'go', id: row.id }
  }
  return undefined
}
