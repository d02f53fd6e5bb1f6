import { compareKeys, type Key } from '../order.ts'
import { firstPast, type Ranks } from './ranks.ts'

/** One part of an order, by ranks. */
export interface RankOrder {
  readonly ranks: Ranks
  readonly sign: 1 | -1
}

/** What comes first has the smaller one; absent values come last in either direction. */
const weightOf = ({ of, example, absent }: Ranks, sign: 1 | -1, row: number): number => {
  const rank = of[row] ?? 0
  return sign === 1 || rank === absent ? rank : example.length - rank - 1 - (absent === -1 ? 0 : 1)
}

/** Which of two records comes first in an order; equal ones by their places. */
export const compareRows = (orders: readonly RankOrder[], a: number, b: number): number => {
  for (const { ranks, sign } of orders) {
    const difference = weightOf(ranks, sign, a) - weightOf(ranks, sign, b)
    if (difference !== 0) return difference
  }
  return a - b
}

/** Records in an order, given by their places in ascending order. */
export const sortRows = (rows: Uint32Array, orders: readonly RankOrder[]): Uint32Array => {
  let sorted = rows
  // From the last part to the first, each of them a stable sort. Numbers sort many times faster
  // than anything that needs a comparison: the weight and the place make one.
  for (const { ranks, sign } of orders.toReversed()) {
    const { length } = sorted
    const before = sorted
    const keys = new Float64Array(length)
    for (let place = 0; place < length; place += 1)
      keys[place] = weightOf(ranks, sign, before[place] ?? 0) * length + place
    keys.sort()
    sorted = new Uint32Array(length)
    for (let place = 0; place < length; place += 1) sorted[place] = before[(keys[place] ?? 0) % length] ?? 0
  }
  return sorted
}

/** One part of an order, by what each record says. */
export interface KeyOrder {
  readonly keyAt: (row: number) => Key
  readonly sign: 1 | -1
}

/** Which of two records comes first, as {@link compareRows} says it. */
export const compareByKeys = (orders: readonly KeyOrder[], a: number, b: number): number => {
  for (const { keyAt, sign } of orders) {
    const order = compareKeys(keyAt(a), keyAt(b), sign)
    if (order !== 0) return order
  }
  return a - b
}

/** As far as here a list is answered without putting all of it in order where that was not done before. */
export const FIRST_ROWS = 200

/** The first so many records in an order, given all by their places in ascending order: far less work than to put them all in it. */
export const firstRows = (rows: Uint32Array, orders: readonly KeyOrder[], enough: number): Uint32Array => {
  const first: { readonly row: number; readonly keys: readonly Key[] }[] = []
  const isBefore = (a: readonly Key[], b: readonly Key[]): boolean => {
    for (const [index, { sign }] of orders.entries()) {
      const order = compareKeys(a[index], b[index], sign)
      if (order !== 0) return order < 0
    }
    return false
  }
  const [main] = orders
  for (const row of rows) {
    const last = first[enough - 1]
    // Of most records the first part of the order is enough to know that they come later.
    if (last && main && compareKeys(main.keyAt(row), last.keys[0], main.sign) > 0) continue
    const keys = orders.map(({ keyAt }) => keyAt(row))
    if (last && !isBefore(keys, last.keys)) continue
    first.splice(
      firstPast(first.length, (at) => isBefore(keys, first[at]?.keys ?? [])),
      0,
      { row, keys },
    )
    if (first.length > enough) first.pop()
  }
  return Uint32Array.from(first, ({ row }) => row)
}
