import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also, seconds, silent } from '../words.ts'
import { ANSWER_TIMEOUT_MS, REDIRECT_TIMEOUT_MS, RENEW_RETRY_MS, type SignInMachine } from './machine.ts'

/** The file of the portal that knows the sign-in service: while it is held, the first question waits. */
const FILE = 'the file config.json'

/** The screen whose user info is held, so that its requests say what the sign-in can do. */
const isSlow = ({ returnTo }: Facts): boolean => returnTo === '/dashboard'

const SCREENS: Readonly<Record<string, string>> = {
  '/': 'the home page',
  '/my/chargepoints': 'the list of chargers',
  '/my/tokens': 'the cards',
  '/dashboard': 'the dashboard',
}
const screenOf = (route: string): string => SCREENS[route] ?? route

/** Signed in, and data comes, or has to wait. */
const signedIn =
  (isUsable: boolean, asked: string) =>
  (expected: Facts): string =>
    also(
      isSlow(expected)
        ? '“Getting your details”'
        : isUsable
          ? 'the list of chargers, which “Refresh” asks for at once'
          : 'the list of chargers, for which “Refresh” has to wait',
      asked,
    )

const REASONS: Readonly<Record<string, string>> = {
  requested: '“You can sign in again at any time.”',
  expired: '“Your sign-in has expired. Sign in again to pick up where you left off.”',
  elsewhere: '“You signed out in another tab or window.”',
}
const reasonOf = ({ reason }: Facts): string =>
  REASONS[String(reason)] ?? `that the portal signed out, and what the code ${String(reason)} means`

/** What the sign-in service answers to a silent renewal. */
const notRenewed = (code: string): string => {
  if (code === 'FAILEDTOLOAD') return 'Let the renewal break off'
  if (code === 'login_required')
    return 'Let the renewal be refused, and the hidden sign-in as well: the person has to sign in'
  if (code === 'invalid_grant')
    return 'Let the renewal be refused, the hidden sign-in work, and its token be refused'
  return `Let the renewal be answered with ${code}`
}

/** The sign-in as a manual tester drives it: by the portal, a second tab, and the sign-in service at the mock. */
export const signInWords: WordsFor<SignInMachine> = {
  holds: ['identity.discovery', 'identity.token', 'identity.authorize', 'identity.endSession'],
  starts: ({ place, returnTo }) => {
    if (place === 'callback')
      return `Sign in as driver, and hold ${FILE} while the sign-in page sends you back`
    if (place === 'signedOut') return `Hold ${FILE} while the page that says that you are signed out opens`
    const slow = returnTo === '/dashboard' ? ', and hold the user info (getUserInfo)' : ''
    return `Be signed in as driver from earlier; hold ${FILE}${slow}, and open ${screenOf(returnTo)}`
  },
  events: {
    SIGN_IN: ({ returnTo }) =>
      returnTo === undefined ? 'Press “Sign in”' : `Press “Sign in” to go on to ${screenOf(returnTo)}`,
    RETRY: 'Press “Try again”',
    SIGN_OUT: ({ reason }) =>
      reason === undefined
        ? 'Choose “Log Out” in the account menu'
        : `Let the user info be answered with the code ${reason}`,
    SIGN_OUT_LOCALLY: 'Let the request for the user info break off',
    TOKEN_REFUSED: ({ token }) =>
      `Let the API refuse the ${token === 'token-1' ? 'first' : 'renewed'} token, and press “Refresh”`,
    RE_SIGN_IN: 'Let the user info be answered with the code UNKNOWNERROR',
    PAGE_RESTORED: "Leave for another site, and come back by the browser's Back button",
    RENEW_DUE: 'Wait until a minute before the token ends',
    USER_CHANGED: 'Renew the sign-in in another tab',
    SIGNED_OUT_ELSEWHERE: 'Sign out in another tab',
  },
  answers: {
    restoreUser: {
      done: ({ kind }) =>
        ({
          valid: `Let ${FILE} come, with a sign-in on the device that is still good`,
          expired: `Let ${FILE} come, with a sign-in on the device whose token has ended`,
          none: `Let ${FILE} come, with no sign-in on the device`,
        })[kind],
      failed: `Let ${FILE} break off`,
    },
    completeSignIn: {
      done: ({ returnTo }) =>
        `Let ${FILE} come and the sign-in be answered, on the way to ${screenOf(returnTo)}`,
      failed: ({ code }) =>
        ({
          access_denied: `Press ‘Cancel’ at the sign-in page before; let ${FILE} come`,
          state_missing: `Open the address that the sign-in page sent you back to a second time; let ${FILE} come`,
          FAILEDTOLOAD: `Let ${FILE} come, and the sign-in break off`,
        })[code] ?? `Let ${FILE} come, and the sign-in be refused (${code})`,
    },
    completeSignOut: {
      done: ({ reason }) =>
        reason === 'requested'
          ? `Let ${FILE} come, after “Log Out” in the account menu`
          : `Let ${FILE} come, after the user info was answered with the code ${reason}`,
      failed: `Let ${FILE} break off, at an address that says of no sign-out`,
    },
    redirectToProvider: {
      done: untold('The document ends'),
      failed: "Let the request for the sign-in service's addresses break off",
    },
    renewUser: { done: 'Let the renewal be answered', failed: ({ code }) => notRenewed(code) },
    endSession: {
      done: untold('The document ends'),
      failed: "Let the request for the sign-in service's addresses break off",
    },
    forgetUser: {
      done: 'Wait a moment: the sign-in is forgotten on this device',
      failed: 'Let the device keep the sign-in (its storage cannot be written)',
    },
    watchUser: untold('It never answers: it tells by events'),
  },
  delays: {
    ANSWER_TIMEOUT: silent('the requested data', ANSWER_TIMEOUT_MS),
    REDIRECT_TIMEOUT: `Let the sign-in service's page not come for ${seconds(REDIRECT_TIMEOUT_MS)}`,
    RENEW_RETRY: `Wait ${seconds(RENEW_RETRY_MS)}`,
  },
  states: {
    identifying: untold('It is over before anything is drawn'),
    restoring: '“Opening the portal”, or at once what comes next',
    renewingAtStart: '“Signing in”; one request at the sign-in service waits',
    redirecting: '“Taking you to the sign-in page”',
    unreachable: '“We can’t reach the sign-in page” and “Try again”',
    completing: '“Signing in”',
    refused: '“Sign-in cancelled” and “Sign in”',
    failed: '“We couldn’t sign you in” and “Try again”',
    'signedIn.current': signedIn(true, 'nothing waits at the sign-in service'),
    'signedIn.renewing.ahead': signedIn(true, 'one renewal waits at the sign-in service'),
    'signedIn.renewing.needed': signedIn(false, 'one renewal waits at the sign-in service'),
    'signedIn.waiting': signedIn(true, 'nothing waits at the sign-in service'),
    'signedIn.stalled.waiting': '“We couldn’t keep you signed in” over the page, and “Try again”',
    'signedIn.stalled.renewing':
      '“We couldn’t keep you signed in” over the page, and “Try again”, which is busy',
    signingOut: '“Signing out”',
    forgetting: 'nothing yet: it is over at once',
    completingSignOut: '“Signing out” or “Signing in” for a moment',
    signedOut: (expected) => also('“You’re signed out”', reasonOf(expected), '“Sign in”'),
  },
}
