import type { WordsFor } from '@portal/paths'
import { also, answered, fails, silent } from '../words.ts'
import { type BestPlanMachine, PLAN_PAGE_TIMEOUT_MS } from './machine.ts'

const SESSIONS = 'the page of sessions'
const PLAN = '/my/subscriptions/best-plan?id='

/** How a manual tester compares subscription types. */
export const bestPlanWords: WordsFor<BestPlanMachine<string>> = {
  holds: { [SESSIONS]: 'listChargesessions' },
  starts: `Hold ${SESSIONS}; sign in as driver and open ${PLAN}SU00001`,
  events: {
    READ: ({ cards }) =>
      also(
        cards.length === 0 &&
          `Delete the cookies of the sign-in service; sign in as fleet and open ${PLAN}SU00003-15`,
        `Press “Compare” (${cards.length} cards)`,
      ),
    RETRY: 'Press “Try again”',
    CANCEL: 'Press “Cancel”',
  },
  answers: {
    readPage: {
      done: ({ isLast }) => `${answered(SESSIONS)} (${isLast ? 'the last page' : 'a page'} of a card)`,
      failed: (reason) => fails(SESSIONS, reason),
    },
  },
  delays: { PLAN_PAGE_TIMEOUT: silent(SESSIONS, PLAN_PAGE_TIMEOUT_MS) },
  states: {
    idle: '“Compare”; no “Cancel”; nothing waits',
    reading: ({ cards, of }) =>
      `the text ‘${String(cards)} of ${String(of)} cards read’; “Cancel”; no “Try again”; ${SESSIONS} waits`,
    failed: ({ code }) =>
      `“We couldn’t load all sessions”; what the code ${String(code)} means; “Try again”; “Cancel”; nothing waits`,
    done: ({ of }) =>
      also(
        of === 0
          ? '“There are no sessions in the last twelve months, so there’s nothing to compare yet.”'
          : '“Twelve months under each type”',
        'no “Compare”',
        'no “Cancel”',
      ),
  },
}
