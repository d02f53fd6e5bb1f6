import type { Rows } from '@portal/fixtures'
import { type Filter, matcherOf } from '@portal/schemas'
import { type Finder, matcherOfAll, type Wanted } from '../finder.ts'
import { compareKeys, keyOf, type Order, textOf } from '../order.ts'
import { FieldRanks } from './fieldRanks.ts'
import { type Looked, matchesOf, testOf } from './matches.ts'
import { type Placed, pageOf } from './pageOf.ts'
import { firstPast, teller } from './ranks.ts'
import { SortedIndex } from './sortedIndex.ts'
import { compareByKeys, compareRows, FIRST_ROWS, firstRows, sortRows } from './sortRows.ts'

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

/** So few records are put in order at once: that takes milliseconds, and every page after the first is found without a look. */
const FEW_RECORDS = 10_000

const nameOfPart = ({ field, sign }: Order): string => `${field} ${sign}`
const nameOf = (names: readonly string[]): string => names.join()

/** What changes in records while one looks. */
export interface Live<T> {
  readonly fields: readonly string[]
  /** These fields of a record as they are now, all of them. */
  readonly tell: (record: T, place: number) => object
  /** A record with them. */
  readonly present: (record: T) => object
}

export interface IndexOptions {
  /** So few records are put in order at once. */
  readonly few?: number
}

/** How shared records are looked at. */
interface Looking<T> extends Looked {
  readonly ranksOf: (field: string) => FieldRanks
  readonly recordAt: (row: number) => T
}

/**
 * Looks up shared records, which never change, without looking at each. What it keeps are numbers: of every field that
 * was asked for the rank of each record's value, of every scope and order the places of its records. Nothing is made
 * before it is needed, and nothing that was answered is remembered.
 */
export class ClassIndex<T extends { readonly Id: string }> {
  readonly #rows: Rows<T>
  readonly #ownerAt: (place: number) => string | undefined
  readonly #ranks: FieldRanks
  readonly #few: number
  readonly #sortedIndexes = new Map<string, SortedIndex>()
  #owned: ReadonlyMap<string | undefined, Uint32Array> | undefined
  #byId: Uint32Array | undefined

  constructor(
    rows: Rows<T>,
    ownerOf: (record: Partial<T>) => string | undefined,
    { few = FEW_RECORDS }: IndexOptions = {},
  ) {
    this.#rows = rows
    this.#few = few
    this.#ranks = new FieldRanks(rows)
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

  /** `live` says what the shared records say now where that is not what they hold; it is not kept. */
  finder(scope: IndexScope, over: Over<T>, live?: Live<T>): Finder<T> {
    return (wanted) =>
      this.#isFirstLook(scope, wanted, live)
        ? this.#findFirst(wanted, scope, over, live)
        : this.#find(this.#looking(scope, live), wanted, scope, over)
  }

  /** True if a first page of many records is wanted, in an order that no one has asked for yet or under conditions. */
  #isFirstLook(
    scope: IndexScope,
    { conditions, orders, offset, limit }: Wanted,
    live: Live<T> | undefined,
  ): boolean {
    if (this.size <= this.#few || orders.length === 0 || offset + limit > FIRST_ROWS) return false
    return (
      conditions.length > 0 ||
      live !== undefined ||
      !this.#sortedIndex(scope).isSorted(nameOf(orders.map(nameOfPart)))
    )
  }

  /** The same as {@link ClassIndex.#find} without ranks: to rank 350,000 records takes a second, to look at each a tenth. */
  #findFirst(
    { conditions, orders, offset, limit }: Wanted,
    scope: IndexScope,
    over: Over<T>,
    live: Live<T> | undefined,
  ) {
    const now = live && this.#tellerOf(live)
    const tellerOf = (field: string) => (now && live.fields.includes(field) ? now : teller(this.#rows, field))
    const tests = conditions.map((condition: Filter) => {
      const { field } = condition
      const [tell, matches] = [tellerOf(field), matcherOf(condition)]
      return (row: number) => matches(textOf(tell(row), field))
    })
    const holds = (row: number) => tests.every((test) => test(row))
    const { rows: all } = this.#sortedIndex(scope)
    const rows = tests.length === 0 ? all : all.filter(holds)
    const keyOrders = orders.map(({ field, sign }) => {
      const tell = tellerOf(field)
      return { keyAt: (row: number) => keyOf(tell(row), field), sign }
    })
    const hidden: number[] = []
    for (const id of over.hidden) {
      const place = this.placeOf(id)
      if (place !== undefined && isIn(scope, this.#ownerAt(place)) && holds(place)) hidden.push(place)
    }
    const matches = matcherOfAll(conditions)
    const placed = over.placed.filter(({ record }) => matches(record))
    const page = pageOf({
      rows: firstRows(rows, keyOrders, offset + limit + hidden.length),
      recordAt: this.#recordAt(live),
      hidden: hidden.sort((a, b) => compareByKeys(keyOrders, a, b)),
      placed: placed.toSorted((a, b) => compareRecords(orders, a, b)),
      compareRows: (a, b) => compareByKeys(keyOrders, a, b),
      compareRecords: (a, b) => compareRecords(orders, a, b),
      offset,
      limit,
    })
    return { count: rows.length - hidden.length + placed.length, page }
  }

  #recordAt(live: Live<T> | undefined): (row: number) => T {
    const recordAt = (row: number) => this.#rows.at(row) as T
    return live ? (row) => live.present(recordAt(row)) as T : recordAt
  }

  /** What changes of each record, told once for one answer. */
  #tellerOf(live: Live<T>): (row: number) => object {
    const told: object[] = []
    return (row) => {
      told[row] ??= live.tell(this.#rows.at(row) as T, row)
      return told[row]
    }
  }

  #looking(scope: IndexScope, live?: Live<T>): Looking<T> {
    const sortedIndex = this.#sortedIndex(scope)
    const { rows } = sortedIndex
    const recordAt = this.#recordAt(live)
    if (!live) {
      return {
        rows,
        recordAt,
        ranksOf: () => this.#ranks,
        sorted: (orders) => sortedIndex.sorted(nameOf(orders.map(({ name }) => name)), orders),
      }
    }
    const now = new FieldRanks({ length: this.size, at: this.#tellerOf(live) })
    return {
      rows,
      recordAt,
      ranksOf: (field) => (live.fields.includes(field) ? now : this.#ranks),
      sorted: (orders) => sortRows(rows, orders),
    }
  }

  #find(looking: Looking<T>, wanted: Wanted, scope: IndexScope, over: Over<T>) {
    const { conditions, orders, offset, limit } = wanted
    const { ranksOf, recordAt } = looking
    const tests = conditions.map((condition) => testOf(condition, ranksOf(condition.field)))
    const rankOrders = orders.map(({ field, sign }) => ({
      field,
      name: nameOfPart({ field, sign }),
      ranks: ranksOf(field).keys(field),
      sign,
    }))
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
    const { rows, count } = matchesOf(looking, tests, rankOrders, enough)
    const page = pageOf({
      rows,
      recordAt,
      hidden: hidden.sort((a, b) => compareRows(rankOrders, a, b)),
      placed: placed.toSorted((a, b) => compareRecords(orders, a, b)),
      compareRows: (a, b) => compareRows(rankOrders, a, b),
      compareRecords: (a, b) => compareRecords(orders, a, b),
      offset,
      limit,
    })
    return { count: count - hidden.length + placed.length, page }
  }

  #sortedIndex(scope: IndexScope): SortedIndex {
    const known = this.#sortedIndexes.get(scope.key) ?? new SortedIndex(this.#rowsOf(scope))
    this.#sortedIndexes.delete(scope.key)
    this.#sortedIndexes.set(scope.key, known)
    const [oldest] = this.#sortedIndexes.keys()
    if (this.#sortedIndexes.size > MAX_SCOPES && oldest !== undefined) this.#sortedIndexes.delete(oldest)
    return known
  }

  #rowsOf(scope: IndexScope): Uint32Array {
    const { owners, hasOpen } = scope
    if (!owners) {
      const all = new Uint32Array(this.#rows.length)
      for (let place = 0; place < all.length; place += 1) all[place] = place
      return hasOpen ? all : all.filter((place) => this.#ownerAt(place) !== undefined)
    }
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
