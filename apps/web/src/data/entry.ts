import {
  type ChargepointCacheRef,
  type ReadState,
  selectEntryViewState,
  selectIsEntryBusy,
  toViewState,
  type ViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

export interface Entry<T> {
  readonly viewState: ViewState<T>
  readonly isBusy: boolean
  readonly retry: () => void
}

/** Creates the entry of a read. `missing` lists additional codes that mean 'not found'. */
export const entryOf = <T>(
  read: ReadState<T> & Pick<Entry<T>, 'retry'>,
  missing: readonly string[] = [],
): Entry<T> => ({
  viewState: toViewState(read, missing),
  isBusy: false,
  retry: read.retry,
})

/** Creates an entry of data that needs no request. */
export const loadedEntry = <T>(data: T): Entry<T> => ({
  viewState: { viewState: 'loaded', data, at: 0 },
  isBusy: false,
  retry: () => undefined,
})

export interface CacheEntry<T> extends Entry<T> {
  readonly refresh: () => void
}

/** Returns a cache entry, which is observed while the view is open. */
export const useCacheEntry = <TData>(entry: ChargepointCacheRef<TData>): CacheEntry<TData> => {
  useEffect(() => {
    entry.send({ type: 'OBSERVE' })
    return () => entry.send({ type: 'UNOBSERVE' })
  }, [entry])
  const snapshot = useSelector(entry, (all) => all)
  return {
    viewState: selectEntryViewState<TData>(snapshot),
    isBusy: selectIsEntryBusy(snapshot),
    retry: () => entry.send({ type: 'RETRY' }),
    refresh: () => entry.send({ type: 'FORCE' }),
  }
}
