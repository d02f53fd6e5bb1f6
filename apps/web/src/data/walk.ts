import type { TableQuery } from '@portal/machines'
import type { TextKey } from '../texts/index.ts'
import type { PeriodQuery } from './calendar.ts'

/** The last shown state of a list, for stepping through its records. */
export interface Walk {
  /** Name of the list, and its last URL with filter, order and page. */
  readonly list: { readonly title: TextKey; readonly href: string }
  readonly query: TableQuery & PeriodQuery & { readonly relid?: string }
  /** Consecutive ids of the list, in whole pages. */
  readonly ids: readonly string[]
  readonly before: number
  readonly total: number
}

/** Position of a record in its list, and its neighbours if known. */
export interface Step {
  /** 1-based. */
  readonly place: number
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
  /** Page to read for an unknown neighbour. */
  readonly missingPage: number | undefined
}

/** Returns the position of a record; undefined if it is not in the list. */
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

/** Extends the walk by a page before or after it. */
export const withPage = (walk: Walk, page: number, ids: readonly string[]): Walk => {
  const fresh = ids.filter((id) => !walk.ids.includes(id))
  if (fresh.length === 0) return walk
  const isBefore = page <= walk.before / walk.query.pagesize
  return isBefore
    ? { ...walk, ids: [...fresh, ...walk.ids], before: Math.max(0, walk.before - fresh.length) }
    : { ...walk, ids: [...walk.ids, ...fresh] }
}
