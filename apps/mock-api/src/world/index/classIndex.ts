import type { Rows } from '@portal/fixtures'
import { type Filter, matcherOf } from '@portal/schemas'
import { remembered } from '../../remembered.ts'
import { type Finder, type Found, isInPeriod, matcherOfAll, type PageQuery } from '../finder.ts'
import { keyOf, type Order, textOf } from '../order.ts'
import { type Placed, pageOf } from './pageOf.ts'
import { FIRST_ROWS, type KeyOrder, sortRows } from './sortRows.ts'

export interface IndexScope {
  readonly key: string
  /** Owners in scope. Undefined for all. */
  readonly owners: ReadonlySet<string> | undefined
  /** True if records without an owner are in scope. */
  readonly hasOpen: boolean
}

/** Differences between a session's records and the shared ones. */
export interface Over<T> {
  /** Ids of shared records that are removed or replaced. */
  readonly hidden: Iterable<string>
  /** Records in scope that replace shared ones or are added. `place` breaks ties with shared records of equal order. */
  readonly placed: readonly Placed<T>[]
}

/** Live fields, which change without a write. */
export interface Live<T> {
  readonly fields: readonly string[]
  /** Returns the current values of all live fields of a record. */
  readonly tell: (record: T) => object
  /** Returns a record with its live fields. */
  readonly present: (record: T) => object
}

/** Max cached scopes. */
const MAX_SCOPES = 64
/** Max cached sort orders of all scopes, and max cached filter results. */
const MAX_ORDERS = 128

/**
 * Max records of a class whose filter results are cached and whose first pages use a cached sort order. Sorting a
 * larger class takes seconds and caching it hundreds of megabytes, so it is sorted only for pages beyond FIRST_ROWS.
 */
const FEW_RECORDS = 10_000

type Tell = (row: number) => object

/** Returns a reader of a field by row number. Creates the record only if necessary. */
const teller = (rows: Rows<object>, field: string): Tell => {
  const { plannedFields } = rows
  const isPlanned = plannedFields !== undefined && rows.length > 0 && Object.hasOwn(plannedFields(0), field)
  return isPlanned ? plannedFields : (row) => rows.at(row) ?? {}
}

const nameOf = (orders: readonly Order[]): string =>
  orders.map(({ field, sign }) => `${field} ${sign}`).join()

/** Index of shared records, which never change. Caches the requested sort orders and the results of filters. */
export class ClassIndex<T extends { readonly Id: string }> {
  readonly #rows: Rows<T>
  readonly #ownerAt: (place: number) => string | undefined
  readonly #isFew: boolean
  #owned: ReadonlyMap<string | undefined, Uint32Array> | undefined
  #places: ReadonlyMap<string, number> | undefined

  constructor(
    rows: Rows<T>,
    ownerOf: (record: Partial<T>) => string | undefined,
    { few = FEW_RECORDS }: { readonly few?: number } = {},
  ) {
    this.#rows = rows
    this.#isFew = rows.length <= few
    this.#ownerAt = (place) => ownerOf(rows.plannedFields?.(place) ?? rows.at(place) ?? {})
  }

  get size(): number {
    return this.#rows.length
  }

  /** Returns the row number of a shared record, or undefined if none has this id. */
  placeOf(id: string): number | undefined {
    if (!this.#places) {
      const tell = teller(this.#rows, 'Id')
      const places = new Map<string, number>()
      for (let place = 0; place < this.size; place += 1) places.set(textOf(tell(place), 'Id'), place)
      this.#places = places
    }
    return this.#places.get(id)
  }

  /** `live` overrides fields of the shared records with their current values, which are not cached. */
  finder(scope: IndexScope, over: Over<T>, live?: Live<T>): Finder<T> {
    return (query) => this.#find(query, scope, over, live)
  }

  #find(
    { conditions, period, orders, offset, limit }: PageQuery,
    scope: IndexScope,
    over: Over<T>,
    live?: Live<T>,
  ): Found<T> {
    const end = offset + limit
    const tell = this.#tellerOf(live)
    const tests = conditions.map((condition) => testOf(condition, tell))
    if (period) {
      const isIn = isInPeriod(period)
      const tellField = tell(period.field)
      tests.unshift((row) => isIn(tellField(row)))
    }
    const found = (rows: Uint32Array) =>
      tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
    const keyOrders = orders.map(({ field, sign }) => {
      const tellField = tell(field)
      return { field, sign, keyAt: (row: number) => keyOf(tellField(row), field) }
    })
    const order = `${scope.key} ${nameOf(orders)}`
    const isSorted = !live && (this.#isFew || end > FIRST_ROWS)
    const read = () =>
      found(isSorted ? this.#sorted(order, scope, keyOrders) : this.#scoped(scope.key, scope))
    const all =
      this.#isFew && !live ? this.#filtered(`${order} ${JSON.stringify([conditions, period])}`, read) : read()
    const hidden = new Set(Array.from(over.hidden, (id) => this.placeOf(id)))
    const matching = hidden.size === 0 ? all : all.filter((row) => !hidden.has(row))
    const rows = isSorted ? matching : sortRows(matching, keyOrders, end)
    const matches = matcherOfAll(conditions)
    const isIn = period ? isInPeriod(period) : () => true
    const placed = over.placed.filter(({ record }) => isIn(record) && matches(record))
    const recordAt = (row: number): T => {
      const record = this.#rows.at(row) as T
      return live ? (live.present(record) as T) : record
    }
    return {
      count: matching.length + placed.length,
      page: pageOf({ rows, recordAt, orders: keyOrders, placed, offset, end }),
    }
  }

  /** Returns readers of fields. Live fields of a record are computed once per query. */
  #tellerOf(live: Live<T> | undefined): (field: string) => Tell {
    const liveFields: object[] = []
    const tellLive = (row: number) => (liveFields[row] ??= live?.tell(this.#rows.at(row) as T) ?? {})
    return (field) => (live?.fields.includes(field) ? tellLive : teller(this.#rows, field))
  }

  readonly #scoped = remembered(MAX_SCOPES, (_key, scope: IndexScope) => this.#rowsOf(scope))

  readonly #sorted = remembered(MAX_ORDERS, (_key, scope: IndexScope, orders: readonly KeyOrder[]) =>
    sortRows(this.#scoped(scope.key, scope), orders, Number.POSITIVE_INFINITY),
  )

  readonly #filtered = remembered(MAX_ORDERS, (_key, read: () => Uint32Array) => read())

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

const testOf = (condition: Filter, tell: (field: string) => Tell): ((row: number) => boolean) => {
  const { field } = condition
  const tellField = tell(field)
  const matches = matcherOf(condition)
  return (row) => matches(textOf(tellField(row), field))
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
