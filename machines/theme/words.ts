import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import type { Theme, ThemeMachine } from './machine.ts'

/** As the account menu names them. */
const NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

const worn = ({ appearance }: Facts): string => `the whole page in ${String(appearance)} colours`
const kept = (expected: Facts): string => `${worn(expected)}; after a reload too`

/** Light, dark or as the system, as a manual tester chooses and sees it. */
export const themeWords: WordsFor<ThemeMachine> = {
  holds: [],
  starts: ({ theme, system }) =>
    theme === 'system'
      ? `Have a system in ${system} colours; be signed in on a device without a chosen theme`
      : `Have a system in ${system} colours; be signed in on a device on which “${NAMES[theme]}” was chosen on an earlier visit`,
  events: {
    CHOOSE: ({ theme }) => `Open the account menu and choose “${NAMES[theme]}”`,
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
