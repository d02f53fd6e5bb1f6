import type { Facts, WordsFor } from '@portal/paths'
import { fails, seconds, silent, typed } from '../words.ts'
import { type CommandPaletteMachine, PALETTE_PAUSE_MS, PALETTE_TIMEOUT_MS } from './machine.ts'

const FAILED = 'We couldn’t search everything.'

const rows = ({ rows: shown, actionsOf }: Facts): string => {
  if (actionsOf !== null)
    return `what can be done with ${String(actionsOf)}: ${(shown as readonly string[]).join(', ')}`
  const titles = shown as readonly string[]
  return titles.length === 0 ? '“Nothing found.”' : `the rows ${titles.join(', ')}`
}
const busy = (facts: Facts): string => (facts['code'] === null ? rows(facts) : `${rows(facts)}, “${FAILED}”`)

/** The palette as a manual tester uses it. */
export const commandPaletteWords: WordsFor<CommandPaletteMachine> = {
  onlyOnChart:
    'What the portal knows of a text comes by itself there, so no tester can hold it back; e2e/journeys/palette.spec.ts plays its faces.',
  holds: {},
  starts: 'Sign in as fleet',
  events: {
    OPEN: 'Press Ctrl and K',
    CLOSE: 'Press Escape',
    TYPE: ({ text }) => typed('Search', text),
    KNOW: ({ items }) =>
      `Wait until the portal knows ${items.map(({ title }) => title).join(', ') || 'nothing'}`,
    MOVE: ({ by }) => (by > 0 ? 'Press the arrow down' : 'Press the arrow up'),
    POINT: ({ key }) => `Point at the row of ${key}`,
    CHOOSE: ({ key, isNewTab }) =>
      key === undefined
        ? `Press ${isNewTab ? 'Ctrl and Enter' : 'Enter'}`
        : `Press the row of ${key}${isNewTab ? ' with Ctrl held' : ''}`,
    SHOW_ACTIONS: ({ key }) =>
      key === undefined ? 'Press the arrow right' : `Press “Actions” in the row of ${key}`,
    BACK: 'Press the arrow left',
    RETRY: 'Press “Try again”',
  },
  answers: {
    find: {
      done: (items) =>
        items.length === 0
          ? 'Let the search be answered without any card or session'
          : `Let the search be answered: ${items.map(({ title }) => title).join(', ')}`,
      failed: (reason) => fails('the search', reason),
    },
  },
  delays: {
    PAUSE: `Wait ${seconds(PALETTE_PAUSE_MS)}`,
    FIND_TIMEOUT: silent('the search', PALETTE_TIMEOUT_MS),
  },
  states: {
    closed: 'no palette',
    'open.resting': rows,
    'open.waiting': busy,
    'open.finding': busy,
    'open.found': rows,
    'open.failed': (facts) => `${rows(facts)}, “${FAILED}” and “Try again”`,
  },
}
