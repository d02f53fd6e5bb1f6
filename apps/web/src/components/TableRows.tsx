import { MAX_PAGE_SIZE, PAGE_SIZES } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import type { DisplayedTable } from '../data/localTable.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { Column } from '../ui/table.ts'

const LOADING_ROWS = 6

export interface TableRowsProps<TRow> {
  table: DisplayedTable<TRow>
  /** Subject of the list, for screen readers. */
  caption: string
  columns: readonly Column<TRow>[]
  rowKey: (row: TRow) => string
  rowHref?: (row: TRow) => string
  /** Set for rows of 36 px instead of 46 px. */
  compact?: boolean
  /** `EmptyState` shown if nothing matches the filters. */
  noMatch: ReactNode
}

/**
 * Returns the page size options. The largest is called 'All' if all rows fit on one page, and is otherwise offered
 * only while it is chosen.
 */
const pageSizes = (total: number, current: number, all: string) => [
  ...PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) })),
  ...(total <= MAX_PAGE_SIZE || current === MAX_PAGE_SIZE
    ? [{ value: String(MAX_PAGE_SIZE), label: total <= MAX_PAGE_SIZE ? all : String(MAX_PAGE_SIZE) }]
    : []),
]

const isUnreadable = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'isUnreadable' in row

export const TableRows = <TRow,>({
  table,
  caption,
  columns,
  rowKey,
  rowHref,
  compact = false,
  noMatch,
}: TableRowsProps<TRow>) => {
  const { t } = useI18n()
  const { view, rows, page, isBusy, show } = table
  const from = page ? (page.PageNumber - 1) * view.pageSize + 1 : 0
  const sorted = columns.find(({ key }) => key === view.sort?.field)
  return (
    <>
      <p role="status" className="sr-only">
        {page && !isBusy && (
          <>
            {page.Results === 0
              ? t('table.noMatch.title')
              : t('table.status', { total: page.Results, page: view.page, pages: page.PageCount })}
            {sorted &&
              `, ${t('table.sorted', { column: sorted.header, direction: t(view.sort?.isDescending ? 'table.descending' : 'table.ascending') })}`}
          </>
        )}
      </p>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows ?? []}
        rowKey={rowKey}
        {...(rowHref && { rowHref })}
        compact={compact}
        rowProblem={(row) => (isUnreadable(row) ? t('reads.unreadable') : undefined)}
        sort={
          view.sort && {
            key: view.sort.field,
            direction: view.sort.isDescending ? 'descending' : 'ascending',
          }
        }
        onSort={({ key, direction }) =>
          show({ sort: { field: key, isDescending: direction === 'descending' } })
        }
        sortWords={{
          label: t('table.sortBy'),
          ascending: t('table.ascending'),
          descending: t('table.descending'),
        }}
        loadingRows={rows ? 0 : LOADING_ROWS}
        refreshing={isBusy && rows !== undefined}
        empty={noMatch}
      />
      {page && rows && rows.length > 0 && (
        <Pagination
          page={view.page}
          pageCount={page.PageCount}
          onPage={(next) => show({ page: next })}
          pageSize={String(view.pageSize)}
          pageSizes={pageSizes(page.Results, view.pageSize, t('table.all'))}
          onPageSize={(size) => show({ pageSize: Number(size) })}
          summary={t('table.range', { from, to: from + rows.length - 1, total: page.Results })}
          words={{
            label: t('table.pages'),
            rowsPerPage: t('table.rows'),
            previous: t('table.previous'),
            next: t('table.next'),
            page: t('table.page'),
            pageOf: t('table.pageOf', { pages: page.PageCount }),
          }}
        />
      )}
    </>
  )
}
