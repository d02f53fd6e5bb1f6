import type { Chargesession } from '@portal/schemas'
import type { Overlay } from './overlay.ts'
import type { Records, Store } from './store.ts'

/** What sessions and their charge detail records say of charger and card. */
interface Charged {
  readonly Description: string
  readonly ChargePointId: string
  readonly TokenId?: string
  readonly TokenNumber: string
}

/** The description that a session was given, and how often it was given one. */
export interface SessionText {
  readonly description: string
  readonly writes: number
}

/** The names by which sessions and charge detail records are called: those that their chargers and cards have now. */
export class Names {
  readonly #store: Store
  readonly #records: Pick<Overlay, 'written'>
  readonly #texts: ReadonlyMap<string, SessionText>

  constructor(store: Store, records: Pick<Overlay, 'written'>, texts: ReadonlyMap<string, SessionText>) {
    this.#store = store
    this.#records = records
    this.#texts = texts
  }

  /** Whether a charger or a card goes by another name than the simulator says. */
  areOther(): boolean {
    const hasOther = (name: 'chargepoint' | 'token', field: string) =>
      [...this.#records.written(name).values()].some((record) => {
        const base = this.#store.records[name].get(record.Id)
        return base !== undefined && Reflect.get(base, field) !== Reflect.get(record, field)
      })
    return this.#texts.size > 0 || hasOther('chargepoint', 'Description') || hasOther('token', 'Number')
  }

  /** A charge detail record is called what its session is. */
  ofCdr(record: Records['cdr']): Records['cdr'] {
    const text = this.#texts.get(record.SessionId)
    const named = this.#named(record)
    return text ? { ...named, Description: text.description } : named
  }

  /** A session or its charge detail record by the names that its charger and its card have now. */
  #named<R extends Charged>(record: R): R {
    const charger = this.#records.written('chargepoint').get(record.ChargePointId)
    const token = this.#records.written('token').get(record.TokenId ?? '')
    if (!charger && !token) return record
    // Who was given a description keeps it.
    const base = charger && this.#store.records.chargepoint.get(charger.Id)
    return {
      ...record,
      ...(charger && base?.Description === record.Description && { Description: charger.Description }),
      ...(token && { TokenNumber: token.Number }),
    }
  }

  /** Sessions by these names: of all customers there are 30,000, and mostly none has another. */
  ofSessions(sessions: readonly Chargesession[]): readonly Chargesession[] {
    const isWritten = (['chargepoint', 'token'] as const).some((name) => this.#records.written(name).size > 0)
    return isWritten || this.#texts.size > 0 ? sessions.map((session) => this.ofSession(session)) : sessions
  }

  /** A session by these names, with the description that it was given. */
  ofSession(session: Chargesession): Chargesession {
    const written = this.#texts.get(session.Id)
    if (!written) return this.#named(session)
    return {
      ...this.#named(session),
      Description: written.description,
      Version: session.Version + written.writes,
    }
  }
}
