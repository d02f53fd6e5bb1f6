import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { ColumnChooserMachine } from './machine.ts'

const UNKEPT = '“Your browser doesn’t save this choice. It lasts until you close the page.”'
/** The charge cards of the fleet manager of the mock. */
const KEY = 'charge-portal:table:RC00003:cards'
/** The keys of columns whose headers are other words. */
const KEYS: Readonly<Record<string, string>> = { Issues: 'issues' }
const DENSITIES = { normal: '“Normal”', compact: '“Compact”' } as const
/** Higher rows are not compact. */
const COMPACT_PX = 38

const allOf = ({ columns }: Facts): readonly string[] => String(columns ?? '').split(', ')
const isHidden = (column: string): boolean => column.startsWith('(')

/** A box is ticked where its column is shown. */
const turned = (column: string, before: Facts): string =>
  `${allOf(before).includes(`(${column})`) ? 'tick' : 'untick'} ‘${column}’`

const table = (expected: Facts): string =>
  also(
    `the columns of the table are ${allOf(expected)
      .filter((one) => !isHidden(one))
      .join(', ')}`,
    `rows of ${expected['density'] === 'compact' ? 'at most' : 'more than'} ${COMPACT_PX} pixels in the table`,
  )

const open = (expected: Facts): string =>
  also(
    `“Columns” lists ${allOf(expected)
      .map((one) => one.replaceAll(/[()]/g, ''))
      .join(', ')}`,
    `the ticked boxes are ${allOf(expected)
      .filter((one) => !isHidden(one))
      .join(', ')}`,
    `${DENSITIES[expected['density'] as 'normal']} is chosen`,
    `“Reset” ${expected['isChosen'] === true ? 'can' : 'cannot'} be pressed`,
    table(expected),
  )

/** The columns of a list as a manual tester chooses them. */
export const columnChooserWords: WordsFor<ColumnChooserMachine> = {
  holds: {},
  starts: ({ layout: { columns, density } }) =>
    also(
      'Make the window 1800 pixels wide and 800 high',
      columns &&
        `open /silent-renew-oidc.html (an empty page); set ${KEY} in the local storage to ${JSON.stringify({ v: 1, columns: columns.map((one) => KEYS[one] ?? one), density })}`,
      'sign in as fleet and open /my/tokens',
      'press “Columns”',
    ),
  events: {
    TOGGLE: ({ key }, before) => turned(key, before).replace(/^./, (first) => first.toUpperCase()),
    MOVE: ({ key, by }) => `Press “Move ${key} ${by < 0 ? 'up' : 'down'}”`,
    SET_DENSITY: ({ density }) => `Choose ${DENSITIES[density]}`,
    RESET: 'Press “Reset”',
    // Two changes that leave all as it was.
    NOT_KEPT:
      'Let the browser refuse to write to the local storage; press the box “Used by”; press the box “Used by”; let the browser write to the local storage again',
    CLOSE: 'Press “Done”',
  },
  answers: {},
  delays: {},
  states: {
    'open.kept': (expected) => also(open(expected), `no ${UNKEPT}`),
    'open.unkept': (expected) => also(open(expected), UNKEPT),
    closed: (expected) => also('no “Reset”', table(expected)),
  },
}
