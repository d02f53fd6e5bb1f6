import type { TablePage, TableView } from '@portal/machines'
import type { Column } from '../ui/table.ts'

export interface ExportedTable<TRow> {
  /** Title of the exported records, as on the screen. */
  title: string
  /** Columns on screen. */
  columns: readonly Column<TRow>[]
  /** Filters and order on screen. */
  view: TableView
  /** Number of rows. */
  total: number
  readPage: (view: TableView, signal: AbortSignal) => Promise<Omit<TablePage<TRow>, 'at'>>
}
