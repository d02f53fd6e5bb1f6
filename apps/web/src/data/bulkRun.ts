import { type BulkRunOptions, type BulkRunRef, createBulkRun, selectBulkFace } from '@portal/machines'
import { fromPromise } from 'xstate'
import type { CallOptions } from '../services/bco.ts'
import { startChart } from './startChart.ts'
import { tellWritten } from './written.ts'

/** How targets are looked up, and how one of them is written. */
export interface BulkWork<TSource, TItem extends object> extends BulkRunOptions<TItem> {
  /** The body of the write. */
  readonly dataClass: string
  readonly check: (source: TSource, signal: AbortSignal) => Promise<readonly TItem[]>
  readonly write: (item: TItem, options: CallOptions) => Promise<unknown>
}

/** Starts a run of many writes. A write that is tried again is the same intent, so that it is never done twice. */
export const startBulkRun = <TSource, TItem extends object>({
  dataClass,
  check,
  write,
  ...options
}: BulkWork<TSource, TItem>): BulkRunRef<TSource, TItem> => {
  const intents = new WeakMap<object, string>()
  const intentOf = (item: TItem) => {
    const intent = intents.get(item) ?? crypto.randomUUID()
    intents.set(item, intent)
    return intent
  }
  const run = startChart(
    createBulkRun<TSource, TItem>(options).provide({
      actors: {
        check: fromPromise<readonly TItem[], { source: TSource | undefined }>(async ({ input, signal }) =>
          input.source === undefined ? [] : check(input.source, signal),
        ),
        write: fromPromise<void, { item: TItem | undefined }>(async ({ input: { item }, signal }) => {
          if (item) await write(item, { signal, intent: intentOf(item), isOneOfMany: true })
        }),
      },
    }),
  ) as BulkRunRef<TSource, TItem>
  let wasRunning = false
  run.subscribe((snapshot) => {
    const isRunning = selectBulkFace(snapshot) === 'running'
    if (wasRunning && !isRunning) tellWritten({ dataClass })
    wasRunning = isRunning
  })
  return run
}
