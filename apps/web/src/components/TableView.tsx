import {
  selectIsTableBusy,
  selectTablePage,
  selectTableReadAt,
  selectTableRows,
  selectTableViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import type { ListPeriod } from '../data/period.ts'
import type { TableSource } from '../data/table.ts'
import { useArrangedTable } from '../data/tableLayout.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { FilterField } from '../ui/FilterForm.tsx'
import type { Column } from '../ui/table.ts'
import { ExportButton } from './ExportButton.tsx'
import { FailedRead } from './FailedRead.tsx'
import { OlderData } from './OlderData.tsx'
import { EmptyPeriod } from './period/EmptyPeriod.tsx'
import { spanInWords } from './period/PeriodChips.tsx'
import { SkippedRecords } from './SkippedRecords.tsx'
import { TableColumnsButton } from './TableColumnsButton.tsx'
import { TableFilters } from './TableFilters.tsx'
import { TableRows } from './TableRows.tsx'
import { Updated } from './Updated.tsx'

export interface ServerTableProps<TRow> {
  table: TableSource<TRow>
  /** Subject of the list, for screen readers. */
  caption: string
  /** Storage key of the chosen columns, shared by every screen with this list. */
  storageKey: string
  /** Keys of sortable columns are the server's order fields. */
  columns: readonly Column<TRow>[]
  /** First column, which cannot be hidden, for example the row checkboxes. */
  leading?: Column<TRow>
  /** Quick views above the filters. Hidden if the list is empty without filters. */
  views?: ReactNode
  /** Columns that are hidden by default. */
  further?: readonly Column<TRow>[]
  rowKey: (row: TRow) => string
  rowHref?: (row: TRow) => string
  filterFields: readonly FilterField[]
  /** `EmptyState` shown if the list is empty without filters and without a period. */
  empty: ReactNode
  failedTitle: string
  period?: ListPeriod | undefined
  /** Heading level of the state that replaces the rows: 3 if the table is below a heading of its screen. */
  level?: 2 | 3
}

/** Table driven by its machine: filters, rows or the state that replaces them, and pagination. */
export const ServerTable = <TRow,>(props: ServerTableProps<TRow>) => {
  const { table: source, caption, rowKey, rowHref, empty, failedTitle, period, level = 2 } = props
  const table = source.actor
  const arranged = useArrangedTable(props.storageKey, props.columns, props.further)
  const { columns } = arranged
  const { t, formats } = useI18n()
  const viewState = useSelector(table, selectTableViewState)
  const view = useSelector(table, ({ context }) => context.view)
  const rows = useSelector(table, (snapshot) => selectTableRows<TRow>(snapshot))
  const page = useSelector(table, selectTablePage)
  const at = useSelector(table, selectTableReadAt)
  const error = useSelector(table, ({ context }) => context.error)
  const isBusy = useSelector(table, selectIsTableBusy)
  const show = (change: Partial<typeof view>) => table.send({ type: 'SHOW', change })
  const reload = () => table.send({ type: 'RELOAD' })
  const clear = () => show({ filters: [] })
  if (viewState === 'empty') return period?.span ? <EmptyPeriod show={period.show} level={level} /> : empty

  return (
    <>
      {props.views}
      <TableFilters
        {...props}
        filters={view.filters}
        onChange={(filters) => show({ filters })}
        onReload={reload}
        age={viewState !== 'failed' && <Updated at={at} />}
        tools={
          <>
            <TableColumnsButton title={caption} table={arranged} />
            <ExportButton
              title={[caption, ...(period?.span ? [spanInWords(period.span, { t, formats })] : [])].join(
                ' · ',
              )}
              columns={columns}
              view={view}
              total={page?.Results ?? 0}
              readPage={source.readPage}
            />
          </>
        }
      />
      {viewState === 'outdated' && at !== undefined && (
        <OlderData at={at} failure={error} onRetry={reload} busy={isBusy} />
      )}
      {viewState === 'failed' && error ? (
        <div className="rounded-card border border-line bg-surface shadow-near">
          <FailedRead title={failedTitle} failure={error} onRetry={reload} busy={isBusy} />
        </div>
      ) : (
        <>
          <TableRows
            table={{ view, rows, page, isBusy, show }}
            caption={caption}
            columns={props.leading ? [props.leading, ...columns] : columns}
            rowKey={rowKey}
            compact={arranged.density === 'compact'}
            {...(rowHref && { rowHref })}
            noMatch={
              <EmptyState
                level={level}
                title={t('table.noMatch.title')}
                actions={<Button onClick={clear}>{t('table.clear')}</Button>}
              >
                {t('table.noMatch.text')}
              </EmptyState>
            }
          />
          <SkippedRecords answer={rows} />
        </>
      )}
    </>
  )
}
