import {
  type BulkRunMachine,
  type BulkRunOptions,
  type BulkRunRef,
  createBulkRun,
  selectBulkFace,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { CallOptions } from '../services/bco.ts'
import { inspected } from './inspection.ts'
import { createIntentOf } from './intent.ts'
import { startChart } from './startChart.ts'
import { invalidateAll } from './written.ts'

/** How targets are looked up, and how one of them is written. */
export interface BulkCalls<TSource, TItem extends object> {
  /** The body of the write. */
  readonly dataClass: string
  readonly check: (source: TSource, signal: AbortSignal) => Promise<readonly TItem[]>
  readonly write: (item: TItem, options: CallOptions) => Promise<unknown>
}

export interface BulkWork<TSource, TItem extends object>
  extends BulkRunOptions<TItem>,
    BulkCalls<TSource, TItem> {}

const withCalls = <TSource, TItem extends object>(
  machine: BulkRunMachine<TSource, TItem>,
  { check, write }: BulkCalls<TSource, TItem>,
  intentOf: (item: TItem) => string,
) =>
  machine.provide({
    actors: {
      check: fromPromise<readonly TItem[], { source: TSource | undefined }>(async ({ input, signal }) =>
        input.source === undefined ? [] : check(input.source, signal),
      ),
      write: fromPromise<void, { item: TItem | undefined }>(async ({ input: { item }, signal }) => {
        if (item) await write(item, { signal, intent: intentOf(item), isOneOfMany: true })
      }),
    },
  })

/** Tells that records have changed after the last write of a run. */
const tellAfterRun = <TSource, TItem>(run: BulkRunRef<TSource, TItem>, dataClass: string): (() => void) => {
  let wasRunning = false
  const { unsubscribe } = run.subscribe((snapshot) => {
    const isRunning = selectBulkFace(snapshot) === 'running'
    if (wasRunning && !isRunning) invalidateAll({ dataClass })
    wasRunning = isRunning
  })
  return unsubscribe
}

/** A run of many writes for as long as the view is open. A write that is tried again is never done twice. */
export const useBulkRun = <TSource, TItem extends object>(
  machine: BulkRunMachine<TSource, TItem>,
  calls: BulkCalls<TSource, TItem>,
): BulkRunRef<TSource, TItem> => {
  const [intentOf] = useState(createIntentOf)
  const run = useActorRef(withCalls(machine, calls, intentOf), inspected) as BulkRunRef<TSource, TItem>
  const { dataClass } = calls
  useEffect(() => tellAfterRun(run, dataClass), [run, dataClass])
  return run
}

/** Starts a run of many writes that goes on while other views are shown. */
export const startBulkRun = <TSource, TItem extends object>({
  dataClass,
  check,
  write,
  ...options
}: BulkWork<TSource, TItem>): BulkRunRef<TSource, TItem> => {
  const machine = createBulkRun<TSource, TItem>(options)
  const run = startChart(withCalls(machine, { dataClass, check, write }, createIntentOf())) as BulkRunRef<
    TSource,
    TItem
  >
  tellAfterRun(run, dataClass)
  return run
}
