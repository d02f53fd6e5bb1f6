import { CACHE_LIFETIME_MS } from '@portal/schemas'
import { type ActorRefFrom, and, assign, fromCallback, raise, type SnapshotFrom, setup } from 'xstate'
import {
  FAILED_TO_LOAD,
  type Failure,
  failureOf,
  mayPass,
  notProvided,
  saysMissing,
  saysRefused,
} from '../failure.ts'
import { toViewState, type ViewState } from '../viewState.ts'

/** Timeout of a request; counts as FAILEDTOLOAD. */
export const FETCH_TIMEOUT_MS = 30_000
/** Delay before the first retry; doubles up to {@link RETRY_MAX_MS}. */
export const RETRY_FIRST_MS = 5_000
export const RETRY_MAX_MS = 60_000

export interface FetchedEntry<TData> {
  readonly data: TData
  /** Server time of the response, in ms since 1970; ages on screen are relative to it. */
  readonly at: number
}

export interface ChargepointCacheInput {
  /** Id of the charger, or the name of the list. */
  readonly key: string
  /** True while the page is visible. Default: true. */
  readonly isVisible?: boolean
}

export interface ChargepointCacheContext<TData> {
  readonly key: string
  /** Number of views that show the entry. */
  readonly observers: number
  readonly isVisible: boolean
  readonly data: TData | undefined
  readonly fetchedAt: number | undefined
  /** Failure of the last fetch. Stays during retries; the next success clears it. */
  readonly error: Failure | undefined
  /** Number of consecutive failures; determines the retry delay. */
  readonly attempts: number
}

/** Sent by the watch actor. */
export type WatchedChangeEvent =
  | { type: 'SHOW' }
  | { type: 'HIDE' }
  /** The browser is online again. */
  | { type: 'RECONNECT' }
  /** A write may have changed the data. */
  | { type: 'WRITTEN' }

export type ChargepointCacheEvent =
  | { type: 'OBSERVE' }
  | { type: 'UNOBSERVE' }
  | { type: 'FORCE' }
  | { type: 'RETRY' }
  | { type: 'CLEAR' }
  | WatchedChangeEvent

/**
 * One entry of the chargepoint cache (S4): a charger by id, or the list. Becomes stale after 5 seconds and is then
 * refetched while a view observes it and the page is visible. FORCE fetches immediately, even without observers.
 */
export const createChargepointCache = <TData>() =>
  setup({
    types: {
      context: {} as ChargepointCacheContext<TData>,
      events: {} as ChargepointCacheEvent,
      input: {} as ChargepointCacheInput,
      tags: {} as 'busy',
    },
    actors: {
      fetchEntry: notProvided<FetchedEntry<TData>, { key: string }>('fetchEntry'),
      /** Reports the page's visibility, its connection, and writes. */
      watch: fromCallback<{ type: 'NONE' }>(() => undefined),
    },
    actions: {
      observe: assign({ observers: ({ context }) => context.observers + 1 }),
      unobserve: assign({ observers: ({ context }) => Math.max(0, context.observers - 1) }),
      show: assign({ isVisible: true }),
      hide: assign({ isVisible: false }),
      keep: assign((_, { data, at }: FetchedEntry<TData>) => ({
        data,
        fetchedAt: at,
        error: undefined,
        attempts: 0,
      })),
      fail: assign(({ context }, error: Failure) => ({ error, attempts: context.attempts + 1 })),
      drop: assign({ data: undefined, fetchedAt: undefined }),
      force: raise({ type: 'FORCE' }),
      clear: raise({ type: 'CLEAR' }),
      forgetFailures: assign({ error: undefined, attempts: 0 }),
    },
    guards: {
      isObserved: ({ context }) => context.observers > 0,
      isVisible: ({ context }) => context.isVisible,
      isWatched: ({ context }) => context.observers > 0 && context.isVisible,
      isFirstObserver: ({ context }) => context.observers === 0,
      mayPass: ({ context }) => context.error !== undefined && mayPass(context.error),
      saysMissing: (_, failure: Failure) => saysMissing(failure),
      saysRefused: (_, failure: Failure) => saysRefused(failure),
    },
    delays: {
      CACHE_LIFETIME: CACHE_LIFETIME_MS,
      FETCH_TIMEOUT: FETCH_TIMEOUT_MS,
      RETRY_DELAY: ({ context }) =>
        Math.min(RETRY_FIRST_MS * 2 ** Math.max(0, context.attempts - 1), RETRY_MAX_MS),
    },
  }).createMachine({
    id: 'chargepointCache',
    description:
      'One entry of the chargepoint cache (S4): fetched when observed, fresh for 5 seconds, then refetched.',
    context: ({ input }) => ({
      key: input.key,
      observers: 0,
      isVisible: input.isVisible ?? true,
      data: undefined,
      fetchedAt: undefined,
      error: undefined,
      attempts: 0,
    }),
    invoke: { id: 'watch', src: 'watch' },
    initial: 'empty',
    // Observers are counted in every state; states that depend on them react with `always` or their own
    // guarded handler.
    on: {
      OBSERVE: { actions: 'observe' },
      UNOBSERVE: { actions: 'unobserve' },
      SHOW: { actions: 'show' },
      HIDE: { actions: 'hide' },
      WRITTEN: [{ guard: 'isObserved', actions: 'force' }, { actions: 'clear' }],
      CLEAR: { target: '.empty', actions: ['drop', 'forgetFailures'] },
    },
    states: {
      empty: {
        description: 'There is no data and no observer; the first observer starts a fetch.',
        always: { guard: 'isWatched', target: 'loading' },
        on: { FORCE: 'loading' },
      },
      loading: {
        description: 'The first fetch is pending; it fills the cache even if every view has closed.',
        tags: 'busy',
        invoke: {
          id: 'fetchEntry',
          src: 'fetchEntry',
          input: ({ context }) => ({ key: context.key }),
          onDone: { target: 'fresh', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'saysMissing', params: failureOf },
              target: 'missing',
              actions: { type: 'fail', params: failureOf },
            },
            {
              guard: { type: 'saysRefused', params: failureOf },
              target: 'refused',
              actions: { type: 'fail', params: failureOf },
            },
            { target: 'failed', actions: { type: 'fail', params: failureOf } },
          ],
        },
        // The pending response may predate the reason for FORCE, so the request is repeated.
        on: { FORCE: { target: 'loading', reenter: true } },
        after: { FETCH_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
      },
      fresh: {
        description: 'The data is less than 5 seconds old and is served from the cache.',
        on: { FORCE: 'refreshing' },
        after: { CACHE_LIFETIME: 'stale' },
      },
      stale: {
        description: 'The data is stale, but no view observes it or the page is hidden.',
        always: { guard: 'isWatched', target: 'refreshing' },
        on: { FORCE: 'refreshing' },
      },
      refreshing: {
        description: 'A refetch is pending while the old data stays on screen.',
        tags: 'busy',
        invoke: {
          id: 'fetchEntry',
          src: 'fetchEntry',
          input: ({ context }) => ({ key: context.key }),
          onDone: { target: 'fresh', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'saysMissing', params: failureOf },
              target: 'missing',
              actions: ['drop', { type: 'fail', params: failureOf }],
            },
            {
              guard: { type: 'saysRefused', params: failureOf },
              target: 'refused',
              actions: ['drop', { type: 'fail', params: failureOf }],
            },
            { target: 'outdated', actions: { type: 'fail', params: failureOf } },
          ],
        },
        on: { FORCE: { target: 'refreshing', reenter: true } },
        after: { FETCH_TIMEOUT: { target: 'outdated', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
      },
      outdated: {
        description:
          'The last fetch failed. The old data stays with its age and the reason, and the fetch is retried.',
        on: {
          OBSERVE: { guard: 'isVisible', target: 'refreshing', actions: 'observe' },
          SHOW: { guard: 'isObserved', target: 'refreshing', actions: 'show' },
          RECONNECT: { guard: 'isWatched', target: 'refreshing' },
          RETRY: 'refreshing',
          FORCE: 'refreshing',
        },
        after: { RETRY_DELAY: { guard: 'isWatched', target: 'refreshing' } },
      },
      failed: {
        description: 'The fetch failed and there is no data; temporary errors are retried while observed.',
        on: {
          // Failures of a prefetch or of an earlier view do not lengthen the first retry delay of a new view.
          OBSERVE: { guard: 'isVisible', target: 'loading', actions: ['observe', 'forgetFailures'] },
          SHOW: { guard: and(['isObserved', 'mayPass']), target: 'loading', actions: 'show' },
          RECONNECT: { guard: and(['isWatched', 'mayPass']), target: 'loading' },
          RETRY: 'loading',
          FORCE: 'loading',
        },
        after: { RETRY_DELAY: { guard: and(['isWatched', 'mayPass']), target: 'loading' } },
      },
      missing: {
        description: 'The charger does not exist; only the person or a new view triggers a fetch.',
        on: {
          OBSERVE: { guard: and(['isFirstObserver', 'isVisible']), target: 'loading', actions: 'observe' },
          RETRY: 'loading',
          FORCE: 'loading',
        },
      },
      refused: {
        description: 'This person has no access; only the person or a new view triggers a fetch.',
        on: {
          OBSERVE: { guard: and(['isFirstObserver', 'isVisible']), target: 'loading', actions: 'observe' },
          RETRY: 'loading',
          FORCE: 'loading',
        },
      },
    },
  })

export type ChargepointCacheMachine<TData> = ReturnType<typeof createChargepointCache<TData>>
export type ChargepointCacheRef<TData> = ActorRefFrom<ChargepointCacheMachine<TData>>
export type ChargepointCacheSnapshot<TData> = SnapshotFrom<ChargepointCacheMachine<TData>>

/** Structural input of the selectors, so that a snapshot with any data fits. */
interface EntrySnapshot<TData> {
  readonly context: ChargepointCacheContext<TData>
  hasTag(tag: 'busy'): boolean
}

export const selectEntryViewState = <TData>({ context }: EntrySnapshot<TData>): ViewState<TData> =>
  toViewState({ data: context.data, at: context.fetchedAt, error: context.error })
export const selectIsEntryBusy = (snapshot: EntrySnapshot<unknown>): boolean => snapshot.hasTag('busy')
