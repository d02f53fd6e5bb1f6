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

/** What a view shows of the record. `missing`: codes that say there is no such record. */
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
/** Whether its fields are shown to be filled in. */
export const selectIsForm = (snapshot: RecordEditSnapshot): boolean => snapshot.hasTag('form')
export const selectIsSaving = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('saving')
/** What the server is doing with the record now. */
export const selectRunningCommand = (snapshot: RecordEditSnapshot): string | undefined =>
  snapshot.matches('running') ? snapshot.context.run?.command : undefined
/** What the server has just done with the record. */
export const selectDoneCommand = (snapshot: RecordEditSnapshot): string | undefined =>
  snapshot.matches('ran') ? snapshot.context.run?.command : undefined
/** Why the server did not run the command or take the save back, or is not known to have done it. */
export const selectRunError = (snapshot: RecordEditSnapshot): Failure | undefined =>
  snapshot.matches('notRun') || snapshot.matches('notUndone') ? snapshot.context.error : undefined
/** Whether a save is being taken back. */
export const selectIsUndoing = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('undoing')
export const selectIsUndone = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('undone')
export const selectIsSaved = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('saved')
export const selectIsAsking = (snapshot: RecordEditSnapshot): boolean => snapshot.matches('asking')
/** Whether something would be lost with the page. */
export const selectIsDirty = (snapshot: RecordEditSnapshot): boolean => snapshot.hasTag('dirty')
/** What would be lost with the page. */
export const selectRecordDraft = (snapshot: RecordEditSnapshot): RecordDraft | undefined => {
  const { record, changes } = snapshot.context
  return selectIsDirty(snapshot) && record ? { record, changes } : undefined
}
export const selectMayRetrySave = (snapshot: RecordEditSnapshot): boolean =>
  snapshot.matches({ editing: 'failed' })

/** The value of a field as the form shows it. */
export const selectFieldValue = ({ context }: RecordEditSnapshot, field: string): unknown =>
  field in context.changes ? context.changes[field] : context.record?.[field]

export const selectFieldChanges = ({ context }: RecordEditSnapshot): readonly FieldChange[] =>
  changesOf(context.record ?? NOTHING, context.changes)

/** Whether it was not sent, because a field breaks a rule. */
export const selectIsRecordWrong = (snapshot: RecordEditSnapshot): boolean =>
  snapshot.matches({ editing: 'wrong' })
/** The record with the changes to it. */
export const selectEditedRecord = ({ context }: Pick<RecordEditSnapshot, 'context'>): RecordFields => ({
  ...context.record,
  ...context.changes,
})

/** Whether no answer came to what was sent last: it may be done all the same. */
export const selectMayBeWritten = (snapshot: RecordEditSnapshot): boolean => {
  const { error } = snapshot.context
  return (
    error !== undefined &&
    isUnanswered(error) &&
    (selectMayRetrySave(snapshot) || selectRunError(snapshot) !== undefined)
  )
}

/** Why it was not saved. */
export const selectSaveError = (snapshot: RecordEditSnapshot): Failure | undefined =>
  snapshot.hasTag('form') ? snapshot.context.error : undefined

/** The field that a refusal is about, where it names one. */
export const selectRefusedField = (snapshot: RecordEditSnapshot): string | undefined => {
  const { error, record = NOTHING } = snapshot.context
  return snapshot.hasTag('form') && error && !mayPass(error) ? fieldOfRefusal(error, record) : undefined
}

/** What two people changed, and what only the other one did. */
export interface RecordConflict {
  readonly fields: readonly (FieldConflict & { readonly side: Side })[]
  readonly others: readonly FieldChange[]
}

/** The conflict that has to be decided, if there is one. */
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
