import type { TableQuery } from '@portal/machines'
import type { TextKey } from '../texts/index.ts'

/** A list as it was last shown, for going from one of its records to the next. */
export interface Walk {
  /** Name of the list, and its address with the conditions, the order and the page that it was left with. */
  readonly list: { readonly title: TextKey; readonly href: string }
  /** Query of the list, with its conditions and order. */
  readonly query: TableQuery & { readonly relid?: string }
  /** Ids that follow one another in the list, whole pages of them. */
  readonly ids: readonly string[]
  /** Number of records of the list before these. */
  readonly before: number
  /** Number of records in the list. */
  readonly total: number
}

/** Position of a record in its list, and its neighbours as far as they are known. */
export interface Step {
  /** Counted from 1. */
  readonly place: number
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
  /** The page that has to be read to know a neighbour. */
  readonly missingPage: number | undefined
}

/** The place of a record; undefined for one that is not in the list. */
export const stepAt = ({ ids, before, total, query }: Walk, id: string): Step | undefined => {
  const index = ids.indexOf(id)
  if (index < 0) return undefined
  const isFirst = index === 0 && before > 0
  const isLast = index === ids.length - 1 && before + ids.length < total
  const pageBefore = before / query.pagesize
  const pageAfter = (before + ids.length) / query.pagesize + 1
  return {
    place: before + index + 1,
    total,
    previous: ids[index - 1],
    next: ids[index + 1],
    missingPage: isFirst ? pageBefore : isLast ? pageAfter : undefined,
  }
}

/** The walk with one page more, before or after what it has. */
export const withPage = (walk: Walk, page: number, ids: readonly string[]): Walk => {
  const fresh = ids.filter((id) => !walk.ids.includes(id))
  if (fresh.length === 0) return walk
  const isBefore = page <= walk.before / walk.query.pagesize
  return isBefore
    ? { ...walk, ids: [...fresh, ...walk.ids], before: Math.max(0, walk.before - fresh.length) }
    : { ...walk, ids: [...walk.ids, ...fresh] }
}
