import { defineModel, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { createUndoOffer, selectUndoable, UNDO_LIFETIME_MS } from './machine.ts'
import { undoOfferWords } from './words.ts'

const machine = createUndoOffer<string>()

/** A visit that finds nothing, an offer that goes on, and one whose time is over. */
export const undoOfferModel = defineModel(machine, {
  inputs: [
    { kept: undefined, now: 1 },
    { kept: { items: ['a'], until: UNDO_LIFETIME_MS }, now: 1 },
    { kept: { items: ['a'], until: 1 }, now: 2 },
  ],
  events: [{ type: 'OFFER', items: ['a', 'b'], now: 5 }, { type: 'TAKE' }],
  key: ({ context }) => ({ items: context.items.join(' '), until: context.until, leftMs: context.leftMs }),
  facts: (snapshot) => ({ items: selectUndoable(snapshot)?.items.join(' ') ?? '' }),
  interrupts: none('Nothing from outside comes between: it waits for time and for a press.'),
  laws: {
    'nothing can be undone twice': (_, { after }) => {
      const taken = after({ type: 'TAKE' })
      return taken === undefined || selectUndoable(taken) === undefined
    },
  },
  words: wordsFor(machine, undoOfferWords),
  limit: 200,
})
