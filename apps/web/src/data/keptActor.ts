import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { useSystem, useUserInfo } from '../app/context.ts'
import { useOwnActor } from './ownActor.ts'
import type { KeptTyping } from './unsaved.ts'

/**
 * An actor for as long as its view is open. What was typed there when the session ended is kept under a name for that person,
 * until after the next sign-in; without a name nothing is.
 */
export const useKeptActor = <T extends AnyActorRef & { stop: () => unknown }>(
  name: string | undefined,
  typedIn: (snapshot: SnapshotFrom<T>) => object | undefined,
  start: (kept: ReturnType<KeptTyping['take']>) => T,
): T => {
  const kept = useSystem().unsaved.of(useUserInfo().RelationContact.Id, name)
  return useOwnActor(
    () => start(kept.take()),
    (actor) => {
      kept.leave(typedIn(actor.getSnapshot()))
      actor.stop()
    },
  )
}
