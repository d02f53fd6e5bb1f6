import { type Facts, untold, type WordsFor } from '@portal/paths'
import { POLL_COUNTS_MS } from '@portal/schemas'
import { also, answered, fails, seconds, silent } from '../words.ts'
import { LOCATIONS_TIMEOUT_MS, type LocationsMachine } from './machine.ts'

const POINTS = 'the points'
const PAGES = 'the page of locations'
/** So many has the person of the paths. */
const LIST = '9 locations in the list'

const reason = ({ code }: Facts): string => `what the code ${String(code)} means; “Try again”`

/** View states; `isBusy` shows at the button that was pressed. */
const seen = (expected: Facts): string => {
  switch (expected['viewState']) {
    case 'loading':
      return '0 locations in the list; no “Try again”'
    case 'shown':
      return `${LIST}; no “Try again”`
    case 'empty':
      return '“No locations yet”'
    case 'outdated':
      return also(LIST, reason(expected))
    default:
      return also('“We couldn’t load the locations”', reason(expected))
  }
}

const waits = (what: string) => (expected: Facts) => also(seen(expected), `${what} waits`)
const rests = (expected: Facts) => also(seen(expected), 'nothing waits')

/** The locations as a manual tester looks at them. */
export const locationsWords: WordsFor<LocationsMachine> = {
  holds: { [POINTS]: 'getLocationPoints', [PAGES]: 'filteredChargeLocation' },
  starts: ({ isVisible }) =>
    also(
      `Sign in as fleet and open /ui-elements; hold ${POINTS}; hold ${PAGES}; open /locations`,
      !isVisible && 'turn to another tab',
    ),
  events: {
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    RETRY: 'Press “Try again”',
  },
  answers: {
    readPoints: {
      done: ({ points }) =>
        points.length === 0 ? `${answered(POINTS)} (without any location)` : answered(POINTS),
      failed: (failure) => fails(POINTS, failure),
    },
    readPages: {
      done: ({ points }) =>
        points.length === 0 ? `${answered(PAGES)} (without any location)` : answered(PAGES),
      failed: (failure) => fails(PAGES, failure),
    },
  },
  delays: {
    POLL: `Wait ${seconds(POLL_COUNTS_MS)}`,
    READ_TIMEOUT: (_, { state }) => silent(state === 'asking.pages' ? PAGES : POINTS, LOCATIONS_TIMEOUT_MS),
  },
  states: {
    'asking.choosing': untold('It is over before anything is drawn'),
    'asking.points': waits(POINTS),
    'asking.pages': waits(PAGES),
    shown: rests,
    empty: rests,
    outdated: rests,
    due: rests,
    failed: rests,
  },
}
