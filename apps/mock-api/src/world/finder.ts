import { type Filter, matcherOf } from '@portal/schemas'
import { sortRows } from './index/sortRows.ts'
import { keyOf, type Order, textOf } from './order.ts'

/** Period of a field: `from` is inclusive, `to` exclusive. Both are ISO 8601 in UTC, which sorts as text. */
export interface Period {
  readonly field: string
  readonly from: string
  /** Undefined for an open end. */
  readonly to: string | undefined
}

/** Request for a page of the records that satisfy all conditions, sorted stably. */
export interface PageQuery {
  readonly conditions: readonly Filter[]
  readonly period?: Period | undefined
  readonly orders: readonly Order[]
  readonly offset: number
  readonly limit: number
}

export interface Found<T> {
  /** Number of all matching records. */
  readonly count: number
  readonly page: readonly T[]
}

export type Finder<T> = (query: PageQuery) => Found<T>

/** Returns a predicate for records that satisfy all conditions. */
export const matcherOfAll = (conditions: readonly Filter[]): ((record: object) => boolean) => {
  const tests = conditions.map((condition) => ({ field: condition.field, matches: matcherOf(condition) }))
  return (record) => tests.every(({ field, matches }) => matches(textOf(record, field)))
}

/** Returns a predicate for records within a period. Records without the period's field are outside. */
export const isInPeriod = ({ field, from, to }: Period): ((record: object) => boolean) => {
  const isIn = (at: string) => at !== '' && at >= from && (to === undefined || at < to)
  return (record) => isIn(textOf(record, field))
}

/** Returns the records within a period, or all of them without one. */
export const within = <T extends object>(records: readonly T[], period: Period | undefined): readonly T[] =>
  period ? records.filter(isInPeriod(period)) : records

/** Returns a finder that scans all records, for lists that are short or made for a single request. */
export const scan =
  <T extends object>(records: readonly T[]): Finder<T> =>
  ({ conditions, period, orders, offset, limit }) => {
    const dated = within(records, period)
    const found = conditions.length === 0 ? dated : dated.filter(matcherOfAll(conditions))
    const end = offset + limit
    const keyOrders = orders.map(({ field, sign }) => ({
      field,
      sign,
      keyAt: (row: number) => keyOf(found[row] ?? {}, field),
    }))
    const rows = sortRows(
      Uint32Array.from(found, (_, row) => row),
      keyOrders,
      end,
    )
    return {
      count: found.length,
      page: Array.from(rows.slice(offset, end)).flatMap((row) => found[row] ?? []),
    }
  }

/** Returns all records of a finder in their stored order. */
export const everyRow = <T>(find: Finder<T>): readonly T[] =>
  find({ conditions: [], orders: [], offset: 0, limit: Number.POSITIVE_INFINITY }).page
