import type { Failure } from '../failure.ts'
import type { RecordFields, Side } from './difference.ts'

/** A server command for a record. Object identity marks the intent: a retry sends the same object. */
export interface RecordRun {
  readonly command: string
}

/** A record from the server. */
export interface ReadRecord {
  readonly record: RecordFields
  /** Server time, in ms since 1970. */
  readonly at: number
}

/** A save that can be undone. */
export interface RecordUndo {
  /** The record after the save. If its version has changed since, someone else has edited it. */
  readonly record: RecordFields
  /** The previous values of the saved fields. Object identity marks the intent. */
  readonly changes: RecordFields
}

/** Unsaved changes and the record they apply to. */
export interface RecordDraft {
  readonly record: RecordFields
  readonly changes: RecordFields
}

export interface RecordEditInput {
  readonly id: string
  /** Unsaved changes from before the session ended. */
  readonly draft?: RecordDraft | undefined
  /** True if the screen is a form, so editing starts as soon as the record is read. */
  readonly isForm?: boolean
}

export interface RecordEditContext extends Required<RecordEditInput> {
  /** The record as last read; undefined before. */
  readonly record: RecordFields | undefined
  readonly at: number | undefined
  /** Fields whose values differ from the record. Object identity marks the intent: a retry sends the same object. */
  readonly changes: RecordFields
  /** The record as written by another person in the meantime. */
  readonly theirs: RecordFields | undefined
  /** Chosen side of conflicting fields; default 'mine'. */
  readonly sides: Readonly<Record<string, Side>>
  readonly error: Failure | undefined
  /** True after an attempt to save; from then on each field shows its violated rule immediately. */
  readonly isChecked: boolean
  /** The last command to the server. */
  readonly run: RecordRun | undefined
  /** The destination that the confirmation interrupted. */
  readonly goingTo: string | undefined
}

export type RecordEditEvent =
  | { type: 'RETRY' }
  /** Something was written elsewhere, so the record may have changed. */
  | { type: 'RELOAD' }
  /** Periodic refresh, because the record may have changed. */
  | { type: 'REFRESH' }
  | { type: 'EDIT' }
  /** Runs a command on the record other than a change of fields. */
  | { type: 'RUN'; command: string }
  /** Undoes the last save: the record after that save and the previous values. */
  | { type: 'UNDO'; saved: RecordUndo }
  | { type: 'CHANGE'; field: string; value: unknown }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  /** The person navigates elsewhere in the portal. */
  | { type: 'LEAVE'; to: string }
  | { type: 'STAY' }
  | { type: 'DISCARD' }
  | { type: 'CHOOSE'; field: string; side: Side }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'MERGE' }
