import { type Filter, matcherOf } from '@portal/schemas'
import { FIRST_ROWS, firstRows } from './index/sortRows.ts'
import { compareKeys, keyOf, type Order, textOf } from './order.ts'

/** A page of records: all conditions hold, in this order; equal ones keep their places. */
export interface Wanted {
  readonly conditions: readonly Filter[]
  readonly orders: readonly Order[]
  readonly offset: number
  readonly limit: number
}

export interface Found<T> {
  /** How many there are in all. */
  readonly count: number
  readonly page: readonly T[]
}

/** Something to look records up in. */
export type Finder<T> = (wanted: Wanted) => Found<T>

/** Tells which records satisfy all conditions. */
export const matcherOfAll = (conditions: readonly Filter[]): ((record: object) => boolean) => {
  const tests = conditions.map((condition) => ({ field: condition.field, matches: matcherOf(condition) }))
  return (record) => tests.every(({ field, matches }) => matches(textOf(record, field)))
}

/** Looks at every record: for lists that are short or made for this one request. */
export const scan =
  <T extends object>(records: readonly T[]): Finder<T> =>
  ({ conditions, orders, offset, limit }) => {
    const found = conditions.length === 0 ? records : records.filter(matcherOfAll(conditions))
    const { length: count } = found
    const end = offset + limit
    return {
      count,
      page: (end <= FIRST_ROWS ? first(found, orders, end) : sorted(found, orders)).slice(offset, end),
    }
  }

/** The first so many in an order: the others need not be put into it. */
const first = <T extends object>(
  records: readonly T[],
  orders: readonly Order[],
  enough: number,
): readonly T[] => {
  const keyOrders = orders.map(({ field, sign }) => ({
    keyAt: (row: number) => keyOf(records[row] ?? {}, field),
    sign,
  }))
  const rows = Uint32Array.from(records, (_, row) => row)
  return Array.from(firstRows(rows, keyOrders, enough)).flatMap((row) => records[row] ?? [])
}

const sorted = <T extends object>(records: readonly T[], orders: readonly Order[]): readonly T[] => {
  if (orders.length === 0) return records
  return records
    .map((record) => ({ record, keys: orders.map(({ field }) => keyOf(record, field)) }))
    .sort((a, b) => {
      for (const [index, { sign }] of orders.entries()) {
        const order = compareKeys(a.keys[index], b.keys[index], sign)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ record }) => record)
}

/** All records that a finder looks among, as they lie there. */
export const everyRow = <T>(find: Finder<T>): readonly T[] =>
  find({ conditions: [], orders: [], offset: 0, limit: Number.POSITIVE_INFINITY }).page
