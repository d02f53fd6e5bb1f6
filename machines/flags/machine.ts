import { FLAG_DEFAULTS, FLAGS_REFRESH_MS, type FlagName, type Flags } from '@portal/schemas'
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from '../failure.ts'

/** Timeout of the flag service. The next attempt follows at the regular interval. */
export const FLAGS_TIMEOUT_MS = 10_000

export interface FlagsInput {
  readonly isVisible: boolean
  /** Subject of the flags: the `sub` of the sign-in; undefined while nobody is signed in. */
  readonly targetingKey: string | undefined
}

export interface FlagsContext extends FlagsInput {
  readonly values: Flags
}

export type WatchedPageEvent = { type: 'SHOW' } | { type: 'HIDE' } | { type: 'FOCUS' }

/** IDENTIFY: the signed-in person, if any. */
export type FlagsEvent = { type: 'IDENTIFY'; targetingKey: string | undefined } | WatchedPageEvent

/**
 * Feature flags: evaluated at the start, for each person, every minute, and when the page receives focus or becomes
 * visible.
 */
export const flagsMachine = setup({
  types: {
    context: {} as FlagsContext,
    events: {} as FlagsEvent,
    input: {} as FlagsInput,
    tags: {} as 'settled',
  },
  actors: {
    evaluateFlags: notProvided<Flags, { targetingKey: string | undefined }>('evaluateFlags'),
    watchPage: fromCallback<{ type: 'NONE' }>(() => undefined),
  },
  actions: {
    keep: assign((_, values: Flags) => ({ values })),
    // Keep maintenance, because it does not depend on the person and its view must not flicker.
    become: assign(({ context }, { targetingKey }: { targetingKey: string | undefined }) => ({
      targetingKey,
      values: { ...FLAG_DEFAULTS, maintenance: context.values.maintenance },
    })),
    show: assign({ isVisible: true }),
    hide: assign({ isVisible: false }),
  },
  guards: {
    isOther: ({ context }, { targetingKey }: { targetingKey: string | undefined }) =>
      context.targetingKey !== targetingKey,
    isHidden: ({ context }) => !context.isVisible,
  },
  delays: { FLAGS_TIMEOUT: FLAGS_TIMEOUT_MS, FLAGS_REFRESH: FLAGS_REFRESH_MS },
}).createMachine({
  id: 'flags',
  description:
    'The feature flags. They keep their last values while the service is down, and are all off at first.',
  context: ({ input }) => ({ ...input, values: FLAG_DEFAULTS }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    SHOW: { actions: 'show' },
    HIDE: { actions: 'hide' },
    // Flags of one person must not apply to the next.
    IDENTIFY: {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.evaluating',
      actions: { type: 'become', params: ({ event }) => event },
    },
  },
  initial: 'evaluating',
  states: {
    evaluating: {
      description: 'All flags are evaluated in one call; the previous values apply until it answers.',
      invoke: {
        id: 'evaluateFlags',
        src: 'evaluateFlags',
        input: ({ context }) => ({ targetingKey: context.targetingKey }),
        onDone: { target: 'settled', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'settled',
      },
      after: { FLAGS_TIMEOUT: 'settled' },
    },
    settled: {
      description:
        'The flags have been evaluated or keep their values; the next evaluation follows in a minute.',
      tags: 'settled',
      always: { guard: 'isHidden', target: 'paused' },
      on: { FOCUS: 'evaluating' },
      after: { FLAGS_REFRESH: 'evaluating' },
    },
    paused: {
      description: 'The page is hidden; no evaluation runs until it becomes visible.',
      tags: 'settled',
      on: { SHOW: { target: 'evaluating', actions: 'show' } },
    },
  },
})

export type FlagsMachine = typeof flagsMachine
export type FlagsRef = ActorRefFrom<FlagsMachine>
export type FlagsSnapshot = SnapshotFrom<FlagsMachine>

/** Current value of a flag, or its default before the machine starts. */
export const selectFlag = (snapshot: FlagsSnapshot | undefined, name: FlagName): boolean =>
  (snapshot?.context.values ?? FLAG_DEFAULTS)[name]
