import type { WordsFor } from '@portal/paths'
import { also, fails, silent } from '../words.ts'
import { BANNER_TIMEOUT_MS, type BannerMachine } from './machine.ts'

const REQUEST = 'the request for the message'
const SCREEN = '“UI elements”; no “Dismiss message”'

/** The operator's message as a manual tester meets it. */
export const bannerWords: WordsFor<BannerMachine> = {
  holds: { [REQUEST]: 'getBanner' },
  starts: ({ dismissed }) =>
    also(
      `Hold ${REQUEST}`,
      dismissed !== undefined && 'open /silent-renew-oidc.html (an empty page)',
      dismissed !== undefined && `set charge-portal:banner in the session storage to ${dismissed}`,
      'open /ui-elements (signed out, which leads to the sign-in page)',
    ),
  events: {
    PERSON_CHANGED: ({ person }) =>
      person === undefined
        ? 'Delete charge-portal:user from the local storage in another tab; delete the cookies of the sign-in service; press “Sign in”'
        : `Sign in as ${person} at the sign-in page`,
    DISMISS: 'Press “Dismiss message”',
  },
  answers: {
    fetchBanner: {
      done: (message) =>
        also(
          message === '' ? "Take the operator's message away" : `Set the operator's message to ‘${message}’`,
          `let ${REQUEST} be answered`,
        ),
      failed: (reason) => fails(REQUEST, reason),
    },
  },
  delays: { BANNER_TIMEOUT: silent(REQUEST, BANNER_TIMEOUT_MS) },
  states: {
    waiting: 'no “UI elements”; no “Dismiss message”',
    loading: `${SCREEN}; ${REQUEST} waits`,
    shown: ({ shown }) => `the text ‘${String(shown)}’; “Dismiss message”`,
    dismissed: `${SCREEN}; nothing waits`,
    empty: `${SCREEN}; nothing waits`,
    failed: `${SCREEN}; a line in the console that begins with ‘The banner could not be read’`,
  },
}
