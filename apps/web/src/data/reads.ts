import { selectUserInfo } from '@portal/machines'
import type { Route } from '@portal/schemas'
import { SECOND_MS } from '@portal/schemas'
import type { OperationId, OperationInput } from '@portal/schemas/contract'
import { useCallback, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { usePortal, useSystem } from '../app/context.ts'
import { type Answer, type Bco, type BcoFailure, isBcoFailure } from '../services/bco.ts'
import type { Chargers, ReadCharger } from '../services/readers/chargers.ts'
import type { Arrived } from '../services/readers/index.ts'
import { type CacheEntry, useCacheEntry } from './entry.ts'

/** A read as a view sees it: older data stays while newer is awaited or has failed. */
export interface Read<T> {
  readonly data: T | undefined
  /** Server time of the data. */
  readonly at: number | undefined
  readonly error: BcoFailure | undefined
  readonly retry: () => void
}

export const toBcoFailure = (error: unknown): BcoFailure | undefined => {
  if (error === undefined) return undefined
  return isBcoFailure(error)
    ? error
    : { code: 'UNEXPECTED', message: String(error), status: 0, severity: 'critical' }
}

/**
 * Reads an operation on whose answer no further request depends. Keyed by operation, input, person and how often caches
 * were cleared: no one sees what another person's answer was, or that for another relation, not even one that was on its
 * way. Without `input` nothing is asked. It is asked again after `everyMs`, 0 for never: of
 * a function, which has to be the same at every drawing, the first 0 is the end.
 */
export const useOperation = <K extends OperationId>(
  route: Route & { readonly id: K },
  input: OperationInput<K> | undefined,
  everyMs: number | ((last: Answer<Arrived<K>> | undefined) => number) = 0,
): Read<Arrived<K>> => {
  const { ahead, bco, onClearCaches, cachesCleared } = useSystem()
  const person = usePortal(selectUserInfo)
  const cleared = useSyncExternalStore(onClearCaches, cachesCleared)
  const key =
    input && person ? [route.id, input, person.RelationContact.Id, person.Relation.Id, cleared] : null
  const { data, error, mutate } = useSWR<Answer<Arrived<K>>, unknown>(
    key,
    () => {
      const asked = input as OperationInput<K>
      return ahead.take(route, asked) ?? bco().call(route, asked)
    },
    { refreshInterval: everyMs, keepPreviousData: false },
  )
  return { data: data?.data, at: data?.at, error: toBcoFailure(error), retry: () => void mutate() }
}

/**
 * Follows something by what changes: each read gets what the one before made, which stays while it is on its way or fails.
 * `read` and `everyMs` have to be the same at every drawing, `name` tells what is followed from all else.
 */
export const useFollowed = <T>(
  name: string,
  read: (bco: Bco, before: T | undefined) => Promise<Answer<T>>,
  everyMs: (last: T | undefined) => number,
): Read<T> => {
  const { bco, onClearCaches, cachesCleared } = useSystem()
  const person = usePortal(selectUserInfo)
  const cleared = useSyncExternalStore(onClearCaches, cachesCleared)
  const key = person ? [name, person.RelationContact.Id, person.Relation.Id, cleared] : null
  const { cache } = useSWRConfig()
  const before = (): T | undefined =>
    (cache.get(unstable_serialize(key))?.data as Answer<T> | undefined)?.data
  // A timer that is given another function begins again.
  const refreshInterval = useCallback((last: Answer<T> | undefined) => everyMs(last?.data), [everyMs])
  const { data, error, mutate } = useSWR<Answer<T>, unknown>(key, () => read(bco(), before()), {
    refreshInterval,
  })
  return { data: data?.data, at: data?.at, error: toBcoFailure(error), retry: () => void mutate() }
}

/** The list of chargers, of all or of one relation, with those below it unless `isDirect`, as the cache has it. */
export const useChargepointList = (relation?: string, isDirect = false): CacheEntry<Chargers> =>
  useCacheEntry(useSystem().chargepoints.list(relation, isDirect))

/** One charger as the cache has it. */
export const useChargepoint = (id: string): CacheEntry<ReadCharger> =>
  useCacheEntry(useSystem().chargepoints.entry(id))

const ticking = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all views, so that they are drawn together. */
const everySecond = (tick: () => void) => {
  ticking.add(tick)
  timer ??= setInterval(() => {
    for (const one of ticking) one()
  }, SECOND_MS)
  return () => {
    ticking.delete(tick)
    if (ticking.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The server's time, rounded down; a view is drawn again only when the rounded time changes. */
export const useNow = (precisionMs: number = SECOND_MS): number => {
  const { bco } = useSystem()
  return useSyncExternalStore(everySecond, () => Math.floor(bco().now() / precisionMs) * precisionMs)
}
