import type { WordsFor } from '@portal/paths'
import { also, answered, fails, silent } from '../words.ts'
import { type ImpersonationMachine, VIEW_TIMEOUT_MS } from './machine.ts'

const LIST = 'the list of relations'
/** It is asked for twice at once: as the person, and as the relation. */
const twice = (how: string): string => `${how}; ${how.replace(/^L/, 'l')}; hold ${LIST} no longer`

/** Looking through the eyes of a relation, as a manual tester does. */
export const impersonationWords: WordsFor<ImpersonationMachine> = {
  holds: { [LIST]: 'listSelectableRelations' },
  starts: 'Sign in as entity and open /my/organisation/relations/R00007',
  events: {
    IDENTIFY: ({ person }) => (person === undefined ? 'Sign out' : `Sign in as ${person}`),
    OFFER: ({ isOffered }) =>
      isOffered
        ? 'Switch the flag impersonation on'
        : 'Switch the flag impersonation off; click into another window, and back into the portal',
    LOOK: ({ relation }) => `Hold ${LIST}; press “View as ${relation.Description}”`,
    STOP: (_, { viewState }) => {
      if (viewState === 'looking') return 'Press “Stop viewing”'
      return viewState === 'asking' ? `Press “Cancel”; hold ${LIST} no longer` : 'Press “Cancel”'
    },
    RETRY: `Hold ${LIST}; press “Try again”`,
  },
  answers: {
    askEyes: {
      done: twice(answered(LIST)),
      failed: (reason) => twice(fails(LIST, reason)),
    },
  },
  delays: { VIEW_TIMEOUT: `${silent(LIST, VIEW_TIMEOUT_MS)}; hold ${LIST} no longer` },
  states: {
    idle: 'no “Cancel”; no “Stop viewing”',
    asking: `“Opening…” is busy; ${LIST} waits; no “Stop viewing”`,
    refused: ({ relation, code }) =>
      also(
        `“You can’t view the portal as ${String(relation)}”`,
        `what the code ${String(code)} means`,
        '“Try again”',
        'no “Stop viewing”',
      ),
    looking: ({ relation }) =>
      `“Viewing as ${String(relation)}”; “Stop viewing”; no “Cancel”; the address /dashboard`,
  },
}
