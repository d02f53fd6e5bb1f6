import { selectUserInfo } from '@portal/machines'
import type { Route } from '@portal/schemas'
import type { OperationId, OperationInput } from '@portal/schemas/contract'
import { useSyncExternalStore } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { usePortal, useSystem } from '../app/context.ts'
import { type Answer, type Bco, type BcoFailure, isBcoFailure } from '../services/bco.ts'
import type { Chargers, ReadCharger } from '../services/readers/chargers.ts'
import type { Arrived } from '../services/readers/index.ts'
import { type CacheEntry, useCacheEntry } from './entry.ts'

export { addressOf } from '../services/address.ts'

/** State of a query. Stale data stays while a refetch is pending or has failed. */
export interface Query<T> {
  readonly data: T | undefined
  readonly at: number | undefined
  readonly error: BcoFailure | undefined
  readonly retry: () => void
}

/**
 * A `refreshInterval` function must keep its identity between renders, or the timer restarts. `compare` returns true
 * to keep the earlier answer; SWR passes the earlier and the new answer in either order.
 */
export type QueryOptions<T> = Pick<SWRConfiguration<Answer<T>>, 'refreshInterval' | 'compare'>

export const toBcoFailure = (error: unknown): BcoFailure | undefined => {
  if (error === undefined) return undefined
  return isBcoFailure(error)
    ? error
    : { code: 'UNEXPECTED', message: String(error), status: 0, severity: 'critical' }
}

/** Returns an SWR key. The number of cache resets separates responses of different users and relations. */
export const queryKey = (parts: readonly unknown[], cleared: number): readonly unknown[] => [
  ...parts,
  cleared,
]

/** Reads with SWR under a custom key. Sends no request without a key, or until the user is known. */
export const useAnswer = <T>(
  parts: readonly unknown[] | undefined,
  read: (bco: Bco, key: readonly unknown[]) => Promise<Answer<T>>,
  options?: QueryOptions<T>,
): Query<T> => {
  const { bco, onClearCaches, cachesCleared } = useSystem()
  const person = usePortal(selectUserInfo)
  const cleared = useSyncExternalStore(onClearCaches, cachesCleared)
  const { data, error, mutate } = useSWR<Answer<T>, unknown, readonly unknown[] | null>(
    parts && person ? queryKey(parts, cleared) : null,
    (key) => read(bco(), key),
    options,
  )
  return { data: data?.data, at: data?.at, error: toBcoFailure(error), retry: () => void mutate() }
}

/** Reads an operation with SWR. Sends no request without `input`. */
export const useQuery = <K extends OperationId>(
  route: Route & { readonly id: K },
  input: OperationInput<K> | undefined,
  options?: QueryOptions<Arrived<K>>,
): Query<Arrived<K>> => {
  // Typed `unknown`, because TypeScript cannot resolve a union of the inputs of all operations.
  const argument: unknown = input
  return useAnswer(
    argument === undefined ? undefined : [route.id, argument],
    (bco) => bco.call(route, input as OperationInput<K>),
    options,
  )
}

/** Reads the chargers of all relations or of one, with its child relations unless `isDirect`, through the cache. */
export const useChargepointList = (relation?: string, isDirect = false): CacheEntry<Chargers> =>
  useCacheEntry(useSystem().chargepoints.list(relation, isDirect))

export const useChargepoint = (id: string): CacheEntry<ReadCharger> =>
  useCacheEntry(useSystem().chargepoints.entry(id))
