import {
  type RelationFilterRef,
  type RelationPage,
  relationFilterMachine,
  selectChosenRelation,
  selectFlag,
  selectFlags,
  selectUserInfo,
} from '@portal/machines'
import { listSelectableRelations, type RelationEntry } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { readRelation, writeRelation } from '../services/relationChoice.ts'
import { useSystem } from './context.ts'
import { matchesPath, type ScreenRoute } from './route.ts'
import type { PortalSystem } from './system.ts'

/** The pages that offer the relation selector (S2). */
const PAGES: Readonly<Record<RelationPage, string>> = {
  requests: '/my/requests',
  sessions: '/my/chargesession',
  tokens: '/my/tokens',
  chargepoints: '/my/chargepoints',
}

/** The page of an address that offers the selector, as far as it exists. */
const relationPageAt = (routes: readonly ScreenRoute[], pathname: string): RelationPage | undefined =>
  (Object.keys(PAGES) as RelationPage[]).find(
    (page) => matchesPath(PAGES[page], pathname) && routes.some(({ path }) => path === PAGES[page]),
  )

const filters = new WeakMap<PortalSystem, RelationFilterRef>()

const start = ({ portal, bco, routes, clearCaches }: PortalSystem): RelationFilterRef => {
  const filter = createActor(
    relationFilterMachine.provide({
      actors: {
        listRelations: fromPromise(async ({ input, signal }) => {
          const query = {
            isRelationsOnly: true,
            ...(input.isListOfChargepoints && { chargepoints: 1 as const }),
          }
          return (await bco().call(listSelectableRelations, { query }, signal, 'screen')).data
        }),
      },
      actions: {
        remember: (_, { person, relation }) => writeRelation(person, relation),
        clearCaches: () => clearCaches(),
      },
    }),
  ).start()

  let person: string | undefined
  const tellPerson = () => {
    const userInfo = selectUserInfo(portal.getSnapshot())
    const id = userInfo?.RelationContact.Id
    if (id === person) return
    person = id
    const remembered = id === undefined ? undefined : readRelation(id)
    filter.send({
      type: 'IDENTIFY',
      person: userInfo && {
        id: userInfo.RelationContact.Id,
        isCompany: userInfo.Relation.IsCompany > 0,
        ...(remembered && { remembered }),
      },
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
  for (const type of ['popstate', 'pushState', 'replaceState']) window.addEventListener(type, tellPlace)
  follow()
  return filter
}

/** The relation filter of the running portal, started by whoever needs it first. */
export const relationFilter = (system: PortalSystem): RelationFilterRef => {
  let filter = filters.get(system)
  if (!filter) {
    filter = start(system)
    filters.set(system, filter)
  }
  return filter
}

/** The relation whose data is looked at here; undefined for all that the person may see. */
export const useChosenRelation = (): RelationEntry | undefined =>
  useSelector(relationFilter(useSystem()), selectChosenRelation)
