import { defineModel, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import {
  type RowSelectionSnapshot,
  rowSelectionMachine,
  SELECTION_MOST,
  selectIsAllSelected,
  selectIsRowSelected,
  selectMatchingMore,
  selectPageSelection,
  selectSelectedCount,
  selectSelectedKeys,
} from './machine.ts'
import { rowSelectionWords } from './words.ts'

const rows = (keys: string, total: number, scope = 'open') =>
  ({ type: 'ROWS', keys: keys.split(' '), total, scope }) as const

const chosenIn = (snapshot: RowSelectionSnapshot): string =>
  [...selectSelectedKeys(snapshot)].sort().join(' ')

/** A list of two pages. */
export const rowSelectionModel = defineModel(rowSelectionMachine, {
  inputs: [null],
  events: [
    rows('a b c', 4),
    rows('d', 4),
    rows('a b c', SELECTION_MOST + 1),
    rows('x', 1, 'closed'),
    { type: 'TOGGLE', key: 'a' },
    { type: 'TOGGLE', key: 'd' },
    { type: 'EXTEND', key: 'c' },
    { type: 'TOGGLE_PAGE' },
    { type: 'SELECT_MATCHING' },
    { type: 'CLEAR' },
  ],
  key: ({ context: { keys, anchor, page, total, scope } }) => ({
    keys: [...keys].sort().join(' '),
    anchor: anchor ?? null,
    pageKeys: page.join(' '),
    total,
    scope,
  }),
  facts: (snapshot) => ({
    count: selectSelectedCount(snapshot),
    isAll: selectIsAllSelected(snapshot),
    page: selectPageSelection(snapshot),
    more: selectMatchingMore(snapshot),
    isFirst: selectIsRowSelected(snapshot, 'a'),
    keys: chosenIn(snapshot),
  }),
  invariants: {
    'no record is selected twice': ({ context: { keys } }) => new Set(keys).size === keys.length,
  },
  interrupts: none('All of it is on this page, and nothing of it is sent'),
  laws: {
    'turning the page keeps the selection': (snapshot, { after }) => {
      const { scope } = snapshot.context
      const later = after(rows('d', 4, scope))
      return later === undefined || chosenIn(later) === chosenIn(snapshot)
    },
    'other filters begin with nothing selected': (snapshot, { after }) => {
      const later = after(rows('q', 1, 'other'))
      return later === undefined || selectSelectedCount(later) === 0
    },
    'CLEAR leaves nothing selected': (_, { after }) => {
      const later = after({ type: 'CLEAR' })
      return later === undefined || selectSelectedCount(later) === 0
    },
  },
  words: wordsFor(rowSelectionMachine, rowSelectionWords),
  limit: 4_000,
})
