import { definePageModel } from '../paths/wordsFor.ts'
import { createUndoOffer, selectUndoable, UNDO_LIFETIME_MS } from './machine.ts'
import { undoOfferModel } from './model.ts'
import { undoOfferWords } from './words.ts'

const machine = createUndoOffer<string>()

/** What an operator did to many cards a moment ago, as the page finds it on the device. */
export const undoOfferPageModel = definePageModel(machine, {
  inputs: [
    { kept: undefined, now: 1 },
    { kept: { items: ['a'], until: UNDO_LIFETIME_MS }, now: 1 },
    { kept: { items: ['a'], until: 1 }, now: 2 },
  ],
  events: [{ type: 'TAKE' }],
  key: undoOfferModel.key,
  facts: (snapshot) => ({ items: selectUndoable(snapshot)?.items.join(' ') ?? '' }),
  allows: (snapshot) => selectUndoable(snapshot) !== undefined,
  unreachable: {
    '(root): OFFER → offered': 'It takes a whole update of many cards: bulkSubscriptions.spec.ts plays it',
  },
  words: undoOfferWords,
  limit: 200,
})
