import { type BulkRunRef, createBulkRun } from '@portal/machines'
import { fromPromise } from 'xstate'
import type { CallOptions } from '../services/bco.ts'
import { startChart } from './startChart.ts'

/** How targets are looked up, and how one of them is written. */
export interface BulkWork<TSource, TItem extends object> {
  readonly isRunnable: (item: TItem) => boolean
  readonly check: (source: TSource, signal: AbortSignal) => Promise<readonly TItem[]>
  readonly write: (item: TItem, options: CallOptions) => Promise<unknown>
}

/** Starts a run of many writes. A write that is tried again is the same intent, so that it is never done twice. */
export const startBulkRun = <TSource, TItem extends object>({
  isRunnable,
  check,
  write,
}: BulkWork<TSource, TItem>): BulkRunRef<TSource, TItem> => {
  const intents = new WeakMap<object, string>()
  const intentOf = (item: TItem) => {
    const intent = intents.get(item) ?? crypto.randomUUID()
    intents.set(item, intent)
    return intent
  }
  return startChart(
    createBulkRun<TSource, TItem>({ isRunnable }).provide({
      actors: {
        check: fromPromise<readonly TItem[], { source: TSource | undefined }>(async ({ input, signal }) =>
          input.source === undefined ? [] : check(input.source, signal),
        ),
        write: fromPromise<void, { item: TItem | undefined }>(async ({ input: { item }, signal }) => {
          if (item) await write(item, { signal, intent: intentOf(item), shownBy: 'screen' })
        }),
      },
    }),
  ) as BulkRunRef<TSource, TItem>
}
