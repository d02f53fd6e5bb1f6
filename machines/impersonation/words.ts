import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, silent } from '../words.ts'
import { type ImpersonationMachine, VIEW_TIMEOUT_MS } from './machine.ts'

/** Looking through the eyes of a relation, as a manual tester does. */
export const impersonationWords: WordsFor<ImpersonationMachine> = {
  holds: {},
  starts: 'Open a sub-organisation',
  events: {
    IDENTIFY: ({ person }) => (person === undefined ? 'Sign out' : `Sign in as ${person}`),
    OFFER: ({ isOffered }) => `Switch the flag 'impersonation' ${isOffered ? 'on' : 'off'}`,
    LOOK: ({ relation }) => `Press “View as ${relation.Description}”`,
    STOP: 'Press “Stop viewing”, or “Cancel” in the dialog',
    RETRY: 'Press “Try again”',
  },
  answers: {
    askEyes: {
      done: 'Let the list of relations be answered',
      failed: (reason) => fails('the list of relations', reason),
    },
  },
  delays: { VIEW_TIMEOUT: silent('the list of relations', VIEW_TIMEOUT_MS) },
  states: {
    idle: 'no bar',
    asking: ({ relation }) => `that ${String(relation)} is asked for`,
    refused: ({ relation, code }) =>
      `that ${String(relation)} cannot be viewed, what the code ${String(code)} means, and “Try again”`,
    looking: ({ relation }) => `the bar that names ${String(relation)}, and only its data`,
  },
}
