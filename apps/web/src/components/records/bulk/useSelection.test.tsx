// @vitest-environment jsdom
import { createTable, FIRST_VIEW, type TablePage, type TableQuery, type TableRef } from '@portal/machines'
import { act, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import { mount } from '../../../ui/testing/mount.tsx'
import { selectColumn } from './SelectBox.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useSelection } from './useSelection.ts'

vi.mock('../../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string, words: { name?: string; count?: number } = {}) =>
      [key, ...Object.values(words)].join(' '),
  }),
}))

const ROWS: readonly AnyRecord[] = ['a', 'b', 'c', 'd'].map((Id) => ({ Id, Links: {} }))

let unmount = () => undefined as void
let table: TableRef<AnyRecord>
afterEach(() => {
  unmount()
  table.stop()
})

const List = () => {
  const box = useRef<HTMLDivElement>(null)
  const [selection, select] = useSelection(box, table, [], true)
  const { head, cell } = selectColumn(selection, select, ({ Id }) => Id)
  return (
    <div ref={box}>
      {head}
      <table>
        <tbody>
          {selection.page.map((Id) => (
            <tr key={Id}>
              <td>{cell({ Id, Links: {} })}</td>
              <td>
                <a href={`#${Id}`}>{Id}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SelectionBar selection={selection} select={select} actions={[]} onChoose={() => undefined} />
    </div>
  )
}

const settle = () => waitFor(table, (snapshot) => !snapshot.hasTag('busy'))
const show = async (change: Partial<typeof FIRST_VIEW>) => {
  await act(async () => {
    table.send({ type: 'SHOW', change })
    await settle()
  })
}
const open = async () => {
  table = createActor(
    createTable<AnyRecord>().provide({
      delays: { RELOAD_THROTTLE: 0 },
      actors: {
        readPage: fromPromise<TablePage<AnyRecord>, TableQuery>(async ({ input }) => ({
          rows: input.pagenumber === 2 ? ROWS.slice(3) : ROWS.slice(0, 3),
          page: { PageNumber: input.pagenumber, PageCount: 2, Results: ROWS.length },
          at: 0,
        })),
      },
    }),
    { input: { fixed: [], view: FIRST_VIEW } },
  ).start()
  await settle()
  unmount = mount(<List />)
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input')]
const ticked = () => boxes().map((box) => box.checked)
const header = () => document.querySelector<HTMLInputElement>('[aria-label="record.selectPage"]')
const bar = () => document.querySelector('[role=status]')?.textContent
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
const click = (one: HTMLElement | null | undefined, shiftKey = false) =>
  act(() => void one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })))
const key = (name: string, held: KeyboardEventInit = {}) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held })
    document.activeElement?.dispatchEvent(event)
  })

describe('useSelection', () => {
  it('selects rows and ranges with checkboxes', async () => {
    await open()
    click(boxes()[0])
    expect(ticked()).toEqual([true, false, false])
    expect(header()?.indeterminate).toBe(true)
    click(boxes()[2], true)
    expect(ticked()).toEqual([true, true, true])
    expect(header()?.checked).toBe(true)
    expect(bar()).toBe('record.selected 3')
    click(header())
    expect(ticked()).toEqual([false, false, false])
    expect(bar()).toBe('')
  })

  it('selects with Space, Shift+Space and Ctrl+A, and clears with Escape', async () => {
    await open()
    document.querySelector('a')?.focus()
    key(' ')
    document.querySelectorAll('a')[1]?.focus()
    key(' ', { shiftKey: true })
    expect(ticked()).toEqual([true, true, false])
    key('a', { ctrlKey: true })
    expect(ticked()).toEqual([true, true, true])
    key('Escape')
    expect(bar()).toBe('')
  })

  it('keeps the selection on another page, and offers to select all matching records', async () => {
    await open()
    click(boxes()[1])
    await show({ page: 2 })
    expect(ticked()).toEqual([false])
    expect(bar()).toBe('record.selected 1')
    click(button('record.selectMatching 4'))
    expect(ticked()).toEqual([true])
    expect(bar()).toBe('record.selectedAll 4')
  })

  it('drops the selection when the filter changes, even if it changes back', async () => {
    await open()
    click(boxes()[1])
    await show({ filters: [{ id: '1', field: 'City', operator: 'EX', value: 'Gent' }] })
    expect(bar()).toBe('')
    await show({ filters: [] })
    expect(bar()).toBe('')
    expect(ticked()).toEqual([false, false, false])
  })
})
