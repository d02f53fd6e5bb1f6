import { type ChargepointCacheRef, type ChargepointCacheSnapshot, selectUserInfo } from '@portal/machines'
import type { Chargepoint, Route } from '@portal/schemas'
import type { OperationId, OperationInput, OperationOutput } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { usePortal, useSystem } from '../app/context.ts'
import { type Answer, type BcoFailure, isBcoFailure } from '../services/bco.ts'

/** A read as a view sees it: older data stays while newer is awaited or has failed. */
export interface Read<T> {
  readonly data: T | undefined
  /** Server time of the data. */
  readonly at: number | undefined
  readonly error: BcoFailure | undefined
  readonly retry: () => void
}

const toBcoFailure = (error: unknown): BcoFailure | undefined => {
  if (error === undefined) return undefined
  return isBcoFailure(error)
    ? error
    : { code: 'UNEXPECTED', message: String(error), status: 0, severity: 'critical' }
}

/**
 * Reads an operation on whose answer no further request depends. Keyed by operation, input, person and how often caches
 * were cleared: nobody sees what another person's answer was, or that for another relation, not even one that was on its
 * way. Without `input` nothing is asked. It is asked again after `everyMs`, 0 for never: of
 * a function, which has to be the same at every drawing, the first 0 is the end.
 */
export const useOperation = <K extends OperationId>(
  route: Route & { readonly id: K },
  input: OperationInput<K> | undefined,
  everyMs: number | ((last: Answer<OperationOutput<K>> | undefined) => number) = 0,
): Read<OperationOutput<K>> => {
  const { bco, onClearCaches, cachesCleared } = useSystem()
  const person = usePortal(selectUserInfo)
  const cleared = useSyncExternalStore(onClearCaches, cachesCleared)
  const key =
    input && person ? [route.id, input, person.RelationContact.Id, person.Relation.Id, cleared] : null
  const { data, error, mutate } = useSWR<Answer<OperationOutput<K>>, unknown>(
    key,
    () => bco().call(route, input as OperationInput<K>, undefined, 'screen'),
    { refreshInterval: everyMs, keepPreviousData: false },
  )
  return { data: data?.data, at: data?.at, error: toBcoFailure(error), retry: () => void mutate() }
}

/** Shows an entry of the chargepoint cache: it is refetched while any view observes it (S4). */
const useObserved = <TData>(entry: ChargepointCacheRef<TData>): ChargepointCacheSnapshot<TData> => {
  useEffect(() => {
    entry.send({ type: 'OBSERVE' })
    return () => entry.send({ type: 'UNOBSERVE' })
  }, [entry])
  return useSelector(entry, (snapshot) => snapshot)
}

/** The list of chargers, of all or of one relation, as the cache has it, and the actor to send to. */
export const useChargepointList = (relation?: string) => {
  const entry = useSystem().chargepoints.list(relation)
  return { entry, snapshot: useObserved<Chargepoint[]>(entry) }
}

/** One charger as the cache has it, and the actor to send to. */
export const useChargepoint = (id: string) => {
  const entry = useSystem().chargepoints.entry(id)
  return { entry, snapshot: useObserved<Chargepoint>(entry) }
}

const SECOND_MS = 1_000
export const HOUR_MS = 3_600_000

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND_MS)
  return () => clearInterval(timer)
}

/** The server's time, rounded down; a view is drawn anew only when the rounded time changes. */
export const useNow = (precisionMs: number = SECOND_MS): number => {
  const { bco } = useSystem()
  return useSyncExternalStore(everySecond, () => Math.floor(bco().now() / precisionMs) * precisionMs)
}
