import { mutate, preload, SWRConfig, unstable_serialize } from 'swr'
import type { Prefetch } from '../app/route.ts'
import type { Bco } from '../services/bco.ts'
import { queryKey } from './query.ts'

/** A prefetched response is dropped if no view reads it within this time. */
const MAX_AGE_MS = 10_000

/**
 * Requests the data of the first screen while user info is still loading, so the round trips overlap. `useQuery` uses
 * the response.
 */
export const createPrefetch =
  (bco: () => Bco, cachesCleared: () => number): Prefetch =>
  (route, input) => {
    const argument: unknown = input
    const key = queryKey([route.id, argument], cachesCleared())
    const dropUnread = () => {
      if (!SWRConfig.defaultValue.cache.get(unstable_serialize(key))) void mutate(key)
    }
    // The stored session may have expired, so a failure is dropped and the view asks again.
    preload(key, () => bco().call(route, input)).catch(dropUnread)
    setTimeout(dropUnread, MAX_AGE_MS)
  }
