import { definePageModel } from '../paths/wordsFor.ts'
import {
  rowSelectionMachine,
  selectIsAllSelected,
  selectMatchingMore,
  selectPageSelection,
  selectSelectedCount,
} from './machine.ts'
import { rowSelectionModel } from './model.ts'
import { rowSelectionWords } from './words.ts'

/** Alarms of the mock, rows of a page, and open alarms. */
const ALARMS = { all: 29, page: 10, open: 13 } as const

const keys = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
const first = { type: 'ROWS', keys: keys(1, ALARMS.page), total: ALARMS.all, scope: 'all' } as const
const second = { ...first, keys: keys(ALARMS.page + 1, 2 * ALARMS.page) } as const
const open = { ...first, total: ALARMS.open, scope: 'open' } as const

/** An operator's alarms, selected by the boxes of two pages; another filter begins with none. */
export const rowSelectionPageModel = definePageModel(rowSelectionMachine, {
  inputs: [null],
  events: [
    first,
    second,
    open,
    { type: 'TOGGLE', key: '1' },
    { type: 'TOGGLE', key: '12' },
    { type: 'EXTEND', key: '3' },
    { type: 'TOGGLE_PAGE' },
    { type: 'SELECT_MATCHING' },
    { type: 'CLEAR' },
  ],
  key: rowSelectionModel.key,
  facts: (snapshot) => ({
    count: selectSelectedCount(snapshot),
    isAll: selectIsAllSelected(snapshot),
    header: selectPageSelection(snapshot),
    more: selectMatchingMore(snapshot),
  }),
  allows: (snapshot, event) => {
    const { page, scope } = snapshot.context
    switch (event.type) {
      case 'ROWS':
        // The list begins with its first page; another filter begins with its first page too.
        if (page.length === 0) return event === first
        if (scope === 'open' || event === open) return scope === 'all' && event === open && page[0] === '1'
        return event['keys'][0] !== page[0]
      case 'TOGGLE':
      case 'EXTEND':
        return scope === 'all' && page.includes(String(event['key']))
      case 'TOGGLE_PAGE':
        return page.length > 0
      case 'SELECT_MATCHING':
        return selectMatchingMore(snapshot) > 0
      case 'CLEAR':
        return selectSelectedCount(snapshot) > 0
      default:
        return true
    }
  },
  words: rowSelectionWords,
  limit: 4_000,
})
