import { defineModel, done, failed } from '@portal/paths'
import { signInMachine } from './machine.ts'
import {
  selectIsSignedIn,
  selectIsSignInBusy,
  selectSignInViewState,
  selectToken,
  selectUser,
} from './selectors.ts'
import type { User } from './types.ts'

const person = { sub: 'driver', name: 'Dana Driver', email: 'driver@charge-portal.example' }
const user = { ...person, accessToken: 'token-1', expiresAt: 600_000 } satisfies User
const renewed = { ...person, accessToken: 'token-2', expiresAt: 1_200_000 } satisfies User

/** Sign-in of one person. The first token is token-1, the renewed one is token-2. */
export const signInModel = defineModel(signInMachine, {
  inputs: [
    { entry: 'page', returnTo: '/my/chargepoints' },
    { entry: 'callback', returnTo: '/' },
    { entry: 'signedOut', returnTo: '/' },
  ],
  events: [
    done('restoreUser', { kind: 'valid', user }),
    done('restoreUser', { kind: 'expired', user }),
    done('restoreUser', { kind: 'none' }),
    failed('restoreUser', { code: 'UNEXPECTED' }),
    failed('redirectToProvider', { code: 'FAILEDTOLOAD' }),
    failed('redirectToProvider', { code: 'STORAGE_BLOCKED' }),
    done('completeSignIn', { user, returnTo: '/my/tokens' }),
    failed('completeSignIn', { code: 'access_denied', returnTo: '/my/tokens' }),
    failed('completeSignIn', { code: 'state_missing', returnTo: '/my/tokens' }),
    failed('completeSignIn', { code: 'FAILEDTOLOAD' }),
    failed('completeSignIn', { code: 'invalid_grant', returnTo: '/my/tokens' }),
    done('renewUser', renewed),
    failed('renewUser', { code: 'login_required' }),
    failed('renewUser', { code: 'invalid_grant' }),
    failed('renewUser', { code: 'FAILEDTOLOAD' }),
    failed('renewUser', { code: 'server_error' }),
    { type: 'RENEW_DUE' },
    { type: 'USER_CHANGED', user: renewed },
    { type: 'SIGNED_OUT_ELSEWHERE' },
    { type: 'TOKEN_REFUSED', token: user.accessToken },
    { type: 'TOKEN_REFUSED', token: renewed.accessToken },
    { type: 'RE_SIGN_IN' },
    { type: 'SIGN_OUT' },
    { type: 'SIGN_OUT', reason: 'InvalidToken' },
    { type: 'SIGN_OUT_LOCALLY', reason: 'FAILEDTOLOAD' },
    failed('endSession', { code: 'FAILEDTOLOAD' }),
    done('forgetUser'),
    failed('forgetUser', { code: 'UNEXPECTED' }),
    done('completeSignOut', { reason: 'NOTLOGGEDIN' }),
    failed('completeSignOut', { code: 'state_missing' }),
    { type: 'SIGN_IN' },
    { type: 'SIGN_IN', returnTo: '/dashboard' },
    { type: 'RETRY' },
    { type: 'PAGE_RESTORED' },
  ],
  senders: { watchUser: ['RENEW_DUE', 'USER_CHANGED', 'SIGNED_OUT_ELSEWHERE'] },
  key: ({ context }) => ({
    returnTo: context.returnTo,
    token: context.user?.accessToken ?? null,
    error: context.error?.code ?? null,
    reason: context.reason ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectSignInViewState(snapshot),
    isBusy: selectIsSignInBusy(snapshot),
    isSignedIn: selectIsSignedIn(snapshot),
    who: selectUser(snapshot)?.sub ?? null,
    usableToken: selectToken(snapshot) ?? null,
  }),
  interrupts: {
    'the token is renewed before it expires': [{ type: 'RENEW_DUE' }, done('renewUser', renewed)],
    'the token is rejected and renewed': [
      { type: 'TOKEN_REFUSED', token: user.accessToken },
      done('renewUser', renewed),
    ],
    'the sign-in service is unreachable and then renews the token': [
      { type: 'TOKEN_REFUSED', token: user.accessToken },
      failed('renewUser', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
      done('renewUser', renewed),
    ],
    'another tab renews the token': [{ type: 'USER_CHANGED', user: renewed }],
  },
  laws: {
    'signing out forgets the user, even if the sign-in service fails': (_, { after }) => {
      const left = after(
        { type: 'SIGN_OUT' },
        failed('endSession', { code: 'FAILEDTOLOAD' }),
        failed('forgetUser', { code: 'UNEXPECTED' }),
      )
      return left === undefined || (left.matches('signedOut') && left.context.user === undefined)
    },
    'signing out in another tab forgets the user here': (_, { after }) => {
      const left = after({ type: 'SIGNED_OUT_ELSEWHERE' })
      return left === undefined || (left.matches('signedOut') && left.context.user === undefined)
    },
    'renewing a rejected token keeps the user signed in': (snapshot, { after }) => {
      const later = after({ type: 'TOKEN_REFUSED', token: user.accessToken }, done('renewUser', renewed))
      return (
        later === undefined ||
        (selectUser(later)?.sub === selectUser(snapshot)?.sub && selectToken(later) === renewed.accessToken)
      )
    },
    'a sign-in that cannot be renewed can be restarted or ended': (snapshot, { after }) => {
      if (!snapshot.hasTag('stalled')) return true
      return (
        after({ type: 'SIGN_IN', returnTo: '/dashboard' })?.matches('redirecting') === true &&
        after({ type: 'SIGN_OUT' })?.matches('signingOut') === true
      )
    },
    'an unreachable sign-in service signs nobody out': (snapshot, { after }) => {
      const later = after({ type: 'RE_SIGN_IN' }, failed('renewUser', { code: 'FAILEDTOLOAD' }))
      return later === undefined || selectUser(later)?.sub === selectUser(snapshot)?.sub
    },
  },
  limit: 2_000,
  accepted: {
    'signedIn.renewing: xstate.error.actor.renewUser [isRenewalRefused] → forgetting | signedIn.renewing: xstate.error.actor.renewUser [isTokenStillGood] → signedIn.waiting':
      'Intended order: a rejected renewal ends the session even if the token is still valid',
  },
})
