import type { Rows } from '@portal/fixtures'
import type { Filter } from '@portal/schemas'
import { type Finder, matcherOfAll, type Wanted } from '../finder.ts'
import { compareKeys, keyOf, type Order } from '../order.ts'
import { type Placed, pageOf } from './pageOf.ts'
import {
  firstPast,
  matchingRanks,
  type RankRange,
  type Ranks,
  rangeOf,
  rankKeys,
  rankTexts,
  teller,
} from './ranks.ts'
import { Shelf } from './shelf.ts'
import { compareRows, type RankOrder } from './sortRows.ts'

/** Whose records are looked at. */
export interface IndexScope {
  /** Tells scopes apart. */
  readonly key: string
  /** Owners whose records are in it; undefined stands for all. */
  readonly owners: ReadonlySet<string> | undefined
  /** Whether it includes records without an owner. */
  readonly hasOpen: boolean
}

/** What a session sees otherwise than the shared records. */
export interface Over<T> {
  /** Ids of shared records that are not there, or not as they are. */
  readonly hidden: Iterable<string>
  /** Records in scope that are there instead, or besides; `place` is where among the shared ones those of equal order come. */
  readonly placed: readonly Placed<T>[]
}

/** So many scopes are kept; the one that was not asked for longest goes first. */
const MAX_SCOPES = 64

/** A condition over the shared records. */
interface Test {
  readonly ranks: Ranks
  readonly range: RankRange | undefined
  readonly holds: (row: number) => boolean
}

/**
 * Looks up shared records, which never change, without looking at each. What it keeps are numbers: of every field that
 * was asked for the rank of each record's value, of every scope and order the places of its records. Nothing is made
 * before it is needed, and nothing that was answered is remembered.
 */
export class ClassIndex<T extends { readonly Id: string }> {
  readonly #rows: Rows<T>
  readonly #ownerAt: (place: number) => string | undefined
  readonly #texts = new Map<string, Ranks>()
  readonly #keys = new Map<string, Ranks>()
  readonly #shelves = new Map<string, Shelf>()
  #owned: ReadonlyMap<string | undefined, Uint32Array> | undefined
  #byId: Uint32Array | undefined

  constructor(rows: Rows<T>, ownerOf: (record: Partial<T>) => string | undefined) {
    this.#rows = rows
    this.#ownerAt = (place) => ownerOf(rows.known?.(place) ?? rows.at(place) ?? {})
  }

  get size(): number {
    return this.#rows.length
  }

  /** The place of a shared record; undefined when there is none with this id. */
  placeOf(id: string): number | undefined {
    const tell = teller(this.#rows, 'Id')
    const idAt = (place: number): string => String(Reflect.get(tell(place), 'Id') ?? '')
    this.#byId ??= Uint32Array.from({ length: this.#rows.length }, (_, at) => at).sort((a, b) =>
      idAt(a) < idAt(b) ? -1 : 1,
    )
    const byId = this.#byId
    const place = byId[firstPast(byId.length, (at) => idAt(byId[at] ?? 0) >= id)]
    return place !== undefined && idAt(place) === id ? place : undefined
  }

  /** Ranks the values of a field, as its first order or condition would. */
  prepare(field: string): void {
    this.#textRanks(field)
    this.#keyRanks(field)
  }

  finder(scope: IndexScope, over: Over<T>): Finder<T> {
    return (wanted) => this.#find(this.#shelf(scope), wanted, scope, over)
  }

  #find(shelf: Shelf, wanted: Wanted, scope: IndexScope, over: Over<T>) {
    const { conditions, orders, offset, limit } = wanted
    const tests = conditions.map((condition) => this.#test(condition))
    const rankOrders = orders.map(({ field, sign }) => ({ ranks: this.#keyRanks(field), sign }))
    const matches = matcherOfAll(conditions)
    const placed = over.placed.filter(({ record }) => matches(record))
    const hidden: number[] = []
    for (const id of over.hidden) {
      const place = this.placeOf(id)
      if (place === undefined || !isIn(scope, this.#ownerAt(place))) continue
      if (tests.every(({ holds }) => holds(place))) hidden.push(place)
    }
    // Only this many hidden records can be pushed out of the page.
    const enough = offset + limit + hidden.length
    const { rows, count } = this.#matches(shelf, tests, conditions, orders, rankOrders, enough)
    const page = pageOf({
      rows,
      recordAt: (row) => this.#rows.at(row) as T,
      hidden: hidden.sort((a, b) => compareRows(rankOrders, a, b)),
      placed: placed.toSorted((a, b) => compareRecords(orders, a, b)),
      compareRows: (a, b) => compareRows(rankOrders, a, b),
      compareRecords: (a, b) => compareRecords(orders, a, b),
      offset,
      limit,
    })
    return { count: count - hidden.length + placed.length, page }
  }

  /** The shared records that are found, in their order: all of them, or at least the first `enough`. */
  #matches(
    shelf: Shelf,
    tests: readonly Test[],
    conditions: readonly Filter[],
    orders: readonly Order[],
    rankOrders: readonly RankOrder[],
    enough: number,
  ): { readonly rows: Uint32Array; readonly count: number } {
    const name = orders.map(({ field, sign }) => `${field} ${sign}`).join()
    const inOrder = () => shelf.sorted(name, rankOrders)
    if (tests.length === 0) return { rows: inOrder(), count: shelf.rows.length }
    // When the order begins with the only condition's field, the remaining rows are contiguous.
    const [only] = tests.length === 1 ? tests : []
    const [first] = rankOrders
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
    const slices = tests.flatMap(({ ranks, range }, at) => {
      const field = conditions[at]?.field ?? ''
      if (!range) return []
      const sorted = shelf.sorted(`${field} text,${name}`, [{ ranks, sign: 1 }, ...rankOrders])
      const rankAt = (place: number) => ranks.of[sorted[place] ?? 0] ?? 0
      const from = firstPast(sorted.length, (place) => rankAt(place) >= range.from)
      const to = firstPast(sorted.length, (place) => rankAt(place) >= range.to)
      return [{ rows: sorted.subarray(from, to), isSingle: range.to - range.from <= 1 }]
    })
    const [smallest] = slices.toSorted((a, b) => a.rows.length - b.rows.length)
    const isExact = tests.length === 1 && smallest !== undefined
    if (isExact && smallest.isSingle) return { rows: smallest.rows, count: smallest.rows.length }
    const holds = (row: number) => tests.every((test) => test.holds(row))
    const { length } = shelf.rows
    const few = smallest?.rows.length ?? length
    if (smallest && few * Math.log2(few + 2) < (isExact ? (enough * length) / (few + 1) : length)) {
      const left = smallest.rows.filter(holds)
      return { rows: left.sort((a, b) => compareRows(rankOrders, a, b)), count: left.length }
    }
    const found: number[] = []
    for (const row of inOrder()) {
      // How many there are is known beforehand of a single range alone.
      if (isExact && found.length >= enough) break
      if (holds(row)) found.push(row)
    }
    return { rows: Uint32Array.from(found), count: isExact ? few : found.length }
  }

  #test(condition: Filter): Test {
    const ranks = this.#textRanks(condition.field)
    const range = rangeOf(condition, ranks, this.#rows)
    if (range) {
      const { from, to } = range
      return {
        ranks,
        range,
        holds: (row) => {
          const rank = ranks.of[row] ?? 0
          return rank >= from && rank < to
        },
      }
    }
    const matching = matchingRanks(condition, ranks, this.#rows)
    return { ranks, range, holds: (row) => matching[ranks.of[row] ?? 0] === 1 }
  }

  #textRanks(field: string): Ranks {
    const known = this.#texts.get(field)
    if (known) return known
    const ranks = rankTexts(this.#rows, field)
    this.#texts.set(field, ranks)
    return ranks
  }

  #keyRanks(field: string): Ranks {
    const known = this.#keys.get(field)
    if (known) return known
    // Texts that all records have are ordered as conditions compare them.
    const tell = teller(this.#rows, field)
    let isText = true
    for (let row = 0; isText && row < this.#rows.length; row += 1)
      isText = typeof Reflect.get(tell(row), field) === 'string'
    const ranks = isText ? this.#textRanks(field) : rankKeys(this.#rows, field)
    this.#keys.set(field, ranks)
    return ranks
  }

  #shelf(scope: IndexScope): Shelf {
    const known = this.#shelves.get(scope.key) ?? new Shelf(this.#rowsOf(scope))
    this.#shelves.delete(scope.key)
    this.#shelves.set(scope.key, known)
    const [oldest] = this.#shelves.keys()
    if (this.#shelves.size > MAX_SCOPES && oldest !== undefined) this.#shelves.delete(oldest)
    return known
  }

  #rowsOf(scope: IndexScope): Uint32Array {
    this.#owned ??= byOwner(this.#rows.length, this.#ownerAt)
    const lists = [...this.#owned].flatMap(([owner, rows]) => (isIn(scope, owner) ? [rows] : []))
    const [only] = lists
    if (lists.length === 1 && only) return only
    const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const list of lists) {
      all.set(list, at)
      at += list.length
    }
    return all.sort()
  }
}

const isIn = ({ owners, hasOpen }: IndexScope, owner: string | undefined): boolean =>
  owner === undefined ? hasOpen : (owners?.has(owner) ?? true)

const byOwner = (length: number, ownerAt: (place: number) => string | undefined) => {
  const lists = new Map<string | undefined, number[]>()
  for (let place = 0; place < length; place += 1) {
    const owner = ownerAt(place)
    const list = lists.get(owner)
    if (list) list.push(place)
    else lists.set(owner, [place])
  }
  return new Map([...lists].map(([owner, list]) => [owner, Uint32Array.from(list)]))
}

const compareRecords = <T extends object>(orders: readonly Order[], a: Placed<T>, b: Placed<T>): number => {
  for (const { field, sign } of orders) {
    const order = compareKeys(keyOf(a.record, field), keyOf(b.record, field), sign)
    if (order !== 0) return order
  }
  return a.place - b.place
}
