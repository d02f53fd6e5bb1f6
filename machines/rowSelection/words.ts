import type { WordsFor } from '../paths/wordsFor.ts'
import type { RowSelectionMachine } from './machine.ts'

/** The records of a list as a manual tester selects them. */
export const rowSelectionWords: WordsFor<RowSelectionMachine> = {
  holds: {},
  starts: 'Open /network/alarms, signed in as operator',
  events: {
    ROWS: ({ keys, total, scope }) =>
      `Let the list show ${keys.join(', ')} of ${total} that match the filter ‘${scope}’`,
    TOGGLE: ({ key }) => `Press the box of ${key}`,
    EXTEND: ({ key }) => `Hold Shift and press the box of ${key}`,
    TOGGLE_PAGE: 'Press the box in the header',
    SELECT_MATCHING: 'Press “Select all”',
    CLEAR: 'Press “Clear selection”, or Escape',
  },
  answers: {},
  delays: {},
  states: {
    none: 'no box that is checked',
    some: ({ count }) => `that ${String(count)} are selected`,
    all: ({ count }) => `that all ${String(count)} are selected`,
  },
}
