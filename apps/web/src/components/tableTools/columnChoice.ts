import {
  FIRST_LAYOUT,
  firstColumns,
  isSameOrder,
  type OfferedColumn,
  shownColumns,
} from '../../data/shownColumns.ts'
import type { Density, TableLayout } from '../../services/keptLayouts.ts'

/** The columns and the row height of a table while a person chooses them. */
export interface ColumnChoice {
  /** All columns; a hidden one keeps its place until the dialog is closed. */
  readonly order: readonly string[]
  readonly shown: readonly string[]
  readonly density: Density
}

export type ColumnChange =
  | { type: 'toggle'; key: string }
  /** One place towards the start (-1) or the end (1). */
  | { type: 'move'; key: string; by: -1 | 1 }
  | { type: 'setDensity'; density: Density }
  | { type: 'reset' }

export const choiceOf = (offered: readonly OfferedColumn[], layout: TableLayout): ColumnChoice => {
  const shown = shownColumns(offered, layout.columns)
  const hidden = offered.flatMap(({ key }) => (shown.includes(key) ? [] : [key]))
  return { order: [...shown, ...hidden], shown, density: layout.density }
}

/** The layout to keep; columns as the list declares them are no choice. */
export const layoutOf = (
  offered: readonly OfferedColumn[],
  { order, shown, density }: ColumnChoice,
): TableLayout => {
  const columns = order.filter((key) => shown.includes(key))
  return { columns: isSameOrder(columns, firstColumns(offered)) ? undefined : columns, density }
}

const withMoved = (order: readonly string[], key: string, by: -1 | 1): readonly string[] => {
  const without = order.filter((one) => one !== key)
  const to = order.indexOf(key) + by
  return [...without.slice(0, to), key, ...without.slice(to)]
}

/** Returns the same choice if the change is not possible. */
export const changeColumns = (
  offered: readonly OfferedColumn[],
  choice: ColumnChoice,
  change: ColumnChange,
): ColumnChoice => {
  const { order, shown } = choice
  switch (change.type) {
    case 'toggle': {
      const { key } = change
      if (!offered.some((one) => one.key === key && !one.isFixed)) return choice
      return { ...choice, shown: shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key] }
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
