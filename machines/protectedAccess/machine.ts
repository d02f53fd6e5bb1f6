import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, mayPass, notProvided } from '../failure.ts'

/** Timeout of a request; counts as FAILEDTOLOAD. */
export const ACCESS_TIMEOUT_MS = 30_000
/** Time before a revealed person is masked again. */
export const REVEALED_FOR_MS = 120_000

/** Data of a protected person that is visible once revealed. */
export interface ProtectedPerson {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly role: string
  readonly lastLogin: number | undefined
}

/** Response with its server time, in ms since 1970. */
export interface AccessAnswer {
  readonly person: ProtectedPerson
  readonly at: number
}

export interface ProtectedAccessContext {
  readonly reason: string
  /** Set when the form is submitted without a reason; cleared when the user types. */
  readonly isMissing: boolean
  /** UUID of the request, so a repeated request is logged once. */
  readonly intent: string
  readonly person: ProtectedPerson | undefined
  /** Server time at which the person is masked again, in ms since 1970. */
  readonly until: number
  readonly error: Failure | undefined
}

export type ProtectedAccessEvent =
  | { type: 'REVEAL' }
  | { type: 'CHANGE'; reason: string }
  | { type: 'SEND'; intent: string }
  | { type: 'RETRY' }
  | { type: 'CLOSE' }
  | { type: 'HIDE' }

const NOTHING = { isMissing: false, intent: '', person: undefined, until: 0, error: undefined } as const

/**
 * A protected person: masked, revealed for a short time after a reason is given, and masked again (S1, Protected user
 * info).
 */
export const protectedAccessMachine = setup({
  types: {
    context: {} as ProtectedAccessContext,
    events: {} as ProtectedAccessEvent,
    tags: {} as 'busy',
  },
  actors: {
    openPerson: notProvided<AccessAnswer, { reason: string; intent: string }>('openPerson'),
  },
  actions: {
    begin: assign({ ...NOTHING, reason: '' }),
    change: assign((_, { reason }: { reason: string }) => ({ reason, isMissing: false, error: undefined })),
    tellMissing: assign({ isMissing: true }),
    send: assign((_, { intent }: { intent: string }) => ({ intent, isMissing: false, error: undefined })),
    reveal: assign((_, { person, at }: AccessAnswer) => ({ person, until: at + REVEALED_FOR_MS })),
    mask: assign({ ...NOTHING, reason: '' }),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
  },
  guards: {
    hasReason: ({ context }) => context.reason.trim() !== '',
    mayPass: (_, failure: Failure) => mayPass(failure),
  },
  delays: { ACCESS_TIMEOUT: ACCESS_TIMEOUT_MS, REVEALED_FOR: REVEALED_FOR_MS },
}).createMachine({
  id: 'protectedAccess',
  description:
    'A protected person: masked, shown for a short time after a reason is given, and masked again.',
  context: { ...NOTHING, reason: '' },
  initial: 'masked',
  states: {
    masked: {
      description: 'The name and email address are masked.',
      on: { REVEAL: { target: 'prompting', actions: 'begin' } },
    },
    prompting: {
      description: 'The dialog asks for a reason and says that the access is logged.',
      on: {
        CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
        SEND: [
          {
            guard: 'hasReason',
            target: 'opening',
            actions: { type: 'send', params: ({ event }) => event },
          },
          { actions: 'tellMissing' },
        ],
        CLOSE: 'masked',
      },
    },
    opening: {
      description: 'The server logs the access before it returns the person.',
      tags: 'busy',
      invoke: {
        id: 'openPerson',
        src: 'openPerson',
        input: ({ context: { reason, intent } }) => ({ reason: reason.trim(), intent }),
        onDone: { target: 'revealed', actions: { type: 'reveal', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'mayPass', params: failureOf },
            target: 'failed',
            actions: { type: 'fail', params: failureOf },
          },
          {
            target: 'refused',
            actions: { type: 'fail', params: failureOf },
          },
        ],
      },
      after: { ACCESS_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    refused: {
      description: 'The server refused the access, with a reason.',
      on: {
        CHANGE: { target: 'prompting', actions: { type: 'change', params: ({ event }) => event } },
        CLOSE: 'masked',
      },
    },
    failed: {
      description: 'No answer came, so the access may have been logged; a retry does not log it twice.',
      on: {
        RETRY: { target: 'opening', actions: 'dropError' },
        CHANGE: { target: 'prompting', actions: { type: 'change', params: ({ event }) => event } },
        CLOSE: 'masked',
      },
    },
    revealed: {
      description: 'The person is visible for two minutes.',
      after: { REVEALED_FOR: { target: 'expired', actions: 'mask' } },
      on: { HIDE: { target: 'masked', actions: 'mask' } },
    },
    expired: {
      description: 'The time is over and the person is masked again, with a message.',
      on: { REVEAL: 'prompting' },
    },
  },
})

export type ProtectedAccessMachine = typeof protectedAccessMachine
export type ProtectedAccessRef = ActorRefFrom<ProtectedAccessMachine>
export type ProtectedAccessSnapshot = SnapshotFrom<ProtectedAccessMachine>

export type AccessView = 'masked' | 'prompting' | 'opening' | 'refused' | 'failed' | 'revealed' | 'expired'

export const selectAccessViewState = ({ value }: ProtectedAccessSnapshot): AccessView => value
/** Undefined unless the person is revealed. */
export const selectPerson = ({ context, value }: ProtectedAccessSnapshot): ProtectedPerson | undefined =>
  value === 'revealed' ? context.person : undefined
