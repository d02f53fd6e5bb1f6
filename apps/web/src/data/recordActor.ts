import {
  type RecordDraft,
  type RecordEditRef,
  selectRecordDraft,
  selectSignIn,
  selectSignOutReason,
  selectUserInfo,
} from '@portal/machines'
import { useSystem, useUserInfo } from '../app/context.ts'
import type { PortalSystem } from '../app/portalSystem.ts'
import { readUnsaved, writeUnsaved } from '../services/unsavedEdits.ts'
import { useOwnActor } from './ownActor.ts'

/** What was typed into a record when the session ended, and what forgets that. */
export interface UnsavedEdit {
  readonly draft: RecordDraft | undefined
  readonly forgetDraft: () => void
}

/** Whether a person is gone who did not ask to be signed out. */
const isCutOff = ({ portal }: PortalSystem, person: string): boolean => {
  const now = portal.getSnapshot()
  if (selectUserInfo(now)?.RelationContact.Id === person) return false
  const signIn = selectSignIn(now)
  return signIn !== undefined && selectSignOutReason(signIn.getSnapshot()) !== 'requested'
}

/** A record that is edited for as long as its view is open. What is not saved when the session ends is there after the next sign-in. */
export const useRecordActor = (
  record: string,
  start: (unsaved: UnsavedEdit) => RecordEditRef,
): RecordEditRef => {
  const system = useSystem()
  const person = useUserInfo().RelationContact.Id
  return useOwnActor(
    () =>
      start({
        draft: readUnsaved(person, record),
        forgetDraft: () => writeUnsaved(person, record, undefined),
      }),
    (edit) => {
      const draft = selectRecordDraft(edit.getSnapshot())
      if (draft && isCutOff(system, person)) writeUnsaved(person, record, draft)
      edit.stop()
    },
  )
}
