import { compareKeys, type Key, type Order } from '../order.ts'

/** Part of a sort order, with a key for each row. */
export interface KeyOrder extends Order {
  readonly keyAt: (row: number) => Key
}

export const keysAt = (row: number, orders: readonly KeyOrder[]): readonly Key[] =>
  orders.map(({ keyAt }) => keyAt(row))

export const compareKeyLists = (orders: readonly Order[], a: readonly Key[], b: readonly Key[]): number => {
  for (const [index, { sign }] of orders.entries()) {
    const order = compareKeys(a[index], b[index], sign)
    if (order !== 0) return order
  }
  return 0
}

const sortAll = (rows: Uint32Array, orders: readonly KeyOrder[]): Uint32Array => {
  const all = Array.from(rows, (row) => ({ row, keys: keysAt(row, orders) }))
  all.sort((a, b) => compareKeyLists(orders, a.keys, b.keys))
  return Uint32Array.from(all, ({ row }) => row)
}

/** Max rows to select without sorting all others. */
export const FIRST_ROWS = 200

/** Selects the first rows of a sort order. For the first page of 350,000 records, this takes 0.1 s instead of 1 s. */
const pickFirst = (rows: Uint32Array, orders: readonly KeyOrder[], enough: number): Uint32Array => {
  const first: { readonly row: number; readonly keys: readonly Key[] }[] = []
  const [main] = orders
  for (const row of rows) {
    const last = first[enough - 1]
    // The first part of the sort order excludes most rows, so their other keys need not be computed.
    if (last && main && compareKeys(main.keyAt(row), last.keys[0], main.sign) > 0) continue
    const keys = keysAt(row, orders)
    if (last && compareKeyLists(orders, keys, last.keys) >= 0) continue
    const before = first.findLastIndex((each) => compareKeyLists(orders, each.keys, keys) <= 0)
    first.splice(before + 1, 0, { row, keys })
    if (first.length > enough) first.pop()
  }
  return Uint32Array.from(first, ({ row }) => row)
}

/** Returns at least the first `enough` rows in sort order. `rows` are row numbers, ascending. */
export const sortRows = (rows: Uint32Array, orders: readonly KeyOrder[], enough: number): Uint32Array => {
  if (orders.length === 0) return rows
  return enough <= FIRST_ROWS ? pickFirst(rows, orders, enough) : sortAll(rows, orders)
}
