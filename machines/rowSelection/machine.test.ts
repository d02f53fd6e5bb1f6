import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type RowSelectionEvent,
  rowSelectionMachine,
  SELECTION_MOST,
  selectIsAllSelected,
  selectMatchingMore,
  selectPageSelection,
  selectSelectedCount,
  selectSelectedKeys,
} from './machine.ts'

const FIRST = { type: 'ROWS', keys: ['a', 'b', 'c', 'd'], total: 6, scope: '' } as const
const SECOND = { type: 'ROWS', keys: ['e', 'f'], total: 6, scope: '' } as const

const after = (...events: readonly RowSelectionEvent[]) => {
  const selection = createActor(rowSelectionMachine).start()
  for (const event of events) selection.send(event)
  return selection.getSnapshot()
}
const toggle = (key: string) => ({ type: 'TOGGLE', key }) as const
const extend = (key: string) => ({ type: 'EXTEND', key }) as const

it('selects a range from the one that was selected last, in either direction', () => {
  expect(selectSelectedKeys(after(FIRST, toggle('b'), extend('d')))).toEqual(['b', 'c', 'd'])
  expect(selectSelectedKeys(after(FIRST, toggle('c'), extend('a')))).toEqual(['c', 'a', 'b'])
  expect(selectSelectedKeys(after(FIRST, extend('c')))).toEqual(['c'])
})

it('keeps the selection while pages are turned', () => {
  const snapshot = after(FIRST, toggle('a'), SECOND, { type: 'TOGGLE_PAGE' })
  expect(selectSelectedKeys(snapshot)).toEqual(['a', 'e', 'f'])
  expect(selectPageSelection(snapshot)).toBe('all')
  expect(selectMatchingMore(snapshot)).toBe(3)
})

it('begins a range again on another page', () => {
  expect(selectSelectedKeys(after(FIRST, toggle('a'), SECOND, extend('f')))).toEqual(['a', 'f'])
})

it('selects all that match, and leaves one out again', () => {
  const all = [FIRST, toggle('a'), { type: 'SELECT_MATCHING' }] as const
  expect(selectSelectedCount(after(...all))).toBe(6)
  const without = after(...all, toggle('b'))
  expect(selectIsAllSelected(without)).toBe(false)
  expect(selectSelectedKeys(without)).toEqual(['a', 'c', 'd'])
})

it('drops the selection where other filters hold', () => {
  expect(selectSelectedCount(after(FIRST, toggle('a'), { ...FIRST, scope: 'City' }))).toBe(0)
  expect(
    selectSelectedCount(after(FIRST, toggle('a'), { type: 'SELECT_MATCHING' }, { ...FIRST, scope: 'City' })),
  ).toBe(0)
})

it('offers not more than can be acted on at once', () => {
  const snapshot = after({ ...FIRST, total: SELECTION_MOST + 1 }, toggle('a'), { type: 'SELECT_MATCHING' })
  expect(selectIsAllSelected(snapshot)).toBe(false)
  expect(selectMatchingMore(snapshot)).toBe(0)
})
