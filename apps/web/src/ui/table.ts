import type { ReactNode } from 'react'

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

export interface Column<Row> {
  key: string
  header: string
  /** In place of the words of its header. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** What the cell says in a file: a figure in the column's unit, a moment, or its words. */
  value?: (row: Row) => string | number | Date | undefined
  /** Of figures, in a file: 'kWh'. */
  unit?: string | undefined
  /** In a file only when asked for (meta's `IsSensitive`). */
  sensitive?: boolean
  /** Figures are at the end: their digits line up. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** Less important: in quiet ink. */
  quiet?: boolean
  /** Place on a phone's card; columns without one are left to the detail page. Two halves share a line. */
  phone?: 'title' | 'status' | 'detail' | 'half' | 'select'
  /** The narrower the table, the fewer columns: 1 (the default) is always there, 5 goes first. */
  priority?: 1 | 2 | 3 | 4 | 5
  /** Long words that matter most: in a narrow table they may take half of it before they are cut. */
  roomy?: boolean
}
