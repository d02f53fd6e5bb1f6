import type { Facts, WordsFor } from '@portal/paths'
import { also, fails, seconds, silent } from '../words.ts'
import { MONITOR_POLL_MS, MONITOR_TIMEOUT_MS, type MonitorMachine } from './machine.ts'

const reason = ({ code }: Facts): string => `what the code ${String(code)} means, and “Try again”`

const viewState = (expected: Facts): string => {
  switch (expected['viewState']) {
    case 'loading':
      return 'that the board is loading'
    case 'shown':
      return 'the tiles, the worst first'
    case 'empty':
      return '“No connectors yet”'
    case 'outdated':
      return also('the tiles of the last answer, with their age', reason(expected))
    default:
      return also('“We couldn’t load the monitor”', reason(expected))
  }
}

const seen = (expected: Facts): string =>
  also(
    viewState(expected),
    expected['isPaused'] === true && '“Resume”',
    expected['isLoud'] === true && 'that the sound is on',
  )

/** The monitor as a manual tester looks at it. */
export const monitorWords: WordsFor<MonitorMachine> = {
  holds: {},
  onlyOnChart: 'monitor.spec.ts plays its faces in the browser.',
  starts: ({ isVisible }) =>
    also('Sign in as operator and open “Chargepoint monitor”', !isVisible && 'turn to another tab'),
  events: {
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    RECONNECT: 'Connect the computer again',
    RETRY: 'Press “Try again”',
    TOGGLE_PAUSE: 'Press the space bar',
    TOGGLE_SOUND: 'Press the button of the sound',
  },
  answers: {
    readStates: {
      done: ({ states, isWhole }) =>
        `Let ${isWhole ? 'all states' : 'the changes'} be answered: ${
          states.map(({ name, status }) => `${name} ${status}`).join(', ') || 'none'
        }`,
      failed: (failure) => fails('the states', failure),
    },
  },
  delays: {
    POLL: `Wait ${seconds(MONITOR_POLL_MS)}`,
    BACK_OFF: 'Wait until it tries again by itself',
    READ_TIMEOUT: silent('the states', MONITOR_TIMEOUT_MS),
  },
  states: {
    reading: (expected) => also(seen(expected), 'one request for the states waits'),
    live: seen,
    outdated: seen,
    failed: seen,
    due: seen,
  },
}
