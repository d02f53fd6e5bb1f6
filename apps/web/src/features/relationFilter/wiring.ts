import {
  type RelationFilterMachine,
  type RelationPage,
  relationFilterMachine,
  selectFlag,
  selectFlags,
  selectUserInfo,
  selectViewed,
} from '@portal/machines'
import { listSelectableRelations } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import type { ScreenRoute } from '../../app/route.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { matchesPath, PATTERNS } from '../../data/paths.ts'
import { readRelation, writeRelation } from '../../services/relationChoice.ts'

const PAGES: Readonly<Record<RelationPage, string>> = {
  requests: PATTERNS.requests,
  sessions: PATTERNS.sessions,
  tokens: PATTERNS.cards,
  chargepoints: PATTERNS.chargers,
}

/** Returns the relation filter's name for the page at a path; undefined if the page has no selector or no route. */
const relationPageAt = (routes: readonly ScreenRoute[], pathname: string): RelationPage | undefined =>
  (Object.keys(PAGES) as RelationPage[]).find(
    (page) => matchesPath(PAGES[page], pathname) && routes.some(({ path }) => path === PAGES[page]),
  )

export const provideRelationFilter = ({
  bco,
  clearCaches,
}: Pick<PortalSystem, 'bco' | 'clearCaches'>): RelationFilterMachine =>
  relationFilterMachine.provide({
    actors: {
      listRelations: fromPromise(async ({ input, signal }) => {
        const query = {
          isRelationsOnly: true,
          ...(input.isListOfChargepoints && { chargepoints: 1 as const }),
        }
        return (await bco().call(listSelectableRelations, { query }, { signal })).data
      }),
    },
    actions: {
      remember: (_, { person, relation }) => writeRelation(person, relation),
      clearCaches: () => clearCaches(),
    },
  })

/** Syncs the relation filter with the signed-in user and the current page. */
export const connectRelationFilter = ({ portal, routes, impersonation, overlays }: PortalSystem): void => {
  const { relationFilter: filter } = overlays()
  let person: string | undefined
  const tellPerson = () => {
    const userInfo = selectUserInfo(portal.getSnapshot())
    const viewed = selectViewed(impersonation.getSnapshot())
    const self = userInfo?.RelationContact.Id
    // Each viewed relation has its own stored choice.
    const id = self && viewed ? `${self} ${viewed.Id}` : self
    if (id === person) return
    person = id
    const remembered = id === undefined ? undefined : readRelation(id)
    filter.send({
      type: 'IDENTIFY',
      person:
        userInfo && id !== undefined
          ? {
              id,
              isCompany: (viewed ?? userInfo.Relation).IsCompany > 0,
              ...(remembered && { remembered }),
            }
          : undefined,
    })
  }
  let place: RelationPage | undefined
  const tellPlace = () => {
    const page = relationPageAt(routes, window.location.pathname)
    const flags = selectFlags(portal.getSnapshot())?.getSnapshot()
    const offered = page && selectFlag(flags, `relation-selector-${page}`) ? page : undefined
    if (offered === place) return
    place = offered
    filter.send({ type: 'PLACE', page: offered })
  }

  let watched: ReturnType<typeof selectFlags>
  const follow = () => {
    tellPerson()
    const flags = selectFlags(portal.getSnapshot())
    if (flags && flags !== watched) {
      watched = flags
      flags.subscribe(tellPlace)
    }
    tellPlace()
  }
  portal.subscribe(follow)
  impersonation.subscribe(follow)
  for (const type of ['popstate', 'pushState', 'replaceState']) window.addEventListener(type, tellPlace)
  follow()
}
