import type { WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { ListSheetMachine, SheetStop } from './machine.ts'

/** What the address says of a stop. */
const SHOWS: Readonly<Record<SheetStop, string>> = { low: 'map', half: 'half', full: 'list' }

const at = (name: string, least: number, most: number): string =>
  also(`“${name}” is chosen`, `the sheet of “View” takes ${least} to ${most} % of its room`)

/** The list over the map, as seen on a phone. */
export const listSheetWords: WordsFor<ListSheetMachine> = {
  holds: {},
  starts: ({ stop }) =>
    `Make the window 390 pixels wide and 844 high; turn the system to less motion; sign in as fleet and open /locations?show=${SHOWS[stop]}`,
  events: {
    LIST: 'Choose “List”',
    BOTH: 'Choose “Both”',
    MAP: 'Choose “Map”',
    OPEN: 'Go with the Tab key to the first link of the list that begins with “Locations (”; press the key Enter',
    DROP: ({ share }) => `Drag the sheet of “View” to ${Math.round(share * 100)} % of its room`,
  },
  answers: {},
  delays: {},
  states: {
    beginning: 'what the address says',
    low: at('Map', 0, 30),
    half: at('Both', 40, 60),
    full: at('List', 70, 100),
  },
}
