import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also, seconds } from '../words.ts'
import { UNDO_LIFETIME_MS, type UndoOfferMachine } from './machine.ts'

/** The operator of the mock, and when it is there. */
const KEY = 'charge-portal:undo:RC00005:subscriptions'
const NOW = '2026-05-20T09:40:00Z'
/** Moved to where it is, and never from elsewhere: it is undone without a difference. */
const CARD = { id: 'T000001', number: 'BE-BCA-012007-1', before: 'SU00001', after: 'SU00001' }
const UNDO = '“Undo 1 change”'
const SENTENCE = 'text that begins with “These changes can be undone until”'

/** The offer to undo a bulk update as a manual tester meets it. */
export const undoOfferWords: WordsFor<UndoOfferMachine<string>> = {
  holds: {},
  starts: ({ kept, now }) =>
    also(
      `Stop the clock of the mock at ${NOW}`,
      kept &&
        `open /silent-renew-oidc.html (an empty page); set ${KEY} in the local storage to ${JSON.stringify({ v: 1, until: Date.parse(NOW) + kept.until - now, items: [CARD] })}`,
      'sign in as operator and open /network/bulk-subscriptions',
    ),
  events: {
    OFFER: ({ items }) => `Change the subscriptions of ${items.join(' and ')}`,
    TAKE: `Press ${UNDO}; wait for “Undo changes”; press ${UNDO}`,
  },
  answers: {},
  delays: { UNDO_LEFT: `Wait ${seconds(UNDO_LIFETIME_MS)}` },
  states: {
    restoring: untold('It is over at once'),
    none: `“Bulk update subscriptions”; no ${SENTENCE}`,
    offered: `a ${SENTENCE}; ${UNDO}`,
  },
}
