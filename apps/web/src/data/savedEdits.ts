import type { RecordUndo } from '@portal/machines'

/** A save that the user can undo, and its time in ms since 1970. */
export interface SavedEdit {
  readonly undo: RecordUndo
  readonly at: number
}

/** Last save per user and record, kept while other screens are shown. */
export interface SavedEdits {
  readonly get: (person: string, id: string) => SavedEdit | undefined
  readonly keep: (person: string, id: string, edit: SavedEdit) => void
  readonly forget: (person: string, id: string) => void
}

/** Creates the store. It is in memory only, because saves contain user input. */
export const createSavedEdits = (): SavedEdits => {
  const edits = new Map<string, SavedEdit>()
  const keyOf = (person: string, id: string) => `${person} ${id}`
  return {
    get: (person, id) => edits.get(keyOf(person, id)),
    keep: (person, id, edit) => void edits.set(keyOf(person, id), edit),
    forget: (person, id) => void edits.delete(keyOf(person, id)),
  }
}
