import { definePageModel } from '../paths/wordsFor.ts'
import { listSheetMachine, selectSheetStop } from './machine.ts'
import { listSheetWords } from './words.ts'

/** The list over the map on a phone, moved by its buttons, by hand, and by opening a location. */
export const listSheetPageModel = definePageModel(listSheetMachine, {
  inputs: [{ stop: 'half' }, { stop: 'low' }, { stop: 'full' }],
  events: [
    { type: 'LIST' },
    { type: 'BOTH' },
    { type: 'MAP' },
    { type: 'OPEN' },
    { type: 'DROP', share: 0.2 },
    { type: 'DROP', share: 0.5 },
    { type: 'DROP', share: 0.8 },
  ],
  key: () => ({}),
  facts: (snapshot) => ({ stop: selectSheetStop(snapshot) }),
  allows: (snapshot, { type }) => {
    const stop = selectSheetStop(snapshot)
    switch (type) {
      // Pressing the chosen one again changes nothing.
      case 'LIST':
        return stop !== 'full'
      case 'BOTH':
        return stop !== 'half'
      case 'MAP':
        return stop !== 'low'
      case 'OPEN':
        return stop === 'low'
      default:
        return true
    }
  },
  words: listSheetWords,
  limit: 200,
})
