// @vitest-environment jsdom
import { FIRST_VIEW, type TableView } from '@portal/machines'
import { act, createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '../ui/testing/mount.tsx'
import { type DisplayedTable, type LocalTable, pageOf, useLocalTable } from './localTable.ts'

vi.mock('../app/context.ts', () => ({ useSystem: () => ({ filters: new Map() }) }))

interface Bay {
  readonly id: string
  readonly name: string
  readonly power: number
}

const bays: readonly Bay[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index + 1),
  name: `Bay ${index + 1}`,
  power: index % 2,
}))

const table: LocalTable<Bay> = {
  filterFields: [],
  ownNames: { q: { operator: 'CO' } },
  sortFields: ['name', 'power'],
  first: { ...FIRST_VIEW, sort: { field: 'name', isDescending: false } },
  rowKey: ({ id }) => id,
  fits: ({ name }, { value }) => name.includes(value),
  sortValues: { name: ({ name }) => name, power: ({ power }) => power },
}
const idsOf = (change: Partial<TableView> = {}) =>
  pageOf(bays, { ...table.first, ...change }, table).rows.map(({ id }) => id)

it('pageOf sorts names with numbers naturally, reverses the order on request, and breaks ties by key', () => {
  expect(idsOf()).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '))
  expect(idsOf({ sort: { field: 'name', isDescending: true } })[0]).toBe('23')
  expect(idsOf({ sort: { field: 'power', isDescending: true } }).slice(0, 3)).toEqual(['2', '4', '6'])
})

it('pageOf returns rows that match all conditions, and the last page if the view is beyond it (S4)', () => {
  const filters = [
    { field: 'q', operator: 'CO', value: 'Bay 1' },
    { field: 'q', operator: 'CO', value: '1' },
  ] as const
  const { rows, page } = pageOf(bays, { ...table.first, filters, page: 99 }, table)
  expect(page).toEqual({ PageCount: 2, PageNumber: 2, Results: 11 })
  expect(rows.map(({ id }) => id)).toEqual(['19'])
})

const drawn = vi.fn<(table: DisplayedTable<Bay>) => null>(() => null)
const View = () => drawn(useLocalTable(bays, table))
const lastTable = () => drawn.mock.lastCall?.[0]

let unmount = () => undefined as void
afterEach(() => unmount())

it('useLocalTable follows the URL and writes each change to it, resetting the page unless the page changed', () => {
  window.history.replaceState(null, '', '/list?debug=1&page=99')
  unmount = mount(createElement(View))
  expect(lastTable()?.view.page).toBe(3)
  act(() => lastTable()?.show({ page: 2 }))
  expect(lastTable()?.rows?.[0]?.id).toBe('11')
  expect(window.location.search).toBe('?debug=1&page=2')
  act(() => lastTable()?.show({ filters: [{ field: 'q', operator: 'CO', value: 'Bay 2' }] }))
  expect(lastTable()?.page).toEqual({ PageCount: 1, PageNumber: 1, Results: 5 })
  expect(window.location.search).toBe('?debug=1&q=Bay+2')
})
