import {
  type ChargepointCacheMachine,
  type ChargepointCacheRef,
  createChargepointCache,
  type FetchedEntry,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { createActor } from 'xstate'
import { isPageVisible, watchPage } from '../services/page.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'
import { followPage } from './page.ts'
import { onWritten } from './written.ts'

type FetchEntry<TData> = (key: string, signal: AbortSignal) => Promise<FetchedEntry<TData>>

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

const optionsOf = (key: string) => ({ input: { key, isVisible: isPageVisible() }, ...inspected })

/** Reloads an observed entry after a write. Other data is dropped and read again on the next use. */
const followWrites = <TData>(entry: ChargepointCacheRef<TData>): (() => void) =>
  onWritten(() => entry.send({ type: entry.getSnapshot().context.observers > 0 ? 'FORCE' : 'CLEAR' }))

/**
 * Starts an entry that refreshes while it is observed and visible (S4). It follows page events until it is stopped.
 */
export const startCacheEntry = <TData>(
  key: string,
  fetchEntry: FetchEntry<TData>,
): ChargepointCacheRef<TData> => {
  const entry = createActor(provideEntry(fetchEntry), optionsOf(key)).start()
  followPage(entry, PAGE_EVENTS)
  entry.subscribe({ complete: followWrites(entry) })
  return entry
}

/** Starts an entry for as long as the view is open. */
export const useOwnCacheEntry = <TData>(
  key: string,
  fetchEntry: FetchEntry<TData>,
): ChargepointCacheRef<TData> => {
  const entry = useActorRef(provideEntry(fetchEntry), optionsOf(key))
  useEffect(() => watchPage(PAGE_EVENTS, entry.send), [entry])
  useEffect(() => followWrites(entry), [entry])
  return entry
}

const PAGE_EVENTS = ['SHOW', 'HIDE', 'RECONNECT'] as const
