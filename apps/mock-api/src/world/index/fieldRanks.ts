import type { Rows } from '@portal/fixtures'
import { type Ranks, rankKeys, rankTexts, teller } from './ranks.ts'

/** The ranks of every field of some rows, each made when it is first asked for. */
export class FieldRanks {
  readonly rows: Rows<object>
  readonly #texts = new Map<string, Ranks>()
  readonly #keys = new Map<string, Ranks>()

  constructor(rows: Rows<object>) {
    this.rows = rows
  }

  knowsTexts(field: string): boolean {
    return this.#texts.has(field)
  }

  knowsKeys(field: string): boolean {
    return this.#keys.has(field)
  }

  /** Of what conditions look at. */
  readonly texts = (field: string): Ranks => {
    const known = this.#texts.get(field)
    if (known) return known
    const ranks = rankTexts(this.rows, field)
    this.#texts.set(field, ranks)
    return ranks
  }

  /** Of what orders compare. */
  readonly keys = (field: string): Ranks => {
    const known = this.#keys.get(field)
    if (known) return known
    // Texts that all records have are ordered as conditions compare them.
    const tell = teller(this.rows, field)
    let isText = true
    for (let row = 0; isText && row < this.rows.length; row += 1)
      isText = typeof Reflect.get(tell(row), field) === 'string'
    const ranks = isText ? this.texts(field) : rankKeys(this.rows, field)
    this.#keys.set(field, ranks)
    return ranks
  }
}
