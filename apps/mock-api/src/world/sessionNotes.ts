import type { Note, NotedKind } from '@portal/schemas/contract'
import { setIn, type Undo, type WorldChange } from './changes.ts'

type NoteChange = Extract<WorldChange, { readonly kind: 'notes' }>

/** Notes by operators about the records of a mock session. */
export class SessionNotes {
  readonly #notes = new Map<string, readonly Note[]>()
  readonly #make: (change: NoteChange) => void

  constructor(make: (change: NoteChange) => void) {
    this.#make = make
  }

  apply({ of, notes }: NoteChange): Undo {
    return setIn(this.#notes, of, notes)
  }

  /** Returns the notes about a record, oldest first. */
  about(kind: NotedKind, id: string): readonly Note[] {
    return this.#notes.get(`${kind} ${id}`) ?? []
  }

  add(kind: NotedKind, id: string, note: Note): void {
    this.#make({ kind: 'notes', of: `${kind} ${id}`, notes: [...this.about(kind, id), note] })
  }
}
