import type { WordsFor } from '@portal/paths'
import { also, answered, fails, seconds, silent } from '../words.ts'
import { type OnboardingMachine, USER_INFO_SETTLE_MS, USER_INFO_TIMEOUT_MS } from './machine.ts'

const INFO = 'the user info'
const TOKEN = 'the token request'

/** What follows a sign-in, as a manual tester sees it. */
export const onboardingWords: WordsFor<OnboardingMachine> = {
  holds: { [INFO]: 'getUserInfo', [TOKEN]: 'identity.token' },
  starts: ({ hasReSignedIn }) =>
    hasReSignedIn
      ? 'Have been signed in again once already, and wait for the user info again'
      : `Hold ${INFO}; sign in as driver and open /dashboard; hold ${TOKEN}`,
  events: {
    TOKEN_RENEWED: answered(TOKEN),
    RETRY: 'Press “Try again”',
    WRITTEN: ({ dataClass, id }) => `Save ${dataClass} ${id ?? 'records, several at once'}`,
    SIGN_OUT: (_, { viewState }) =>
      viewState === 'ready' ? 'Choose “Log Out” in the account menu' : 'Press “Sign out”',
  },
  answers: {
    fetchUserInfo: {
      done: ({ RelationContact }) =>
        RelationContact.Name === 'Dana New' ? `${answered(INFO)} (with the name changed)` : answered(INFO),
      failed: (reason) =>
        reason.code === 'NOTLOGGEDIN' || reason.code === 'InvalidToken'
          ? also(
              fails(INFO, reason),
              `let ${TOKEN} be answered`,
              `let ${INFO} be answered with the code ${reason.code}`,
            )
          : fails(INFO, reason),
    },
  },
  delays: {
    USER_INFO_TIMEOUT: silent(INFO, USER_INFO_TIMEOUT_MS),
    USER_INFO_SETTLE: `Wait ${seconds(USER_INFO_SETTLE_MS)}`,
  },
  states: {
    loadingUserInfo: `“Getting your details”; no heading; ${INFO} waits; ${TOKEN} does not wait`,
    reSigningIn: `“Getting your details”; no heading; ${TOKEN} waits; ${INFO} does not wait`,
    'ready.current': ({ who }) =>
      also(
        'a button that begins with “Account menu”; nothing waits',
        who === 'Dana New' && 'the text ‘Dana New’',
      ),
    'ready.changed': 'a button that begins with “Account menu”',
    'ready.refreshing': `a button that begins with “Account menu”; ${INFO} waits`,
    setupNeeded: '“Your details”; nothing waits',
    accessRefused: ({ error }) =>
      `“We can’t open your portal”; what the code ${String(error)} means; “Try again”`,
    leaving: ({ error, who }) =>
      error === null || who !== null
        ? '“You’re signed out”'
        : `“You’re signed out”; what the code ${String(error)} means`,
  },
}
