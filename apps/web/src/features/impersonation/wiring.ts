import {
  type Failure,
  type ImpersonationRef,
  impersonationMachine,
  selectFlag,
  selectFlags,
  selectIsSignedIn,
  selectSignIn,
  selectUserInfo,
} from '@portal/machines'
import { listSelectableRelations, type RelationEntry } from '@portal/schemas'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { paths } from '../../data/paths.ts'
import { startChart } from '../../data/startChart.ts'
import { readViewed, type ViewedRelation, writeViewed } from '../../services/viewedRelation.ts'
import { isOnlyBelow } from './onlyBelow.ts'

const REFUSED: Failure = { code: 'Unauthorized', status: 403 }

export interface ImpersonationOptions extends Pick<PortalSystem, 'portal' | 'bco' | 'clearCaches'> {
  /** Subject of the signed-in person. */
  readonly person: () => string | undefined
}

/** Starts the machine; it follows who is signed in and the flag, and ends with either. */
export const startImpersonation = ({
  portal,
  bco,
  clearCaches,
  person: subject,
}: ImpersonationOptions): ImpersonationRef => {
  let kept = readViewed(subject())
  /** All that was read before was read with other eyes. */
  const keep = (next: ViewedRelation | undefined, place: string) => {
    kept = next
    writeViewed(next)
    clearCaches()
    navigate(place)
  }
  const personNow = () => {
    const snapshot = portal.getSnapshot()
    const signIn = selectSignIn(snapshot)?.getSnapshot()
    return signIn && selectIsSignedIn(signIn) ? selectUserInfo(snapshot)?.RelationContact.Id : undefined
  }
  const actor = startChart(
    impersonationMachine.provide({
      actors: {
        askEyes: fromPromise<void, { relation: RelationEntry | undefined }>(async ({ input, signal }) => {
          const id = input.relation?.Id ?? ''
          const list = (eyes?: string) =>
            bco().call(listSelectableRelations, { query: { isRelationsOnly: true } }, { signal, eyes })
          const [own, seen] = await Promise.all([list(), list(id)])
          const isListed = own.data.some(({ Id }) => Id === id)
          if (!isListed || !isOnlyBelow(seen.data, id)) throw REFUSED
        }),
      },
      actions: {
        // Deferred: within an action the snapshot, by which calls are made, still has the eyes of before.
        look: (_, { relation }) =>
          queueMicrotask(() => {
            const sub = subject()
            if (!relation || sub === undefined) return
            keep({ relation, from: window.location.pathname, sub }, paths.dashboard())
          }),
        stopLooking: () => queueMicrotask(() => kept && keep(undefined, kept.from)),
      },
    }),
    { person: personNow(), viewed: kept?.relation },
  )
  let flags: ReturnType<typeof selectFlags>
  const tellFlag = () => {
    const snapshot = flags?.getSnapshot()
    // Says nothing before this person's flags are known.
    if (!snapshot?.hasTag('settled') || snapshot.context.targetingKey === undefined) return
    actor.send({ type: 'OFFER', isOffered: selectFlag(snapshot, 'impersonation') })
  }
  let person = personNow()
  const follow = () => {
    const next = personNow()
    if (next !== person) {
      person = next
      actor.send({ type: 'IDENTIFY', person: next })
    }
    const now = selectFlags(portal.getSnapshot())
    if (now === flags) return
    flags = now
    flags?.subscribe(tellFlag)
    tellFlag()
  }
  portal.subscribe(follow)
  follow()
  return actor
}
