import type { RecordUndo } from '@portal/machines'

/** A save that can be taken back, and when it was, in ms since 1970. */
export interface SavedEdit {
  readonly undo: RecordUndo
  readonly at: number
}

/** By person and record. They hold what a person typed, so that they end with the document and are stored nowhere. */
const edits = new Map<string, SavedEdit>()

const keyOf = (person: string, id: string) => `${person} ${id}`

/** The last save of a record, also after another screen was looked at. */
export const savedEdit = (person: string, id: string): SavedEdit | undefined => edits.get(keyOf(person, id))

export const keepSavedEdit = (person: string, id: string, edit: SavedEdit): void => {
  edits.set(keyOf(person, id), edit)
}

export const forgetSavedEdit = (person: string, id: string): void => {
  edits.delete(keyOf(person, id))
}
