// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import type { Column, Sort } from './table.ts'
import { mount } from './testing/mount.tsx'

interface Row {
  id: string
  name: string
}
const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', header: 'Charge box', cell: (row) => row.id, sortable: true },
  { key: 'name', header: 'Description', cell: (row) => row.name, sortable: true, phone: 'title' },
  { key: 'state', header: 'State', cell: () => 'Available' },
]
const ROWS = [{ id: 'BCA-1', name: 'Bay 1' }]

const sorted = vi.fn<(sort: Sort) => void>()
let unmount = () => undefined as void
beforeEach(() => {
  sorted.mockReset()
  unmount = mount(
    <DataTable
      caption="Chargers"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      rowHref={(row) => `/my/chargepoints/${row.id}`}
      sort={{ key: 'name', direction: 'ascending' }}
      onSort={sorted}
    />,
  )
})
afterEach(() => unmount())

describe('DataTable', () => {
  test('marks the sorted and the sortable columns', () => {
    const headers = [...document.querySelectorAll('thead th')].map((th) => [
      (th.querySelector('button') ?? th).textContent,
      th.getAttribute('aria-sort'),
    ])
    expect(headers).toEqual([
      ['Charge box', 'none'],
      ['Description', 'ascending'],
      ['State', null],
    ])
  })

  test('names a row by its title cell', () => {
    const names = [...document.querySelectorAll('tbody th[scope=row]')].map((th) => th.textContent)
    expect(names[0]).toBe('Bay 1')
  })

  test('reverses the sorted column and sorts another one in ascending order', () => {
    const buttons = document.querySelectorAll<HTMLElement>('th button')
    act(() => buttons[1]?.click())
    act(() => buttons[0]?.click())
    expect(sorted.mock.calls).toEqual([
      [{ key: 'name', direction: 'descending' }],
      [{ key: 'id', direction: 'ascending' }],
    ])
  })

  test('links a row through its title only', () => {
    const links = [...document.querySelectorAll('tbody a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bay 1', '/my/chargepoints/BCA-1'],
    ])
  })

  test('forwards clicks and modifier keys to the link of a row with sticky columns, except on a control', () => {
    const followed: boolean[] = []
    const link = document.querySelector('tbody a')
    link?.addEventListener('click', (event) => {
      event.preventDefault()
      followed.push(event instanceof MouseEvent && event.ctrlKey)
    })
    const state = document.querySelector('tbody td:last-child')
    const press = (type: string, more: MouseEventInit = {}) =>
      act(() => void state?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...more })))
    // Without sticky columns the link itself covers the row, so clicks are not forwarded.
    press('click')
    expect(followed).toEqual([])
    document.querySelector('table')?.parentElement?.classList.add('columns-stay')
    press('click')
    press('click', { ctrlKey: true })
    press('auxclick', { button: 1 })
    press('auxclick', { button: 2 })
    expect(followed).toEqual([false, true, true])
    act(() => void link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    expect(followed).toHaveLength(4)
  })
})
