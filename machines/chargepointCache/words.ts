import type { AnyEventObject } from 'xstate'
import type { Facts } from '../paths/json.ts'
import type { Words } from '../paths/model.ts'

const outcomeOf = ({ error }: AnyEventObject): string =>
  (error as { code?: string } | undefined)?.code ?? 'an error'

/** What is seen, where somebody looks at all. */
const seen =
  (what: string | ((expected: Facts) => string)) =>
  (expected: Facts): string => {
    if (expected.isVisible === false) return 'nothing, as another tab is in front'
    if (expected.observers === 0) return 'another page; nothing is wrong there'
    return typeof what === 'string' ? what : what(expected)
  }

/** While the answer is awaited the face of before stays. */
const awaiting = ({ face }: Facts): string =>
  face === 'loading'
    ? 'placeholders, and that it is loading'
    : `the face of before (${String(face)}), and that it is busy`

/** The cache as a manual tester drives and sees it. */
export const chargepointCacheWords: Words = {
  starts: (input) =>
    (input as { key: string }).key === 'list'
      ? 'Be signed in at a page without the list of chargers'
      : 'Be signed in at the list of chargers',
  events: {
    OBSERVE: 'Open the screen of the charger (or the list)',
    UNOBSERVE: 'Leave that screen by its own links',
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    FORCE: 'Press Refresh',
    RETRY: 'Press Try again',
    CLEAR: 'Sign in as another person in another tab',
    'xstate.done.actor.fetchEntry': ({ output }) =>
      (output as { data: string }).data === 'newer'
        ? 'Let the server answer with newer data'
        : 'Let the server answer',
    'xstate.error.actor.fetchEntry': (event) => `Let the server answer with ${outcomeOf(event)}`,
    'xstate.after.CACHE_LIFETIME.chargepointCache.fresh': 'Wait 5 seconds',
    'xstate.after.FETCH_TIMEOUT.chargepointCache.loading': 'Let the server stay silent for 30 seconds',
    'xstate.after.FETCH_TIMEOUT.chargepointCache.refreshing': 'Let the server stay silent for 30 seconds',
    'xstate.after.RETRY_DELAY.chargepointCache.outdated':
      'Wait until it is tried again (5 seconds, then longer)',
    'xstate.after.RETRY_DELAY.chargepointCache.failed':
      'Wait until it is tried again (5 seconds, then longer)',
  },
  states: {
    empty: seen('nothing of it yet'),
    loading: seen(awaiting),
    refreshing: seen(awaiting),
    fresh: seen('the data of the last answer, with its time'),
    stale: seen('the data of the last answer, with its time'),
    outdated: seen('the older data stays, with its age and the reason'),
    failed: seen('the face of a failed request, with its code and Try again'),
    missing: seen('that there is no such charger, with Try again'),
    refused: seen('that this person may not see it, and no data'),
  },
}
