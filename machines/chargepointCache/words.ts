import type { Facts, WordsFor } from '@portal/paths'
import { CACHE_LIFETIME_MS } from '@portal/schemas'
import { also, answered, fails, seconds, silent } from '../words.ts'
import { type ChargepointCacheMachine, FETCH_TIMEOUT_MS, RETRY_FIRST_MS } from './machine.ts'

/** The request of this machine, and how much later the mock has newer data. */
const CHARGER = 'the charger'
const LIST = 'the list of chargers'
const LATER_MINUTES = 20

const isList = ({ key }: { readonly key?: unknown }): boolean => key === 'list'
const asked = (of: { readonly key?: unknown }): string => (isList(of) ? LIST : CHARGER)

/** The content of the entry, where a view is open at all. */
const seen =
  (what: (expected: Facts) => string, isAsked = false) =>
  (expected: Facts): string => {
    const waits = isAsked ? `${asked(expected)} waits` : 'nothing waits'
    if (expected.isVisible === false) return 'nothing to look at, as another tab is in front'
    if (expected.observers === 0) return isList(expected) ? '“UI elements”' : '“Charge points”'
    return also(what(expected), waits)
  }

const data = (expected: Facts): string =>
  isList(expected) ? 'the chargers in the list' : 'the noted charger'
const title = (expected: Facts): string => {
  if (isList(expected)) return '“We couldn’t load the charge points”'
  return expected.viewState === 'failed' ? '“We couldn’t load this charge point”' : '“Charge point not found”'
}
const reason = ({ error }: Facts): string => `what the code ${String(error)} means`

/** View state; the former one stays while an answer is awaited, and its button is busy. */
const viewState = (expected: Facts): string => {
  const retry = expected.isBusy === true ? '“Try again” is busy' : '“Try again” can be pressed'
  switch (expected.viewState) {
    case 'loading':
      return 'no “Try again”'
    case 'shown':
      return also(data(expected), 'no “Try again”')
    case 'outdated':
      return also(data(expected), reason(expected), retry)
    default:
      return also(title(expected), reason(expected), retry)
  }
}

const resting = seen(viewState)
const awaiting = seen(viewState, true)

/** The cache of chargers as a manual tester drives and sees it. */
export const chargepointCacheWords: WordsFor<ChargepointCacheMachine<string>> = {
  holds: { [CHARGER]: 'getChargepoint', [LIST]: 'listChargepoints' },
  starts: ({ key }) =>
    key === 'list'
      ? `Sign in as operator and open /my/chargepoints; wait for “Charge points”; hold ${LIST}; open /ui-elements`
      : `Sign in as operator and open /my/chargepoints; wait for “Charge points”; note the first charger of the list; hold ${CHARGER}; reload the page`,
  events: {
    OBSERVE: (_, before) =>
      isList(before)
        ? 'Press “Administration” in the main menu; press “Charge points” in the side menu'
        : 'Open the noted charger by its link, or go back to it in the browser where the list does not show it',
    UNOBSERVE: (_, before) =>
      isList(before) ? 'Choose “UI elements” in the account menu' : 'Press “Charge points” in the side menu',
    SHOW: 'Come back to the tab',
    HIDE: 'Turn to another tab',
    FORCE: 'Press “Refresh”',
    RETRY: 'Press “Try again”',
    RECONNECT: "Take the browser's network away and give it back",
    CLEAR: 'Sign in as superadmin in another tab',
  },
  answers: {
    fetchEntry: {
      done: ({ data: of }, before) =>
        also(
          of === 'newer' && `Put the clock of the mock ${LATER_MINUTES} minutes forward`,
          of === 'newer' ? `let ${asked(before)} be answered` : answered(asked(before)),
        ),
      failed: (why, before) => fails(asked(before), why),
    },
  },
  delays: {
    CACHE_LIFETIME: `Wait ${seconds(CACHE_LIFETIME_MS)}`,
    FETCH_TIMEOUT: (_, before) => silent(asked(before), FETCH_TIMEOUT_MS),
    RETRY_DELAY: `Wait until “Try again” is busy by itself (after ${seconds(RETRY_FIRST_MS)}, and longer each time)`,
  },
  states: {
    empty: resting,
    loading: awaiting,
    refreshing: awaiting,
    fresh: resting,
    stale: resting,
    outdated: resting,
    failed: resting,
    missing: resting,
    refused: resting,
  },
}
