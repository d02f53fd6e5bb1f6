import type { TablePage, TableView } from '@portal/machines'
import type { Column } from '../ui/table.ts'

/** A table as its file has it. */
export interface ExportedTable<TRow> {
  /** The exported records, as the screen calls them. */
  title: string
  /** The columns on screen. */
  columns: readonly Column<TRow>[]
  /** Filters and order on screen. */
  view: TableView
  /** How many rows there are. */
  total: number
  readPage: (view: TableView, signal: AbortSignal) => Promise<Omit<TablePage<TRow>, 'at'>>
}
