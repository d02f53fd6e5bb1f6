import type { WordsFor } from '../paths/wordsFor.ts'
import { fails, seconds, silent } from '../words.ts'
import {
  type NewVersionMachine,
  VERSION_LATER_MS,
  VERSION_LOOK_EVERY_MS,
  VERSION_LOOK_TIMEOUT_MS,
  VERSION_REST_MS,
} from './machine.ts'

/** A deployment, as seen with the portal open. */
export const newVersionWords: WordsFor<NewVersionMachine> = {
  holds: {},
  starts: 'Open the portal, leave its tab and come back to it',
  events: {
    FOCUS: 'Leave the tab and come back to it',
    RELOAD: 'Press “Reload page”',
    LATER: 'Press “Later”',
  },
  answers: {
    look: {
      done: (isAnother) => `Let the server answer with ${isAnother ? 'another' : 'the same'} version`,
      failed: (reason) => fails('the version', reason),
    },
  },
  delays: {
    LOOK_EVERY: `Wait ${seconds(VERSION_LOOK_EVERY_MS)}`,
    REST: `Wait ${seconds(VERSION_REST_MS)}`,
    LOOK_TIMEOUT: silent('the version', VERSION_LOOK_TIMEOUT_MS),
    LATER: `Wait ${seconds(VERSION_LATER_MS)}`,
  },
  states: {
    looking: 'no notice, and one request for the page',
    'current.resting': 'no notice',
    'current.ready': 'no notice',
    here: '“A new version is here”',
    later: 'no notice',
    reloading: 'the portal, loaded again',
  },
}
