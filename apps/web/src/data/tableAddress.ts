import type { TableView } from '@portal/machines'
import { FIRST_PAGE, type Filter, formatFilter, PAGE_SIZES, parseFilter } from '@portal/schemas'

/** What of a table may stand in an address; anything else there counts as not given. */
export interface TableAddress {
  /** Fields that may be filtered by. */
  readonly filterFields: readonly string[]
  /** Fields that may be ordered by. */
  readonly sortFields: readonly string[]
  /** The view of an address that says nothing. */
  readonly first: TableView
}

/** Names of a table's parts in an address; all others are left as they are. */
const NAMES = ['filter', 'sort', 'page', 'rows'] as const

const filtersIn = (text: string, fields: readonly string[]): readonly Filter[] => {
  try {
    return parseFilter(text).filter(({ field }) => fields.includes(field))
  } catch {
    return []
  }
}

/** Reads a view from the query of an address. */
export const viewFromAddress = (
  search: string,
  { filterFields, sortFields, first }: TableAddress,
): TableView => {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  const field = sortFields.find((name) => name === sort.replace(/^-/, ''))
  const page = Number(query.get('page'))
  const pageSize = Number(query.get('rows'))
  return {
    filters: query.has('filter') ? filtersIn(query.get('filter') ?? '', filterFields) : first.filters,
    sort: field === undefined ? first.sort : { field, isDescending: sort.startsWith('-') },
    page: Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : first.page,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? first.pageSize,
  }
}

/** Writes a view into the query of an address; what is as at first is left out. */
export const addressOfView = (search: string, view: TableView, { first }: TableAddress): string => {
  const query = new URLSearchParams(search)
  for (const name of NAMES) query.delete(name)
  const { filters, sort, page, pageSize } = view
  if (filters.length > 0) query.set('filter', formatFilter(filters))
  if (sort && (sort.field !== first.sort?.field || sort.isDescending !== first.sort.isDescending))
    query.set('sort', (sort.isDescending ? '-' : '') + sort.field)
  if (page !== first.page) query.set('page', String(page))
  if (pageSize !== first.pageSize) query.set('rows', String(pageSize))
  return query.toString()
}
