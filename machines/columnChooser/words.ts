import type { WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { ColumnChooserMachine } from './machine.ts'

/** The columns of a list as a manual tester chooses them. */
export const columnChooserWords: WordsFor<ColumnChooserMachine> = {
  holds: {},
  starts: ({ layout }) =>
    `Sign in as fleet, open a list with ${layout.columns ? `the columns ${layout.columns.join(', ')}` : 'its own columns'} and press “Columns”`,
  events: {
    TOGGLE: ({ key }) => `Press the box of the column ${key}`,
    MOVE: ({ key, by }) => `Press “Move ${key} ${by < 0 ? 'up' : 'down'}”`,
    SET_DENSITY: ({ density }) => `Choose ${density} rows`,
    RESET: 'Press “Reset”',
    NOT_KEPT: 'Let the browser refuse to keep it',
    CLOSE: 'Press “Done”',
  },
  answers: {},
  delays: {},
  states: {
    'open.kept': ({ columns, density }) => `${String(density)} rows with the columns ${String(columns)}`,
    'open.unkept': ({ columns }) =>
      also(`the columns ${String(columns)}`, 'that they are lost when the page is closed'),
    closed: 'the table with the columns that were chosen',
  },
}
