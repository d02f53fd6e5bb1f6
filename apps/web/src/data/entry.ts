import {
  type ChargepointCacheRef,
  type Known,
  selectEntryViewState,
  selectIsEntryBusy,
  toViewState,
  type ViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

/** Something that is read, as a view shows it: its view, whether it is being asked for again, and how to ask. */
export interface Entry<T> {
  readonly viewState: ViewState<T>
  readonly isBusy: boolean
  readonly retry: () => void
}

/** The entry of a read. `missing`: codes that say there is no such record, beside those that always do. */
export const entryOf = <T>(
  read: Known<T> & Pick<Entry<T>, 'retry'>,
  missing: readonly string[] = [],
): Entry<T> => ({
  viewState: toViewState(read, missing),
  isBusy: false,
  retry: read.retry,
})

/** An entry of data that needs no request. */
export const loadedEntry = <T>(data: T): Entry<T> => ({
  viewState: { viewState: 'shown', data, at: 0 },
  isBusy: false,
  retry: () => undefined,
})

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
    viewState: selectEntryViewState<TData>(snapshot),
    isBusy: selectIsEntryBusy(snapshot),
    retry: () => entry.send({ type: 'RETRY' }),
    refresh: () => entry.send({ type: 'FORCE' }),
  }
}
