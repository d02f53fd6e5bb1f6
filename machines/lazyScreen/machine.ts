import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '../failure.ts'

/** The code of a screen that has not come after {@link CHUNK_LOAD_TIMEOUT_MS}; any other is what the loading failed with. */
export const CHUNK_TIMED_OUT = 'CHUNK_TIMED_OUT'

export interface LazyScreenContext<TScreen> {
  readonly screen: TScreen | undefined
  readonly error: Failure | undefined
}

/** Somebody comes to the screen, or asks for it again. */
export type LazyScreenEvent = { type: 'OPEN' } | { type: 'RETRY' }

/** A screen whose code and words are loaded when somebody first comes to it (S9). */
export const createLazyScreen = <TScreen>() =>
  setup({
    types: {
      context: {} as LazyScreenContext<TScreen>,
      events: {} as LazyScreenEvent,
    },
    actors: {
      loadScreen: fromPromise<TScreen>(() => Promise.reject(new Error('loadScreen is not provided'))),
    },
    actions: {
      keep: assign((_, screen: TScreen) => ({ screen, error: undefined })),
      fail: assign((_, error: Failure) => ({ error })),
    },
    delays: { CHUNK_LOAD_TIMEOUT: CHUNK_LOAD_TIMEOUT_MS },
  }).createMachine({
    id: 'lazyScreen',
    description: 'A screen whose code and words are loaded when somebody first comes to it.',
    context: { screen: undefined, error: undefined },
    initial: 'loading',
    states: {
      loading: {
        description: 'The code and the words are on their way: a placeholder stands there.',
        invoke: {
          id: 'loadScreen',
          src: 'loadScreen',
          onDone: { target: 'loaded', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: {
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        },
        after: {
          CHUNK_LOAD_TIMEOUT: {
            target: 'failed',
            actions: { type: 'fail', params: { code: CHUNK_TIMED_OUT } },
          },
        },
      },
      loaded: { description: 'The screen is there, for as long as the portal is open.' },
      failed: {
        description:
          'The screen did not come, or not in time: who comes again or asks again has it loaded anew.',
        on: { OPEN: 'loading', RETRY: 'loading' },
      },
    },
  })

export type LazyScreenMachine<TScreen> = ReturnType<typeof createLazyScreen<TScreen>>
export type LazyScreenRef<TScreen> = ActorRefFrom<LazyScreenMachine<TScreen>>
export type LazyScreenSnapshot<TScreen> = SnapshotFrom<LazyScreenMachine<TScreen>>

/** What the selectors read: structural, so that a snapshot of any screen fits. */
interface ScreenSnapshot<TScreen> {
  readonly value: unknown
  readonly context: LazyScreenContext<TScreen>
}

export const selectScreen = <TScreen>({ context }: ScreenSnapshot<TScreen>): TScreen | undefined =>
  context.screen
/** Why the screen is not there; undefined while it is loaded. */
export const selectScreenError = ({ value, context }: ScreenSnapshot<unknown>): Failure | undefined =>
  value === 'failed' ? context.error : undefined
