import type { TableQuery } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { type ListPeriod, queryOfSpan } from '../../data/period.ts'
import { type TableSource, useTable } from '../../data/table.ts'
import type { Answer } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import { PeriodRows } from '../period/PeriodRows.tsx'
import { ServerTable, type ServerTableProps } from '../TableView.tsx'
import { listColumns } from './columns.tsx'
import { type DeclaredList, dateLabel, listAddress } from './declaredList.ts'
import { listFilters } from './filters.ts'

export interface ListRowsProps<Row> extends Pick<ServerTableProps<Row>, 'empty' | 'level'> {
  list: DeclaredList<Row>
  read: (query: TableQuery & PeriodQuery, signal: AbortSignal) => Promise<Answer<ReadTable<Row>>>
  /** Conditions that always apply. */
  fixed?: readonly Filter[]
  views?: ((table: TableSource<Row>, period: ListPeriod) => ReactNode) | undefined
}

/** Rows of a declared list, below the selection of its period. */
export const ListRows = <Row extends { readonly Id: string }>(props: ListRowsProps<Row>) => {
  const { t } = useI18n()
  return (
    <PeriodRows date={dateLabel(props.list, t)}>{(period) => <Rows {...props} period={period} />}</PeriodRows>
  )
}

const Rows = <Row extends { readonly Id: string }>({
  list,
  read,
  fixed = [],
  views,
  period,
  ...rest
}: ListRowsProps<Row> & { period: ListPeriod }) => {
  const { t, formats } = useI18n()
  const table = useTable<Row>({
    ...listAddress(list),
    fixed,
    read: (query, signal) => read({ ...query, ...queryOfSpan(period.span) }, signal),
  })
  return (
    <ServerTable
      {...rest}
      table={table}
      period={period}
      storageKey={list.name}
      caption={t(list.title as 'table.field')}
      columns={listColumns(list.columns, { t, formats })}
      rowKey={({ Id }) => Id}
      rowHref={({ Id }) => list.path(Id)}
      filterFields={listFilters(list.filters, list.columns, t)}
      failedTitle={t(list.failed as 'table.field')}
      views={views?.(table, period)}
    />
  )
}
