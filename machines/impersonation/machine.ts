import type { RelationEntry } from '@portal/schemas'
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** Timeout of the permission check; counts as FAILEDTOLOAD. */
export const VIEW_TIMEOUT_MS = 30_000

export interface ImpersonationInput {
  /** Signed-in person; undefined while unknown. */
  readonly person: string | undefined
  /** Relation that this tab impersonated before a reload. */
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
  | { type: 'VIEW'; relation: RelationEntry }
  | { type: 'STOP' }
  | { type: 'RETRY' }

/** Impersonation of a relation (S6), after a permission check. */
export const impersonationMachine = setup({
  types: {
    context: {} as ImpersonationContext,
    events: {} as ImpersonationEvent,
    input: {} as ImpersonationInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Checks that the server lists the relation and returns only its data. */
    checkAccess: notProvided<void, { relation: RelationEntry | undefined }>('checkAccess'),
    /** Restricts all reads to this relation until it is stopped. */
    viewRelation: fromCallback<{ type: 'NONE' }, { relation: RelationEntry | undefined }>(() => undefined),
  },
  actions: {
    choose: assign((_, { relation }: { relation: RelationEntry }) => ({ relation, error: undefined })),
    forget: assign({ relation: undefined, error: undefined }),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    identify: assign((_, { person }: { person: string | undefined }) => ({ person })),
    offer: assign((_, { isOffered }: { isOffered: boolean }) => ({ isOffered })),
  },
  guards: {
    isOffered: ({ context }) => context.isOffered === true && context.person !== undefined,
    isViewing: ({ context }) => context.relation !== undefined,
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
      // The view continues after a reload of the tab.
      always: { guard: 'isViewing', target: 'viewing' },
      on: {
        VIEW: {
          guard: 'isOffered',
          target: 'checking',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    checking: {
      description: 'The server checks whether the person may view the relation.',
      tags: 'busy',
      invoke: {
        id: 'checkAccess',
        src: 'checkAccess',
        input: ({ context }) => ({ relation: context.relation }),
        onDone: 'viewing',
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
        RETRY: { target: 'checking', actions: 'dropError' },
        STOP: { target: 'idle', actions: 'forget' },
        IDENTIFY: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', { type: 'identify', params: ({ event }) => event }],
        },
      },
    },
    viewing: {
      description: 'All data is that of the relation; a bar names it and stops the view with one press.',
      invoke: {
        id: 'viewRelation',
        src: 'viewRelation',
        input: ({ context }) => ({ relation: context.relation }),
      },
      on: {
        STOP: { target: 'idle', actions: 'forget' },
        OFFER: {
          guard: { type: 'isWithdrawn', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', { type: 'offer', params: ({ event }) => event }],
        },
        IDENTIFY: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'idle',
          actions: ['forget', { type: 'identify', params: ({ event }) => event }],
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
): 'idle' | 'checking' | 'refused' | 'viewing' => snapshot.value

/** Impersonated relation, if any. */
export const selectViewed = ({ value, context }: ImpersonationSnapshot): RelationEntry | undefined =>
  value === 'viewing' ? context.relation : undefined
