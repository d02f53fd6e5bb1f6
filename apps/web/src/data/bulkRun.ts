import {
  type BulkResult,
  type BulkRunMachine,
  type BulkRunOptions,
  type BulkRunRef,
  createBulkRun,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { PortalSystem } from '../app/portalSystem.ts'
import type { CallOptions } from '../services/bco.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'
import { createIntentOf } from './intent.ts'
import { invalidateAll } from './written.ts'

export interface BulkCalls<TSource, TItem extends object> {
  readonly dataClass: string
  readonly check: (source: TSource, signal: AbortSignal) => Promise<readonly TItem[]>
  readonly write: (item: TItem, options: CallOptions) => Promise<unknown>
  readonly onEnd?: (results: readonly BulkResult<TItem>[]) => void
}

export interface BulkWork<TSource, TItem extends object>
  extends BulkRunOptions<TItem>,
    BulkCalls<TSource, TItem> {}

const withCalls = <TSource, TItem extends object>(
  machine: BulkRunMachine<TSource, TItem>,
  { dataClass, check, write, onEnd }: BulkCalls<TSource, TItem>,
  intentOf: (item: TItem) => string,
) =>
  machine.provide({
    actors: {
      check: fromPromise<readonly TItem[], { source: TSource | undefined }>(async ({ input, signal }) =>
        input.source === undefined ? [] : check(input.source, signal),
      ),
      write: fromPromise<unknown, { item: TItem | undefined }>(
        async ({ input: { item }, signal }) =>
          item && write(item, { signal, intent: intentOf(item), isOneOfMany: true }),
      ),
    },
    actions: {
      tellEnd: (_, { results }) => {
        invalidateAll({ dataClass })
        onEnd?.(results)
      },
    },
  })

/** Runs many writes while the view is open. A retry never applies a write twice. */
export const useBulkRun = <TSource, TItem extends object>(
  machine: BulkRunMachine<TSource, TItem>,
  calls: BulkCalls<TSource, TItem>,
): BulkRunRef<TSource, TItem> => {
  const [intentOf] = useState(createIntentOf)
  return useActorRef(withCalls(machine, calls, intentOf), inspected) as BulkRunRef<TSource, TItem>
}

/** Returns the run with this id, or starts it. It continues while other views are shown. */
export const bulkRunOf = <TSource, TItem extends object>(
  { childOf }: Pick<PortalSystem, 'childOf'>,
  id: string,
  work: () => BulkWork<TSource, TItem>,
): BulkRunRef<TSource, TItem> =>
  childOf(id, () => {
    const options = work()
    const machine = createBulkRun<TSource, TItem>(options)
    return { machine: withCalls(machine, options, createIntentOf()), lifetime: 'person' }
  })
