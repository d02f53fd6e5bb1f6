import {
  queryOf,
  type RowSelectionRef,
  rowSelectionMachine,
  selectSelectedCount,
  selectTablePage,
  selectTableRows,
  selectTableView,
  type TableRef,
} from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { useOwnActor } from '../../../data/ownActor.ts'
import { isCtrlKey, isShortcut } from '../../../data/shortcuts.ts'
import { startChart } from '../../../data/startChart.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'

/** Which records of a table are selected; it follows what the table shows. */
export const useSelection = (table: TableRef<AnyRecord>, fixed: readonly Filter[]): RowSelectionRef => {
  const selection = useOwnActor(() => startChart(rowSelectionMachine))
  const rows = useSelector(table, (snapshot) => selectTableRows<AnyRecord>(snapshot))
  const page = useSelector(table, selectTablePage)
  const scope = queryOf(fixed, useSelector(table, selectTableView)).filter ?? ''
  useEffect(() => {
    if (rows && page)
      selection.send({ type: 'ROWS', keys: rows.map(({ Id }) => Id), total: page.Results, scope })
  }, [selection, rows, page, scope])
  return selection
}

const isTyping = (target: Element): boolean =>
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null

/** Space or `x` selects the row that has the focus, with Shift a range; Ctrl or ⌘ A selects the page, and Escape nothing. */
export const useSelectionKeys = (
  box: RefObject<HTMLElement | null>,
  selection: RowSelectionRef,
  isOn: boolean,
): void => {
  useEffect(() => {
    const element = isOn ? box.current : null
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof Element) || event.defaultPrevented || isTyping(target)) return
      // There Escape leaves the dialog, and what is selected stays.
      if (target.closest('dialog')) return
      const row = target.closest('a') && target.closest<HTMLTableRowElement>('tbody tr')
      const key = row ? selection.getSnapshot().context.page[row.sectionRowIndex] : undefined
      if ((event.key === ' ' || isShortcut(event, 'x')) && key !== undefined)
        selection.send({ type: event.shiftKey ? 'EXTEND' : 'TOGGLE', key })
      else if (isCtrlKey(event, 'a') && target.closest('table')) selection.send({ type: 'TOGGLE_PAGE' })
      else if (event.key === 'Escape' && selectSelectedCount(selection.getSnapshot()) > 0)
        selection.send({ type: 'CLEAR' })
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [box, selection, isOn])
}
