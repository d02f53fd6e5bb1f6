import type { AuditEntry, ClassName } from '@portal/schemas/contract'
import { type Author, BULK_COMMAND_FIELD, type Edit, entryOf } from './audit.ts'
import type { Turn } from './chargerOrders.ts'
import type { Overlay } from './overlay.ts'
import type { Store } from './store.ts'

/** Max entries per session; a new one replaces the oldest. */
const MOST_ENTRIES = 1_000

type Keep = (change: {
  readonly kind: 'record'
  readonly class: 'audit'
  readonly record: AuditEntry
}) => void

type Noted = Omit<Edit, 'className'> & { readonly className: ClassName }

/** Collects the edits of a call and stores them as entries when the call ends. */
export class AuditTrail {
  readonly #store: Store
  readonly #records: Overlay
  readonly #keep: Keep
  readonly #most: number
  /** Edits of the current call by record. Undefined outside calls. */
  #edits: Map<string, Edit> | undefined

  constructor(store: Store, records: Overlay, keep: Keep, most = MOST_ENTRIES) {
    this.#store = store
    this.#records = records
    this.#keep = keep
    this.#most = most
  }

  /** Runs a call. Calls `author` only if the call writes something. */
  during<T>(author: () => Author, now: number, work: () => T): T {
    const edits = new Map<string, Edit>()
    this.#edits = edits
    try {
      const result = work()
      for (const edit of [...edits.values()].slice(-this.#most)) {
        const entry = entryOf(edit, author(), now, this.#store)
        if (entry) this.#keep({ kind: 'record', class: 'audit', record: { Id: this.#newId(), ...entry } })
      }
      return result
    } finally {
      this.#edits = undefined
    }
  }

  /** Returns the id for a new entry: that of the oldest one if the trail is full. */
  #newId(): string {
    const written = [...this.#records.written('audit').values()]
    if (written.length < this.#most) return this.#records.newId('audit')
    return written.reduce((oldest, entry) => (entry.At < oldest.At ? entry : oldest)).Id
  }

  /**
   * Records an edit. All edits of a record in one call become one entry, except those with different values of `part`.
   */
  note(edit: Noted, part = ''): void {
    const { className } = edit
    if (!this.#edits || className === 'audit') return
    const key = `${className} ${edit.id} ${part}`
    const first = this.#edits.get(key)
    this.#edits.set(key, { ...edit, className, ...(first && { before: first.before }) })
  }

  /** Records a command to a charge point by the name of its message, at the charger's turn in a bulk command. */
  noteCommand(id: string, Message: string, turn?: Turn): void {
    const charger = this.#records.one('chargepoint', id)
    const after = charger && { ...charger, Message, ...(turn && { [BULK_COMMAND_FIELD]: turn.command }) }
    const edit = { before: charger, after, isCommand: true, at: turn?.sentAt }
    this.note({ className: 'chargepoint', id, ...edit }, 'command')
  }

  /** Records the changed settings of a charge point, which are not fields of its record. */
  noteSettings(
    id: string,
    before: object,
    changes: readonly { readonly Key: string; readonly Value: string }[],
  ): void {
    const charger = this.#records.one('chargepoint', id)
    const withSettings = (Settings: object) => ({ ...charger, Settings })
    const after = { ...before, ...Object.fromEntries(changes.map(({ Key, Value }) => [Key, Value])) }
    this.note(
      { className: 'chargepoint', id, before: withSettings(before), after: withSettings(after) },
      'settings',
    )
  }
}
