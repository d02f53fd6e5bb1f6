import type { ErrorCode } from '@portal/schemas'
import type { Failure } from '../failure.ts'

/** Signed-in user as reported by the identity provider. */
export interface User {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly accessToken: string
  /** Expiry of the access token, in ms since 1970. */
  readonly expiresAt: number
}

/** Kind of page at which the document was opened. */
export type SignInEntry = 'page' | 'callback' | 'signedOut'

/**
 * Reason for a sign-out: the user's request, a rejected renewal, another tab, or the code of the user info call (S4).
 */
export type SignOutReason = 'requested' | 'expired' | 'elsewhere' | ErrorCode

export interface SignInInput {
  readonly entry: SignInEntry
  /** Route to open after the sign-in. */
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
  /** The API rejected this access token. */
  | { type: 'TOKEN_REFUSED'; token: string }
  /** The rule for user info requires one silent renewal of the sign-in (S4). */
  | { type: 'RE_SIGN_IN' }
  /** The browser restored this document from its back/forward cache. */
  | { type: 'PAGE_RESTORED' }
  | WatchedUserEvent

export type WatchedUserEvent =
  | { type: 'RENEW_DUE' }
  | { type: 'USER_CHANGED'; user: User }
  | { type: 'SIGNED_OUT_ELSEWHERE' }

export type RestoredUser =
  | { readonly kind: 'valid'; readonly user: User }
  | { readonly kind: 'expired'; readonly user: User }
  | { readonly kind: 'none' }
