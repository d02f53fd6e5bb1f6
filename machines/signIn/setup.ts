import { assign, fromCallback, setup, stateIn } from 'xstate'
import { type Failure, notProvided } from '../failure.ts'
import type { RestoredUser, SignInContext, SignInEvent, SignInInput, SignOutReason, User } from './types.ts'

/** Timeout of calls to storage and to the sign-in service; counts as FAILEDTOLOAD. */
export const ANSWER_TIMEOUT_MS = 30_000
/** Maximum time for a redirect to leave the page. */
export const REDIRECT_TIMEOUT_MS = 15_000
/** Delay before retrying a renewal after a connection failure. */
export const RENEW_RETRY_MS = 10_000

/**
 * Errors that require the sign-in page: the provider demands it, or its response belonged to another user or request.
 */
const REFUSED_RENEWAL: readonly string[] = [
  'login_required',
  'invalid_grant',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'invalid_id_token',
]

export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    tags: {} as 'busy' | 'signedIn' | 'tokenUsable' | 'stalled',
  },
  actors: {
    restoreUser: notProvided<RestoredUser>('restoreUser'),
    /** Rejects with `returnTo` if the response belongs to a known sign-in. */
    completeSignIn: notProvided<{ user: User; returnTo: string }>('completeSignIn'),
    completeSignOut: notProvided<{ reason: SignOutReason }>('completeSignOut'),
    redirectToProvider: notProvided<void, { returnTo: string }>('redirectToProvider'),
    renewUser: notProvided<User, { user: User | undefined }>('renewUser'),
    endSession: notProvided<void, { reason: SignOutReason }>('endSession'),
    forgetUser: notProvided<void>('forgetUser'),
    watchUser: fromCallback<{ type: 'NONE' }, { user: User | undefined }>(() => undefined),
  },
  actions: {
    /** Replaces the current route with the requested one, unless it is already open. */
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
})
