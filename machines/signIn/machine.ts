import type { ErrorCode } from '@portal/schemas'
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate'
import { FAILED_TO_LOAD, type Failure, toFailure } from '../failure.ts'

/** An answer of storage or of the sign-in service that has not come after this time counts as FAILEDTOLOAD. */
export const ANSWER_TIMEOUT_MS = 30_000
/** A redirect that has not ended the document after this time has failed. */
export const REDIRECT_TIMEOUT_MS = 15_000
/** Wait before a renewal that could not reach the sign-in service is tried again. */
export const RENEW_RETRY_MS = 10_000

/** Who is signed in, as the identity provider tells it. */
export interface User {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly accessToken: string
  /** When the access token ends, in ms since 1970. */
  readonly expiresAt: number
}

/** Which page of the sign-in the document was opened at. */
export type SignInEntry = 'page' | 'callback' | 'signedOut'

/** Why a person is signed out: wanted it, renewal was refused, another tab did it, or the code of the user-info call (S4). */
export type SignOutReason = 'requested' | 'expired' | 'elsewhere' | ErrorCode

export interface SignInInput {
  readonly entry: SignInEntry
  /** Route to open once signed in. */
  readonly returnTo: string
}

export interface SignInContext {
  readonly entry: SignInEntry
  readonly returnTo: string
  readonly user: User | undefined
  readonly error: Failure | undefined
  readonly reason: SignOutReason | undefined
}

export type SignInEvent =
  | { type: 'SIGN_IN'; returnTo?: string }
  | { type: 'RETRY' }
  | { type: 'SIGN_OUT'; reason?: SignOutReason }
  | { type: 'SIGN_OUT_LOCALLY'; reason: SignOutReason }
  /** The API refused this access token. */
  | { type: 'TOKEN_REFUSED'; token: string }
  /** The user-info rule wants one silent re-sign-in (S4). */
  | { type: 'RE_SIGN_IN' }
  /** The browser brought this document back from its back/forward cache. */
  | { type: 'PAGE_RESTORED' }
  | WatchedUserEvent

/** What the actor `watchUser` tells. */
export type WatchedUserEvent =
  | { type: 'RENEW_DUE' }
  | { type: 'USER_CHANGED'; user: User }
  | { type: 'SIGNED_OUT_ELSEWHERE' }

export type RestoredUser =
  | { readonly kind: 'valid'; readonly user: User }
  | { readonly kind: 'expired'; readonly user: User }
  | { readonly kind: 'none' }

/** OpenID Connect's ways to say that only a person at the sign-in page can go on. */
const REFUSED_RENEWAL: readonly string[] = [
  'login_required',
  'invalid_grant',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

/** The route that the person wanted to open, which a sign-in that fails knows too; an unknown one leads home. */
const routeOf = (error: unknown) => ({ returnTo: (error as { returnTo?: string } | null)?.returnTo ?? '/' })

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

/** Sign-in through the identity provider (S6): authorization code, silent renewal, sign-out, and a face for every way to fail. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    tags: {} as 'busy' | 'signedIn' | 'tokenUsable' | 'stalled',
  },
  actors: {
    restoreUser: fromPromise<RestoredUser>(notProvided('restoreUser')),
    /** Rejects with `returnTo`, too, where the answer tells which sign-in it belongs to. */
    completeSignIn: fromPromise<{ user: User; returnTo: string }>(notProvided('completeSignIn')),
    completeSignOut: fromPromise<{ reason: SignOutReason }>(notProvided('completeSignOut')),
    redirectToProvider: fromPromise<void, { returnTo: string }>(notProvided('redirectToProvider')),
    renewUser: fromPromise<User, { user: User | undefined }>(notProvided('renewUser')),
    endSession: fromPromise<void, { reason: SignOutReason }>(notProvided('endSession')),
    forgetUser: fromPromise<void>(notProvided('forgetUser')),
    watchUser: fromCallback<{ type: 'NONE' }, { user: User | undefined }>(() => undefined),
  },
  actions: {
    /** Replaces the route by the one that was asked for; nothing to do when it is open already. */
    openReturnTo: (_, _params: { returnTo: string }) => undefined,
    adopt: assign((_, user: User) => ({ user, error: undefined })),
    adoptRestored: assign((_, found: RestoredUser) =>
      found.kind === 'none' ? {} : { user: found.user, error: undefined },
    ),
    returnTo: assign((_, { returnTo }: { returnTo: string }) => ({ returnTo })),
    fail: assign((_, error: Failure) => ({ error })),
    leave: assign((_, { reason }: { reason: SignOutReason }) => ({ reason })),
    dropUser: assign({ user: undefined, error: undefined }),
  },
  guards: {
    isAtCallback: ({ context }) => context.entry === 'callback',
    isAtSignedOut: ({ context }) => context.entry === 'signedOut',
    isKind: (_, { found, kind }: { found: RestoredUser; kind: RestoredUser['kind'] }) => found.kind === kind,
    hasCode: (_, { failure, code }: { failure: Failure; code: string }) => failure.code === code,
    isRenewalRefused: (_, failure: Failure) => REFUSED_RENEWAL.includes(failure.code),
    isCurrentToken: ({ context }, { token }: { token: string }) => context.user?.accessToken === token,
    isTokenStillGood: stateIn({ signedIn: { renewing: 'ahead' } }),
  },
  delays: {
    ANSWER_TIMEOUT: ANSWER_TIMEOUT_MS,
    REDIRECT_TIMEOUT: REDIRECT_TIMEOUT_MS,
    RENEW_RETRY: RENEW_RETRY_MS,
  },
}).createMachine({
  id: 'signIn',
  description: 'Sign-in through the identity provider (S6).',
  context: ({ input }) => ({
    entry: input.entry,
    returnTo: input.returnTo,
    user: undefined,
    error: undefined,
    reason: undefined,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Which page of the sign-in was opened.',
      tags: 'busy',
      always: [
        { guard: 'isAtCallback', target: 'completing' },
        { guard: 'isAtSignedOut', target: 'completingSignOut' },
        { target: 'restoring' },
      ],
    },
    restoring: {
      description: 'The stored session is looked up; nothing travels to the sign-in service.',
      tags: 'busy',
      invoke: {
        id: 'restoreUser',
        src: 'restoreUser',
        onDone: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ found: event.output, kind: 'valid' }) },
            target: 'signedIn',
            actions: { type: 'adoptRestored', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isKind', params: ({ event }) => ({ found: event.output, kind: 'expired' }) },
            target: 'renewingAtStart',
            actions: { type: 'adoptRestored', params: ({ event }) => event.output },
          },
          { target: 'redirecting' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: { ANSWER_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    renewingAtStart: {
      description: 'A session from earlier is renewed silently before anything is shown.',
      tags: 'busy',
      invoke: {
        id: 'renewUser',
        src: 'renewUser',
        input: ({ context }) => ({ user: context.user }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'adopt', params: ({ event }) => event.output },
        },
        onError: [
          // Someone who comes back after a night has done nothing wrong: as without a session, on to the sign-in page.
          {
            guard: { type: 'isRenewalRefused', params: ({ event }) => toFailure(event.error) },
            target: 'redirecting',
          },
          {
            target: 'signedIn.stalled',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      after: {
        ANSWER_TIMEOUT: { target: 'signedIn.stalled', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    redirecting: {
      description: 'The browser is on its way to the sign-in page: this document ends.',
      tags: 'busy',
      entry: 'dropUser',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context }) => ({ returnTo: context.returnTo }),
        onError: {
          target: 'unreachable',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { PAGE_RESTORED: 'restoring' },
      after: {
        REDIRECT_TIMEOUT: { target: 'unreachable', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    unreachable: {
      description: 'The sign-in service cannot be reached, and no one is signed in.',
      on: { RETRY: 'restoring', PAGE_RESTORED: 'restoring' },
    },
    completing: {
      description: 'Back from the sign-in page: the code is exchanged for tokens.',
      tags: 'busy',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output.user },
            { type: 'returnTo', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'access_denied' }),
            },
            target: 'refused',
            actions: { type: 'returnTo', params: ({ event }) => routeOf(event.error) },
          },
          // The callback was reloaded, or another tab finished: the session is there, or is asked for again.
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'state_missing' }),
            },
            target: 'restoring',
            actions: { type: 'returnTo', params: ({ event }) => routeOf(event.error) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'fail', params: ({ event }) => toFailure(event.error) },
              { type: 'returnTo', params: ({ event }) => routeOf(event.error) },
            ],
          },
        ],
      },
      after: { ANSWER_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    refused: {
      description: 'The person broke off at the sign-in page, or was not let in.',
      on: {
        SIGN_IN: {
          target: 'redirecting',
          actions: {
            type: 'returnTo',
            params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
          },
        },
      },
    },
    failed: {
      description: 'Sign-in could not be completed; the code says why.',
      on: {
        RETRY: 'restoring',
        SIGN_IN: {
          target: 'redirecting',
          actions: {
            type: 'returnTo',
            params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
          },
        },
      },
    },
    signedIn: {
      description: 'A person is signed in; the stored session is watched and kept alive.',
      tags: 'signedIn',
      entry: { type: 'openReturnTo', params: ({ context }) => ({ returnTo: context.returnTo }) },
      invoke: { id: 'watchUser', src: 'watchUser', input: ({ context }) => ({ user: context.user }) },
      on: {
        USER_CHANGED: { target: '.current', actions: { type: 'adopt', params: ({ event }) => event.user } },
        SIGNED_OUT_ELSEWHERE: {
          target: 'signedOut',
          actions: { type: 'leave', params: { reason: 'elsewhere' } },
        },
        SIGN_OUT: {
          target: 'signingOut',
          actions: { type: 'leave', params: ({ event }) => ({ reason: event.reason ?? 'requested' }) },
        },
        SIGN_OUT_LOCALLY: {
          target: 'forgetting',
          actions: { type: 'leave', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
      initial: 'current',
      states: {
        current: {
          description: 'The access token is good.',
          tags: 'tokenUsable',
          on: {
            RENEW_DUE: 'renewing.ahead',
            RE_SIGN_IN: 'renewing.needed',
            TOKEN_REFUSED: {
              guard: { type: 'isCurrentToken', params: ({ event }) => event },
              target: 'renewing.needed',
            },
          },
        },
        renewing: {
          description: 'One silent renewal, for all who wait.',
          invoke: {
            id: 'renewUser',
            src: 'renewUser',
            input: ({ context }) => ({ user: context.user }),
            onDone: { target: 'current', actions: { type: 'adopt', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isRenewalRefused', params: ({ event }) => toFailure(event.error) },
                target: '#signIn.forgetting',
                actions: { type: 'leave', params: { reason: 'expired' } },
              },
              { guard: 'isTokenStillGood', target: 'waiting' },
              {
                target: 'stalled',
                actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
              },
            ],
          },
          after: {
            ANSWER_TIMEOUT: [
              { guard: 'isTokenStillGood', target: 'waiting' },
              { target: 'stalled', actions: { type: 'fail', params: FAILED_TO_LOAD } },
            ],
          },
          initial: 'ahead',
          states: {
            ahead: {
              description: 'The old token is good for a little longer.',
              tags: 'tokenUsable',
              on: {
                RE_SIGN_IN: 'needed',
                TOKEN_REFUSED: {
                  guard: { type: 'isCurrentToken', params: ({ event }) => event },
                  target: 'needed',
                },
              },
            },
            needed: {
              description: 'Nothing can be asked before the new token is there.',
              tags: 'busy',
            },
          },
        },
        waiting: {
          description:
            'Renewal could not reach the sign-in service; the token is still good, so no message shows.',
          tags: 'tokenUsable',
          on: {
            RE_SIGN_IN: 'renewing.needed',
            TOKEN_REFUSED: {
              guard: { type: 'isCurrentToken', params: ({ event }) => event },
              target: 'renewing.needed',
            },
          },
          after: { RENEW_RETRY: 'renewing.ahead' },
        },
        stalled: {
          description:
            'The token is not good any more and the sign-in service cannot be reached: a face says so.',
          tags: 'stalled',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Tried again after a while, or when the person wants it.',
              on: { RETRY: 'renewing' },
              after: { RENEW_RETRY: 'renewing' },
            },
            renewing: {
              description: 'Tried again; the face stays.',
              tags: 'busy',
              invoke: {
                id: 'renewUser',
                src: 'renewUser',
                input: ({ context }) => ({ user: context.user }),
                onDone: {
                  target: '#signIn.signedIn.current',
                  actions: { type: 'adopt', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isRenewalRefused', params: ({ event }) => toFailure(event.error) },
                    target: '#signIn.forgetting',
                    actions: { type: 'leave', params: { reason: 'expired' } },
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
                  },
                ],
              },
              after: {
                ANSWER_TIMEOUT: { target: 'waiting', actions: { type: 'fail', params: FAILED_TO_LOAD } },
              },
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The browser is on its way to end the session at the sign-in service: this document ends.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ reason: context.reason ?? 'requested' }),
        onError: 'forgetting',
      },
      on: { PAGE_RESTORED: 'restoring' },
      after: { REDIRECT_TIMEOUT: 'forgetting' },
    },
    forgetting: {
      description: 'The session is forgotten here, without the sign-in service.',
      tags: 'busy',
      invoke: { id: 'forgetUser', src: 'forgetUser', onDone: 'signedOut', onError: 'signedOut' },
      after: { ANSWER_TIMEOUT: 'signedOut' },
    },
    completingSignOut: {
      description: 'Back from the sign-in service after signing out.',
      tags: 'busy',
      invoke: {
        id: 'completeSignOut',
        src: 'completeSignOut',
        onDone: { target: 'signedOut', actions: { type: 'leave', params: ({ event }) => event.output } },
        onError: { target: 'signedOut', actions: { type: 'leave', params: { reason: 'requested' } } },
      },
      after: {
        ANSWER_TIMEOUT: { target: 'signedOut', actions: { type: 'leave', params: { reason: 'requested' } } },
      },
    },
    signedOut: {
      description: 'No one is signed in; the reason is told, and only the person starts the next sign-in.',
      entry: 'dropUser',
      on: {
        SIGN_IN: {
          target: 'redirecting',
          actions: {
            type: 'returnTo',
            params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
          },
        },
      },
    },
  },
})

export type SignInMachine = typeof signInMachine
export type SignInRef = ActorRefFrom<SignInMachine>
export type SignInSnapshot = SnapshotFrom<SignInMachine>

/** What the sign-in shows in place of, or (`stalled`) over, the portal. */
export type SignInFace =
  | 'busy'
  | 'redirecting'
  | 'unreachable'
  | 'refused'
  | 'failed'
  | 'signedIn'
  | 'stalled'
  | 'signingOut'
  | 'signedOut'

export const selectSignInFace = (snapshot: SignInSnapshot): SignInFace => {
  if (snapshot.hasTag('stalled')) return 'stalled'
  if (snapshot.hasTag('signedIn')) return 'signedIn'
  for (const face of [
    'redirecting',
    'unreachable',
    'refused',
    'failed',
    'signingOut',
    'signedOut',
  ] as const) {
    if (snapshot.matches(face)) return face
  }
  return snapshot.matches('forgetting') ? 'signingOut' : 'busy'
}

export const selectUser = (snapshot: SignInSnapshot): User | undefined =>
  snapshot.hasTag('signedIn') ? snapshot.context.user : undefined

/** The access token while it is good; requests without one wait. */
export const selectToken = (snapshot: SignInSnapshot): string | undefined =>
  snapshot.hasTag('tokenUsable') ? snapshot.context.user?.accessToken : undefined

export const selectIsSignedIn = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('signedIn')
export const selectIsSignInBusy = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('busy')
export const selectSignInError = (snapshot: SignInSnapshot): Failure | undefined => snapshot.context.error
export const selectSignOutReason = (snapshot: SignInSnapshot): SignOutReason | undefined =>
  snapshot.context.reason
