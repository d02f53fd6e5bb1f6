import { type Around, type Facts, untold, type WordsFor } from '@portal/paths'
import { also, seconds, silent } from '../words.ts'
import type { SignInMachine } from './machine.ts'
import { ANSWER_TIMEOUT_MS, REDIRECT_TIMEOUT_MS, RENEW_RETRY_MS } from './setup.ts'

/** The portal's configuration knows the sign-in service: while it is held, the first question waits. */
const CONFIG = 'the configuration'
const INFO = 'the user info'
const ADDRESSES = 'the addresses of the sign-in service'
const TOKEN = 'the token request'
const HIDDEN = 'the hidden sign-in'
const PAGE = 'the page of the sign-in service'

/** How long after it is found a good token is due, and a minute that the portal renews it ahead. */
const GOOD_FOR_SECONDS = 75

/** The screen whose user info is held, so that its requests say what the sign-in can do. */
const isSlow = ({ returnTo }: Facts): boolean => returnTo === '/dashboard'

/** Signed in, and data comes, or has to wait. */
const signedIn =
  (isUsable: boolean, asked: string) =>
  (expected: Facts): string =>
    also(
      isSlow(expected)
        ? '“Getting your details”'
        : isUsable
          ? '“Chargers”; “Refresh” asks for data at once'
          : '“Chargers”; “Refresh” asks for nothing yet',
      asked,
    )
const AT_REST = `${TOKEN} does not wait; ${HIDDEN} does not wait`
/** A document asks for the addresses once, before its first token. */
const RENEWING = `${TOKEN} or ${ADDRESSES} waits`

/** What the portal is to find on the device when it looks for a sign-in. */
const arranged = (kind: 'valid' | 'expired' | 'none'): string =>
  ({
    valid: `have the API take all tokens again; put the last sign-in back on the device, so that it ends in ${GOOD_FOR_SECONDS} seconds`,
    expired:
      'have the API take all tokens again; put the last sign-in back on the device, so that it has ended',
    none: 'delete charge-portal:user from the local storage',
  })[kind]

/** What must be arranged before a step, as it is decided without a wait: the findings, and whether a way is closed. */
const before = ({ coming: [next, later] }: Around): string | false => {
  const isLost = (event: typeof next) =>
    /^xstate\.error\.actor\.(?:redirectToProvider|endSession)$/.test(event?.type ?? '')
  const isFound = next?.type === 'xstate.done.actor.restoreUser'
  return (
    also(
      isFound && arranged(next.output.kind),
      (isLost(next) || (isFound && isLost(later))) && `hold ${ADDRESSES}`,
    ) || false
  )
}
const unfirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A step, after what it must find. */
const prepared = (step: string, around: Around): string => first(also(before(around), step))

const REASONS: Readonly<Record<string, string>> = {
  requested: '“You can sign in again at any time.”',
  expired: '“Your sign-in has expired. Sign in again to pick up where you left off.”',
  elsewhere: '“You signed out in another tab or window.”',
}
const reasonOf = ({ reason }: Facts): string =>
  REASONS[String(reason)] ?? `what the code ${String(reason)} means`

/** What the sign-in service answers to a silent renewal. */
const notRenewed = (code: string): string => {
  if (code === 'FAILEDTOLOAD') return `Let ${TOKEN} break off`
  const refused = `Let ${TOKEN} be answered with the code invalid_grant`
  if (code === 'login_required') return `${refused}; let ${HIDDEN} be answered with the code login_required`
  if (code === 'invalid_grant')
    return `${refused}; let ${HIDDEN} be answered; let ${TOKEN} be answered with the code invalid_grant`
  return `Let ${TOKEN} be answered with the code ${code}`
}

const HELD = `hold ${TOKEN}; hold ${HIDDEN}; hold ${PAGE}`

/** What the portal turns away from may still wait, and would be let go in the place of the next one. */
const abandoning = (step: string, state: unknown): string =>
  also(step, String(state).includes('renewing') && `let ${TOKEN} break off if it still waits`)

/**
 * Whether the way to sign out fails while the renewal waits that begins now. It fails at the addresses, so they must not
 * be known by then: the renewal is held where it asks for them.
 */
const isToFailSigningOut = ({ coming }: Around): boolean => {
  const types = coming.map(({ type }) => type)
  const at = types.indexOf('xstate.error.actor.endSession')
  return at >= 0 && !types.slice(0, at).some((type) => type.endsWith('.actor.renewUser'))
}

/** How a path begins at the address to which the sign-in service sends back. */
const calledBack = ({ coming: [next] }: Around): string => {
  const { code } = (next?.error ?? {}) as { code?: string }
  if (code === 'access_denied')
    return `Open /my/chargepoints; hold ${CONFIG}; press ‘Cancel’ at the sign-in page; ${HELD}`
  if (code === 'state_missing') return `Hold ${CONFIG}; ${HELD}; open /oidc-callback?code=used&state=unknown`
  const closed = code === 'FAILEDTOLOAD' ? `; hold ${ADDRESSES}` : ''
  return `Open /my/chargepoints; hold ${CONFIG}; sign in as driver at the sign-in page; ${HELD}${closed}`
}

/** How a path begins at the page that says that one is signed out. */
const signedOutAt = ({ coming: [next] }: Around): string => {
  const { reason } = (next?.output ?? {}) as { reason?: string }
  if (reason === undefined) return `Hold ${CONFIG}; open /signed-out`
  if (reason === 'requested')
    return `Sign in as driver and open /my/chargepoints; wait for “Chargers”; hold ${CONFIG}; choose “Log Out” in the account menu`
  return `Sign in as driver and open /my/chargepoints; wait for “Chargers”; have the mock answer ${INFO} always with the code ${reason}; hold ${CONFIG}; reload the page; let ${CONFIG} be answered`
}

/** The sign-in as a manual tester drives it: by the portal, a second tab, and the sign-in service at the mock. */
export const signInWords: WordsFor<SignInMachine> = {
  holds: {
    [CONFIG]: 'config',
    [INFO]: 'getUserInfo',
    [ADDRESSES]: 'identity.discovery',
    [TOKEN]: 'identity.token',
    [HIDDEN]: 'identity.authorize',
    [PAGE]: '/identity/**',
  },
  starts: ({ entry, returnTo }, around) => {
    if (entry === 'callback') return calledBack(around)
    if (entry === 'signedOut') return signedOutAt(around)
    const slow = returnTo === '/dashboard' ? `; hold ${INFO}` : ''
    return `Sign in as driver and open /my/chargepoints; wait for “Chargers”; hold ${CONFIG}; ${HELD}${slow}; open ${returnTo}`
  },
  events: {
    SIGN_IN: ({ returnTo }, { state }, around) =>
      prepared(
        abandoning(
          returnTo === undefined ? 'press “Sign in”' : `press “Sign in” (to go on to ${returnTo})`,
          state,
        ),
        around,
      ),
    RETRY: (_, __, around) => prepared('press “Try again”', around),
    SIGN_OUT: ({ reason }, { state }, around) => {
      const chosen = String(state).includes('stalled')
        ? 'press “Sign out”'
        : 'choose “Log Out” in the account menu'
      const step = reason === undefined ? chosen : `let ${INFO} be answered with the code ${reason}`
      // The addresses are held from before the renewal on, which breaks off together with the way to sign out.
      if (String(state).includes('renewing') && isToFailSigningOut(around)) return first(step)
      return prepared(abandoning(step, state), around)
    },
    SIGN_OUT_LOCALLY: `Let ${INFO} break off`,
    TOKEN_REFUSED: ({ token }) =>
      `Have the API refuse the tokens of until now (the ${token === 'token-1' ? 'first' : 'renewed'} one); press “Refresh”`,
    RE_SIGN_IN: (_, __, around) => prepared(`let ${INFO} be answered with the code UNKNOWNERROR`, around),
    PAGE_RESTORED: (_, { state }, around) =>
      prepared(
        abandoning("leave for another site, and come back by the browser's Back button", state),
        around,
      ),
    RENEW_DUE: (_, __, around) =>
      first(
        also(isToFailSigningOut(around) && `hold ${ADDRESSES}`, 'wait until a minute before the token ends'),
      ),
    USER_CHANGED: (_, { state }) => abandoning('Renew the sign-in in another tab', state),
    SIGNED_OUT_ELSEWHERE: (_, { state }) =>
      abandoning('Delete charge-portal:user from the local storage in another tab', state),
  },
  answers: {
    restoreUser: {
      // Later ones find what the step before has arranged.
      done: ({ kind }, _, around) =>
        around.isFirst ? first(also(before(around), arranged(kind), `let ${CONFIG} be answered`)) : '',
      failed: `Let ${CONFIG} break off`,
    },
    completeSignIn: {
      done: ({ returnTo }) =>
        `Let ${CONFIG} be answered; let ${TOKEN} be answered (on the way to ${returnTo})`,
      failed: ({ code }, _, around) =>
        first(
          also(
            before(around),
            {
              access_denied: `let ${CONFIG} be answered`,
              state_missing: `let ${CONFIG} be answered (the address was used before)`,
              FAILEDTOLOAD: `let ${CONFIG} be answered; let ${ADDRESSES} break off; hold ${ADDRESSES} no longer`,
            }[code] ?? `let ${CONFIG} be answered; let ${TOKEN} be answered with the code ${code}`,
          ),
        ),
    },
    completeSignOut: {
      done: ({ reason }) =>
        `Let ${CONFIG} be answered (after ${reason === 'requested' ? 'Log Out' : `the code ${reason}`})`,
      failed: `Let ${CONFIG} break off`,
    },
    redirectToProvider: {
      done: untold('The document ends'),
      failed: ({ code }) =>
        code === 'STORAGE_BLOCKED'
          ? 'Let the browser store nothing'
          : `Let ${ADDRESSES} break off; hold ${ADDRESSES} no longer`,
    },
    renewUser: { done: `Let ${TOKEN} be answered`, failed: ({ code }) => notRenewed(code) },
    endSession: {
      done: untold('The document ends'),
      failed: `Let ${ADDRESSES} break off; hold ${ADDRESSES} no longer`,
    },
    forgetUser: {
      done: untold('It is over at once'),
      failed: 'Let the device keep the sign-in (its storage cannot be written)',
    },
    watchUser: untold('It never answers: it tells by events'),
  },
  delays: {
    ANSWER_TIMEOUT: (_, __, { isFirst }) =>
      isFirst
        ? `Let ${CONFIG} be answered; ${unfirst(silent(TOKEN, ANSWER_TIMEOUT_MS))}`
        : silent(TOKEN, ANSWER_TIMEOUT_MS),
    REDIRECT_TIMEOUT: `Wait ${seconds(REDIRECT_TIMEOUT_MS)} (the page of the sign-in service does not come)`,
    RENEW_RETRY: `Wait ${seconds(RENEW_RETRY_MS)}`,
  },
  states: {
    identifying: untold('It is over before anything is drawn'),
    restoring: (_, isBegin) => (isBegin ? '“Opening the portal”' : ''),
    renewingAtStart: `“Signing in”; ${RENEWING}`,
    redirecting: '“Taking you to the sign-in page”',
    unreachable: '“We can’t reach the sign-in page”; “Try again”',
    completing: '“Opening the portal”',
    refused: '“Sign-in cancelled”; “Sign in”',
    failed: '“We couldn’t sign you in”; “Try again”',
    'signedIn.current': signedIn(true, AT_REST),
    'signedIn.renewing.ahead': signedIn(true, RENEWING),
    'signedIn.renewing.needed': signedIn(false, RENEWING),
    'signedIn.waiting': signedIn(true, AT_REST),
    'signedIn.stalled.waiting':
      '“We couldn’t keep you signed in”; “Try again” can be pressed; “Sign in”; “Sign out”',
    'signedIn.stalled.renewing': `“We couldn’t keep you signed in”; “Try again” is busy; ${RENEWING}; “Sign in”; “Sign out”`,
    signingOut: '“Signing out”',
    forgetting: untold('It is over at once'),
    completingSignOut: '“Opening the portal”',
    signedOut: (expected) => also('“You’re signed out”', reasonOf(expected), '“Sign in”'),
  },
}
