import type { Facts, WordsFor } from '@portal/paths'
import { also, fails, silent } from '../words.ts'
import { BULK_TIMEOUT_MS, type BulkRunMachine } from './machine.ts'

const counts = ({ done, failed, left }: Facts): string =>
  `${String(done)} done, ${String(failed)} failed, ${String(left)} left`

/** A bulk update of subscriptions as a manual tester does it. */
export const bulkRunWords: WordsFor<BulkRunMachine<string, string>> = {
  holds: {},
  onlyOnChart:
    'bulkSubscriptions.spec.ts, bulkActions.spec.ts and translations.spec.ts play its faces in the browser.',
  starts: 'Open /network/bulk-subscriptions, signed in as operator',
  events: {
    CHECK: ({ source }) => `Paste ${source} and press “Check”`,
    RETRY: 'Press “Try again”, or the button that retries what failed',
    TYPE: ({ text }) => `Type ‘${text}’ into the field that asks how many`,
    RUN: 'Press the button that changes them',
    CANCEL: 'Press “Cancel”',
    BACK: 'Press “Back”',
  },
  answers: {
    check: {
      done: (items) => `Let the targets be answered: ${items.join(', ')}`,
      failed: (reason) => fails('the look-up', reason),
    },
    write: {
      done: 'Let the change be written',
      failed: (reason) => fails('the change', reason),
    },
  },
  delays: { BULK_TIMEOUT: silent('what was asked', BULK_TIMEOUT_MS) },
  states: {
    picking: 'the field for card numbers',
    checking: 'that the numbers are being checked',
    unchecked: ({ code }) => `what the code ${String(code)} means, and “Try again”`,
    checked: ({ items }) => `a row for each of ${String(items)}`,
    running: (expected) => also(counts(expected), expected['isStopping'] === true && 'that it stops'),
    ended: counts,
  },
}
