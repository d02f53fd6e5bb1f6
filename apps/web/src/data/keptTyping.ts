import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { useSystem, useUserInfo } from '../app/context.ts'
import type { Stored } from '../services/unsavedEdits.ts'
import { useOwnActor } from './ownActor.ts'

/** What was typed when the session ended, as it was stored, and what forgets that. */
export interface KeptTyping {
  readonly stored: Stored | undefined
  readonly forgetDraft: () => void
}

const NOTHING: KeptTyping = { stored: undefined, forgetDraft: () => undefined }

/**
 * An actor for as long as its view is open. What was typed there when the session ended is kept under a name for that person,
 * until after the next sign-in; without a name nothing is.
 */
export const useKeptActor = <T extends AnyActorRef & { stop: () => unknown }>(
  name: string | undefined,
  typedIn: (snapshot: SnapshotFrom<T>) => object | undefined,
  start: (kept: KeptTyping) => T,
): T => {
  const { unsaved } = useSystem()
  const person = useUserInfo().RelationContact.Id
  return useOwnActor(
    () => {
      const stored = name === undefined ? undefined : unsaved.read(person, name)
      return start(
        name === undefined || !stored ? NOTHING : { stored, forgetDraft: () => unsaved.forget(person, name) },
      )
    },
    (actor) => {
      const typed = typedIn(actor.getSnapshot())
      if (name !== undefined && typed) unsaved.leave(person, name, typed)
      actor.stop()
    },
  )
}
