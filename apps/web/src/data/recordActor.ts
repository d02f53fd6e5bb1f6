import { type RecordDraft, type RecordEditRef, selectRecordDraft } from '@portal/machines'
import { isLike } from '../services/unsavedEdits.ts'
import { useKeptActor } from './keptActor.ts'

/** What was typed into a record when the session ended, and what forgets that. */
export interface UnsavedEdit {
  readonly draft: RecordDraft | undefined
  readonly forgetDraft: () => void
}

const A_DRAFT: RecordDraft = { record: {}, changes: {} }

/**
 * A record that is edited for as long as its view is open. What is not saved when the session ends is kept under a name, and
 * there after the next sign-in; without a name it is only read, and what was typed waits for its form.
 */
export const useRecordActor = (
  name: string | undefined,
  start: (unsaved: UnsavedEdit) => RecordEditRef,
): RecordEditRef =>
  useKeptActor(name, selectRecordDraft, ({ stored, forgetDraft }) =>
    start({ draft: isLike(A_DRAFT, stored) ? stored : undefined, forgetDraft }),
  )
