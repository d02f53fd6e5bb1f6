import type { Chargesession } from '@portal/schemas'
import { correctionsIn, withCorrection } from './correction.ts'
import type { Overlay } from './overlay.ts'
import type { Records, Store } from './store.ts'

interface Charged {
  readonly Description: string
  readonly ChargePointId: string
  readonly TokenId?: string
  readonly TokenNumber: string
}

/** Edited description of a session, and the number of edits. */
export interface SessionText {
  readonly description: string
  readonly writes: number
}

export class Names {
  readonly #store: Store
  readonly #records: Pick<Overlay, 'written'>
  readonly #texts: ReadonlyMap<string, SessionText>

  constructor(store: Store, records: Pick<Overlay, 'written'>, texts: ReadonlyMap<string, SessionText>) {
    this.#store = store
    this.#records = records
    this.#texts = texts
  }

  /** True if any name or session description differs from the simulator's. */
  areOther(): boolean {
    const hasOther = (name: 'chargepoint' | 'token', field: string) =>
      [...this.#records.written(name).values()].some((record) => {
        const base = this.#store.records[name].get(record.Id)
        return base !== undefined && Reflect.get(base, field) !== Reflect.get(record, field)
      })
    return this.#texts.size > 0 || hasOther('chargepoint', 'Description') || hasOther('token', 'Number')
  }

  /** Returns a charge detail record with its current names and the description of its session. */
  ofCdr(record: Records['cdr']): Records['cdr'] {
    const text = this.#texts.get(record.SessionId)
    const named = this.#named(record)
    return text ? { ...named, Description: text.description } : named
  }

  #named<R extends Charged>(record: R): R {
    const charger = this.#records.written('chargepoint').get(record.ChargePointId)
    const token = this.#records.written('token').get(record.TokenId ?? '')
    if (!charger && !token) return record
    // Keep explicit descriptions.
    const base = charger && this.#store.records.chargepoint.get(charger.Id)
    return {
      ...record,
      ...(charger && base?.Description === record.Description && { Description: charger.Description }),
      ...(token && { TokenNumber: token.Number }),
    }
  }

  /**
   * Returns sessions with their current names and corrections, or the same array if there are none, to avoid a copy of
   * 30,000 records.
   */
  ofSessions(sessions: readonly Chargesession[]): readonly Chargesession[] {
    const isWritten = (['chargepoint', 'token'] as const).some((name) => this.#records.written(name).size > 0)
    const cdrs = this.#records.written('cdr')
    const corrections = correctionsIn(cdrs.values())
    if (!isWritten && this.#texts.size + corrections.size === 0) return sessions
    return sessions.map((session) => {
      const named = this.#ofSession(session)
      const correction = corrections.get(session.Id)
      if (!correction) return named
      return withCorrection(named, correction, cdrs.get(correction.cdr.CorrectsId ?? ''))
    })
  }

  #ofSession(session: Chargesession): Chargesession {
    const written = this.#texts.get(session.Id)
    if (!written) return this.#named(session)
    return {
      ...this.#named(session),
      Description: written.description,
      Version: session.Version + written.writes,
    }
  }
}
