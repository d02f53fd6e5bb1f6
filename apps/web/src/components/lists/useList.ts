import { FIRST_VIEW, type TableView } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { type TableOptions, useTable } from '../../data/table.ts'
import type { TableAddress } from '../../data/tableAddress.ts'
import type { TextKey } from '../../texts/index.ts'
import type { ServerTableProps } from '../TableView.tsx'
import { type DeclaredColumn, listColumns, listSortFields } from './columns.tsx'
import { type DeclaredFilter, listFilters } from './filters.ts'

export interface DeclaredList<Row> extends Pick<TableAddress, 'rememberAs'> {
  /** Storage key of the chosen columns. */
  readonly name: string
  readonly title: TextKey
  readonly failed: TextKey
  readonly columns: readonly DeclaredColumn<Row>[]
  readonly filters: readonly (string | DeclaredFilter)[]
  /** Default order: `-Start` for the latest first. */
  readonly sort: string
  readonly path: (id: string) => string
  /** True if the server can limit the list to a period. */
  readonly hasPeriod?: boolean
}

export const sortIn = (sort: string): NonNullable<TableView['sort']> => ({
  field: sort.replace(/^-/, ''),
  isDescending: sort.startsWith('-'),
})

/** Parts of a list's view that its URL may contain. */
export const listAddress = <Row>({
  columns,
  filters,
  sort,
  rememberAs,
}: DeclaredList<Row>): TableAddress => ({
  filterFields: filters.map((filter) => (typeof filter === 'string' ? filter : filter.field)),
  sortFields: listSortFields(columns),
  first: { ...FIRST_VIEW, sort: sortIn(sort) },
  ...(rememberAs && { rememberAs }),
})

/** Props of a {@link ServerTable} that shows the list. */
export const useList = <Row extends { readonly Id: string }>(
  list: DeclaredList<Row>,
  read: TableOptions<Row>['read'],
  fixed: readonly Filter[] = [],
): Omit<ServerTableProps<Row>, 'empty'> => {
  const { t, formats } = useI18n()
  return {
    table: useTable<Row>({ ...listAddress(list), fixed, read }),
    storageKey: list.name,
    caption: t(list.title as 'table.field'),
    columns: listColumns(list.columns, { t, formats }),
    rowKey: ({ Id }) => Id,
    rowHref: ({ Id }) => list.path(Id),
    filterFields: listFilters(list.filters, list.columns, t),
    failedTitle: t(list.failed as 'table.field'),
  }
}
