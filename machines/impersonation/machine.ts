import type { RelationEntry } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** Timeout of the permission check; counts as FAILEDTOLOAD. */
export const VIEW_TIMEOUT_MS = 30_000

export interface ImpersonationInput {
  /** The signed-in person; undefined while unknown. */
  readonly person: string | undefined
  /** Impersonated relation of this tab before a reload. */
  readonly viewed: RelationEntry | undefined
}

export interface ImpersonationContext {
  readonly person: string | undefined
  /** True if the flag allows impersonation; undefined while unknown. */
  readonly isOffered: boolean | undefined
  readonly relation: RelationEntry | undefined
  readonly error: Failure | undefined
}

export type ImpersonationEvent =
  | { type: 'IDENTIFY'; person: string | undefined }
  | { type: 'OFFER'; isOffered: boolean }
  | { type: 'LOOK'; relation: RelationEntry }
  | { type: 'STOP' }
  | { type: 'RETRY' }

/** Impersonation of a relation (S6): permission check, active, ended. */
export const impersonationMachine = setup({
  types: {
    context: {} as ImpersonationContext,
    events: {} as ImpersonationEvent,
    input: {} as ImpersonationInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Checks that the relation is on the server's list, and that the server only returns its data. */
    askEyes: notProvided<void, { relation: RelationEntry | undefined }>('askEyes'),
  },
  actions: {
    /** Restricts all reads to this relation. */
    look: (_, _params: { relation: RelationEntry | undefined }) => undefined,
    /** Lifts the restriction. */
    stopLooking: () => undefined,
    want: assign((_, { relation }: { relation: RelationEntry }) => ({ relation, error: undefined })),
    forget: assign({ relation: undefined, error: undefined }),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    identify: assign((_, { person }: { person: string | undefined }) => ({ person })),
    offer: assign((_, { isOffered }: { isOffered: boolean }) => ({ isOffered })),
  },
  guards: {
    isOffered: ({ context }) => context.isOffered === true && context.person !== undefined,
    isLooking: ({ context }) => context.relation !== undefined,
    isOther: ({ context }, { person }: { person: string | undefined }) =>
      context.person !== undefined && person !== context.person,
    isWithdrawn: (_, { isOffered }: { isOffered: boolean }) => !isOffered,
  },
  delays: { VIEW_TIMEOUT: VIEW_TIMEOUT_MS },
}).createMachine({
  id: 'impersonation',
  description: 'Views the portal as a relation (S6).',
  context: ({ input }) => ({
    person: input.person,
    isOffered: undefined,
    relation: input.viewed,
    error: undefined,
  }),
  initial: 'idle',
  on: {
    IDENTIFY: { actions: { type: 'identify', params: ({ event }) => event } },
    OFFER: { actions: { type: 'offer', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'The person views their own data.',
      // Continues after a reload of the tab.
      always: { guard: 'isLooking', target: 'looking' },
      on: {
        LOOK: {
          guard: 'isOffered',
          target: 'asking',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'The server checks whether the person may view the relation.',
      tags: 'busy',
      invoke: {
        id: 'askEyes',
        src: 'askEyes',
        input: ({ context }) => ({ relation: context.relation }),
        onDone: {
          target: 'looking',
          actions: { type: 'look', params: ({ context }) => ({ relation: context.relation }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: {
        VIEW_TIMEOUT: { target: 'refused', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
      on: {
        STOP: { target: 'idle', actions: 'forget' },
        IDENTIFY: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', { type: 'identify', params: ({ event }) => event }],
        },
      },
    },
    refused: {
      description:
        'The relation cannot be viewed, and the reason shows; the person still views their own data.',
      on: {
        RETRY: { target: 'asking', actions: 'dropError' },
        STOP: { target: 'idle', actions: 'forget' },
        IDENTIFY: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', { type: 'identify', params: ({ event }) => event }],
        },
      },
    },
    looking: {
      description: 'All data is that of the relation; a bar names it and stops the view with one press.',
      on: {
        STOP: { target: 'idle', actions: ['forget', 'stopLooking'] },
        OFFER: {
          guard: { type: 'isWithdrawn', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', 'stopLooking', { type: 'offer', params: ({ event }) => event }],
        },
        IDENTIFY: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', 'stopLooking', { type: 'identify', params: ({ event }) => event }],
        },
      },
    },
  },
})

export type ImpersonationMachine = typeof impersonationMachine
export type ImpersonationRef = ActorRefFrom<ImpersonationMachine>
export type ImpersonationSnapshot = SnapshotFrom<ImpersonationMachine>

export const selectImpersonationViewState = (
  snapshot: ImpersonationSnapshot,
): 'idle' | 'asking' | 'refused' | 'looking' => snapshot.value

/** Impersonated relation; undefined without one. */
export const selectViewed = ({ value, context }: ImpersonationSnapshot): RelationEntry | undefined =>
  value === 'looking' ? context.relation : undefined
