import type { Failure } from '../failure.ts'
import type { RecordFields, Side } from './difference.ts'

/** A command to the server for a record. The same object is the same intent: a retry sends it again. */
export interface RecordRun {
  readonly command: string
}

/** A record as it was answered. */
export interface ReadRecord {
  readonly record: RecordFields
  /** Server time, in ms since 1970. */
  readonly at: number
}

/** A save that can be taken back. */
export interface RecordUndo {
  /** The record after the save. If its version has changed since, someone else has edited it. */
  readonly record: RecordFields
  /** The values of before of the fields that were saved. The same object is the same intent. */
  readonly changes: RecordFields
}

/** What was typed and not saved, and the record that it changes. */
export interface RecordDraft {
  readonly record: RecordFields
  readonly changes: RecordFields
}

export interface RecordEditInput {
  readonly id: string
  /** What was typed when the session ended. */
  readonly draft?: RecordDraft | undefined
  /** The screen is its form: the fields are filled in as soon as the record is there. */
  readonly isForm?: boolean
}

export interface RecordEditContext extends Required<RecordEditInput> {
  /** As it was read last; undefined until then. */
  readonly record: RecordFields | undefined
  readonly at: number | undefined
  /** Fields with other values than the record has. The same object is the same intent: a retry sends it again. */
  readonly changes: RecordFields
  /** The record as another person has written it meanwhile. */
  readonly theirs: RecordFields | undefined
  /** What was chosen of fields that both changed; 'mine' where nothing is said. */
  readonly sides: Readonly<Record<string, Side>>
  readonly error: Failure | undefined
  /** It was to be saved once: from then on each field says at once which rule it breaks. */
  readonly isChecked: boolean
  /** The last command to the server. */
  readonly run: RecordRun | undefined
  /** The destination that the question about changes interrupted. */
  readonly goingTo: string | undefined
}

export type RecordEditEvent =
  | { type: 'RETRY' }
  /** Something was written elsewhere: the record may be another. */
  | { type: 'RELOAD' }
  /** Time has passed: the record may be another. */
  | { type: 'REFRESH' }
  | { type: 'EDIT' }
  /** Has the server do something with the record that is no change of fields. */
  | { type: 'RUN'; command: string }
  /** The last save is taken back: the record as that save left it, and the values of before. */
  | { type: 'UNDO'; saved: RecordUndo }
  | { type: 'CHANGE'; field: string; value: unknown }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  /** The person goes elsewhere in the portal. */
  | { type: 'LEAVE'; to: string }
  | { type: 'STAY' }
  | { type: 'DISCARD' }
  | { type: 'CHOOSE'; field: string; side: Side }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'MERGE' }
