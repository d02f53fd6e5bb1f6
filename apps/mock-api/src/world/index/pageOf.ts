import { firstPast } from './ranks.ts'

/** A record and its position among records of equal order. */
export interface Placed<T> {
  readonly record: T
  readonly place: number
}

interface Parts<T> {
  /** Places of the shared records that were found, in their order. */
  readonly rows: Uint32Array
  readonly recordAt: (row: number) => T
  /** Those of them that are not there, and others that are; both in order. */
  readonly hidden: readonly number[]
  readonly placed: readonly Placed<T>[]
  readonly compareRows: (a: number, b: number) => number
  readonly compareRecords: (a: Placed<T>, b: Placed<T>) => number
  readonly offset: number
  readonly limit: number
}

/** One page of what a session sees: shared records without the hidden ones, and its own between them. Work grows with its own alone. */
export const pageOf = <T>(parts: Parts<T>): readonly T[] => {
  const { rows, recordAt, hidden, placed, compareRows, compareRecords, offset, limit } = parts
  const page: T[] = []
  let skip = offset
  let at = 0
  const takeUntil = (end: number): void => {
    const from = at + Math.min(skip, end - at)
    skip -= from - at
    const until = Math.min(end, from + limit - page.length)
    for (let index = from; index < until; index += 1) page.push(recordAt(rows[index] ?? 0))
    at = end
  }
  const breaks = [
    ...hidden.map((row) => ({
      at: firstPast(rows.length, (index) => compareRows(rows[index] ?? 0, row) >= 0),
      own: undefined as Placed<T> | undefined,
    })),
    ...placed.map((own) => ({
      at: firstPast(rows.length, (index) => {
        const place = rows[index] ?? 0
        return compareRecords({ record: recordAt(place), place }, own) >= 0
      }),
      own: own as Placed<T> | undefined,
    })),
    // What comes before a shared record comes before that record is left out.
  ].sort((a, b) => a.at - b.at || (a.own ? 0 : 1) - (b.own ? 0 : 1))
  for (const { at: end, own } of breaks) {
    takeUntil(end)
    if (!own) at += 1
    else if (skip > 0) skip -= 1
    else if (page.length < limit) page.push(own.record)
    if (page.length === limit) return page
  }
  takeUntil(rows.length)
  return page
}
