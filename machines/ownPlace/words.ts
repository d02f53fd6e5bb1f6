import type { WordsFor } from '../paths/wordsFor.ts'
import { seconds } from '../words.ts'
import { OWN_PLACE_TIMEOUT_MS, type OwnPlaceMachine } from './machine.ts'

/** 'Where I am' beside the map. */
export const ownPlaceWords: WordsFor<OwnPlaceMachine> = {
  holds: {},
  starts: 'Open the locations',
  events: {
    ASK: 'Press “Where I am”',
    CLOSE: 'Close the sentence below the search',
  },
  answers: {
    locate: {
      done: ({ latitude, longitude }) => `Let the device be at ${latitude}, ${longitude}`,
      failed: (reason) =>
        (reason as { problem?: string }).problem === 'refused'
          ? 'Refuse the question of the browser'
          : 'Let the device not know where it is',
    },
  },
  delays: {
    LOCATE_TIMEOUT: `Let the question of the browser unanswered for ${seconds(OWN_PLACE_TIMEOUT_MS)}`,
  },
  states: {
    unasked: 'the map; the browser asks nothing',
    asking: 'the browser’s question, and that the place is looked for',
    found: 'the map around the place, with a dot there',
    refused: 'that the browser may not tell the place, and how to allow it',
    unavailable: 'that the device does not know its place, and “Try again”',
  },
}
