import type { WordsFor } from '../paths/wordsFor.ts'
import { silent } from '../words.ts'
import { type SigningOutMachine, WIPE_TIMEOUT_MS } from './machine.ts'

/** Signing out with an unfinished draft, as a manual tester does it. */
export const signingOutWords: WordsFor<SigningOutMachine> = {
  holds: {},
  starts: 'Sign in as driver',
  events: {
    SIGN_OUT: ({ drafts }) =>
      drafts.length > 0
        ? 'Begin a request, then press “Log Out” in the account menu'
        : 'Press “Log Out” in the account menu, without a draft',
    CONFIRM: 'Press “Delete and log out”',
    STAY: 'Press “Stay signed in”',
  },
  answers: {
    wipeDrafts: {
      done: 'Let the browser delete the draft',
      failed: 'Let the browser refuse to delete the draft',
    },
  },
  delays: { WIPE_TIMEOUT: silent('the deletion', WIPE_TIMEOUT_MS) },
  states: {
    idle: 'the portal, or the way out',
    asking: 'the question “Log out and delete your drafts?”',
    wiping: 'that the button of the question works',
  },
}
