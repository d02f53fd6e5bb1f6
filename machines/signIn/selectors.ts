import type { SignInSnapshot } from './machine.ts'
import type { SignOutReason, User } from './types.ts'

/** View that replaces the portal or covers it (`stalled`). */
export type SignInViewState =
  | 'busy'
  | 'redirecting'
  | 'unreachable'
  | 'refused'
  | 'failed'
  | 'signedIn'
  | 'stalled'
  | 'signingOut'
  | 'signedOut'

export const selectSignInViewState = (snapshot: SignInSnapshot): SignInViewState => {
  if (snapshot.hasTag('stalled')) return 'stalled'
  if (snapshot.hasTag('signedIn')) return 'signedIn'
  for (const viewState of [
    'redirecting',
    'unreachable',
    'refused',
    'failed',
    'signingOut',
    'signedOut',
  ] as const) {
    if (snapshot.matches(viewState)) return viewState
  }
  return snapshot.matches('forgetting') ? 'signingOut' : 'busy'
}

export const selectUser = (snapshot: SignInSnapshot): User | undefined =>
  snapshot.hasTag('signedIn') ? snapshot.context.user : undefined

/** Access token, only while it is valid; requests wait for one. */
export const selectToken = (snapshot: SignInSnapshot): string | undefined =>
  snapshot.hasTag('tokenUsable') ? snapshot.context.user?.accessToken : undefined

export const selectIsSignedIn = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('signedIn')
export const selectIsSignInBusy = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('busy')
export const selectSignOutReason = (snapshot: SignInSnapshot): SignOutReason | undefined =>
  snapshot.context.reason
