import type { WordsFor } from '../paths/wordsFor.ts'
import { answered, silent } from '../words.ts'
import { type SigningOutMachine, WIPE_TIMEOUT_MS } from './machine.ts'

const FILES = 'the deletion of the files'
const QUESTION = '“Log out and delete your drafts?”'
const WIPE = '“Delete and log out”'
const LEFT = 'wait for “You’re signed out”'

/** Signing out with an unfinished draft, as a manual tester does it. */
export const signingOutWords: WordsFor<SigningOutMachine> = {
  holds: { [FILES]: 'browser:indexedDB' },
  starts: `Sign in as driver and open /ui-elements; hold ${FILES}`,
  events: {
    SIGN_OUT: ({ drafts }, _, { isFirst }) =>
      [
        ...(isFirst ? [] : [`sign in as driver and open /ui-elements; hold ${FILES}`]),
        ...(drafts.length > 0
          ? ['set charge-portal:wizard:request:driver in the local storage to {"v":1}']
          : []),
        'press “Log Out” in the account menu',
      ]
        .join('; ')
        .replace(/^./, (first) => first.toUpperCase()),
    CONFIRM: `Press ${WIPE}`,
    STAY: 'Press “Stay signed in”',
  },
  answers: {
    wipeDrafts: {
      done: `${answered(FILES)}; ${LEFT}`,
      failed: `Let ${FILES} break off; ${LEFT}`,
    },
  },
  delays: { WIPE_TIMEOUT: `${silent(FILES, WIPE_TIMEOUT_MS)}; ${LEFT}` },
  states: {
    idle: `no ${QUESTION}; no ${WIPE}`,
    asking: `${QUESTION}; “your request, with its files”; ${WIPE} can be pressed`,
    wiping: `${WIPE} is busy; ${FILES} waits`,
  },
}
