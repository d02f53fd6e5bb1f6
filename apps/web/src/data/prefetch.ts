import { mutate, preload, SWRConfig, unstable_serialize } from 'swr'
import type { Prefetch } from '../app/route.ts'
import type { Bco } from '../services/bco.ts'
import { queryKey } from './query.ts'

/** A prefetched answer that no view has read by then is dropped. */
const MAX_AGE_MS = 10_000

/**
 * Requests what the first screen reads while the person is still being identified, so that the two round trips overlap.
 * `useQuery` takes the answer.
 */
export const createPrefetch =
  (bco: () => Bco, cachesCleared: () => number): Prefetch =>
  (route, input) => {
    const asked: unknown = input
    const key = queryKey([route.id, asked], cachesCleared())
    const dropUnread = () => {
      if (!SWRConfig.defaultValue.cache.get(unstable_serialize(key))) void mutate(key)
    }
    // Dropped as well when it fails: the stored sign-in may have ended.
    preload(key, () => bco().call(route, input)).catch(dropUnread)
    setTimeout(dropUnread, MAX_AGE_MS)
  }
