import { useUserInfo } from '../app/context.ts'
import {
  type Density,
  onLayouts,
  readLayout,
  type TableLayout,
  writeLayout,
} from '../services/storedLayouts.ts'
import type { Column } from '../ui/table.ts'
import { useStore } from './store.ts'
import { type OfferedColumn, visibleColumns } from './visibleColumns.ts'

export interface ArrangedTable<TRow> {
  readonly columns: readonly Column<TRow>[]
  readonly density: Density
  readonly offered: readonly OfferedColumn[]
  readonly layout: TableLayout
  /** Stores a layout; returns false if the browser stores nothing. */
  readonly keep: (layout: TableLayout) => boolean
}

/** Returns the user's layout of a table, stored under this name. */
export const useTableLayout = (name: string): Pick<ArrangedTable<unknown>, 'layout' | 'keep'> => {
  const { RelationContact } = useUserInfo()
  const layout = useStore({ subscribe: onLayouts, get: () => readLayout(RelationContact.Id, name) })
  return { layout, keep: (next) => writeLayout(RelationContact.Id, name, next) }
}

/** Returns the key of the column that links to the record. */
const titleOf = <TRow>(columns: readonly Column<TRow>[]) =>
  (columns.find(({ phone }) => phone === 'title') ?? columns[0])?.key

/** Returns a table in the user's layout; `further` are columns that are hidden by default. */
export const useArrangedTable = <TRow>(
  name: string,
  columns: readonly Column<TRow>[],
  further: readonly Column<TRow>[] = [],
): ArrangedTable<TRow> => {
  const { layout, keep } = useTableLayout(name)
  const all = [...columns, ...further]
  const title = titleOf(columns)
  const offered = all.map(({ key, header }) => ({
    key,
    header,
    isFixed: key === title,
    isFirst: columns.some((one) => one.key === key),
  }))
  const visible = visibleColumns(offered, layout.columns).flatMap(
    (key) => all.find((one) => one.key === key) ?? [],
  )
  return {
    columns: visible,
    density: layout.density,
    offered,
    layout,
    keep,
  }
}
