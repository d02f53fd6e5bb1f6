import { queryOf, selectTablePage, selectTableRows, type TableRef } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import { isCtrlKey, isShortcut } from '../../../data/shortcuts.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import {
  NO_SELECTION,
  reduceSelection,
  type Selection,
  type SelectionAction,
  selectedCount,
} from './selection.ts'

/** Returns the selection of a table's records. Follows the rows of the table, and handles keys while `isOn`. */
export const useSelection = (
  box: RefObject<HTMLElement | null>,
  table: TableRef<AnyRecord>,
  fixed: readonly Filter[],
  isOn: boolean,
): readonly [Selection, Dispatch<SelectionAction>] => {
  const [selection, select] = useReducer(reduceSelection, NO_SELECTION)
  const rows = useSelector(table, (snapshot) => selectTableRows<AnyRecord>(snapshot))
  const page = useSelector(table, selectTablePage)
  const scope =
    queryOf(
      fixed,
      useSelector(table, ({ context }) => context.view),
    ).filter ?? ''
  useEffect(() => {
    if (rows && page) select({ type: 'rows', keys: rows.map(({ Id }) => Id), total: page.Results, scope })
  }, [rows, page, scope])
  useSelectionKeys(box, selection, select, isOn)
  return [selection, select]
}

const isTyping = (target: Element): boolean =>
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null

/** Space or `x` selects the focused row, with Shift a range; Ctrl or ⌘ A selects the page, and Escape clears. */
const useSelectionKeys = (
  box: RefObject<HTMLElement | null>,
  selection: Selection,
  select: Dispatch<SelectionAction>,
  isOn: boolean,
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || event.defaultPrevented || isTyping(target)) return
    // In a dialog Escape closes the dialog and must not clear the selection.
    if (target.closest('dialog')) return
    const row = target.closest('a') && target.closest<HTMLTableRowElement>('tbody tr')
    const key = row ? selection.page[row.sectionRowIndex] : undefined
    if ((event.key === ' ' || isShortcut(event, 'x')) && key !== undefined)
      select({ type: event.shiftKey ? 'extend' : 'toggle', key })
    else if (isCtrlKey(event, 'a') && target.closest('table')) select({ type: 'togglePage' })
    else if (event.key === 'Escape' && selectedCount(selection) > 0) select({ type: 'clear' })
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = isOn ? box.current : null
    const onKeyDown = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [box, isOn])
}
