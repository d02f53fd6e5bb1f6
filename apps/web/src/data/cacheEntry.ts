import {
  type ChargepointCacheMachine,
  type ChargepointCacheRef,
  createChargepointCache,
  type FetchedEntry,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { isPageVisible, watchPage } from '../services/page.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'
import { followPage } from './page.ts'
import { onWritten } from './written.ts'

export type FetchEntry<TData> = (key: string, signal: AbortSignal) => Promise<FetchedEntry<TData>>

/** One machine for all types of data. */
const anyEntry = createChargepointCache<unknown>()

const provideEntry = <TData>(fetchEntry: FetchEntry<TData>): ChargepointCacheMachine<TData> =>
  (anyEntry as unknown as ChargepointCacheMachine<TData>).provide({
    actors: {
      fetchEntry: fromPromise<FetchedEntry<TData>, { key: string }>(({ input, signal }) =>
        fetchEntry(input.key, signal),
      ),
    },
  })

const inputOf = (key: string) => ({ key, isVisible: isPageVisible() })

/** After each write, refetches the entry if it is observed, and otherwise clears it. */
const followWrites = <TData>(entry: ChargepointCacheRef<TData>): (() => void) =>
  onWritten(() => entry.send({ type: entry.getSnapshot().context.observers > 0 ? 'FORCE' : 'CLEAR' }))

/** Returns machine and input of an entry that refreshes while it is observed and visible (S4). */
export const cacheEntryOptions = <TData>(key: string, fetchEntry: FetchEntry<TData>) => ({
  machine: provideEntry(fetchEntry),
  input: inputOf(key),
})

/** Forwards page events and writes to an entry until it stops. */
export const followPageAndWrites = <TData>(entry: ChargepointCacheRef<TData>): void => {
  followPage(entry, PAGE_EVENTS)
  entry.subscribe({ complete: followWrites(entry) })
}

/** Starts an entry for as long as the view is open. */
export const useOwnCacheEntry = <TData>(
  key: string,
  fetchEntry: FetchEntry<TData>,
): ChargepointCacheRef<TData> => {
  const entry = useActorRef(provideEntry(fetchEntry), { input: inputOf(key), ...inspected })
  useEffect(() => watchPage(PAGE_EVENTS, entry.send), [entry])
  useEffect(() => followWrites(entry), [entry])
  return entry
}

const PAGE_EVENTS = ['SHOW', 'HIDE', 'RECONNECT'] as const
