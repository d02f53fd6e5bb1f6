import type { RankOrder } from './sortRows.ts'
import { sortRows } from './sortRows.ts'

/** So many orders of one scope are kept; the one that was not asked for longest goes first. */
const MAX_ORDERS = 32

/** The records of one scope by their places, in every order that is asked for. */
export class SortedIndex {
  readonly rows: Uint32Array
  readonly #sorted = new Map<string, Uint32Array>()

  constructor(rows: Uint32Array) {
    this.rows = rows
  }

  /** Whether they were put into this order before. */
  isSorted(name: string): boolean {
    return this.#sorted.has(name)
  }

  /** `name` tells orders apart. */
  sorted(name: string, orders: readonly RankOrder[]): Uint32Array {
    const known = this.#sorted.get(name) ?? sortRows(this.rows, orders)
    this.#sorted.delete(name)
    this.#sorted.set(name, known)
    const [oldest] = this.#sorted.keys()
    if (this.#sorted.size > MAX_ORDERS && oldest !== undefined) this.#sorted.delete(oldest)
    return known
  }
}
