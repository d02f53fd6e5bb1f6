import type { WordsFor } from '../paths/wordsFor.ts'
import type { ListSheetMachine } from './machine.ts'

/** The list over the map, as seen on a phone. */
export const listSheetWords: WordsFor<ListSheetMachine> = {
  holds: {},
  starts: 'Open the locations on a phone',
  events: {
    LIST: 'Press “List”',
    BOTH: 'Press “Both”',
    MAP: 'Press “Map”',
    OPEN: 'Press a location on the map',
    DROP: ({ share }) => `Drag the sheet to ${Math.round(share * 100)} % of the room, and let go`,
  },
  answers: {},
  delays: {},
  states: {
    beginning: 'what the address says',
    low: 'the map, with the head of the list below it',
    half: 'map and list, each on half of the room',
    full: 'the list',
  },
}
