import {
  selectIsTableBusy,
  selectTableError,
  selectTableFace,
  selectTablePage,
  selectTableReadAt,
  selectTableRows,
  selectTableView,
} from '@portal/machines'
import { FILTER_OPERATORS, type Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '../app/context.ts'
import type { TableSource } from '../data/table.ts'
import { useArrangedTable } from '../data/tableLayout.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterChip } from '../ui/FilterChip.tsx'
import { type FilterField, FilterForm } from '../ui/FilterForm.tsx'
import { ToolButton } from '../ui/ToolButton.tsx'
import type { Column } from '../ui/table.ts'
import { ExportButton } from './ExportButton.tsx'
import { FailedRead } from './FailedRead.tsx'
import { OlderData } from './OlderData.tsx'
import { TableColumnsButton } from './TableColumnsButton.tsx'
import { TableRows } from './TableRows.tsx'

export interface ServerTableProps<TRow> {
  table: TableSource<TRow>
  /** The subject of the list; heard by screen readers. */
  caption: string
  /** Under this name a person's choice of columns is kept: a list has the same one wherever it is. */
  keptAs: string
  /** Keys of sortable columns are the fields that the server orders by. */
  columns: readonly Column<TRow>[]
  /** Before all columns, and no matter of choice: the boxes of rows. */
  leading?: Column<TRow>
  /** Columns that are shown only when a person chooses them. */
  further?: readonly Column<TRow>[]
  rowKey: (row: TRow) => string
  rowHref?: (row: TRow) => string
  /** Fields that the list can be filtered by, with their words. */
  filterFields: readonly FilterField[]
  /** When there is nothing at all: an `EmptyState`. */
  empty: ReactNode
  /** When the list could not be loaded. */
  failedTitle: string
  /** Heading level of what replaces the rows: 3 where the table is below a heading of its screen. */
  level?: 2 | 3
}

/** A table as its chart says: filters, rows in one of five faces, and pages. */
export const ServerTable = <TRow,>(props: ServerTableProps<TRow>) => {
  const { table: source, caption, rowKey, rowHref, empty, failedTitle, level = 2 } = props
  const table = source.chart
  const arranged = useArrangedTable(props.keptAs, props.columns, props.further)
  const { columns } = arranged
  const { t } = useI18n()
  const face = useSelector(table, selectTableFace)
  const view = useSelector(table, selectTableView)
  const rows = useSelector(table, (snapshot) => selectTableRows<TRow>(snapshot))
  const page = useSelector(table, selectTablePage)
  const at = useSelector(table, selectTableReadAt)
  const error = useSelector(table, selectTableError)
  const isBusy = useSelector(table, selectIsTableBusy)
  const show = (change: Partial<typeof view>) => table.send({ type: 'SHOW', change })
  const reload = () => table.send({ type: 'RELOAD' })
  const clear = () => show({ filters: [] })
  if (face === 'empty') return empty

  return (
    <>
      <TableFilters
        {...props}
        filters={view.filters}
        onChange={(filters) => show({ filters })}
        onReload={reload}
        tools={
          <>
            <TableColumnsButton title={caption} table={arranged} />
            <ExportButton
              title={caption}
              columns={columns}
              view={view}
              total={page?.Results ?? 0}
              readPage={source.readPage}
            />
          </>
        }
      />
      {face === 'outdated' && at !== undefined && (
        <OlderData at={at} failure={error} onRetry={reload} busy={isBusy} />
      )}
      {face === 'failed' && error ? (
        <div className="rounded-card border border-line bg-surface shadow-near">
          <FailedRead title={failedTitle} failure={error} onRetry={reload} busy={isBusy} />
        </div>
      ) : (
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
      )}
    </>
  )
}

interface TableFiltersProps {
  filterFields: readonly FilterField[]
  filters: readonly Filter[]
  onChange: (filters: readonly Filter[]) => void
  onReload: () => void
  tools: ReactNode
}

/** The conditions that hold, each with a way to take it away, and the form for one more (S5). */
const TableFilters = ({ filterFields, filters, onChange, onReload, tools }: TableFiltersProps) => {
  const { t } = useI18n()
  /** A condition in words: one with a choice of values is said without 'Is Exact'. */
  const inWords = ({ field, operator, value }: Filter) => {
    const { label = field, values } = filterFields.find((one) => one.value === field) ?? {}
    const choice = operator === 'EX' ? values?.find((one) => one.value === value)?.label : undefined
    return {
      field: label,
      value: choice ?? value,
      ...(!choice && { operator: t(`table.operator.${operator}`) }),
    }
  }
  const box = useRef<HTMLDivElement>(null)
  /** The focus goes on before its button is gone: to the next condition, the one before, or the button of the form. */
  const focusBeside = (index: number) => {
    const chips = [...(box.current?.querySelectorAll<HTMLElement>('li[data-chip] button') ?? [])]
    const beside = chips[index + 1] ?? chips[index - 1]
    ;(beside ?? box.current?.querySelector<HTMLElement>('button[aria-expanded]'))?.focus()
  }
  const remove = (index: number) => {
    focusBeside(index)
    onChange(filters.filter((_, other) => other !== index))
  }
  return (
    <div ref={box} className="mb-3">
      <search>
        <FilterForm
          fields={filterFields}
          operators={FILTER_OPERATORS.map((operator) => ({
            value: operator,
            label: t(`table.operator.${operator}`),
          }))}
          operator="CO"
          exact="EX"
          actions={
            <div className="ml-auto flex gap-2">
              <ToolButton icon={RotateCw} label={t('table.refresh')} onClick={onReload} />
              {tools}
            </div>
          }
          onAdd={({ field, operator, value }) => {
            const known = FILTER_OPERATORS.find((one) => one === operator)
            const isThere = filters.some(
              (one) => one.field === field && one.operator === known && one.value === value,
            )
            if (known && !isThere) onChange([...filters, { field, operator: known, value }])
          }}
          words={{
            open: t('table.filter'),
            field: t('table.field'),
            operator: t('table.operator'),
            value: t('table.value'),
            choice: t('table.choice'),
            choose: t('table.choose'),
            hint: t('table.hint'),
            search: t('table.search'),
          }}
        />
      </search>
      {filters.length > 0 && (
        <ul aria-label={t('table.filters')} className="mt-2.5 flex flex-wrap items-center gap-2">
          {filters.map((filter, index) => {
            const words = inWords(filter)
            return (
              <li key={`${filter.field} ${filter.operator} ${filter.value}`} data-chip className="min-w-0">
                <FilterChip
                  {...words}
                  removeLabel={t('table.remove', words)}
                  onRemove={() => remove(index)}
                />
              </li>
            )
          })}
          <li>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                focusBeside(Number.NaN)
                onChange([])
              }}
            >
              {t('table.clear')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
