import type { ReactNode } from 'react'

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their digits line up. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** Less important: in quiet ink, on one line. */
  quiet?: boolean
  /** Place on a phone's card; columns without one are left to the detail page. */
  phone?: 'title' | 'status' | 'detail'
  /** Left out in a narrower window: below 60rem (medium), below 88rem (wide). */
  from?: 'medium' | 'wide'
}
