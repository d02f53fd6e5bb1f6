import { type Facts, untold, type WordsFor } from '@portal/paths'
import { also, fails, seconds, silent } from '../words.ts'
import { AVAILABILITY_TIMEOUT_MS, CONFIG_TIMEOUT_MS, type PortalMachine } from './machine.ts'

const CRASHES = 'by a fault of our own: nothing that an outside can do makes it crash'

/** Maintenance covers whatever is shown. */
const covered =
  (what: string | ((expected: Facts) => string)) =>
  (expected: Facts): string =>
    also(
      expected['isCovered'] === true && '“In Maintenance” over everything',
      typeof what === 'string' ? what : what(expected),
    )

const behind = ({ onboarding }: Facts): string =>
  ({
    busy: '“Getting your details”',
    setupNeeded: 'the intake',
    accessRefused: '“We can’t open your portal”',
    ready: 'the portal with its menus',
  })[String(onboarding)] ?? String(onboarding)

/** The gate of the portal in a tester's words. */
export const portalWords: WordsFor<PortalMachine> = {
  holds: {},
  onlyOnChart:
    'What the gate does is told to it by three charts that run inside it, and a tester follows those: `signIn`, `onboarding` and `flags` have charters of their own (--page), in which the gate opens, closes and is covered. The faces of its configuration are followed by e2e/journeys/start.spec.ts.',
  starts: ({ storedSub }) =>
    storedSub === undefined ? 'Open the dashboard' : `Open the dashboard as ${storedSub}, signed in before`,
  events: {
    RETRY: 'Press “Try again”',
    SIGN_OUT: 'Press “Sign out”',
    WRITTEN: 'Save the own details',
  },
  answers: {
    loadConfig: {
      done: 'Let the configuration be answered',
      failed: (reason) =>
        reason.code === 'CONFIG_INVALID'
          ? 'Let the configuration be answered with one that is not valid'
          : fails('the configuration', reason),
    },
    flags: {
      done: untold('They run as long as the portal is open'),
      failed: `Let the flags crash, ${CRASHES}`,
    },
    signIn: {
      done: untold('It runs as long as the portal is open'),
      failed: `Let the sign-in crash, ${CRASHES}`,
    },
    onboarding: {
      done: untold('It lasts as long as a person is signed in'),
      failed: `Let the onboarding crash, ${CRASHES}`,
    },
  },
  told: {
    flags: {
      'not known': 'Let the flag service be asked',
      open: 'Let the flag service answer: maintenance off',
      'under maintenance': 'Let the flag service answer: maintenance on',
    },
    signIn: {
      'not known yet': 'Let the portal look who is signed in',
      'signed out': 'Sign out in another tab',
      'signed in': 'Sign in as driver',
      'in need of a new token': 'Let the token be refused, and its renewal wait',
      renewed: 'Let the token be renewed',
      'signed in as another person': 'Sign in as fleet in another tab',
    },
    onboarding: {
      'signing in again': 'Let the user info be answered with the code UNAUTHORIZED',
      'let in': 'Let the user info be answered',
      'without an account': 'Let the user info be answered with the code SETUP',
      refused: 'Let the user info be answered with the code UNAUTHORIZED once more',
    },
  },
  delays: {
    CONFIG_TIMEOUT: silent('the configuration', CONFIG_TIMEOUT_MS),
    AVAILABILITY_TIMEOUT: `Leave the request for the flags without an answer for ${seconds(AVAILABILITY_TIMEOUT_MS)}`,
  },
  states: {
    loadingConfig: '“Opening the portal”',
    configFailed: 'that the portal cannot start yet, why, and “Try again”',
    'configured.checkingAvailability': '“Opening the portal”; one request for the flags waits',
    'configured.closed': '“In Maintenance” and “We will be back soon”; no one is asked to sign in',
    'configured.admitted.signingIn': covered('what the sign-in shows'),
    'configured.admitted.identified': covered(behind),
  },
}
