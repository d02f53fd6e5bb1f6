import { FLAGS_REFRESH_MS } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { fails, seconds, silent } from '../words.ts'
import { FLAGS_TIMEOUT_MS, type FlagsMachine } from './machine.ts'

/** What a person sees of the flags is whether the portal is under maintenance. */
const shown =
  (isAsking: boolean) =>
  ({ maintenance, who }: Facts): string => {
    const page =
      maintenance === true
        ? '“In Maintenance” and “We will be back soon” over everything'
        : 'the portal, without a word of maintenance'
    const asked = who === null ? 'for no one in particular' : `for ${String(who)}`
    return isAsking
      ? `${page}; in the network tools one request for the flags ${asked}, without an answer`
      : page
  }

/** The feature flags as a manual tester sees them: by maintenance, which comes and goes. */
export const flagsWords: WordsFor<FlagsMachine> = {
  holds: ['outside.flags'],
  starts: ({ isVisible }) =>
    isVisible
      ? 'Sign in as driver, and load the page again'
      : 'Sign in as driver, and open the portal in a tab behind this one',
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
          isOn && flag !== 'maintenance' ? [flag] : [],
        )
        const switched = on.length > 0 ? `, ${on.join(', ')} on` : ''
        return `Let the flag service answer: maintenance ${flags.maintenance ? 'on' : 'off'}${switched}`
      },
      failed: (reason) => fails('the request for the flags', reason),
    },
    watchPage: untold('It only tells what the browser says'),
  },
  delays: {
    FLAGS_TIMEOUT: silent('the request for the flags', FLAGS_TIMEOUT_MS),
    FLAGS_REFRESH: `Wait ${seconds(FLAGS_REFRESH_MS)}`,
  },
  states: { asking: shown(true), settled: shown(false), paused: shown(false) },
}
