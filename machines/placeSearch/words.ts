import type { Facts, WordsFor } from '@portal/paths'
import { also, fails, seconds, silent, typed } from '../words.ts'
import { PLACE_SEARCH_PAUSE_MS, PLACE_SEARCH_TIMEOUT_MS, type PlaceSearchMachine } from './machine.ts'

const FIELD = 'Search for a place or location'
const REQUEST = 'the search for places'
const FAILED = 'Search isn’t working right now.'

const offered = ({ places }: Facts): string =>
  also('“Places”', ...(places as readonly string[]).map((place) => `the text ‘${place}’`))

/** A failure stays on screen while it is tried again. */
const busy = ({ viewState }: Facts): string => (viewState === 'failed' ? `“${FAILED}”` : '“Searching…”')

/** The search above the map as a manual tester uses it. */
export const placeSearchWords: WordsFor<PlaceSearchMachine> = {
  holds: { [REQUEST]: 'outside.places' },
  starts: `Hold ${REQUEST}; sign in as fleet and open /locations`,
  events: {
    LOOK_FOR: ({ text }) => typed(FIELD, text),
    RETRY: 'Press “Try again”',
  },
  answers: {
    findPlaces: {
      done: (places) =>
        places.length === 0
          ? `Let ${REQUEST} be answered (there is no such place)`
          : `Let ${REQUEST} be answered (it finds ${places.map(({ name }) => name).join(', ')})`,
      failed: (reason) => fails(REQUEST, reason),
    },
  },
  delays: {
    PAUSE: `Wait ${seconds(PLACE_SEARCH_PAUSE_MS)}`,
    SEARCH_TIMEOUT: silent(REQUEST, PLACE_SEARCH_TIMEOUT_MS),
  },
  states: {
    idle: 'no “Searching…”; no “Enter at least 3 characters”; no “No places found. Check the spelling, or search for a town.”; nothing waits',
    tooShort: '“Enter at least 3 characters”',
    waiting: (expected) => also(busy(expected), 'nothing waits'),
    searching: (expected) => also(busy(expected), `${REQUEST} waits`),
    found: offered,
    nothing: '“No places found. Check the spelling, or search for a town.”',
    failed: `“${FAILED}”; “Try again”`,
  },
}
