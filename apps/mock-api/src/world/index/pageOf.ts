import { keyOf } from '../order.ts'
import { compareKeyLists, type KeyOrder, keysAt } from './sortRows.ts'

/** Record and its position among records of equal order. */
export interface Placed<T> {
  readonly record: T
  readonly place: number
}

interface Merged<T> {
  /** Row numbers of the shared records, in the requested order. */
  readonly rows: Uint32Array
  readonly recordAt: (row: number) => T
  readonly orders: readonly KeyOrder[]
  /** The session's own records, in any order. */
  readonly placed: readonly Placed<T>[]
  readonly offset: number
  /** Exclusive. */
  readonly end: number
}

/** Merges shared records and the session's own into one page. */
export const pageOf = <T extends object>(merged: Merged<T>): readonly T[] => {
  const { rows, recordAt, orders, placed, offset, end } = merged
  const own = placed
    .map(({ record, place }) => ({ record, place, keys: orders.map(({ field }) => keyOf(record, field)) }))
    .sort((a, b) => compareKeyLists(orders, a.keys, b.keys) || a.place - b.place)
  const page: T[] = []
  let shared = 0
  let ownTaken = 0
  for (let at = 0; at < end && at < rows.length + own.length; at += 1) {
    const mine = own[ownTaken]
    const row = rows[shared]
    const isMine =
      mine !== undefined &&
      (row === undefined || (compareKeyLists(orders, mine.keys, keysAt(row, orders)) || mine.place - row) < 0)
    if (isMine) ownTaken += 1
    else shared += 1
    if (at < offset) continue
    if (isMine) page.push(mine.record)
    else if (row !== undefined) page.push(recordAt(row))
  }
  return page
}
