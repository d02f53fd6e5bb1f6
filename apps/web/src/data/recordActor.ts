import { type RecordDraft, type RecordEditRef, selectRecordDraft } from '@portal/machines'
import { isLike } from '../services/unsavedEdits.ts'
import { useKeptActor } from './keptActor.ts'

/** What was typed into a record when the session ended, and what forgets that. */
export interface UnsavedEdit {
  readonly draft: RecordDraft | undefined
  readonly forgetDraft: () => void
}

const A_DRAFT: RecordDraft = { record: {}, changes: {} }

/** A record that is edited for as long as its view is open. What is not saved when the session ends is there after the next sign-in. */
export const useRecordActor = (
  record: string,
  start: (unsaved: UnsavedEdit) => RecordEditRef,
): RecordEditRef =>
  useKeptActor(record, selectRecordDraft, ({ stored, forgetDraft }) =>
    start({ draft: isLike(A_DRAFT, stored) ? stored : undefined, forgetDraft }),
  )
