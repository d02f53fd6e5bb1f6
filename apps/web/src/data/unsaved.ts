import { type PortalRef, selectSignIn, selectSignOutReason, selectUserInfo } from '@portal/machines'
import { forgetUnsaved, readUnsaved, type Stored, writeUnsaved } from '../services/unsavedEdits.ts'

/** What a person types into records and questions, for the case that the session ends before it is saved. */
export interface Unsaved {
  /** What was typed under a name when the session ended. */
  readonly read: (person: string, name: string) => Stored | undefined
  readonly forget: (person: string, name: string) => void
  /** A view ends with this in it: kept where the person is gone and did not ask to be signed out. */
  readonly leave: (person: string, name: string, typed: object) => void
  /** Whatever anybody typed: who signs out leaves nothing behind. */
  readonly forgetAll: () => void
}

export const createUnsaved = (portal: PortalRef): Unsaved => ({
  read: readUnsaved,
  forget: (person, name) => writeUnsaved(person, name, undefined),
  leave: (person, name, typed) => {
    const now = portal.getSnapshot()
    const signIn = selectSignIn(now)
    if (selectUserInfo(now)?.RelationContact.Id === person || !signIn) return
    if (selectSignOutReason(signIn.getSnapshot()) !== 'requested') writeUnsaved(person, name, typed)
  },
  forgetAll: forgetUnsaved,
})
