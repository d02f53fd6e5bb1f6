import type { Facts, WordsFor } from '@portal/paths'
import { also, answered, fails, seconds, silent, typed } from '../words.ts'
import { ACCESS_TIMEOUT_MS, type ProtectedAccessMachine, SHOWN_FOR_MS } from './machine.ts'

const ACCESS = 'the access'
const SEND = '“Show for 2 minutes”'
const MISSING = '“Enter a reason.”'
const OVER = '“The 2 minutes are over. The data is hidden again.”'
const HIDDEN = `“Show personal data”; no ${SEND}; no “Hide now”`

const asked = ({ reason, isMissing }: Facts): string =>
  also(
    reason === '' ? '“Reason” is empty' : `“Reason” contains ${String(reason)}`,
    isMissing === true ? MISSING : `no ${MISSING}`,
    'no “Hide now”',
  )

/** Access to a protected person as a tester asks for it. */
export const protectedAccessWords: WordsFor<ProtectedAccessMachine> = {
  holds: { [ACCESS]: 'accessProtectedUser' },
  starts: `Hold ${ACCESS}; sign in as superadmin and open /network/admin/protected-users/PU00057`,
  events: {
    ASK: 'Press “Show personal data”',
    CHANGE: ({ reason }) => typed('Reason', reason),
    SEND: `Press ${SEND}`,
    RETRY: 'Press “Try again”',
    CLOSE: 'Press the key Escape',
    HIDE: 'Press “Hide now”',
  },
  answers: {
    openPerson: {
      done: answered(ACCESS),
      failed: (reason) => fails(ACCESS, reason),
    },
  },
  delays: {
    ACCESS_TIMEOUT: silent(ACCESS, ACCESS_TIMEOUT_MS),
    SHOWN_FOR: `Wait ${seconds(SHOWN_FOR_MS)}`,
  },
  states: {
    masked: `${HIDDEN}; no ${OVER}`,
    asking: (expected) => also(asked(expected), `${SEND} can be pressed`, 'nothing waits'),
    opening: (expected) => also(asked(expected), `${ACCESS} waits`),
    refused: (expected) =>
      also(
        `what the code ${String(expected['code'])} means`,
        asked(expected),
        // Another reason comes first.
        `${SEND} cannot be pressed`,
        'no “Try again”',
      ),
    failed: (expected) =>
      also(
        `what the code ${String(expected['code'])} means`,
        asked(expected),
        '“Try again”',
        'nothing waits',
      ),
    shown: `“Hide now”; no ${SEND}; no “Show personal data”`,
    expired: also(HIDDEN, OVER),
  },
}
