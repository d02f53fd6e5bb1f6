import { type ErrorCode, SIGN_OUT_CODES, type UserInfo } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Failure, failureOf, notProvided, toFailure } from '../failure.ts'

/** Timeout for user info; counts as FAILEDTOLOAD. */
export const USER_INFO_TIMEOUT_MS = 30_000
/** Debounce; several writes trigger one read. */
export const USER_INFO_SETTLE_MS = 250

export interface OnboardingInput {
  /** True if the single silent sign-in of this page load has been used (S4). */
  readonly hasReSignedIn: boolean
}

export interface OnboardingContext extends OnboardingInput {
  /** Undefined before the first successful read, and for an account that is not set up. */
  readonly userInfo: UserInfo | undefined
  /** True if the portal knows this person; false while loading and for an account that is not set up (S4). */
  readonly isVerified: boolean
  /** The user-info error flag (S4), with its code. */
  readonly error: Failure | undefined
}

export type OnboardingEvent =
  | { type: 'RETRY' }
  | { type: 'SIGN_OUT' }
  /** The sign-in replaced the rejected token. */
  | { type: 'TOKEN_RENEWED' }
  /** A record was written; without an id, any record of the class. */
  | { type: 'WRITTEN'; dataClass: string; id?: string }

/** Determines whether a signed-in person is verified, has to be set up or has no access (S4). */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingInput,
    tags: {} as 'busy',
  },
  actors: {
    fetchUserInfo: notProvided<UserInfo>('fetchUserInfo'),
  },
  actions: {
    /** Ends the session here and at the provider. */
    signOut: (_, _params: { reason: ErrorCode | 'requested' }) => undefined,
    /** Ends only the local session. Drafts stay, and the provider is not called. */
    signOutLocally: () => undefined,
    /** Requests a new token without interaction. */
    reSignIn: () => undefined,
    verify: assign((_, userInfo: UserInfo) => ({ userInfo, isVerified: true, error: undefined })),
    leaveUnverified: assign({ userInfo: undefined, isVerified: false, error: undefined }),
    fail: assign((_, error: Failure) => ({ error })),
    spendReSignIn: assign({ hasReSignedIn: true }),
  },
  guards: {
    hasCode: (_, { failure, code }: { failure: Failure; code: ErrorCode }) => failure.code === code,
    isSignOutCode: (_, failure: Failure) => SIGN_OUT_CODES.some((code) => code === failure.code),
    hasReSignedIn: ({ context }) => context.hasReSignedIn,
    /** True if the write changed, or may have changed, the contact of the signed-in person. */
    isOwnContact: ({ context }, { dataClass, id }: { dataClass: string; id?: string }) =>
      dataClass === 'relationcontact' && (id === undefined || id === context.userInfo?.RelationContact.Id),
  },
  delays: { USER_INFO_TIMEOUT: USER_INFO_TIMEOUT_MS, USER_INFO_SETTLE: USER_INFO_SETTLE_MS },
}).createMachine({
  id: 'onboarding',
  description: 'Determines who the signed-in person is for the portal (S4). It never loops.',
  context: ({ input }) => ({ ...input, userInfo: undefined, isVerified: false, error: undefined }),
  on: {
    SIGN_OUT: { target: '.leaving', actions: { type: 'signOut', params: { reason: 'requested' } } },
  },
  initial: 'loadingUserInfo',
  states: {
    loadingUserInfo: {
      description: 'Reads the roles, relation and contact of the person.',
      tags: 'busy',
      invoke: {
        id: 'fetchUserInfo',
        src: 'fetchUserInfo',
        onDone: { target: 'ready', actions: { type: 'verify', params: ({ event }) => event.output } },
        onError: [
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'SETUP' }),
            },
            target: 'setupNeeded',
            actions: 'leaveUnverified',
          },
          // If the server is unreachable, end only the local session: that keeps drafts and needs no sign-in service.
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'FAILEDTOLOAD' }),
            },
            target: 'leaving',
            actions: [{ type: 'fail', params: failureOf }, 'signOutLocally'],
          },
          {
            guard: { type: 'isSignOutCode', params: failureOf },
            target: 'leaving',
            actions: [
              { type: 'fail', params: failureOf },
              {
                type: 'signOut',
                params: ({ event }) => ({ reason: toFailure(event.error).code as ErrorCode }),
              },
            ],
          },
          {
            guard: 'hasReSignedIn',
            target: 'accessRefused',
            actions: { type: 'fail', params: failureOf },
          },
          {
            target: 'reSigningIn',
            actions: [{ type: 'fail', params: failureOf }, 'spendReSignIn', 'reSignIn'],
          },
        ],
      },
      after: {
        USER_INFO_TIMEOUT: {
          target: 'leaving',
          actions: [{ type: 'fail', params: { code: 'FAILEDTOLOAD' } }, 'signOutLocally'],
        },
      },
    },
    reSigningIn: {
      description: 'One silent sign-in runs, at most once per page load; the sign-in handles its failures.',
      tags: 'busy',
      on: { TOKEN_RENEWED: 'loadingUserInfo' },
    },
    leaving: {
      description: 'The sign-in is about to end the session.',
      tags: 'busy',
    },
    setupNeeded: {
      description:
        'The identity provider knows the person but the portal does not, so the intake form shows.',
    },
    accessRefused: {
      description: 'The person has no access, and the reason shows.',
      on: { RETRY: 'loadingUserInfo' },
    },
    ready: {
      description: 'The person is verified, and the portal is open.',
      on: {
        WRITTEN: { guard: { type: 'isOwnContact', params: ({ event }) => event }, target: '.changed' },
      },
      initial: 'current',
      states: {
        current: { description: 'The user info is current.' },
        changed: {
          description: 'The person was written; further writes may follow before the user info is reread.',
          after: { USER_INFO_SETTLE: 'refreshing' },
        },
        refreshing: {
          description: 'The user info is being reread; the old one stays on screen, even after a failure.',
          invoke: {
            id: 'fetchUserInfo',
            src: 'fetchUserInfo',
            onDone: { target: 'current', actions: { type: 'verify', params: ({ event }) => event.output } },
            onError: 'current',
          },
          after: { USER_INFO_TIMEOUT: 'current' },
        },
      },
    },
  },
})

export type OnboardingMachine = typeof onboardingMachine
export type OnboardingRef = ActorRefFrom<OnboardingMachine>
export type OnboardingSnapshot = SnapshotFrom<OnboardingMachine>

/** `busy`: a read, a silent sign-in or a sign-out is pending. */
export type OnboardingViewState = 'busy' | 'setupNeeded' | 'accessRefused' | 'ready'

export const selectOnboardingViewState = (snapshot: OnboardingSnapshot): OnboardingViewState => {
  for (const viewState of ['setupNeeded', 'accessRefused', 'ready'] as const) {
    if (snapshot.matches(viewState)) return viewState
  }
  return 'busy'
}
