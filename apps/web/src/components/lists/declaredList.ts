import { FIRST_VIEW, type TableView } from '@portal/machines'
import type { TableAddress } from '../../data/tableAddress.ts'
import type { TextKey, Translate } from '../../texts/index.ts'
import { type DeclaredColumn, listSortFields } from './columns.tsx'
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
  /**
   * Date that the server compares with a period; used only for its label. Declared by the field of a column or in
   * full.
   */
  readonly date: string | DeclaredFilter
}

/** Returns the label of the date that a period limits. */
export const dateLabel = <Row>({ date, columns }: DeclaredList<Row>, t: Translate): string =>
  listFilters([date], columns, t)[0]?.label ?? ''

export const sortIn = (sort: string): NonNullable<TableView['sort']> => ({
  field: sort.replace(/^-/, ''),
  isDescending: sort.startsWith('-'),
})

/** Returns the parts of a list's view that its URL may contain. */
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
