import {
  type ChargepointCacheMachine,
  type ChargepointCacheRef,
  createChargepointCache,
  type FetchedEntry,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { fromCallback } from 'xstate'
import { isPageVisible, watchPage } from '../services/page.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'
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
      watch: fromCallback(({ sendBack }) => {
        const ends = [
          watchPage(['SHOW', 'HIDE', 'RECONNECT'], sendBack),
          onWritten(() => sendBack({ type: 'WRITTEN' })),
        ]
        return () => {
          for (const end of ends) end()
        }
      }),
    },
  })

/** Returns machine and input of an entry that refreshes while it is observed and visible (S4). */
export const cacheEntryOptions = <TData>(key: string, fetchEntry: FetchEntry<TData>) => ({
  machine: provideEntry(fetchEntry),
  input: { key, isVisible: isPageVisible() },
})

/** Starts an entry that runs while the view is open. */
export const useOwnCacheEntry = <TData>(
  key: string,
  fetchEntry: FetchEntry<TData>,
): ChargepointCacheRef<TData> => {
  const { machine, input } = cacheEntryOptions(key, fetchEntry)
  return useActorRef(machine, { input, ...inspected })
}
