import {
  type Failure,
  type ImpersonationMachine,
  impersonationMachine,
  selectFlag,
  selectFlags,
  selectIsSignedIn,
  selectSignIn,
  selectUserInfo,
} from '@portal/machines'
import { listSelectableRelations, type RelationEntry } from '@portal/schemas'
import { navigate } from 'wouter/use-browser-location'
import { fromCallback } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { paths } from '../../data/paths.ts'
import { type ViewedRelation, writeViewed } from '../../services/viewedRelation.ts'

const REFUSED: Failure = { code: 'Unauthorized', status: 403 }

/**
 * True if the list contains only a relation and its descendants, which proves that the server applied the
 * impersonation. A server without impersonation returns all relations.
 */
export const isOnlyBelow = (entries: readonly RelationEntry[], id: string): boolean => {
  const ids = new Set(entries.map(({ Id }) => Id))
  const tops = entries.filter(({ Id, Relation }) => Id === id || !Relation || !ids.has(Relation.Id))
  return tops.length === 1 && tops[0]?.Id === id
}

export interface ImpersonationServices extends Pick<PortalSystem, 'bco' | 'clearCaches'> {
  /** Returns the subject of the signed-in user; undefined if no one is signed in. */
  readonly person: () => string | undefined
  /** Relation that this tab viewed before the reload. */
  readonly viewed: ViewedRelation | undefined
}

export const provideImpersonation = ({
  bco,
  clearCaches,
  person,
  viewed,
}: ImpersonationServices): ImpersonationMachine => {
  let current = viewed
  /** Stores the relation to view. Clears the caches, because they hold data of the previous view. */
  const keep = (next: ViewedRelation | undefined, place: string) => {
    current = next
    writeViewed(next)
    clearCaches()
    navigate(place)
  }
  return impersonationMachine.provide({
    actors: {
      checkAccess: fromPromise<void, { relation: RelationEntry | undefined }>(async ({ input, signal }) => {
        const id = input.relation?.Id ?? ''
        const list = (viewAsRelationId?: string) =>
          bco().call(
            listSelectableRelations,
            { query: { isRelationsOnly: true } },
            { signal, viewAsRelationId },
          )
        const [own, seen] = await Promise.all([list(), list(id)])
        const isListed = own.data.some(({ Id }) => Id === id)
        if (!isListed || !isOnlyBelow(seen.data, id)) throw REFUSED
      }),
      viewRelation: fromCallback<{ type: 'NONE' }, { relation: RelationEntry | undefined }>(
        ({ input: { relation } }) => {
          const sub = person()
          // Skipped after a reload, so the user stays on the page.
          if (!current && relation && sub !== undefined)
            keep({ relation, from: window.location.pathname, sub }, paths.dashboard())
          return () => {
            if (current) keep(undefined, current.from)
          }
        },
      ),
    },
  })
}

/** Sends the signed-in user and the feature flag to the machine. Losing either ends the impersonation. */
export const connectImpersonation = ({
  portal,
  impersonation,
}: Pick<PortalSystem, 'portal' | 'impersonation'>): void => {
  let flags: ReturnType<typeof selectFlags>
  const tellFlag = () => {
    const snapshot = flags?.getSnapshot()
    // Wait until the flags of this user are known.
    if (!snapshot?.hasTag('settled') || snapshot.context.targetingKey === undefined) return
    impersonation.send({ type: 'OFFER', isOffered: selectFlag(snapshot, 'impersonation') })
  }
  let person: string | undefined
  const follow = () => {
    const snapshot = portal.getSnapshot()
    const signIn = selectSignIn(snapshot)?.getSnapshot()
    const next = signIn && selectIsSignedIn(signIn) ? selectUserInfo(snapshot)?.RelationContact.Id : undefined
    if (next !== person) {
      person = next
      impersonation.send({ type: 'IDENTIFY', person: next })
    }
    const now = selectFlags(snapshot)
    if (now === flags) return
    flags = now
    flags?.subscribe(tellFlag)
    tellFlag()
  }
  portal.subscribe(follow)
  follow()
}
