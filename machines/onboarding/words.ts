import type { WordsFor } from '../paths/wordsFor.ts'
import { also, fails, seconds, silent } from '../words.ts'
import { type OnboardingMachine, USER_INFO_SETTLE_MS, USER_INFO_TIMEOUT_MS } from './machine.ts'

/** What follows a sign-in, as a manual tester sees it. */
export const onboardingWords: WordsFor<OnboardingMachine> = {
  holds: ['getUserInfo', 'identity.token'],
  starts: ({ hasReSignedIn }) =>
    hasReSignedIn
      ? 'Have been signed in again once already, and wait for the user info again'
      : 'Open /dashboard and sign in as driver (hold the token request only after that)',
  events: {
    TOKEN_RENEWED: 'Let the token request be answered',
    RETRY: 'Press “Try again”',
    WRITTEN: ({ dataClass, id }) => `Save ${dataClass} ${id ?? 'records, several at once'}`,
    SIGN_OUT: 'Press “Sign out”; where the menus are, choose “Log Out” in the account menu',
  },
  answers: {
    fetchUserInfo: {
      done: ({ RelationContact }) =>
        RelationContact.Name === 'Dana New'
          ? 'Let the user info be answered, with the name changed'
          : 'Let the user info be answered',
      failed: (reason) =>
        reason.code === 'NOTLOGGEDIN' || reason.code === 'InvalidToken'
          ? `${fails('the user info', reason)}; let the token request be answered, and then the user info as before`
          : fails('the user info', reason),
    },
  },
  delays: {
    USER_INFO_TIMEOUT: silent('the user info', USER_INFO_TIMEOUT_MS),
    USER_INFO_SETTLE: `Wait ${seconds(USER_INFO_SETTLE_MS)}`,
  },
  states: {
    loadingUserInfo: '“Getting your details” and nothing else; one request for the user info waits',
    reSigningIn: '“Getting your details” and nothing else; one request for a token waits',
    'ready.current': ({ who }) =>
      also('the portal with its menus', who === 'Dana New' && 'the changed name in the account menu'),
    'ready.changed': 'the portal with its menus, and the name from before',
    'ready.refreshing':
      'the portal with its menus, and the name from before; one request for the user info waits',
    setupNeeded: 'the intake: “Your details”',
    accessRefused: ({ error }) =>
      `“We can’t open your portal”, what the code ${String(error)} means, and “Try again”`,
    leaving: ({ error, who }) =>
      error === null || who !== null
        ? '“You’re signed out”'
        : `“You’re signed out”, and what the code ${String(error)} means`,
  },
}
