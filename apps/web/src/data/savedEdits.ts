import type { RecordUndo } from '@portal/machines'

/** A save that can be taken back, and when it was, in ms since 1970. */
export interface SavedEdit {
  readonly undo: RecordUndo
  readonly at: number
}

/** The last save of each record by each person, also after another screen was looked at. */
export interface SavedEdits {
  readonly get: (person: string, id: string) => SavedEdit | undefined
  readonly keep: (person: string, id: string, edit: SavedEdit) => void
  readonly forget: (person: string, id: string) => void
}

/** Saves end with the document and are stored nowhere: they hold what a person typed. */
export const createSavedEdits = (): SavedEdits => {
  const edits = new Map<string, SavedEdit>()
  const keyOf = (person: string, id: string) => `${person} ${id}`
  return {
    get: (person, id) => edits.get(keyOf(person, id)),
    keep: (person, id, edit) => void edits.set(keyOf(person, id), edit),
    forget: (person, id) => void edits.delete(keyOf(person, id)),
  }
}
