import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, silent } from '../words.ts'
import { type BestPlanMachine, PLAN_PAGE_TIMEOUT_MS } from './machine.ts'

/** How a manual tester compares subscription types. */
export const bestPlanWords: WordsFor<BestPlanMachine<string>> = {
  holds: {},
  starts: 'Open the best plan of a subscription',
  events: {
    READ: ({ cards }) => `Press “Compare” for a subscription with ${cards.length} cards`,
    RETRY: 'Press “Try again”',
    CANCEL: 'Press “Cancel”',
  },
  answers: {
    readPage: {
      done: ({ isLast }) => (isLast ? 'Let the last page of a card be answered' : 'Let a page be answered'),
      failed: (reason) => fails('the page', reason),
    },
  },
  delays: { PLAN_PAGE_TIMEOUT: silent('the page', PLAN_PAGE_TIMEOUT_MS) },
  states: {
    idle: 'the compared sessions, and “Compare”',
    reading: ({ cards, of }) => `that ${String(cards)} of ${String(of)} cards are read, and “Cancel”`,
    failed: ({ code }) => `that a page did not come, what the code ${String(code)} means, and “Try again”`,
    done: ({ rows }) => `the comparison of ${String(rows)} sessions`,
  },
}
