import type { Failure } from '../failure.ts'
import type { RecordFields, Side } from './difference.ts'

/** A server command for a record. Object identity identifies the intent; a retry sends the same object. */
export interface RecordRun {
  readonly command: string
}

export interface ReadRecord {
  readonly record: RecordFields
  /** Server time, in ms since 1970. */
  readonly at: number
}

/** A save that can be undone. */
export interface RecordUndo {
  /** Record after the save. A different version on the server means that someone else has edited it. */
  readonly record: RecordFields
  /** Previous values of the saved fields. Object identity identifies the intent. */
  readonly changes: RecordFields
}

/** Unsaved changes with the record to which they apply. */
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
  /** Record as last read; undefined before the first read. */
  readonly record: RecordFields | undefined
  readonly at: number | undefined
  /**
   * Fields whose values differ from the record. Object identity identifies the intent; a retry sends the same object.
   */
  readonly changes: RecordFields
  /** Record as another person has written it since it was read here. */
  readonly theirs: RecordFields | undefined
  /** Chosen side of each conflicting field. Default: 'mine'. */
  readonly sides: Readonly<Record<string, Side>>
  readonly error: Failure | undefined
  /** True after an attempt to save invalid fields; from then on, each field shows its violated rule immediately. */
  readonly isChecked: boolean
  readonly run: RecordRun | undefined
  /** Destination of the navigation that awaits confirmation. */
  readonly goingTo: string | undefined
}

export type RecordEditEvent =
  | { type: 'RETRY' }
  /** A write elsewhere may have changed the record. */
  | { type: 'RELOAD' }
  /** Periodic refresh. */
  | { type: 'REFRESH' }
  | { type: 'EDIT' }
  /** Runs a command on the record instead of changing its fields. */
  | { type: 'RUN'; command: string }
  /** Undoes the last save. */
  | { type: 'UNDO'; saved: RecordUndo }
  | { type: 'CHANGE'; field: string; value: unknown }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  | { type: 'LEAVE'; to: string }
  | { type: 'STAY' }
  | { type: 'DISCARD' }
  | { type: 'CHOOSE'; field: string; side: Side }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'MERGE' }
