import { type ActorRefFrom, assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, mayPass, notProvided, saysRefused } from '../failure.ts'
import {
  type Board,
  hasNewTrouble,
  NO_BOARD,
  type ReportedStates,
  type StateCounts,
  sorted,
  type Tile,
  type TileChange,
  withStates,
} from './board.ts'

/** Delay between a response and the next read; limits reads to one per second. */
export const MONITOR_POLL_MS = 1_000
/** Maximum delay after failures. */
export const MONITOR_BACK_OFF_MAX_MS = 30_000
/** Timeout of a read; counts as FAILEDTOLOAD. */
export const MONITOR_TIMEOUT_MS = 30_000

/** The delay stops growing after this many failures. */
const MOST_ATTEMPTS = 5

export interface MonitorInput {
  readonly isVisible: boolean
}

export interface MonitorContext extends MonitorInput {
  readonly board: Board
  /** Server time of the last response, in ms since 1970; undefined before the first one. */
  readonly at: number | undefined
  /** Start of the next incremental read; undefined for a full read. */
  readonly since: number | undefined
  readonly error: Failure | undefined
  readonly attempts: number
  readonly isPaused: boolean
  readonly isLoud: boolean
}

export type MonitorEvent =
  | { type: 'SHOW' }
  | { type: 'HIDE' }
  | { type: 'RECONNECT' }
  | { type: 'RETRY' }
  | { type: 'TOGGLE_PAUSE' }
  | { type: 'TOGGLE_SOUND' }

const outputOf = ({ event }: { event: DoneActorEvent<ReportedStates> }) => event.output
/** Wallboard of all connectors visible to a person, polled while the page is visible. */
export const monitorMachine = setup({
  types: {
    context: {} as MonitorContext,
    events: {} as MonitorEvent,
    input: {} as MonitorInput,
    tags: {} as 'busy',
  },
  actors: {
    readStates: notProvided<ReportedStates, { since: number | undefined }>('readStates'),
  },
  actions: {
    show: assign({ isVisible: true }),
    hide: assign({ isVisible: false }),
    keep: assign(({ context }, answer: ReportedStates) => ({
      board: withStates(context.board, answer, context.at, context.isPaused),
      at: answer.at,
      since: answer.at,
      error: undefined,
      attempts: 0,
    })),
    fail: assign(({ context }, error: Failure) => ({
      error,
      attempts: Math.min(context.attempts + 1, MOST_ATTEMPTS),
      // After a rejected incremental read, for example because the clock was set back, the next read is a full one.
      since: mayPass(error) ? context.since : undefined,
    })),
    drop: assign({ board: NO_BOARD, at: undefined }),
    togglePause: assign(({ context }) => ({
      isPaused: !context.isPaused,
      board: context.isPaused ? sorted(context.board) : context.board,
    })),
    toggleSound: assign(({ context }) => ({ isLoud: !context.isLoud })),
    ring: () => {},
  },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    isKnown: ({ context }) => context.at !== undefined,
    isAlarming: ({ context }, answer: ReportedStates) =>
      context.isLoud && hasNewTrouble(context.board, answer),
    saysRefused: (_, failure: Failure) => saysRefused(failure),
  },
  delays: {
    POLL: MONITOR_POLL_MS,
    READ_TIMEOUT: MONITOR_TIMEOUT_MS,
    BACK_OFF: ({ context }) => Math.min(MONITOR_POLL_MS * 2 ** context.attempts, MONITOR_BACK_OFF_MAX_MS),
  },
}).createMachine({
  id: 'monitor',
  description:
    'The wallboard of all connectors: polls for changes and shows the worst first, unless its order is frozen.',
  context: ({ input }) => ({
    ...input,
    board: NO_BOARD,
    at: undefined,
    since: undefined,
    error: undefined,
    attempts: 0,
    isPaused: false,
    isLoud: false,
  }),
  initial: 'reading',
  on: {
    SHOW: { actions: 'show' },
    HIDE: { actions: 'hide' },
    TOGGLE_PAUSE: { actions: 'togglePause' },
    TOGGLE_SOUND: { actions: 'toggleSound' },
  },
  states: {
    reading: {
      description: 'A read is pending; the board and a failure stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'readStates',
        src: 'readStates',
        input: ({ context }) => ({ since: context.since }),
        onDone: [
          {
            guard: { type: 'isAlarming', params: outputOf },
            target: 'live',
            actions: ['ring', { type: 'keep', params: outputOf }],
          },
          { target: 'live', actions: { type: 'keep', params: outputOf } },
        ],
        onError: [
          {
            guard: { type: 'saysRefused', params: failureOf },
            target: 'failed',
            actions: ['drop', { type: 'fail', params: failureOf }],
          },
          { guard: 'isKnown', target: 'outdated', actions: { type: 'fail', params: failureOf } },
          { target: 'failed', actions: { type: 'fail', params: failureOf } },
        ],
      },
      after: {
        READ_TIMEOUT: [
          { guard: 'isKnown', target: 'outdated', actions: { type: 'fail', params: FAILED_TO_LOAD } },
          { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
        ],
      },
    },
    live: {
      description: 'The board shows the latest state of each connector.',
      after: { POLL: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
    outdated: {
      description:
        'The last read failed; the board stays, with its age and the reason, and the next delay is longer.',
      on: { RETRY: 'reading', RECONNECT: { guard: 'isVisible', target: 'reading' } },
      after: { BACK_OFF: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
    failed: {
      description: 'The read failed, and there is no board to show.',
      on: { RETRY: 'reading', RECONNECT: { guard: 'isVisible', target: 'reading' } },
      after: { BACK_OFF: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
    due: {
      description: 'The next read is due, but the page is hidden.',
      on: { SHOW: { target: 'reading', actions: 'show' } },
    },
  },
})

export type MonitorMachine = typeof monitorMachine
export type MonitorRef = ActorRefFrom<MonitorMachine>
export type MonitorSnapshot = SnapshotFrom<MonitorMachine>

/** A failure stays on screen during a retry to avoid flicker. */
export type MonitorViewState = 'loading' | 'loaded' | 'empty' | 'outdated' | 'failed'

export const selectMonitorViewState = ({ context }: MonitorSnapshot): MonitorViewState => {
  const { at, board, error } = context
  if (at === undefined) return error ? 'failed' : 'loading'
  if (error) return 'outdated'
  return board.tiles.length === 0 ? 'empty' : 'loaded'
}

export const selectTiles = ({ context }: MonitorSnapshot): readonly Tile[] => context.board.tiles
export const selectTileChanges = ({ context }: MonitorSnapshot): readonly TileChange[] =>
  context.board.changes
export const selectStateCounts = ({ context }: MonitorSnapshot): StateCounts => context.board.counts
export const selectSkippedTiles = ({ context }: MonitorSnapshot): number => context.board.skipped
export const selectIsMonitorBusy = (snapshot: MonitorSnapshot): boolean => snapshot.hasTag('busy')
