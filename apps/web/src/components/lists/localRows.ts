// Sorts and filters local rows by the values of their columns.
import { type Filter, matchFilter } from '@portal/schemas'
import { type DeclaredColumn, valueOf } from './columns.tsx'
import { KINDS } from './kinds.tsx'

const rankOf = <Row extends object>(column: DeclaredColumn<Row>, row: Row): string | number => {
  const value = valueOf(column, row)
  if (column.kind === 'word' || column.kind === 'badge')
    return Object.keys(column.values).indexOf(String(value))
  return KINDS[column.kind === 'link' || column.kind === 'status' ? 'text' : column.kind].order(value)
}

/** Returns the sort value function of each sortable column, by field. */
export const listSortValues = <Row extends object>(
  columns: readonly DeclaredColumn<Row>[],
): Readonly<Record<string, (row: Row) => string | number>> =>
  Object.fromEntries(
    columns
      .filter(({ isUnsorted }) => !isUnsorted)
      .map((column) => [column.field, column.order ?? ((row: Row) => rankOf(column, row))]),
  )

/** True if the value of a column meets a condition. */
export const fitsColumn = <Row extends object>(
  columns: readonly DeclaredColumn<Row>[],
  row: Row,
  filter: Filter,
): boolean =>
  columns.some(
    (column) => column.field === filter.field && matchFilter(filter, String(valueOf(column, row) ?? '')),
  )
