import { untold, type WordsFor } from '../paths/wordsFor.ts'
import type { UndoOfferMachine } from './machine.ts'

/** The offer to undo a bulk update as a manual tester meets it. */
export const undoOfferWords: WordsFor<UndoOfferMachine<string>> = {
  holds: {},
  starts: 'Open /network/bulk-subscriptions, signed in as operator',
  events: {
    OFFER: ({ items }) => `Change the subscriptions of ${items.join(' and ')}`,
    TAKE: 'Press the button that undoes the changes',
  },
  answers: {},
  delays: { UNDO_LEFT: 'Wait until the ten minutes are over' },
  states: {
    restoring: untold('It is over at once'),
    none: 'no offer to undo anything',
    offered: ({ items }) => `the offer to undo what was done to ${String(items)}, and until when`,
  },
}
