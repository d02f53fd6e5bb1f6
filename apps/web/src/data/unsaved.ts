import {
  type PortalRef,
  selectSignIn,
  selectSignInViewState,
  selectSignOutReason,
  selectUserInfo,
} from '@portal/machines'
import { forgetUnsaved, readUnsaved, type Stored, writeUnsaved } from '../services/unsavedEdits.ts'

/** What a person types into one record or question, for the case that the session ends before it is saved. */
export interface DraftStore {
  /** What was typed when the session ended; and what forgets it, which does nothing where there is nothing. */
  readonly take: () => { readonly stored: Stored | undefined; readonly forgetDraft: () => void }
  /** A view ends with this in it: kept where the sign-in has ended or stalled, unless the person chose to sign out. */
  readonly leave: (typed: object | undefined) => void
}

export interface Unsaved {
  /** What a person types under a name; without a name nothing is kept. */
  readonly of: (person: string, name: string | undefined) => DraftStore
  /** Whatever anybody typed: who signs out leaves nothing behind. */
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
      const known = signIn.getSnapshot()
      // A view of the sign-in covers the portal while the person is still known.
      const isOpen = selectSignInViewState(known) === 'signedIn'
      if (isOpen && selectUserInfo(now)?.RelationContact.Id === person) return
      if (selectSignOutReason(known) !== 'requested') writeUnsaved(person, name, typed)
    },
  }),
  forgetAll: forgetUnsaved,
})
