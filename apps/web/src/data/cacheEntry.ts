import { type ChargepointCacheRef, createChargepointCache, type FetchedEntry } from '@portal/machines'
import { fromPromise } from 'xstate'
import { isPageVisible } from '../services/page.ts'
import { followPage } from './page.ts'
import { startChart } from './startChart.ts'
import { onWritten } from './written.ts'

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
  // Data that no view shows is dropped: it is read when one does.
  const end = onWritten(() =>
    entry.send({ type: entry.getSnapshot().context.observers > 0 ? 'FORCE' : 'CLEAR' }),
  )
  entry.subscribe({ complete: end })
  return entry
}
