import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { ROLE } from './columnLook.ts'
import { LoadingRows } from './LoadingRows.tsx'
import { SideScroller } from './SideScroller.tsx'
import { SortSelect } from './SortSelect.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import type { Column, Sort } from './table.ts'

export interface DataTableProps<Row> {
  /** Subject of the table, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Target of a row; the title cell contains a link that covers the row. */
  rowHref?: (row: Row) => string | undefined
  /** Error text of a row that could not be read; such a row is not linked. */
  rowProblem?: (row: Row) => string | undefined
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  sortWords?: { label: string; ascending: string; descending: string }
  empty?: ReactNode
  /** Number of skeleton rows while the first page loads. */
  loadingRows?: number
  /** True for rows of 36 px instead of 46 px. */
  compact?: boolean
  /** True during a refetch, while the rows are stale. */
  refreshing?: boolean
}

/** Number of sticky columns: the title and the most important value, in addition to checkboxes. */
const STAYING = 2

/**
 * Table with a sticky header. In a narrow container, it hides less important columns; below 560 px, each row is a card
 * with the most important fields.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  rowProblem,
  sort,
  onSort,
  sortWords,
  empty,
  loadingRows = 0,
  compact = false,
  refreshing = false,
}: DataTableProps<Row>) => {
  const titleKey = (columns.find(({ phone }) => phone === 'title') ?? columns[0])?.key
  const hasBoxes = columns.some(({ phone }) => phone === 'select')
  const hasChevron = rowHref !== undefined && !hasBoxes
  const body = useRef<HTMLTableSectionElement>(null)
  const isFocusLost = useRef(false)
  // If the focused row disappears with its page, the focus moves to the first row of the new page.
  useLayoutEffect(() => {
    if (!isFocusLost.current || document.activeElement !== document.body) return
    const first = body.current?.querySelector<HTMLElement>('a')
    if (first) isFocusLost.current = false
    first?.focus()
  })
  if (rows.length === 0 && loadingRows === 0 && empty)
    return <div className="rounded-card border border-line bg-surface shadow-near">{empty}</div>
  return (
    <div
      className={classes(
        '@container/table relative rounded-card border border-line bg-surface shadow-near',
        compact && 'table-compact',
      )}
    >
      {onSort && sortWords && <SortSelect columns={columns} sort={sort} onSort={onSort} words={sortWords} />}
      {refreshing && <span aria-hidden className="table-progress" />}
      <SideScroller label={caption} stays={STAYING + (hasBoxes ? 1 : 0)}>
        <table
          {...ROLE.table}
          aria-busy={refreshing || loadingRows > 0}
          className="w-full border-separate border-spacing-0 text-sm cards:block"
        >
          <caption className="sr-only">{caption}</caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} hasChevron={hasChevron} />
          <tbody ref={body} {...ROLE.group} className={classes('cards:block')}>
            {loadingRows > 0 ? (
              <LoadingRows columns={columns} count={loadingRows} hasChevron={hasChevron} />
            ) : (
              rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  titleKey={titleKey}
                  hasChevron={hasChevron}
                  onFocusLost={() => {
                    isFocusLost.current = true
                  }}
                  href={rowProblem?.(row) === undefined ? rowHref?.(row) : undefined}
                  problem={rowProblem?.(row)}
                />
              ))
            )}
          </tbody>
        </table>
      </SideScroller>
    </div>
  )
}
