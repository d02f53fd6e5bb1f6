import { definePageModel, done, type Facts, failed } from '@portal/paths'
import type { Failure } from '../failure.ts'
import { signInMachine } from './machine.ts'
import {
  selectIsSignedIn,
  selectIsSignInBusy,
  selectSignInViewState,
  selectToken,
  selectUser,
} from './selectors.ts'
import type { User } from './types.ts'
import { signInWords } from './words.ts'

const person = { sub: 'driver', name: 'Dana Driver', email: 'driver@charge-portal.example' }
const user = { ...person, accessToken: 'token-1', expiresAt: 600_000 } satisfies User
const renewed = { ...person, accessToken: 'token-2', expiresAt: 1_200_000 } satisfies User

/**
 * Where the paths in the browser are: an open screen, one whose user info is still awaited (`SLOW`), or one that was opened
 * with a session from earlier that has ended (`STALE`): there the provider's addresses are known by the time it sends away.
 */
const PAGE_ROUTES = {
  OPEN: '/my/chargepoints',
  SLOW: '/dashboard',
  STALE: '/my/chargepoints?page=1',
  HOME: '/',
} as const

const { OPEN, SLOW, STALE, HOME } = PAGE_ROUTES
const AT_ONCE = 'The device answers at once and cannot fail'
const RETRY_ONLY = 'The face of a failed sign-in offers Try again only'

/** Whether the screen that was asked for is there: the gate behind the sign-in waits for nothing any more. */
export const isPortalOpen = ({ state, returnTo }: Facts): boolean =>
  state === 'signedIn.current' && returnTo !== SLOW

/** The sign-in as a person at the portal can drive it. Facts that only the document remembers decide some cases. */
export const signInPageModel = definePageModel(signInMachine, {
  inputs: [
    { entry: 'page', returnTo: OPEN },
    { entry: 'page', returnTo: SLOW },
    { entry: 'page', returnTo: STALE },
    { entry: 'callback', returnTo: HOME },
    { entry: 'signedOut', returnTo: HOME },
  ],
  events: [
    done('restoreUser', { kind: 'valid', user }),
    done('restoreUser', { kind: 'expired', user }),
    done('restoreUser', { kind: 'none' }),
    failed('redirectToProvider', { code: 'FAILEDTOLOAD' }),
    done('completeSignIn', { user, returnTo: OPEN }),
    failed('completeSignIn', { code: 'access_denied' }),
    failed('completeSignIn', { code: 'state_missing' }),
    failed('completeSignIn', { code: 'FAILEDTOLOAD' }),
    failed('completeSignIn', { code: 'invalid_grant' }),
    done('renewUser', renewed),
    failed('renewUser', { code: 'login_required' }),
    failed('renewUser', { code: 'invalid_grant' }),
    failed('renewUser', { code: 'FAILEDTOLOAD' }),
    { type: 'RENEW_DUE' },
    { type: 'USER_CHANGED', user: renewed },
    { type: 'SIGNED_OUT_ELSEWHERE' },
    { type: 'TOKEN_REFUSED', token: user.accessToken },
    { type: 'TOKEN_REFUSED', token: renewed.accessToken },
    { type: 'RE_SIGN_IN' },
    { type: 'SIGN_OUT' },
    { type: 'SIGN_OUT_LOCALLY', reason: 'FAILEDTOLOAD' },
    failed('endSession', { code: 'FAILEDTOLOAD' }),
    done('forgetUser'),
    done('completeSignOut', { reason: 'requested' }),
    done('completeSignOut', { reason: 'NOTLOGGEDIN' }),
    { type: 'SIGN_IN' },
    { type: 'SIGN_IN', returnTo: STALE },
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
  allows: (snapshot, event) => {
    const { returnTo, user: known, error, reason } = snapshot.context
    const isFirstDocument = reason === undefined && error === undefined && known === undefined
    const isWaitingForUserInfo = returnTo === SLOW && known?.accessToken === user.accessToken && !reason
    const kind = (event.output as { kind?: string } | undefined)?.kind
    switch (event.type) {
      case 'xstate.done.actor.restoreUser':
        if (returnTo === SLOW) return kind === 'valid'
        if (returnTo === STALE) return kind === 'expired'
        return returnTo === OPEN || kind === 'none'
      case 'xstate.error.actor.renewUser': {
        const isRefusal = (event.error as Failure).code !== 'FAILEDTOLOAD'
        if (returnTo === STALE) return isRefusal
        return !isRefusal || !snapshot.matches('renewingAtStart')
      }
      case 'xstate.done.actor.renewUser':
        return returnTo !== STALE
      case 'xstate.error.actor.redirectToProvider':
        return isFirstDocument && returnTo === OPEN
      case 'xstate.error.actor.endSession':
        // The provider's addresses are asked for once in a document; only that request can fail.
        return known?.accessToken === user.accessToken && returnTo === OPEN && error === undefined
      case 'RENEW_DUE':
        return returnTo === OPEN || isWaitingForUserInfo
      case 'RE_SIGN_IN':
        return isWaitingForUserInfo
      case 'SIGN_OUT_LOCALLY':
        return isWaitingForUserInfo && snapshot.matches({ signedIn: 'current' })
      case 'USER_CHANGED':
      case 'SIGNED_OUT_ELSEWHERE':
      case 'PAGE_RESTORED':
        return returnTo === OPEN
      case 'TOKEN_REFUSED':
        return returnTo === OPEN && event.token === known?.accessToken
      case 'SIGN_OUT':
        return returnTo === OPEN
      case 'SIGN_IN':
        // From a stalled sign-in, too, the provider's addresses may be known.
        return snapshot.hasTag('stalled')
          ? event.returnTo === STALE
          : event.returnTo === undefined && !snapshot.matches('failed')
      case 'xstate.after.ANSWER_TIMEOUT.signIn.restoring':
      case 'xstate.after.ANSWER_TIMEOUT.signIn.forgetting':
      case 'xstate.after.ANSWER_TIMEOUT.signIn.completingSignOut':
        return false
      default:
        // Where the user info is awaited, time is short: it would give up itself.
        return returnTo !== SLOW || !event.type.startsWith('xstate.after.')
    }
  },
  words: signInWords,
  limit: 2_000,
  unreachable: {
    'failed: SIGN_IN → redirecting': RETRY_ONLY,
    'redirecting: xstate.error.actor.redirectToProvider [hasCode] → failed': AT_ONCE,
    'restoring: xstate.error.actor.restoreUser → failed': AT_ONCE,
    'restoring: xstate.after.ANSWER_TIMEOUT.signIn.restoring → failed': AT_ONCE,
    'completingSignOut: xstate.error.actor.completeSignOut → signedOut': AT_ONCE,
    'completingSignOut: xstate.after.ANSWER_TIMEOUT.signIn.completingSignOut → signedOut': AT_ONCE,
    'forgetting: xstate.error.actor.forgetUser → signedOut': AT_ONCE,
    'forgetting: xstate.after.ANSWER_TIMEOUT.signIn.forgetting → signedOut': AT_ONCE,
  },
})
