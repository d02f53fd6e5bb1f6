import { defineModel, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { FIRST_LAYOUT, type OfferedColumn } from './layout.ts'
import {
  type ColumnChooserSnapshot,
  columnChooserMachine,
  selectChooserDensity,
  selectChooserLines,
  selectIsChooserOpen,
  selectIsLayoutChosen,
  selectIsLayoutUnkept,
} from './machine.ts'
import { columnChooserWords } from './words.ts'

const column = (key: string, more: Partial<OfferedColumn> = {}): OfferedColumn => ({
  key,
  header: key,
  isFixed: false,
  isFirst: true,
  ...more,
})
/** A name that leads to the record, a state, and a field that is not shown at first. */
const offered = [column('name', { isFixed: true }), column('state'), column('city', { isFirst: false })]

const linesOf = (snapshot: ColumnChooserSnapshot): string =>
  selectChooserLines(snapshot)
    .map(({ key, isShown }) => (isShown ? key : `(${key})`))
    .join(' ')

export const columnChooserModel = defineModel(columnChooserMachine, {
  inputs: [
    { offered, layout: FIRST_LAYOUT },
    // As another release left it: with a column that is gone, one twice, and without the one that is always there.
    { offered, layout: { columns: ['gone', 'city', 'city'], density: 'compact' } },
  ],
  events: [
    { type: 'TOGGLE', key: 'state' },
    { type: 'TOGGLE', key: 'name' },
    { type: 'MOVE', key: 'city', by: -1 },
    { type: 'MOVE', key: 'city', by: 1 },
    { type: 'MOVE', key: 'gone', by: 1 },
    { type: 'SET_DENSITY', density: 'compact' },
    { type: 'SET_DENSITY', density: 'normal' },
    { type: 'RESET' },
    { type: 'NOT_KEPT' },
    { type: 'CLOSE' },
  ],
  key: ({ context: { order, shown, density } }) => ({
    sequence: order.join(' '),
    shown: order.filter((key) => shown.includes(key)).join(' '),
    density,
  }),
  facts: (snapshot) => ({
    isOpen: selectIsChooserOpen(snapshot),
    columns: linesOf(snapshot),
    density: selectChooserDensity(snapshot),
    isChosen: selectIsLayoutChosen(snapshot),
    isUnkept: selectIsLayoutUnkept(snapshot),
  }),
  invariants: {
    'the column that leads to the record is always shown': ({ context }) => context.shown.includes('name'),
    'no column is lost, and none is there twice': ({ context }) =>
      [...context.order].sort().join(' ') === 'city name state',
  },
  interrupts: none('All of it is on this device'),
  laws: {
    'a column that is hidden and shown again is where it was': (snapshot, { after }) => {
      const later = after({ type: 'TOGGLE', key: 'state' }, { type: 'TOGGLE', key: 'state' })
      return later === undefined || linesOf(later) === linesOf(snapshot)
    },
    'RESET is as the list declares it': (_, { after }) => {
      const later = after({ type: 'RESET' })
      return later === undefined || !selectIsLayoutChosen(later)
    },
  },
  words: wordsFor(columnChooserMachine, columnChooserWords),
  limit: 1_000,
})
