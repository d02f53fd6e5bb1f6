import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  type Filter,
  formatFilter,
  withCardNumbers,
  withFilterIds,
} from '@portal/schemas'

export interface TableSort {
  readonly field: string
  readonly isDescending: boolean
}

/** View of a table, which is part of the URL and can be shared. */
export interface TableView {
  /** Rows of the filter form, including incomplete ones. */
  readonly filters: readonly Filter[]
  readonly sort: TableSort | undefined
  readonly page: number
  readonly pageSize: number
}

/** Query for a view, in the parameters of a table list (S7). */
export interface TableQuery {
  readonly filter?: string
  readonly orderby?: string
  readonly pagesize: number
  readonly pagenumber: number
}

export const FIRST_VIEW: TableView = {
  filters: [],
  sort: undefined,
  page: FIRST_PAGE,
  pageSize: DEFAULT_PAGE_SIZE,
}

/** Complete conditions: with a field and a non-blank value (S5). */
export const countingFilters = (filters: readonly Filter[]): readonly Filter[] =>
  filters.flatMap((filter) => {
    const value = filter.value.trim()
    return filter.field !== '' && value !== '' ? [{ ...filter, value }] : []
  })

/** Query for a view: the fixed filter and all complete conditions, combined with AND (S5). */
export const queryOf = (
  fixed: readonly Filter[],
  { filters, sort, page, pageSize }: TableView,
): TableQuery => {
  const filter = formatFilter(withCardNumbers([...fixed, ...countingFilters(filters)]))
  return {
    ...(filter !== '' && { filter }),
    ...(sort && { orderby: sort.isDescending ? `${sort.field} desc` : sort.field }),
    pagesize: pageSize,
    pagenumber: page,
  }
}

export const isSameQuery = (a: TableQuery, b: TableQuery): boolean =>
  a.filter === b.filter &&
  a.orderby === b.orderby &&
  a.pagesize === b.pagesize &&
  a.pagenumber === b.pagenumber

const isSameFilter = (a: Filter, b: Filter | undefined): boolean =>
  a.field === b?.field && a.operator === b.operator && a.value === b.value

export const isSameView = (a: TableView, b: TableView): boolean =>
  a.page === b.page &&
  a.pageSize === b.pageSize &&
  a.sort?.field === b.sort?.field &&
  a.sort?.isDescending === b.sort?.isDescending &&
  a.filters.length === b.filters.length &&
  a.filters.every((filter, index) => isSameFilter(filter, b.filters[index]))

/** Applies a change to a view; a change without a page returns to the first page. */
export const changedView = (view: TableView, change: Partial<TableView>): TableView => ({
  ...view,
  page: FIRST_PAGE,
  ...change,
  filters: withFilterIds(change.filters ?? view.filters),
})
