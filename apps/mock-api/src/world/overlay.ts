import type { RulesFrom } from '@portal/fixtures'
import { classEntry } from '@portal/schemas/contract'
import { setIn, type Undo } from './changes.ts'
import { happenedBy } from './happened.ts'
import type { ClassName, Records, Store } from './store.ts'

export const MIN_ID_DIGITS = 5

/** Records of the frozen base, overlaid with the writes and removals of one mock session. */
export class Overlay {
  readonly #store: Store
  readonly #written = new Map<ClassName, Map<string, unknown>>()
  readonly #removed = new Map<string, true>()
  /** Business time up to which simulated events are included. Before the first `moveTo`, there are none. */
  #now = Number.NEGATIVE_INFINITY

  readonly #alarmRules: () => readonly RulesFrom[]

  /** `alarmRules` returns the changes to the alarm rules, on which simulated events depend. */
  constructor(store: Store, alarmRules: () => readonly RulesFrom[]) {
    this.#store = store
    this.#alarmRules = alarmRules
  }

  /** Includes simulated events up to `now`. */
  moveTo(now: number): void {
    this.#now = now
  }

  /**
   * Returns the differences from a class of the frozen base: simulated events since the world's start, overridden by
   * the session's writes.
   */
  over<C extends ClassName>(className: C, store = this.#store): ReadonlyMap<string, Records[C]> {
    const happened = happenedBy(store.world, className, this.#now, this.#alarmRules())
    const written = this.written(className)
    if (happened.size === 0) return written
    return written.size === 0 ? happened : new Map([...happened, ...written])
  }

  write(className: ClassName, record: { readonly Id: string }): Undo {
    return setIn(this.written(className) as Map<string, unknown>, record.Id, record)
  }

  remove(className: ClassName, id: string): Undo {
    return setIn(this.#removed, `${className} ${id}`, true)
  }

  hasRemoved(className: ClassName, id: string): boolean {
    return this.#removed.has(`${className} ${id}`)
  }

  newId(className: ClassName): string {
    const [base, overlay] = [this.#store.records[className], this.over(className)]
    const [, digits = ''] = /(\d+)$/.exec(base.keys().next().value ?? '') ?? []
    const length = digits.length || MIN_ID_DIGITS
    let number = base.size + overlay.size
    let id: string
    do {
      number += 1
      id = `${classEntry(className).idLetters}${String(number).padStart(length, '0')}`
    } while (base.has(id) || overlay.has(id))
    return id
  }

  removedOf(className: ClassName): Set<string> {
    const prefix = `${className} `
    const ids = [...this.#removed.keys()].filter((key) => key.startsWith(prefix))
    return new Set(ids.map((key) => key.slice(prefix.length)))
  }

  written<C extends ClassName>(className: C): Map<string, Records[C]> {
    let written = this.#written.get(className)
    if (!written) {
      written = new Map()
      this.#written.set(className, written)
    }
    return written as Map<string, Records[C]>
  }

  one<C extends ClassName>(className: C, id: string, store = this.#store): Records[C] | undefined {
    if (this.#removed.has(`${className} ${id}`)) return undefined
    return this.over(className, store).get(id) ?? store.records[className].get(id)
  }

  /** Yields all records of a class: written ones in their original places, new ones at the end. */
  *all<C extends ClassName>(className: C, store = this.#store): Generator<Records[C]> {
    const base: ReadonlyMap<string, Records[C]> = store.records[className]
    const overlay = this.over(className, store)
    if (overlay.size === 0 && this.#removed.size === 0) {
      yield* base.values()
      return
    }
    const isHere = (id: string) => !this.#removed.has(`${className} ${id}`)
    for (const [id, record] of base) if (isHere(id)) yield overlay.get(id) ?? record
    for (const [id, record] of overlay) if (!base.has(id) && isHere(id)) yield record
  }
}
