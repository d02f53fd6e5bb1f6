import type { Facts, WordsFor } from '@portal/paths'
import { also, fails, silent } from '../words.ts'
import { SLOTS_TIMEOUT_MS, type SlotPickerMachine } from './machine.ts'

const REFUSED: Readonly<Record<string, string>> = {
  taken: 'that the time slot was just taken',
  changed: 'that the request has changed meanwhile',
}

const slots = ({ day, view, chosen, refusal }: Facts): string =>
  also(
    `the week of day ${String(day)} as a ${String(view)}`,
    chosen === null ? 'no slot chosen' : `the slot ${String(chosen)} chosen`,
    refusal !== null && (REFUSED[String(refusal)] ?? `what the code ${String(refusal)} means`),
  )

/** The choice of a time slot as a manual tester does it. */
export const slotPickerWords: WordsFor<SlotPickerMachine> = {
  holds: {},
  onlyOnChart: 'requestActs.spec.ts plays its faces in the browser.',
  starts: 'Open /my/reservation/… of a request for a charger, signed in as fleet',
  events: {
    EARLIER: 'Press “Previous week”',
    LATER: 'Press “Next week”',
    SHOW_AS: ({ view }) => `Choose “${view === 'list' ? 'List' : 'Calendar'}”`,
    CHOOSE: ({ at }) => `Choose the slot ${at}`,
    CONFIRM: 'Press the button that confirms the slot',
    RETRY: 'Press “Try again”',
    BACK: 'Press “Choose another time slot”',
  },
  answers: {
    readSlots: {
      done: (offered) =>
        `Let the slots be answered: ${offered.map(({ At, IsFree }) => `${At} ${IsFree ? 'free' : 'taken'}`).join(', ')}`,
      failed: (reason) => fails('the slots', reason),
    },
    planSlot: {
      done: 'Let the slot be planned',
      failed: (reason) =>
        reason.code === 'Error' ? 'Let another person take the slot first' : fails('the plan', reason),
    },
  },
  delays: {
    READ_TIMEOUT: silent('the slots', SLOTS_TIMEOUT_MS),
    PLAN_TIMEOUT: silent('the plan', SLOTS_TIMEOUT_MS),
  },
  states: {
    reading: (expected) => also(slots(expected), 'one request for the slots waits'),
    unread: ({ code }) => `what the code ${String(code)} means, and “Try again”`,
    picking: slots,
    sending: (expected) => also(slots(expected), 'that it is being sent'),
    unconfirmed: ({ code }) => `what the code ${String(code)} means, and “Try again”`,
    planned: ({ planned }) => `that the visit is on ${String(planned)}`,
  },
}
