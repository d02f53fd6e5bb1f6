import { POLL_COUNTS_MS } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also, fails, seconds, silent } from '../words.ts'
import { LOCATIONS_TIMEOUT_MS, type LocationsMachine } from './machine.ts'

const reason = ({ code }: Facts): string => `what the code ${String(code)} means, and “Try again”`

/** What each face shows; `isBusy` is seen at the button that was pressed. */
const seen = (expected: Facts): string => {
  switch (expected['face']) {
    case 'loading':
      return 'grey rows in place of the list'
    case 'shown':
      return 'the locations in the list, and no “Try again”'
    case 'empty':
      return '“No locations yet”'
    case 'outdated':
      return also('the locations of the last answer in the list, with their age', reason(expected))
    default:
      return also('“We couldn’t load the locations”', reason(expected))
  }
}

const waits = (what: string) => (expected: Facts) => also(seen(expected), `one request for ${what} waits`)

/** The locations as a manual tester looks at them. */
export const locationsWords: WordsFor<LocationsMachine> = {
  holds: ['getLocationPoints', 'filteredChargeLocation'],
  starts: 'Sign in as fleet and open “Locations”',
  events: {
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    RETRY: 'Press “Try again”',
  },
  answers: {
    readPoints: {
      done: ({ points }) =>
        points.length === 0
          ? 'Let the points be answered without any location'
          : 'Let the points be answered',
      failed: (failure) => fails('the points', failure),
    },
    readPages: {
      done: ({ points }) =>
        points.length === 0 ? 'Let the pages be answered without any location' : 'Let the pages be answered',
      failed: (failure) => fails('the pages', failure),
    },
  },
  delays: {
    POLL: `Wait ${seconds(POLL_COUNTS_MS)}`,
    READ_TIMEOUT: silent('the locations', LOCATIONS_TIMEOUT_MS),
  },
  states: {
    'asking.choosing': untold('It is over before anything is drawn'),
    'asking.points': waits('the points'),
    'asking.pages': waits('a page of locations'),
    shown: seen,
    empty: seen,
    outdated: seen,
    due: seen,
    failed: seen,
  },
}
