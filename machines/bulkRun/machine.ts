import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided, toFailure } from '../failure.ts'

/** Timeout of a check or a write; counts as FAILEDTOLOAD. */
export const BULK_TIMEOUT_MS = 30_000

/** A run with more targets starts only after the person types the number of targets. */
export const BULK_CONFIRM_ABOVE = 100

/** Result of a write; successful if `failure` is undefined. */
export interface BulkResult<TItem> {
  readonly item: TItem
  readonly failure: Failure | undefined
  /** Response to the write; undefined after a failure. */
  readonly answer?: unknown
}

export interface BulkRunContext<TSource, TItem> {
  /** The selection. */
  readonly source: TSource | undefined
  /** Targets with their check results, in source order. */
  readonly items: readonly TItem[]
  /** Unfinished targets; during a run, the first one is being written. */
  readonly queue: readonly TItem[]
  /** Finished writes in order, excluding failed ones that are being retried. */
  readonly results: readonly BulkResult<TItem>[]
  /** Number that the person must type before a large run. */
  readonly toConfirm: number | undefined
  readonly typed: string
  /** True if the run ends after the current write. */
  readonly isCancelled: boolean
  readonly error: Failure | undefined
}

export type BulkRunEvent<TSource> =
  | { type: 'CHECK'; source: TSource }
  | { type: 'RETRY' }
  | { type: 'TYPE'; text: string }
  | { type: 'RUN' }
  | { type: 'CANCEL' }
  | { type: 'BACK' }

export interface BulkRunOptions<TItem> {
  /** True if the check found something to write and no problem. */
  readonly isRunnable: (item: TItem) => boolean
  /** Maximum number of writes that need no typed confirmation. Default: no maximum. */
  readonly confirmAbove?: number
}

const NOTHING = {
  items: [],
  queue: [],
  results: [],
  toConfirm: undefined,
  typed: '',
  isCancelled: false,
  error: undefined,
} as const

/**
 * Bulk writes of one kind (S2): pick → check → run → result. Writes run one at a time; finished writes stay even if
 * later ones fail.
 */
export const createBulkRun = <TSource, TItem>({
  isRunnable,
  confirmAbove = Number.POSITIVE_INFINITY,
}: BulkRunOptions<TItem>) =>
  setup({
    types: {
      context: {} as BulkRunContext<TSource, TItem>,
      events: {} as BulkRunEvent<TSource>,
      tags: {} as 'busy',
    },
    actors: {
      check: notProvided<readonly TItem[], { source: TSource | undefined }>('check'),
      write: notProvided<unknown, { item: TItem | undefined }>('write'),
    },
    actions: {
      pick: assign((_, { source }: { source: TSource }) => ({ ...NOTHING, source })),
      keepItems: assign((_, { items }: { items: readonly TItem[] }) => {
        const count = items.filter(isRunnable).length
        return { items, toConfirm: count > confirmAbove ? count : undefined }
      }),
      type: assign((_, { text }: { text: string }) => ({ typed: text })),
      fail: assign((_, error: Failure) => ({ error })),
      dropError: assign({ error: undefined }),
      begin: assign(({ context: { items } }) => {
        const queue = items.filter(isRunnable)
        return { queue, results: [], isCancelled: false }
      }),
      /** Queues the failed and unprocessed targets. */
      beginAgain: assign(({ context: { results, queue } }) => {
        const again = [...results.flatMap(({ item, failure }) => (failure ? [item] : [])), ...queue]
        return {
          queue: again,
          results: results.filter(({ failure }) => !failure),
          isCancelled: false,
        }
      }),
      keepResult: assign(({ context: { queue, results } }, end: Omit<BulkResult<TItem>, 'item'>) => {
        const [item, ...rest] = queue
        return { queue: rest, results: item === undefined ? results : [...results, { item, ...end }] }
      }),
      cancel: assign({ isCancelled: true }),
      tellEnd: (_, _run: { results: readonly BulkResult<TItem>[] }) => undefined,
    },
    guards: {
      /** True if there is something to write and, for a large run, the number was typed. */
      mayRun: ({ context: { items, toConfirm, typed } }) =>
        items.some(isRunnable) &&
        (toConfirm === undefined || typed.replaceAll(/[\s.,’']/g, '') === String(toConfirm)),
      isAnyLeft: ({ context: { results, queue } }) =>
        queue.length > 0 || results.some(({ failure }) => failure !== undefined),
      isLast: ({ context }) => context.queue.length <= 1 || context.isCancelled,
    },
    delays: { BULK_TIMEOUT: BULK_TIMEOUT_MS },
  }).createMachine({
    id: 'bulkRun',
    description: 'Many writes of one kind: pick, check, run one at a time, result.',
    context: { ...NOTHING, source: undefined },
    initial: 'picking',
    states: {
      picking: {
        description: 'The person picks or pastes the targets, or uploads a file.',
        on: { CHECK: { target: 'checking', actions: { type: 'pick', params: ({ event }) => event } } },
      },
      checking: {
        description: 'Each target is checked: its current value, its new value and any problem.',
        tags: 'busy',
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context }) => ({ source: context.source }),
          onDone: {
            target: 'checked',
            actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
          },
          onError: {
            target: 'unchecked',
            actions: { type: 'fail', params: failureOf },
          },
        },
        after: {
          BULK_TIMEOUT: { target: 'unchecked', actions: { type: 'fail', params: FAILED_TO_LOAD } },
        },
        on: { BACK: 'picking' },
      },
      unchecked: {
        description: 'The targets could not be checked; the reason shows, and nothing is written.',
        on: { RETRY: { target: 'checking', actions: 'dropError' }, BACK: 'picking' },
      },
      checked: {
        description: 'All changes and problems are listed; targets without a problem can be run.',
        on: {
          TYPE: { actions: { type: 'type', params: ({ event }) => event } },
          RUN: { guard: 'mayRun', target: 'running', actions: 'begin' },
          BACK: 'picking',
        },
      },
      running: {
        description: 'Writes run one after the other; a cancel does not interrupt the current one.',
        tags: 'busy',
        invoke: {
          id: 'write',
          src: 'write',
          input: ({ context }) => ({ item: context.queue[0] }),
          onDone: [
            {
              guard: 'isLast',
              target: 'ended',
              actions: {
                type: 'keepResult',
                params: ({ event }) => ({ failure: undefined, answer: event.output }),
              },
            },
            {
              target: 'running',
              reenter: true,
              actions: {
                type: 'keepResult',
                params: ({ event }) => ({ failure: undefined, answer: event.output }),
              },
            },
          ],
          onError: [
            {
              guard: 'isLast',
              target: 'ended',
              actions: {
                type: 'keepResult',
                params: ({ event }) => ({ failure: toFailure(event.error) }),
              },
            },
            {
              target: 'running',
              reenter: true,
              actions: {
                type: 'keepResult',
                params: ({ event }) => ({ failure: toFailure(event.error) }),
              },
            },
          ],
        },
        after: {
          BULK_TIMEOUT: [
            {
              guard: 'isLast',
              target: 'ended',
              actions: { type: 'keepResult', params: { failure: FAILED_TO_LOAD } },
            },
            {
              target: 'running',
              reenter: true,
              actions: { type: 'keepResult', params: { failure: FAILED_TO_LOAD } },
            },
          ],
        },
        on: { CANCEL: { actions: 'cancel' } },
      },
      ended: {
        description: 'The result lists targets that succeeded, failed with a reason, or were not processed.',
        entry: { type: 'tellEnd', params: ({ context }) => ({ results: context.results }) },
        on: {
          RETRY: { guard: 'isAnyLeft', target: 'running', actions: 'beginAgain' },
          CHECK: { target: 'checking', actions: { type: 'pick', params: ({ event }) => event } },
          BACK: 'picking',
        },
      },
    },
  })

export type BulkRunMachine<TSource, TItem> = ReturnType<typeof createBulkRun<TSource, TItem>>
export type BulkRunRef<TSource, TItem> = ActorRefFrom<BulkRunMachine<TSource, TItem>>
export type BulkRunSnapshot<TSource, TItem> = SnapshotFrom<BulkRunMachine<TSource, TItem>>

export type BulkViewState = 'picking' | 'checking' | 'unchecked' | 'checked' | 'running' | 'ended'

/** Structural input of the selectors, so that a snapshot with any items fits. */
interface AnyBulkSnapshot<TItem> {
  readonly context: Omit<BulkRunContext<unknown, TItem>, 'source'>
  readonly value: string
}

export const selectBulkViewState = ({ value }: AnyBulkSnapshot<unknown>): BulkViewState =>
  value as BulkViewState
export const selectBulkItems = <TItem>({ context }: AnyBulkSnapshot<TItem>): readonly TItem[] => context.items
export const selectBulkResults = <TItem>({ context }: AnyBulkSnapshot<TItem>): readonly BulkResult<TItem>[] =>
  context.results
export const selectBulkQueue = <TItem>({ context }: AnyBulkSnapshot<TItem>): readonly TItem[] => context.queue
export const selectIsStopping = ({ context, value }: AnyBulkSnapshot<unknown>): boolean =>
  value === 'running' && context.isCancelled
const failedIn = ({ results }: AnyBulkSnapshot<unknown>['context']): number =>
  results.filter(({ failure }) => failure !== undefined).length
export const selectBulkDone = ({ context }: AnyBulkSnapshot<unknown>): number =>
  context.results.length - failedIn(context)
export const selectBulkFailed = ({ context }: AnyBulkSnapshot<unknown>): number => failedIn(context)
export const selectBulkLeft = ({ context }: AnyBulkSnapshot<unknown>): number => context.queue.length
