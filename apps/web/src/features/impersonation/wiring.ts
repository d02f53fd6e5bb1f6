import {
  type Failure,
  type ImpersonationRef,
  impersonationMachine,
  selectFlag,
  selectFlags,
  selectImpersonationFace,
  selectIsSignedIn,
  selectSignIn,
  selectUserInfo,
} from '@portal/machines'
import { listSelectableRelations, type RelationEntry } from '@portal/schemas'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import { isOnlyBelow } from './onlyBelow.ts'

const REFUSED: Failure = { code: 'Unauthorized', status: 403 }

/** Starts the chart; it follows who is signed in and the flag, and ends with either. */
export const startImpersonation = ({ portal, bco, viewAs }: PortalSystem): ImpersonationRef => {
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
        look: (_, { relation }) => relation && viewAs.begin(relation),
        stopLooking: viewAs.end,
      },
    }),
    { person: personNow(), viewed: viewAs.viewed() },
  )
  // The bar stops it by itself: it has to work when nothing else was loaded.
  viewAs.subscribe(() => {
    const isLooking = selectImpersonationFace(actor.getSnapshot()) === 'looking'
    if (isLooking && !viewAs.viewed()) actor.send({ type: 'STOP' })
  })
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
