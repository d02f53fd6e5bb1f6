import type { WordsFor } from '@portal/paths'
import { answered, fails, seconds, silent } from '../words.ts'
import {
  type NewVersionMachine,
  VERSION_LATER_MS,
  VERSION_LOOK_EVERY_MS,
  VERSION_LOOK_TIMEOUT_MS,
  VERSION_REST_MS,
} from './machine.ts'

const PAGE = 'the start page'
/** The page of another deployment: its first file has another name. */
const ANOTHER = '<script type="module" crossorigin src="/assets/index-another.js"></script>'
const OFFER = '“A new version is here”'
const LOOK_AGAIN = `Hold ${PAGE}; click into another window, and back into the portal`
const QUIET = `no ${OFFER}; nothing waits`

/** A deployment, as seen with the portal open. */
export const newVersionWords: WordsFor<NewVersionMachine> = {
  holds: { [PAGE]: '/' },
  starts: `Sign in as driver and open /ui-elements; hold ${PAGE}; click into another window, and back into the portal`,
  events: {
    FOCUS: LOOK_AGAIN,
    RELOAD: 'Press “Reload page”',
    LATER: 'Press “Later”',
  },
  answers: {
    look: {
      done: (isAnother) => (isAnother ? `Let ${PAGE} be answered with ‘${ANOTHER}’` : answered(PAGE)),
      failed: (reason) => fails(PAGE, reason),
    },
  },
  delays: {
    // The rest is over by then.
    LOOK_EVERY: `Hold ${PAGE}; wait ${seconds(VERSION_LOOK_EVERY_MS - VERSION_REST_MS)}`,
    REST: `Wait ${seconds(VERSION_REST_MS)}`,
    LOOK_TIMEOUT: silent(PAGE, VERSION_LOOK_TIMEOUT_MS),
    LATER: `Wait ${seconds(VERSION_LATER_MS)}`,
  },
  states: {
    looking: `no ${OFFER}; ${PAGE} waits`,
    'current.resting': QUIET,
    'current.ready': QUIET,
    here: `${OFFER}; “Reload page”; “Later”`,
    later: QUIET,
    reloading: `the page is loaded again; “UI elements”; no ${OFFER}`,
  },
}
