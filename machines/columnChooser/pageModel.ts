import { definePageModel } from '../paths/wordsFor.ts'
import { FIRST_LAYOUT, type OfferedColumn } from './layout.ts'
import {
  columnChooserMachine,
  selectChooserDensity,
  selectChooserLines,
  selectIsChooserOpen,
  selectIsLayoutChosen,
  selectIsLayoutUnkept,
} from './machine.ts'
import { columnChooserModel } from './model.ts'
import { columnChooserWords } from './words.ts'

/** The columns of the list of charge cards, by their headers. */
const offered: readonly OfferedColumn[] = [
  'Number',
  'Description',
  'Used by',
  'Subscription',
  'Status',
  'Issues',
].map((header) => ({ key: header, header, isFixed: header === 'Number', isFirst: true }))

/** The columns of the charge cards, as a fleet manager chooses them: first as the list declares them, then as a former release left them. */
export const columnChooserPageModel = definePageModel(columnChooserMachine, {
  inputs: [
    { offered, layout: FIRST_LAYOUT },
    { offered, layout: { columns: ['gone', 'Issues', 'Issues'], density: 'compact' } },
  ],
  events: [
    { type: 'TOGGLE', key: 'Description' },
    { type: 'MOVE', key: 'Issues', by: -1 },
    { type: 'MOVE', key: 'Issues', by: 1 },
    { type: 'SET_DENSITY', density: 'compact' },
    { type: 'SET_DENSITY', density: 'normal' },
    { type: 'RESET' },
    { type: 'NOT_KEPT' },
    { type: 'CLOSE' },
  ],
  key: columnChooserModel.key,
  facts: (snapshot) => ({
    isOpen: selectIsChooserOpen(snapshot),
    columns: selectChooserLines(snapshot)
      .map(({ header, isShown }) => (isShown ? header : `(${header})`))
      .join(', '),
    density: selectChooserDensity(snapshot),
    isChosen: selectIsLayoutChosen(snapshot),
    isUnkept: selectIsLayoutUnkept(snapshot),
  }),
  allows: (snapshot, event) => {
    switch (event.type) {
      case 'SET_DENSITY':
        // Pressing the chosen one again changes nothing.
        return event['density'] !== selectChooserDensity(snapshot)
      case 'RESET':
        return selectIsLayoutChosen(snapshot)
      default:
        return true
    }
  },
  words: columnChooserWords,
  limit: 1_000,
})
