import type { TablePage, TableView } from '@portal/machines'
import type { Column } from '../ui/table.ts'

export interface ExportedTable<TRow> {
  title: string
  columns: readonly Column<TRow>[]
  view: TableView
  total: number
  readPage: (view: TableView, signal: AbortSignal) => Promise<Omit<TablePage<TRow>, 'at'>>
}
