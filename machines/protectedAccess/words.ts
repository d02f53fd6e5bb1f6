import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, fails, seconds, silent, typed } from '../words.ts'
import { ACCESS_TIMEOUT_MS, type ProtectedAccessMachine, SHOWN_FOR_MS } from './machine.ts'

const asked = ({ reason, isMissing }: Facts): string =>
  also(
    reason === '' ? 'an empty field for the reason' : `'${String(reason)}' as the reason`,
    isMissing === true && 'that a reason is missing',
  )

/** Access to a protected person as a tester asks for it. */
export const protectedAccessWords: WordsFor<ProtectedAccessMachine> = {
  holds: {},
  starts: 'Open a protected user, signed in as superadmin',
  events: {
    ASK: 'Press “Show personal data”',
    CHANGE: ({ reason }) => typed('Reason', reason),
    SEND: 'Press “Show for 2 minutes”',
    RETRY: 'Press “Try again”',
    CLOSE: 'Press the Escape key',
    HIDE: 'Press “Hide now”',
  },
  answers: {
    openPerson: {
      done: 'Let the access be granted',
      failed: (reason) => fails('the access', reason),
    },
  },
  delays: {
    ACCESS_TIMEOUT: silent('the access', ACCESS_TIMEOUT_MS),
    SHOWN_FOR: `Wait for ${seconds(SHOWN_FOR_MS)}`,
  },
  states: {
    masked: 'a masked name and “Show personal data”',
    asking: asked,
    opening: (expected) => also('that the access is asked for, once', asked(expected)),
    refused: (expected) => also(`what the code ${String(expected['code'])} means`, asked(expected)),
    failed: (expected) => also(`what the code ${String(expected['code'])} means`, '“Try again”'),
    shown: 'the person, and when it is hidden again',
    expired: 'a masked name, and that the time is over',
  },
}
