import { defineModel, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { listSheetMachine, selectSheetStop } from './machine.ts'
import { listSheetWords } from './words.ts'

/** Each stop, reached by a button and by dragging. */
export const listSheetModel = defineModel(listSheetMachine, {
  inputs: [{ stop: 'half' }, { stop: 'low' }, { stop: 'full' }],
  events: [
    { type: 'LIST' },
    { type: 'BOTH' },
    { type: 'MAP' },
    { type: 'OPEN' },
    { type: 'DROP', share: 0.1 },
    { type: 'DROP', share: 0.5 },
    { type: 'DROP', share: 0.9 },
  ],
  key: () => ({}),
  facts: (snapshot) => ({ stop: selectSheetStop(snapshot) }),
  laws: {
    'an opened location is seen': (_, { after }) => {
      const open = after({ type: 'OPEN' })
      return open === undefined || selectSheetStop(open) !== 'low'
    },
  },
  interrupts: none('Nothing comes from outside: it moves by the hand of the person alone.'),
  words: wordsFor(listSheetMachine, listSheetWords),
  limit: 200,
})
