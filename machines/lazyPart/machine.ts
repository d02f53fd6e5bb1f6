import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '../failure.ts'

/** The code of a part that has not come after {@link CHUNK_LOAD_TIMEOUT_MS}; any other is what the loading failed with. */
export const CHUNK_TIMED_OUT = 'CHUNK_TIMED_OUT'
/** The code of a part that is gone because the server has another version of the portal: only a reload helps. */
export const NEW_VERSION = 'NEW_VERSION'

export interface LazyPartContext<TPart> {
  readonly part: TPart | undefined
  readonly error: Failure | undefined
}

/** The part is needed, asked for again, or the connection is back. */
export type LazyPartEvent = { type: 'OPEN' } | { type: 'RETRY' } | { type: 'RECONNECT' }

/** A part of the portal whose code and texts are loaded when it is first needed: a screen, the map (S9). */
export const createLazyPart = <TPart>() =>
  setup({
    types: {
      context: {} as LazyPartContext<TPart>,
      events: {} as LazyPartEvent,
    },
    actors: {
      loadPart: fromPromise<TPart>(() => Promise.reject(new Error('loadPart is not provided'))),
    },
    actions: {
      keep: assign((_, part: TPart) => ({ part, error: undefined })),
      fail: assign((_, error: Failure) => ({ error })),
    },
    delays: { CHUNK_LOAD_TIMEOUT: CHUNK_LOAD_TIMEOUT_MS },
  }).createMachine({
    id: 'lazyPart',
    description: 'A screen or a part of one whose code and texts are loaded when it is first needed.',
    context: { part: undefined, error: undefined },
    initial: 'loading',
    states: {
      loading: {
        description: 'Code and texts are on their way; a placeholder is shown.',
        invoke: {
          id: 'loadPart',
          src: 'loadPart',
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
      loaded: { description: 'The part is there for as long as the portal is open.' },
      failed: {
        description:
          'It did not come, or not in time. It is loaded again when it is needed, asked for, or the connection is back.',
        on: { OPEN: 'loading', RETRY: 'loading', RECONNECT: 'loading' },
      },
    },
  })

export type LazyPartMachine<TPart> = ReturnType<typeof createLazyPart<TPart>>
export type LazyPartRef<TPart> = ActorRefFrom<LazyPartMachine<TPart>>
export type LazyPartSnapshot<TPart> = SnapshotFrom<LazyPartMachine<TPart>>

/** What the selectors read: structural, so that a snapshot of any part fits. */
interface PartSnapshot<TPart> {
  readonly value: unknown
  readonly context: LazyPartContext<TPart>
}

export const selectPart = <TPart>({ context }: PartSnapshot<TPart>): TPart | undefined => context.part
/** Why the part is not there; undefined while it is loaded. */
export const selectPartError = ({ value, context }: PartSnapshot<unknown>): Failure | undefined =>
  value === 'failed' ? context.error : undefined
