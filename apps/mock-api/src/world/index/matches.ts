import type { Filter } from '@portal/schemas'
import type { FieldRanks } from './fieldRanks.ts'
import { firstPast, matchingRanks, type RankRange, type Ranks, rangeOf } from './ranks.ts'
import { compareRows, type RankOrder } from './sortRows.ts'

/** A condition over the shared records. */
interface Test {
  readonly field: string
  readonly ranks: Ranks
  readonly range: RankRange | undefined
  readonly holds: (row: number) => boolean
}

/** One part of an order; `name` tells it from others. */
export interface NamedOrder extends RankOrder {
  readonly field: string
  readonly name: string
}

/** Records by their places: all that are looked at, and the same in an order. */
export interface Looked {
  readonly rows: Uint32Array
  readonly sorted: (orders: readonly NamedOrder[]) => Uint32Array
}

export const testOf = (condition: Filter, { rows, texts }: FieldRanks): Test => {
  const { field } = condition
  const ranks = texts(field)
  const range = rangeOf(condition, ranks, rows)
  if (range) {
    const { from, to } = range
    return {
      field,
      ranks,
      range,
      holds: (row) => {
        const rank = ranks.of[row] ?? 0
        return rank >= from && rank < to
      },
    }
  }
  const matching = matchingRanks(condition, ranks, rows)
  return { field, ranks, range, holds: (row) => matching[ranks.of[row] ?? 0] === 1 }
}

/** The shared records that are found, in their order: all of them, or at least the first `enough`. */
export const matchesOf = (
  { rows: all, sorted }: Looked,
  tests: readonly Test[],
  orders: readonly NamedOrder[],
  enough: number,
): { readonly rows: Uint32Array; readonly count: number } => {
  const inOrder = () => sorted(orders)
  if (tests.length === 0) return { rows: inOrder(), count: all.length }
  // When the order begins with the only condition's field, the remaining rows are contiguous.
  const [only] = tests.length === 1 ? tests : []
  const [first] = orders
  if (only?.range && first?.ranks === only.ranks) {
    const { from, to } = only.range
    const rows = inOrder()
    const rankAt = (place: number) => first.ranks.of[rows[place] ?? 0] ?? 0
    const isDown = first.sign === -1
    const start = firstPast(rows.length, (place) => (isDown ? rankAt(place) < to : rankAt(place) >= from))
    const end = firstPast(rows.length, (place) => (isDown ? rankAt(place) < from : rankAt(place) >= to))
    return { rows: rows.subarray(start, end), count: end - start }
  }
  // Of every condition that leaves a range over, the records that it leaves: they are neighbours in the order of its
  // field, and those with the same value in the order that is wanted.
  const slices = tests.flatMap(({ field, ranks, range }) => {
    if (!range) return []
    const rows = sorted([{ field, name: `${field} text`, ranks, sign: 1 }, ...orders])
    const rankAt = (place: number) => ranks.of[rows[place] ?? 0] ?? 0
    const from = firstPast(rows.length, (place) => rankAt(place) >= range.from)
    const to = firstPast(rows.length, (place) => rankAt(place) >= range.to)
    return [{ rows: rows.subarray(from, to), isSingle: range.to - range.from <= 1 }]
  })
  const [smallest] = slices.toSorted((a, b) => a.rows.length - b.rows.length)
  const isExact = tests.length === 1 && smallest !== undefined
  if (isExact && smallest.isSingle) return { rows: smallest.rows, count: smallest.rows.length }
  const holds = (row: number) => tests.every((test) => test.holds(row))
  const { length } = all
  const few = smallest?.rows.length ?? length
  if (smallest && few * Math.log2(few + 2) < (isExact ? (enough * length) / (few + 1) : length)) {
    const left = smallest.rows.filter(holds)
    return { rows: left.sort((a, b) => compareRows(orders, a, b)), count: left.length }
  }
  const found: number[] = []
  for (const row of inOrder()) {
    // How many there are is known beforehand of a single range alone.
    if (isExact && found.length >= enough) break
    if (holds(row)) found.push(row)
  }
  return { rows: Uint32Array.from(found), count: isExact ? few : found.length }
}
