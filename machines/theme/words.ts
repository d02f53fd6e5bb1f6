import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { Theme, ThemeMachine } from './machine.ts'

/** As the account menu names them. */
const NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

const worn = ({ appearance }: Facts): string => `the whole page in ${String(appearance)} colours`
const kept = (expected: Facts): string => `${worn(expected)}; after a reload too`

/** Light, dark or as the system, as a manual tester chooses and sees it. */
export const themeWords: WordsFor<ThemeMachine> = {
  holds: {},
  starts: ({ theme, system }) =>
    also(
      `Turn the system to ${system} colours (in the browser's tools: Rendering, prefers-color-scheme)`,
      'sign in as driver and open /ui-elements',
      theme !== 'system' && `choose “${NAMES[theme]}” in the account menu`,
      theme !== 'system' && 'reload the page',
    ),
  events: {
    CHOOSE: ({ theme }) => `Choose “${NAMES[theme]}” in the account menu`,
    SYSTEM_CHANGED: ({ appearance }) =>
      `Turn the system to ${appearance} colours (in the browser's tools: Rendering, prefers-color-scheme)`,
  },
  answers: {},
  delays: {},
  states: {
    identifying: untold('It is over before anything is drawn'),
    system: worn,
    light: kept,
    dark: kept,
  },
}
