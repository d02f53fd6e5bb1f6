import type { ErrorCode } from '@portal/schemas'
import type { Failure } from '../failure.ts'

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
