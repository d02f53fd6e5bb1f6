import {
  type ChargepointCacheRef,
  createChargepointCache,
  type FetchedEntry,
  selectEntryFace,
  selectIsEntryBusy,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { Entry } from './entry.ts'
import { followPage, isPageVisible } from './page.ts'
import { startChart } from './startChart.ts'

/** Starts an entry that is read again while it is observed and seen (S4). It follows the page until it is stopped. */
export const startCacheEntry = <TData>(
  key: string,
  fetchEntry: (key: string, signal: AbortSignal) => Promise<FetchedEntry<TData>>,
): ChargepointCacheRef<TData> => {
  const entry: ChargepointCacheRef<TData> = startChart(
    createChargepointCache<TData>().provide({
      actors: {
        fetchEntry: fromPromise<FetchedEntry<TData>, { key: string }>(({ input, signal }) =>
          fetchEntry(input.key, signal),
        ),
      },
    }),
    { key, isVisible: isPageVisible() },
  )
  followPage(entry, ['SHOW', 'HIDE', 'RECONNECT'])
  return entry
}

/** An entry that can be asked for again although it is there. */
export interface CacheEntry<T> extends Entry<T> {
  readonly refresh: () => void
}

/** Observes an entry for as long as the view is open, and tells what it shows. */
export const useCacheEntry = <TData>(entry: ChargepointCacheRef<TData>): CacheEntry<TData> => {
  useEffect(() => {
    entry.send({ type: 'OBSERVE' })
    return () => entry.send({ type: 'UNOBSERVE' })
  }, [entry])
  const snapshot = useSelector(entry, (all) => all)
  return {
    face: selectEntryFace<TData>(snapshot),
    isBusy: selectIsEntryBusy(snapshot),
    retry: () => entry.send({ type: 'RETRY' }),
    refresh: () => entry.send({ type: 'FORCE' }),
  }
}
