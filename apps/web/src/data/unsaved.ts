import {
  type PortalRef,
  selectSignIn,
  selectSignInViewState,
  selectSignOutReason,
  selectUserInfo,
} from '@portal/machines'
import { forgetUnsaved, readUnsaved, type Stored, writeUnsaved } from '../services/unsavedEdits.ts'

/** Stores the unsaved input of one record or dialog when the session ends, so it survives the next sign-in. */
export interface DraftStore {
  /** Returns the input stored at the end of the session, and a function that deletes it. */
  readonly take: () => { readonly stored: Stored | undefined; readonly forgetDraft: () => void }
  /** Stores the input of an unmounting view if the session has ended or stalled, unless the user chose to sign out. */
  readonly leave: (typed: object | undefined) => void
}

export interface Unsaved {
  /** Returns the draft store for a name; without a name, nothing is stored. */
  readonly of: (person: string, name: string | undefined) => DraftStore
  /** Deletes the input of all users, so a sign-out leaves nothing behind. */
  readonly forgetAll: () => void
}

export const createUnsaved = (portal: PortalRef): Unsaved => ({
  of: (person, name) => ({
    take: () => {
      const stored = name === undefined ? undefined : readUnsaved(person, name)
      return {
        stored,
        forgetDraft: () => {
          if (name !== undefined && stored) writeUnsaved(person, name, undefined)
        },
      }
    },
    leave: (typed) => {
      if (name === undefined || !typed) return
      const now = portal.getSnapshot()
      const signIn = selectSignIn(now)
      if (!signIn) return
      const snapshot = signIn.getSnapshot()
      // The user stays known while a sign-in view covers the portal, so the sign-in state is checked as well.
      const isOpen = selectSignInViewState(snapshot) === 'signedIn'
      if (isOpen && selectUserInfo(now)?.RelationContact.Id === person) return
      if (selectSignOutReason(snapshot) !== 'requested') writeUnsaved(person, name, typed)
    },
  }),
  forgetAll: forgetUnsaved,
})
