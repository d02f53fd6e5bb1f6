import { type Failure, isUnanswered, mayPass } from '../failure.ts'
import { toViewState, type ViewState } from '../viewState.ts'
import {
  changesOf,
  conflictsOf,
  type FieldChange,
  type FieldConflict,
  type RecordFields,
  type Side,
  theirChanges,
} from './difference.ts'
import type { RecordEditSnapshot } from './machine.ts'
import { fieldOfRefusal } from './refusal.ts'
import { NOTHING } from './setup.ts'
import type { RecordDraft } from './types.ts'

/** View of the record. `missing`: codes for a record that does not exist. */
export const selectRecordViewState = (
  { context, value }: RecordEditSnapshot,
  missing: readonly string[],
): ViewState<RecordFields> =>
  toViewState(
    {
      data: context.record,
      at: context.at,
      error: value === 'unread' || value === 'reading' ? context.error : undefined,
    },
    missing,
  )

export const selectIsRecordBusy = (snapshot: RecordEditSnapshot): boolean => snapshot.hasTag('busy')
export const selectIsForm = (snapshot: RecordEditSnapshot): boolean => snapshot.hasTag('form')
export const selectIsSaving = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('saving')
export const selectRunningCommand = (snapshot: RecordEditSnapshot): string | undefined =>
  snapshot.matches('running') ? snapshot.context.run?.command : undefined
/** Command that has just finished. */
export const selectDoneCommand = (snapshot: RecordEditSnapshot): string | undefined =>
  snapshot.matches('ran') ? snapshot.context.run?.command : undefined
/** Error of a command or an undo that failed or has an unknown outcome. */
export const selectRunError = (snapshot: RecordEditSnapshot): Failure | undefined =>
  snapshot.matches('notRun') || snapshot.matches('notUndone') ? snapshot.context.error : undefined
export const selectIsUndoing = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('undoing')
export const selectIsUndone = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('undone')
export const selectIsSaved = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('saved')
export const selectIsConfirming = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('confirming')
/** True if leaving the page would lose unsaved changes. */
export const selectIsDirty = (snapshot: RecordEditSnapshot): boolean => snapshot.hasTag('dirty')
export const selectRecordDraft = (snapshot: RecordEditSnapshot): RecordDraft | undefined => {
  const { record, changes } = snapshot.context
  return selectIsDirty(snapshot) && record ? { record, changes } : undefined
}
export const selectMayRetrySave = (snapshot: RecordEditSnapshot): boolean =>
  snapshot.matches({ editing: 'failed' })

export const selectFieldValue = ({ context }: RecordEditSnapshot, field: string): unknown =>
  field in context.changes ? context.changes[field] : context.record?.[field]

export const selectFieldChanges = ({ context }: RecordEditSnapshot): readonly FieldChange[] =>
  changesOf(context.record ?? NOTHING, context.changes)

/** True if the form was not sent because a field violates a rule. */
export const selectIsRecordWrong = (snapshot: RecordEditSnapshot): boolean =>
  snapshot.matches({ editing: 'wrong' })
/** The record with its changes applied. */
export const selectEditedRecord = ({ context }: Pick<RecordEditSnapshot, 'context'>): RecordFields => ({
  ...context.record,
  ...context.changes,
})

/** True if the last write received no response and may have succeeded. */
export const selectMayBeWritten = (snapshot: RecordEditSnapshot): boolean => {
  const { error } = snapshot.context
  return (
    error !== undefined &&
    isUnanswered(error) &&
    (selectMayRetrySave(snapshot) || selectRunError(snapshot) !== undefined)
  )
}

export const selectSaveError = (snapshot: RecordEditSnapshot): Failure | undefined =>
  snapshot.hasTag('form') ? snapshot.context.error : undefined

/** Field that the server rejected, if it is known. */
export const selectRefusedField = (snapshot: RecordEditSnapshot): string | undefined => {
  const { error, record = NOTHING } = snapshot.context
  return snapshot.hasTag('form') && error && !mayPass(error) ? fieldOfRefusal(error, record) : undefined
}

/** Fields that both people changed to different values, and fields that only the other person changed. */
export interface RecordConflict {
  readonly fields: readonly (FieldConflict & { readonly side: Side })[]
  readonly others: readonly FieldChange[]
}

/** Conflict to be resolved, if there is one. */
export const selectConflict = (snapshot: RecordEditSnapshot): RecordConflict | undefined => {
  const { record = NOTHING, changes, theirs, sides } = snapshot.context
  if (!theirs || !snapshot.matches({ editing: 'conflict' })) return undefined
  return {
    fields: conflictsOf(record, changes, theirs).map((one) => ({
      ...one,
      side: sides[one.field] ?? 'mine',
    })),
    others: theirChanges(record, changes, theirs),
  }
}
