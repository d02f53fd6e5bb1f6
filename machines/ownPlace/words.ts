import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, silent } from '../words.ts'
import { OWN_PLACE_TIMEOUT_MS, type OwnPlaceMachine } from './machine.ts'

const PLACE = 'the place of the device'
const PROBLEMS: Readonly<Record<string, string>> = {
  refused:
    '“Your browser doesn’t share where you are. Allow it in your browser’s settings, or search for a place.”',
  unavailable: '“We couldn’t find where you are. Try again, or search for a place.”',
}

const says = ({ isKnown, busy, problem }: Facts): string =>
  also(
    isKnown === true ? '“Near you”' : 'no “Near you”',
    busy === true ? `“Looking for where you are…”; ${PLACE} waits` : '“Where I am”',
    ...Object.entries(PROBLEMS).map(([one, sentence]) => (one === problem ? sentence : `no ${sentence}`)),
    problem === 'none' ? 'no “Try again”' : '“Try again”',
  )

/** 'Where I am' beside the map. */
export const ownPlaceWords: WordsFor<OwnPlaceMachine> = {
  holds: { [PLACE]: 'browser:geolocation' },
  starts: `Hold ${PLACE}; sign in as fleet and open /locations`,
  events: {
    ASK: (_, { problem }) =>
      problem === 'refused' || problem === 'unavailable' ? 'Press “Try again”' : 'Press “Where I am”',
    CLOSE: (_, { problem }) =>
      problem === 'refused' || problem === 'unavailable' ? 'Press “Close”' : 'Press “Show all locations”',
  },
  answers: {
    locate: {
      done: ({ latitude, longitude }) => `Let ${PLACE} be answered with ‘${latitude}, ${longitude}’`,
      failed: (reason) =>
        (reason as { problem?: string }).problem === 'refused'
          ? `Let ${PLACE} be refused`
          : `Let ${PLACE} break off`,
    },
  },
  delays: { LOCATE_TIMEOUT: silent(PLACE, OWN_PLACE_TIMEOUT_MS) },
  states: { unasked: says, asking: says, found: says, refused: says, unavailable: says },
}
