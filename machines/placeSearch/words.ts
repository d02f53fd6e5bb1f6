import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, seconds, silent, typed } from '../words.ts'
import { PLACE_SEARCH_PAUSE_MS, PLACE_SEARCH_TIMEOUT_MS, type PlaceSearchMachine } from './machine.ts'

const FIELD = 'Search for a place or location'
const FAILED = 'Search isn’t working right now.'

const offered = ({ places }: Facts): string => `under “Places” ${(places as readonly string[]).join(', ')}`

/** A failure stays on screen while it is tried again. */
const busy = ({ face }: Facts): string => (face === 'failed' ? `“${FAILED}”` : '“Searching…”')

/** The search above the map as a manual tester uses it. */
export const placeSearchWords: WordsFor<PlaceSearchMachine> = {
  holds: ['outside.places'],
  starts: 'Sign in as fleet and open “Locations”',
  events: {
    LOOK_FOR: ({ text }) => typed(FIELD, text),
    RETRY: 'Press “Try again” beside it',
  },
  answers: {
    findPlaces: {
      done: (places) =>
        places.length === 0
          ? 'Let the search be answered without any place'
          : `Let the search be answered: ${places.map(({ name }) => name).join(', ')}`,
      failed: (reason) => fails('the search for places', reason),
    },
  },
  delays: {
    PAUSE: `Wait ${seconds(PLACE_SEARCH_PAUSE_MS)}`,
    SEARCH_TIMEOUT: silent('the search for places', PLACE_SEARCH_TIMEOUT_MS),
  },
  states: {
    idle: 'no message below the field, and all locations in the list',
    tooShort: '“Enter at least 3 characters”',
    waiting: busy,
    searching: busy,
    found: offered,
    nothing: '“No places found.”',
    failed: `“${FAILED}” and “Try again”`,
  },
}
