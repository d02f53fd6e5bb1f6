import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import type { WordsFor } from '../paths/wordsFor.ts'
import { silent } from '../words.ts'
import { CHUNK_TIMED_OUT, type LazyPartMachine } from './machine.ts'

/** A screen whose code comes late, as a manual tester meets it. */
export const lazyPartWords: WordsFor<LazyPartMachine<string>> = {
  holds: [],
  starts:
    "Have the browser's network tools hold or fail the file uiElements-….js; open /ui-elements and sign in as driver",
  events: {
    OPEN: "Go to the dashboard, and come back by the browser's Back button",
    RETRY: 'Press “Try again”',
    RECONNECT: "Switch the browser's network tools to offline and back",
  },
  answers: {
    loadPart: {
      done: 'Let the code of the screen come',
      failed: 'Let the request for the code of the screen fail',
    },
  },
  delays: { CHUNK_LOAD_TIMEOUT: silent('the request for the code', CHUNK_LOAD_TIMEOUT_MS) },
  states: {
    loading: 'the frame of the portal and “Loading”, no heading yet',
    loaded: 'the screen with its heading',
    failed: ({ error }) =>
      error === CHUNK_TIMED_OUT
        ? '“This page didn’t load”, that it has not come after two minutes, and “Try again”'
        : '“This page didn’t load” and “Try again”',
  },
}
