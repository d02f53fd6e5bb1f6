import {
  FIRST_LAYOUT,
  firstColumns,
  isSameOrder,
  type OfferedColumn,
  visibleColumns,
} from '../../data/visibleColumns.ts'
import type { Density, TableLayout } from '../../services/storedLayouts.ts'

/** Columns and row height of a table during editing. */
export interface ColumnChoice {
  /** All columns; a hidden one keeps its position until the dialog closes. */
  readonly order: readonly string[]
  readonly visible: readonly string[]
  readonly density: Density
}

export type ColumnChange =
  | { type: 'toggle'; key: string }
  /** Moves a column by one position towards the start (-1) or the end (1). */
  | { type: 'move'; key: string; by: -1 | 1 }
  | { type: 'setDensity'; density: Density }
  | { type: 'reset' }

export const choiceOf = (offered: readonly OfferedColumn[], layout: TableLayout): ColumnChoice => {
  const visible = visibleColumns(offered, layout.columns)
  const hidden = offered.flatMap(({ key }) => (visible.includes(key) ? [] : [key]))
  return { order: [...visible, ...hidden], visible, density: layout.density }
}

/** Returns the layout to store; columns that match the declaration are not stored. */
export const layoutOf = (
  offered: readonly OfferedColumn[],
  { order, visible, density }: ColumnChoice,
): TableLayout => {
  const columns = order.filter((key) => visible.includes(key))
  return { columns: isSameOrder(columns, firstColumns(offered)) ? undefined : columns, density }
}

const withMoved = (order: readonly string[], key: string, by: -1 | 1): readonly string[] => {
  const without = order.filter((one) => one !== key)
  const to = order.indexOf(key) + by
  return [...without.slice(0, to), key, ...without.slice(to)]
}

/** Applies a change; returns the same object if the change is impossible. */
export const changeColumns = (
  offered: readonly OfferedColumn[],
  choice: ColumnChoice,
  change: ColumnChange,
): ColumnChoice => {
  const { order, visible } = choice
  switch (change.type) {
    case 'toggle': {
      const { key } = change
      if (!offered.some((one) => one.key === key && !one.isFixed)) return choice
      return {
        ...choice,
        visible: visible.includes(key) ? visible.filter((one) => one !== key) : [...visible, key],
      }
    }
    case 'move': {
      const { key, by } = change
      if (!order.includes(key) || order[order.indexOf(key) + by] === undefined) return choice
      return { ...choice, order: withMoved(order, key, by) }
    }
    case 'setDensity':
      return { ...choice, density: change.density }
    case 'reset':
      return choiceOf(offered, FIRST_LAYOUT)
  }
}
