import { CACHE_LIFETIME_MS } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, seconds, silent } from '../words.ts'
import { type ChargepointCacheMachine, FETCH_TIMEOUT_MS, RETRY_FIRST_MS } from './machine.ts'

/** The content of the entry, where a view is open at all. */
const seen =
  (what: string | ((expected: Facts) => string)) =>
  (expected: Facts): string => {
    if (expected.isVisible === false) return 'nothing, as another tab is in front'
    if (expected.observers === 0) return 'another page, on which nothing is wrong'
    return typeof what === 'string' ? what : what(expected)
  }

/** The entry as it was, while its answer is awaited. */
const FACES: Readonly<Record<string, string>> = {
  shown: 'the data of the last answer',
  outdated: 'the older data, with its age and the reason',
  failed: 'that the data did not come, and why',
  missing: 'that there is no such charger',
  refused: 'that this person may not see it',
}

/** While the answer is awaited the face of before stays. */
const awaiting = ({ face }: Facts): string =>
  face === 'loading'
    ? 'placeholders, and that it is loading'
    : `${FACES[String(face)] ?? 'what was there before'}, and that it is busy`

/** The cache of chargers as a manual tester drives and sees it. */
export const chargepointCacheWords: WordsFor<ChargepointCacheMachine<string>> = {
  holds: ['getChargepoint', 'listChargepoints'],
  starts: ({ key }) =>
    key === 'list'
      ? 'Be signed in as driver, at a page without the list of chargers'
      : 'Be signed in as driver, at the list of chargers',
  events: {
    OBSERVE: 'Open the screen of one charger, or the list, by a link',
    UNOBSERVE: 'Leave that screen by its own links',
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    FORCE: 'Press “Refresh”',
    RETRY: 'Press “Try again”',
    RECONNECT: 'Let the browser be connected again',
    CLEAR: 'Sign in as another person in another tab',
  },
  answers: {
    fetchEntry: {
      done: ({ data }) =>
        data === 'newer'
          ? 'Let the request be answered, some seconds after the one before'
          : 'Let the request be answered',
      failed: (reason) => fails('the request', reason),
    },
  },
  delays: {
    CACHE_LIFETIME: `Wait ${seconds(CACHE_LIFETIME_MS)}`,
    FETCH_TIMEOUT: silent('the request', FETCH_TIMEOUT_MS),
    RETRY_DELAY: `Wait until it is tried again: ${seconds(RETRY_FIRST_MS)}, and longer each time`,
  },
  states: {
    empty: seen('nothing of it yet'),
    loading: seen(awaiting),
    refreshing: seen(awaiting),
    fresh: seen('the data of the last answer, with its time'),
    stale: seen('the data of the last answer, with its time'),
    outdated: seen('the older data stays, with its age and the reason'),
    failed: seen(({ error }) => `that the data did not come, the code ${String(error)}, and “Try again”`),
    missing: seen('that there is no such charger, and “Try again”'),
    refused: seen('that this person may not see it, and no data'),
  },
}
