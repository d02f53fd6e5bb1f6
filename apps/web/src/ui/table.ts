import type { ReactNode } from 'react'

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

export interface Column<Row> {
  key: string
  header: string
  /** Content of the header cell; defaults to `header`. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** Value in an exported file: a number in the column's unit, a date or text. */
  value?: (row: Row) => string | number | Date | undefined
  unit?: string | undefined
  /** True if the column is exported only on request (meta's `IsSensitive`). */
  sensitive?: boolean
  /** 'end' for numbers, so their digits line up. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** True for less important values, which are subdued. */
  quiet?: boolean
  /** Position on a phone's card; columns without one are shown only on the detail screen. Two halves share a line. */
  phone?: 'title' | 'status' | 'detail' | 'half' | 'select'
  /** Hidden in narrow tables by rank: 1 (the default) is always shown, 5 is hidden first. */
  priority?: 1 | 2 | 3 | 4 | 5
  /** True for an important long text, which may take half of a narrow table before it is truncated. */
  roomy?: boolean
}
