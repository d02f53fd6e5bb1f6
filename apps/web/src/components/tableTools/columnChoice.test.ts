import { describe, expect, it } from 'vitest'
import { FIRST_LAYOUT, type OfferedColumn } from '../../data/visibleColumns.ts'
import type { TableLayout } from '../../services/storedLayouts.ts'
import { type ColumnChange, changeColumns, choiceOf, layoutOf } from './columnChoice.ts'

const offered: readonly OfferedColumn[] = [
  { key: 'name', header: 'Name', isFixed: true, isFirst: true },
  { key: 'state', header: 'State', isFixed: false, isFirst: true },
  { key: 'city', header: 'City', isFixed: false, isFirst: false },
]

const after = (layout: TableLayout, ...changes: readonly ColumnChange[]) =>
  changes.reduce((choice, change) => changeColumns(offered, choice, change), choiceOf(offered, layout))
const toggle = (key: string): ColumnChange => ({ type: 'toggle', key })
const move = (key: string, by: -1 | 1): ColumnChange => ({ type: 'move', key, by })

describe('the column choice', () => {
  it('can show, move and hide columns', () => {
    const toggled = after(FIRST_LAYOUT, toggle('city'), move('city', -1))
    expect(layoutOf(offered, toggled)).toEqual({ columns: ['name', 'city', 'state'], density: 'normal' })
    const hidden = changeColumns(offered, toggled, toggle('state'))
    expect(layoutOf(offered, hidden).columns).toEqual(['name', 'city'])
  })

  it('keeps the position of a column that is hidden and shown again', () => {
    const { order, visible } = after(FIRST_LAYOUT, move('state', -1), toggle('state'), toggle('state'))
    expect(order).toEqual(['state', 'name', 'city'])
    expect(order.filter((key) => visible.includes(key))).toEqual(['state', 'name'])
  })

  it.each([
    ['hide the column that links to the record', toggle('name')],
    ['show a column that no longer exists', toggle('gone')],
    ['move the first column up', move('name', -1)],
    ['move the last column down', move('city', 1)],
    ['move a column that no longer exists', move('gone', 1)],
  ])('cannot %s', (_, change) => {
    const choice = choiceOf(offered, FIRST_LAYOUT)
    expect(changeColumns(offered, choice, change)).toBe(choice)
  })

  it('resets to the declared layout', () => {
    const reset = after({ columns: ['city', 'name'], density: 'compact' }, { type: 'reset' })
    expect(layoutOf(offered, reset)).toEqual(FIRST_LAYOUT)
    expect(reset.order).toEqual(['name', 'state', 'city'])
  })

  it('stores no columns if they match the declaration', () => {
    const compact = after(FIRST_LAYOUT, toggle('city'), toggle('city'), {
      type: 'setDensity',
      density: 'compact',
    })
    expect(layoutOf(offered, compact)).toEqual({ columns: undefined, density: 'compact' })
  })
})
