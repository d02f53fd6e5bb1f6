import { describe, expect, it } from 'vitest'
import {
  isRowSelected,
  matchingMore,
  NO_SELECTION,
  pageSelection,
  reduceSelection,
  SELECTION_MOST,
  type SelectionAction,
  selectedCount,
  selectedIds,
} from './selection.ts'

const FIRST = { type: 'rows', keys: ['a', 'b', 'c', 'd'], total: 6, scope: '' } as const
const SECOND = { type: 'rows', keys: ['e', 'f'], total: 6, scope: '' } as const
const MATCHING = { type: 'selectMatching' } as const

const after = (...actions: readonly SelectionAction[]) => actions.reduce(reduceSelection, NO_SELECTION)
const toggle = (key: string) => ({ type: 'toggle', key }) as const
const extend = (key: string) => ({ type: 'extend', key }) as const

describe('the selection', () => {
  it('selects a range from the last selected record in both directions', () => {
    expect(after(FIRST, toggle('b'), extend('d')).keys).toEqual(['b', 'c', 'd'])
    expect(after(FIRST, toggle('c'), extend('a')).keys).toEqual(['c', 'a', 'b'])
    expect(after(FIRST, extend('c')).keys).toEqual(['c'])
  })

  it('starts a new range on another page', () => {
    expect(after(FIRST, toggle('a'), SECOND, extend('f')).keys).toEqual(['a', 'f'])
  })

  it('keeps records of other pages', () => {
    const selection = after(FIRST, toggle('a'), SECOND, { type: 'togglePage' })
    expect(selection.keys).toEqual(['a', 'e', 'f'])
    expect(pageSelection(selection)).toBe('all')
    expect(matchingMore(selection)).toBe(3)
  })

  it('keeps a selected record that left the list', () => {
    const selection = after(FIRST, toggle('a'), { ...FIRST, keys: ['b', 'c', 'd'], total: 5 })
    expect(selection.keys).toEqual(['a'])
    expect(pageSelection(selection)).toBe('none')
  })

  it('ignores a record that is not on the page', () => {
    const selection = after(FIRST, toggle('a'))
    expect(reduceSelection(selection, toggle('e'))).toBe(selection)
    expect(reduceSelection(selection, extend('e'))).toBe(selection)
  })

  it('selects and deselects the whole page', () => {
    const page = after(FIRST, toggle('b'), { type: 'togglePage' })
    expect(pageSelection(after(FIRST, toggle('b')))).toBe('some')
    expect(page.keys).toEqual(['b', 'a', 'c', 'd'])
    expect(reduceSelection(page, { type: 'togglePage' }).keys).toEqual([])
  })

  it('selects all matching records, and narrows to the page when one is deselected', () => {
    const all = after(FIRST, toggle('a'), MATCHING)
    expect(selectedCount(all)).toBe(6)
    expect(selectedIds(all)).toBeUndefined()
    expect(isRowSelected(all, 'z')).toBe(true)
    expect(selectedCount(reduceSelection(all, SECOND))).toBe(6)
    const without = reduceSelection(all, toggle('b'))
    expect(selectedIds(without)).toEqual(['a', 'c', 'd'])
  })

  it('clears “all matching” when the page is toggled', () => {
    expect(selectedCount(after(FIRST, toggle('a'), MATCHING, { type: 'togglePage' }))).toBe(0)
  })

  it('clears the selection when the filters change', () => {
    const other = { ...FIRST, scope: 'City' }
    expect(selectedCount(after(FIRST, toggle('a'), other))).toBe(0)
    expect(selectedCount(after(FIRST, toggle('a'), MATCHING, other))).toBe(0)
    expect(selectedCount(after(FIRST, toggle('a'), other, FIRST))).toBe(0)
  })

  it('drops all records and the start of a range when it is cleared', () => {
    expect(selectedCount(after(FIRST, toggle('a'), { type: 'clear' }))).toBe(0)
    expect(after(FIRST, toggle('b'), { type: 'clear' }, extend('d')).keys).toEqual(['d'])
    expect(selectedCount(after(FIRST, toggle('a'), MATCHING, { type: 'clear' }))).toBe(0)
  })

  it('does not offer to select all matching records if they exceed the limit of a bulk action', () => {
    const selection = after({ ...FIRST, total: SELECTION_MOST + 1 }, toggle('a'), MATCHING)
    expect(selection.isAll).toBe(false)
    expect(matchingMore(selection)).toBe(0)
  })

  it('offers all matching records only if some are selected', () => {
    expect(matchingMore(after(FIRST))).toBe(0)
    expect(selectedCount(after(FIRST, MATCHING))).toBe(0)
  })
})
