import { type Facts, untold, type WordsFor } from '@portal/paths'
import { FLAGS_REFRESH_MS } from '@portal/schemas'
import { also, fails, seconds, silent } from '../words.ts'
import { FLAGS_TIMEOUT_MS, type FlagsMachine } from './machine.ts'

const REQUEST = 'the request for the flags'

/** What a person sees of the flags is whether the portal is under maintenance. */
const shown =
  (isAsking: boolean) =>
  ({ maintenance }: Facts): string => {
    const page = maintenance === true ? '“In Maintenance”; “We will be back soon”' : 'no “In Maintenance”'
    return isAsking ? `${page}; ${REQUEST} waits` : `${page}; nothing waits`
  }

/** The feature flags as a manual tester sees them: by maintenance, which comes and goes. */
export const flagsWords: WordsFor<FlagsMachine> = {
  holds: { [REQUEST]: 'outside.flags' },
  starts: ({ isVisible, targetingKey }) =>
    also(
      targetingKey === undefined
        ? `Hold ${REQUEST}; open /signed-out`
        : `Sign in as driver and open /my/chargepoints; hold ${REQUEST}; reload the page`,
      !isVisible && 'turn to another tab',
    ),
  events: {
    IDENTIFY: ({ targetingKey }) =>
      targetingKey === undefined ? 'Sign out' : `Sign in as ${targetingKey} in another tab`,
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    FOCUS: 'Click into another window, and back into the portal',
  },
  answers: {
    evaluateFlags: {
      done: (flags) => {
        const on = Object.entries(flags).flatMap(([flag, isOn]) =>
          isOn && flag !== 'maintenance' ? [`switch the flag ${flag} on`] : [],
        )
        return also(
          `Switch the flag maintenance ${flags.maintenance ? 'on' : 'off'}`,
          ...on,
          `let ${REQUEST} be answered`,
        )
      },
      failed: (reason) => fails(REQUEST, reason),
    },
    watchPage: untold('It only tells what the browser says'),
  },
  delays: {
    FLAGS_TIMEOUT: silent(REQUEST, FLAGS_TIMEOUT_MS),
    FLAGS_REFRESH: `Wait ${seconds(FLAGS_REFRESH_MS)}`,
  },
  states: { asking: shown(true), settled: shown(false), paused: shown(false) },
}
