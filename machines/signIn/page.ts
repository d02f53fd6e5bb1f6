import { type Around, done, type Facts, failed, never } from '@portal/paths'
import type { AnyEventObject } from 'xstate'
import type { Failure } from '../failure.ts'
import { definePage, device, mock, see, user } from '../steps/index.ts'
import { signInModel } from './model.ts'
import { ANSWER_TIMEOUT_MS, REDIRECT_TIMEOUT_MS, RENEW_RETRY_MS } from './setup.ts'
import type { RestoredUser, User } from './types.ts'

/** File with the URL of the sign-in service. While it is held, the sign-in cannot begin. */
const CONFIG = 'config'
const INFO = 'getUserInfo'
const ADDRESSES = 'identity.discovery'
const TOKEN = 'identity.token'
const HIDDEN = 'identity.authorize'
const PAGE = '/identity/**'

const USER_KEY = 'charge-portal:user'
/** Time until the restored token expires; the portal renews it a minute earlier. */
const VALID_FOR_MS = 75_000

/** Route of a screen that loads completely. */
const OPEN = '/my/chargepoints'
/** Route of a screen that does not load, because the user info is held. */
const SLOW = '/dashboard'
/** Route opened with an expired session, so the endpoints of the sign-in service are loaded before a redirect. */
const STALE = '/my/chargepoints?page=1'
const HOME = '/'

const AT_ONCE = 'The device answers immediately and cannot fail'
const RETRY_ONLY = 'A failed sign-in offers only Try again'

const person = { sub: 'driver', name: 'Dana Driver', email: 'driver@charge-portal.example' }
const owner = { ...person, accessToken: 'token-1', expiresAt: 600_000 } satisfies User
const renewed = { ...person, accessToken: 'token-2', expiresAt: 1_200_000 } satisfies User

const openSignedIn = [user.openAs('driver', OPEN), user.waitFor('chargers.title')]
const holdService = [mock.hold(TOKEN), mock.hold(HIDDEN), mock.hold(PAGE)]
const loseAddresses = [mock.breakOff(ADDRESSES), mock.stopHolding(ADDRESSES)]
const refuse = (operation: string) => mock.answerWithCode(operation, 'invalid_grant')

/** Stores the session that the portal will restore, or deletes it. */
const storeSession = (kind: RestoredUser['kind']) =>
  kind === 'none'
    ? device.forget(USER_KEY)
    : [mock.acceptTokens(), device.restoreSignIn(kind === 'valid' ? VALID_FOR_MS : undefined)]

const losesAddresses = (event: AnyEventObject | undefined) =>
  event?.type === 'xstate.error.actor.redirectToProvider' || event?.type === 'xstate.error.actor.endSession'

/**
 * Prepares the next step of the portal: stores the session that it will restore, and holds the request for the
 * endpoints if that request has to fail.
 */
const prepare = ({ coming: [next, later] }: Around) => {
  const isRestored = next?.type === 'xstate.done.actor.restoreUser'
  return [
    isRestored && storeSession((next.output as RestoredUser).kind),
    losesAddresses(isRestored ? later : next) && mock.hold(ADDRESSES),
  ]
}

/** Aborts the request of an abandoned renewal, which would otherwise be answered in place of the next one. */
const dropRenewal = ({ state }: Facts) => String(state).includes('renewing') && mock.breakOffIfWaiting(TOKEN)

/**
 * True if the sign-out fails during the renewal that begins now. Both need the endpoints of the provider, which are
 * requested once, so that request is held before the renewal sends it.
 */
const failsToSignOut = ({ coming }: Around) => {
  const types = coming.map(({ type }) => type)
  const at = types.indexOf('xstate.error.actor.endSession')
  return at >= 0 && !types.slice(0, at).some((type) => type.endsWith('.actor.renewUser'))
}

/** Opens the callback URL of the portal, with the result of the sign-in. */
const openCallback = ({ coming: [next] }: Around) => {
  const code = (next?.error as Failure | undefined)?.code
  if (code === 'state_missing')
    return [mock.hold(CONFIG), holdService, user.open('/oidc-callback?code=used&state=unknown')]
  return [
    user.open(OPEN),
    mock.hold(CONFIG),
    code === 'access_denied' ? user.cancelSignIn() : user.signIn('driver'),
    holdService,
    code === 'FAILEDTOLOAD' && mock.hold(ADDRESSES),
  ]
}

const openSignedOut = ({ coming: [next] }: Around) => {
  const reason = (next?.output as { reason?: string } | undefined)?.reason
  if (reason === undefined) return [mock.hold(CONFIG), user.open('/signed-out')]
  if (reason === 'requested')
    return [openSignedIn, mock.hold(CONFIG), user.press('shell.logOut', 'accountMenu')]
  return [openSignedIn, mock.failAlways(INFO, reason), mock.hold(CONFIG), user.reload(), mock.answer(CONFIG)]
}

/**
 * A document requests the provider's endpoints once, before its first token, so a renewal waits for the endpoints or
 * for the token.
 */
const renewing = see.eitherWaiting(TOKEN, ADDRESSES)
const notRenewing = [see.notWaiting(TOKEN), see.notWaiting(HIDDEN)]
/** The browser shows the old page while it waits for the endpoints or the next page. */
const leaving = see.eitherWaiting(PAGE, ADDRESSES)

/** Expects a usable token: the user info is pending, or pressing a button sends a request immediately. */
const usable =
  (service: typeof renewing | typeof notRenewing) =>
  ({ returnTo }: Facts) => [
    returnTo === SLOW
      ? [see.text('faces.loadingUser'), see.waiting(INFO)]
      : [see.text('chargers.title'), see.asksAtOnce('charger.refresh')],
    service,
  ]
const waysOut = [see.text('faces.signIn'), see.text('faces.signOut')]

const REASONS: Readonly<Record<string, string>> = {
  requested: 'faces.signedOut.text',
  expired: 'faces.signedOut.expired',
  elsewhere: 'faces.signedOut.elsewhere',
}

/** The sign-in in one tab, with a second tab and the sign-in service of the mock. */
export const signInPage = definePage(
  signInModel,
  {
    inputs: [
      { entry: 'page', returnTo: OPEN },
      { entry: 'page', returnTo: SLOW },
      { entry: 'page', returnTo: STALE },
      { entry: 'callback', returnTo: HOME },
      { entry: 'signedOut', returnTo: HOME },
    ],
    events: [
      done('restoreUser', { kind: 'valid', user: owner }),
      done('restoreUser', { kind: 'expired', user: owner }),
      done('restoreUser', { kind: 'none' }),
      failed('redirectToProvider', { code: 'FAILEDTOLOAD' }),
      done('completeSignIn', { user: owner, returnTo: OPEN }),
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
      { type: 'TOKEN_REFUSED', token: owner.accessToken },
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
    allows: (snapshot, event) => {
      const { returnTo, user: storedUser, error, reason } = snapshot.context
      const isFirstDocument = reason === undefined && error === undefined && storedUser === undefined
      const isFirstToken = storedUser?.accessToken === owner.accessToken
      const isWaitingForUserInfo = returnTo === SLOW && isFirstToken && !reason
      switch (event.type) {
        case 'xstate.done.actor.restoreUser': {
          const { kind } = event.output as RestoredUser
          if (returnTo === SLOW) return kind === 'valid'
          if (returnTo === STALE) return kind === 'expired'
          return returnTo === OPEN || kind === 'none'
        }
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
          // A sign-out fails only if the request for the endpoints does, and a document sends that request once.
          return isFirstToken && returnTo === OPEN && error === undefined
        case 'RENEW_DUE':
          return returnTo === OPEN || isWaitingForUserInfo
        case 'RE_SIGN_IN':
          return isWaitingForUserInfo
        case 'SIGN_OUT_LOCALLY':
          return isWaitingForUserInfo && snapshot.matches({ signedIn: 'current' })
        case 'USER_CHANGED':
        case 'SIGNED_OUT_ELSEWHERE':
        case 'PAGE_RESTORED':
        case 'SIGN_OUT':
          return returnTo === OPEN
        case 'TOKEN_REFUSED':
          return returnTo === OPEN && event.token === storedUser?.accessToken
        case 'SIGN_IN':
          // A stalled sign-in may already have loaded the endpoints, so its redirect cannot be made to fail; `returnTo:
          // STALE` excludes that failure.
          return snapshot.hasTag('stalled')
            ? event.returnTo === STALE
            : event.returnTo === undefined && !snapshot.matches('failed')
        case 'xstate.after.ANSWER_TIMEOUT.signIn.restoring':
        case 'xstate.after.ANSWER_TIMEOUT.signIn.forgetting':
        case 'xstate.after.ANSWER_TIMEOUT.signIn.completingSignOut':
          return false
        default:
          // With SLOW, user info is held, and its own timeout would come before these delays.
          return returnTo !== SLOW || !event.type.startsWith('xstate.after.')
      }
    },
    accepted: {},
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
  },
  {
    starts: ({ entry, returnTo }, around) => {
      if (entry === 'callback') return openCallback(around)
      if (entry === 'signedOut') return openSignedOut(around)
      return [
        openSignedIn,
        mock.hold(CONFIG),
        holdService,
        returnTo === SLOW && mock.hold(INFO),
        user.open(returnTo),
      ]
    },
    events: {
      SIGN_IN: (_, before, around) => [prepare(around), user.press('faces.signIn'), dropRenewal(before)],
      RETRY: (_, __, around) => [prepare(around), user.press('faces.retry')],
      SIGN_OUT: (_, before, around) => {
        const signOut = String(before.state).includes('stalled')
          ? user.press('faces.signOut')
          : user.press('shell.logOut', 'accountMenu')
        // The endpoints have been held since the renewal began, and their failure also ends the renewal.
        if (String(before.state).includes('renewing') && failsToSignOut(around)) return signOut
        return [prepare(around), signOut, dropRenewal(before)]
      },
      SIGN_OUT_LOCALLY: mock.breakOff(INFO),
      TOKEN_REFUSED: [mock.refuseTokens(), user.press('charger.refresh')],
      RE_SIGN_IN: (_, __, around) => [prepare(around), mock.answerWithCode(INFO, 'UNKNOWNERROR')],
      PAGE_RESTORED: (_, before, around) => [
        prepare(around),
        user.returnFromOtherSite(),
        dropRenewal(before),
      ],
      RENEW_DUE: (_, __, around) => [failsToSignOut(around) && mock.hold(ADDRESSES), user.waitForRenewal()],
      USER_CHANGED: (_, before) => [device.renewInOtherTab(), dropRenewal(before)],
      SIGNED_OUT_ELSEWHERE: (_, before) => [device.forgetInOtherTab(USER_KEY), dropRenewal(before)],
    },
    answers: {
      restoreUser: {
        // Later in a path, the previous step has already stored the session.
        done: ({ kind }, _, around) =>
          around.isFirst && [prepare(around), storeSession(kind), mock.answer(CONFIG)],
        failed: never(AT_ONCE),
      },
      completeSignIn: {
        done: [mock.answer(CONFIG), mock.answer(TOKEN)],
        failed: ({ code }, _, around) => [
          prepare(around),
          mock.answer(CONFIG),
          code === 'FAILEDTOLOAD' && loseAddresses,
          code === 'invalid_grant' && refuse(TOKEN),
        ],
      },
      completeSignOut: { done: mock.answer(CONFIG), failed: never(AT_ONCE) },
      redirectToProvider: { done: never('The document ends'), failed: loseAddresses },
      renewUser: {
        done: mock.answer(TOKEN),
        // After the rejection of the refresh token, a hidden frame requests the session of the sign-in service.
        failed: ({ code }) => {
          if (code === 'FAILEDTOLOAD') return mock.breakOff(TOKEN)
          if (code === 'login_required') return [refuse(TOKEN), mock.answerWithCode(HIDDEN, code)]
          return [refuse(TOKEN), mock.answer(HIDDEN), refuse(TOKEN)]
        },
      },
      endSession: { done: never('The document ends'), failed: loseAddresses },
      forgetUser: { done: [], failed: never(AT_ONCE) },
      watchUser: never('The actor only sends events'),
    },
    delays: {
      ANSWER_TIMEOUT: (_, __, { isFirst }) => [
        isFirst && mock.answer(CONFIG),
        mock.leaveUnanswered(TOKEN, ANSWER_TIMEOUT_MS),
      ],
      REDIRECT_TIMEOUT: user.wait(REDIRECT_TIMEOUT_MS),
      RENEW_RETRY: user.wait(RENEW_RETRY_MS),
    },
    states: {
      identifying: never('Transient: never rendered'),
      restoring: (_, isBegin) => isBegin && see.text('faces.starting'),
      renewingAtStart: [see.text('faces.signingIn'), renewing],
      redirecting: [see.text('faces.leaving'), leaving],
      unreachable: [see.text('faces.unreachable.title'), see.text('faces.retry')],
      completing: see.text('faces.starting'),
      refused: [see.text('faces.refused.title'), see.text('faces.signIn')],
      failed: [see.text('faces.failed.title'), see.text('faces.retry')],
      'signedIn.current': usable(notRenewing),
      'signedIn.renewing.ahead': usable(renewing),
      'signedIn.renewing.needed': ({ returnTo }) => [
        returnTo === SLOW
          ? see.text('faces.loadingUser')
          : [see.text('chargers.title'), see.asksNothing('charger.refresh')],
        renewing,
      ],
      'signedIn.waiting': usable(notRenewing),
      'signedIn.stalled.waiting': [
        see.text('faces.stalled.title'),
        see.enabled('faces.retry'),
        notRenewing,
        waysOut,
      ],
      'signedIn.stalled.renewing': [
        see.text('faces.stalled.title'),
        see.busy('faces.retry'),
        renewing,
        waysOut,
      ],
      signingOut: [see.text('faces.signingOut'), leaving],
      forgetting: never('Transient: never rendered'),
      completingSignOut: see.text('faces.starting'),
      signedOut: ({ reason }) => {
        const reasonKey = REASONS[String(reason)]
        return [
          see.text('faces.signedOut.title'),
          reasonKey === undefined ? see.reason(String(reason)) : see.text(reasonKey),
          see.text('faces.signIn'),
          see.notStored(USER_KEY),
        ]
      },
    },
  },
)
