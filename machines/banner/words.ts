import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, silent } from '../words.ts'
import { BANNER_TIMEOUT_MS, type BannerMachine } from './machine.ts'

/** The operator's message as a manual tester meets it. */
export const bannerWords: WordsFor<BannerMachine> = {
  holds: ['getBanner'],
  starts: ({ dismissed }) =>
    dismissed === undefined
      ? 'Open /ui-elements in a new tab, and stay at the sign-in page'
      : `Open a new tab in which the message ‘${dismissed}’ was dismissed, be signed out there, and open /ui-elements`,
  events: {
    PERSON_CHANGED: ({ person }) =>
      person === undefined ? 'Sign out in another tab' : `Sign in as ${person} in this tab`,
    DISMISS: 'Press “Dismiss message”',
  },
  answers: {
    fetchBanner: {
      done: (message) =>
        message === ''
          ? 'Let the operator have no message, and the request be answered'
          : `Let the operator's message be ‘${message}’, and the request be answered`,
      failed: (reason) => fails('the request for the message', reason),
    },
  },
  delays: { BANNER_TIMEOUT: silent('the request for the message', BANNER_TIMEOUT_MS) },
  states: {
    waiting: 'a page without a message: the sign-in page, or that one is signed out',
    loading: 'the screen, without a message',
    shown: ({ shown }) => `the message ‘${String(shown)}’ above the screen`,
    dismissed: 'the screen, without a message',
    empty: 'the screen, without a message',
    failed: 'the screen, without a message; the failure is in the console only',
  },
}
