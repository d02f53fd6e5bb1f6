import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import type { WordsFor } from '../paths/wordsFor.ts'
import { answered, silent } from '../words.ts'
import { CHUNK_TIMED_OUT, type LazyPartMachine } from './machine.ts'

const CODE = 'the code of the screen'

/** A screen whose code comes late, as a manual tester meets it. */
export const lazyPartWords: WordsFor<LazyPartMachine<string>> = {
  holds: { [CODE]: '/assets/uiElements-*.js' },
  starts: `Hold ${CODE}; sign in as driver and open /ui-elements`,
  events: {
    OPEN: 'Press “Dashboard” in the main menu; go back in the browser',
    RETRY: 'Press “Try again”',
    RECONNECT: "Take the browser's network away and give it back",
  },
  answers: {
    loadPart: {
      done: answered(CODE),
      failed: `Let ${CODE} break off`,
    },
  },
  delays: { CHUNK_LOAD_TIMEOUT: silent(CODE, CHUNK_LOAD_TIMEOUT_MS) },
  states: {
    loading: `“Loading”; no heading; ${CODE} waits`,
    loaded: '“UI elements”; no “This page didn’t load”',
    failed: ({ error }) =>
      error === CHUNK_TIMED_OUT
        ? '“This page didn’t load”; “It’s taking too long. Check your connection and try again.”; “Try again”'
        : '“This page didn’t load”; “Check your connection and try again.”; “Try again”',
  },
}
