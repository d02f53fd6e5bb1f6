import { useUserInfo } from '../app/context.ts'
import {
  type Density,
  onLayouts,
  readLayout,
  type TableLayout,
  writeLayout,
} from '../services/keptLayouts.ts'
import type { Column } from '../ui/table.ts'
import { type OfferedColumn, shownColumns } from './shownColumns.ts'
import { useStore } from './store.ts'

/** A table as a person arranged it. */
export interface ArrangedTable<TRow> {
  /** The columns that are shown, in their order. */
  readonly columns: readonly Column<TRow>[]
  readonly density: Density
  /** All columns to choose from. */
  readonly offered: readonly OfferedColumn[]
  readonly layout: TableLayout
  /** Keeps another arrangement; false where the browser does not. */
  readonly keep: (layout: TableLayout) => boolean
}

/** What a person chose of the table that is kept under this name. */
export const useTableLayout = (name: string): Pick<ArrangedTable<unknown>, 'layout' | 'keep'> => {
  const { RelationContact } = useUserInfo()
  const layout = useStore({ subscribe: onLayouts, get: () => readLayout(RelationContact.Id, name) })
  return { layout, keep: (next) => writeLayout(RelationContact.Id, name, next) }
}

/** The column that leads to the record. */
const titleOf = <TRow>(columns: readonly Column<TRow>[]) =>
  (columns.find(({ phone }) => phone === 'title') ?? columns[0])?.key

/** The columns of a list as this person wants them; `further` are those that it shows only when they are chosen. */
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
  const shown = shownColumns(offered, layout.columns).flatMap(
    (key) => all.find((one) => one.key === key) ?? [],
  )
  return {
    columns: shown,
    density: layout.density,
    offered,
    layout,
    keep,
  }
}
