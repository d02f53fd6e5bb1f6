import { type FetchedEntry, locationsMachine } from '@portal/machines'
import { type Coordinates, formatFilter, genericCalls, MAX_PAGE_SIZE } from '@portal/schemas'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSystem, useUserInfo } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { useOwnCacheEntry } from '../../data/cacheEntry.ts'
import { type CacheEntry, useCacheEntry } from '../../data/entry.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { useStore } from '../../data/store.ts'
import { onFavourites, readFavourites, toggleFavourite } from '../../services/favourites.ts'
import { locateDevice, type OwnPlaceAnswer, type OwnPlaceProblem } from '../../services/ownPlace.ts'
import { isPageVisible, watchPage } from '../../services/page.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { ReadLocation } from '../../services/readers/locations.ts'
import { readPages, readPoints } from './locationPoints.ts'

/** Returns a key that changes whenever the caches are cleared, to remount views with personal data. */
export const useOwnerOfData = (): number => {
  const { onClearCaches, cachesCleared } = useSystem()
  return useSyncExternalStore(onClearCaches, cachesCleared)
}

export const useLocations = () => {
  const { bco } = useSystem()
  const actor = useActorRef(
    locationsMachine.provide({
      actors: {
        readPoints: fromPromise(({ signal }) => readPoints(bco(), signal)),
        readPages: fromPromise(({ signal }) => readPages(bco(), signal)),
      },
    }),
    { input: { isVisible: isPageVisible() }, ...inspected },
  )
  useEffect(() => watchPage(['SHOW', 'HIDE'], actor.send), [actor])
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}

export const useFavourites = () => {
  const { RelationContact } = useUserInfo()
  const person = RelationContact.Id
  const favourites = useStore({ subscribe: onFavourites, get: () => readFavourites(person) })
  return { favourites, toggle: (id: string) => toggleFavourite(person, id) }
}

/**
 * Timeout for the position, including an unanswered permission prompt. Afterwards the position counts as unavailable.
 */
export const OWN_PLACE_TIMEOUT_MS = 20_000

interface OwnPlaceState {
  readonly place: Coordinates | undefined
  readonly problem: OwnPlaceProblem | undefined
  readonly isLocating: boolean
}
const UNASKED: OwnPlaceState = { place: undefined, problem: undefined, isLocating: false }

export interface OwnPlace extends OwnPlaceState {
  readonly ask: () => void
  /** Clears the position and the problem, and cancels a pending request. */
  readonly close: () => void
}

/** Requests the user's position, only on demand. It is stored neither in the URL nor on the device (B 20). */
export const useOwnPlace = (): OwnPlace => {
  const [state, setState] = useState(UNASKED)
  const { isLocating } = state
  useEffect(() => {
    if (!isLocating) return
    let isOver = false
    const end = (answer: OwnPlaceAnswer) => {
      if (!isOver) setState({ ...UNASKED, ...answer })
    }
    const timer = setTimeout(() => end({ problem: 'unavailable' }), OWN_PLACE_TIMEOUT_MS)
    locateDevice().then(end, () => end({ problem: 'unavailable' }))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isLocating])
  return {
    ...state,
    // Keep the previous position until the device answers.
    ask: () => setState(({ place }) => ({ ...UNASKED, place, isLocating: true })),
    close: () => setState(UNASKED),
  }
}

export interface LocationDetail {
  readonly location: ReadLocation
  readonly chargers: readonly ReadCharger[]
}

const readDetail = async (
  { bco }: PortalSystem,
  id: string,
  signal: AbortSignal,
): Promise<FetchedEntry<LocationDetail>> => {
  const filter = formatFilter([{ field: 'LocationId', operator: 'EX', value: id }])
  const query = { filter, pagesize: MAX_PAGE_SIZE, orderby: 'Description', select: 'BASIC,STATE' }
  const [location, chargers] = await Promise.all([
    bco().call(
      genericCalls('chargelocation', 'ChargeLocation').one,
      { params: { id }, query: {} },
      { signal },
    ),
    bco().call(genericCalls('chargepoint', 'Chargepoint').filtered, { query }, { signal }),
  ])
  return { data: { location: location.data, chargers: chargers.data.Data }, at: location.at }
}

/**
 * Reads a location and its chargers, and refetches them while the page is visible, like the charger detail (S4). Must
 * be remounted for another location.
 */
export const useLocationDetail = (id: string): CacheEntry<LocationDetail> => {
  const system = useSystem()
  return useCacheEntry(useOwnCacheEntry(id, (key, signal) => readDetail(system, key, signal)))
}
