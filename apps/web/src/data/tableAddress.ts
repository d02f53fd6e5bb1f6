import type { TableView } from '@portal/machines'
import {
  FIRST_PAGE,
  type Filter,
  type FilterOperator,
  formatFilter,
  MAX_PAGE_SIZE,
  PAGE_SIZES,
  parseFilter,
  withFilterIds,
} from '@portal/schemas'
import { useEffectEvent, useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** The keys under which filters are remembered (S3). */
type FilterKey = 'chargepassrequest' | 'charginghistory' | 'cards' | 'chargers'

/** Filters of lists, kept while the same person looks at the same relation. */
export type RememberedFilters = Map<FilterKey, readonly Filter[]>

/** How a value in the address is a condition. */
interface OwnName {
  readonly operator: FilterOperator
  /** All that it can be. */
  readonly values?: readonly string[]
}

/** The parts of a table that an address may hold; anything else there counts as not given. */
export interface TableAddress {
  /** Fields that may be filtered by. */
  readonly filterFields: readonly string[]
  /** Fields with at most one condition, which is in the address by their own name: `?state=error`. */
  readonly ownNames?: Readonly<Record<string, OwnName>>
  /** Fields that may be ordered by. */
  readonly sortFields: readonly string[]
  /** The view of an address that says nothing. */
  readonly first: TableView
  /** Under this key the filters of a list are there again when a person comes back to it (S3). */
  readonly rememberAs?: FilterKey
  /** The address with which the list opens where that of the page says nothing of it. */
  readonly opensWith?: string | undefined
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

/** The conditions that are in an address by their own names. */
const ownFilters = (query: URLSearchParams, names: TableAddress['ownNames'] = {}): readonly Filter[] =>
  Object.entries(names).flatMap(([field, { operator, values }]) => {
    const value = query.get(field) ?? ''
    return value === '' || values?.includes(value) === false ? [] : [{ field, operator, value }]
  })

/** Reads a view from the query of an address. */
export const viewFromAddress = (
  search: string,
  { filterFields, ownNames, sortFields, first }: TableAddress,
): TableView => {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  const field = sortFields.find((name) => name === sort.replace(/^-/, ''))
  const page = Number(query.get('page'))
  const pageSize = Number(query.get('rows'))
  return {
    filters: withFilterIds([
      ...ownFilters(query, ownNames),
      ...(query.has('filter') ? filtersIn(query.get('filter') ?? '', filterFields) : first.filters),
    ]),
    sort: field === undefined ? first.sort : { field, isDescending: sort.startsWith('-') },
    page: Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : first.page,
    pageSize: [...PAGE_SIZES, MAX_PAGE_SIZE].find((size) => size === pageSize) ?? first.pageSize,
  }
}

/** Writes a view into the query of an address; defaults are left out. */
export const addressOfView = (
  search: string,
  view: TableView,
  { ownNames = {}, first }: TableAddress,
): string => {
  const query = new URLSearchParams(search)
  for (const name of [...NAMES, ...Object.keys(ownNames)]) query.delete(name)
  const { filters, sort, page, pageSize } = view
  const others = filters.filter(({ field }) => !(field in ownNames))
  for (const { field, value } of filters) if (field in ownNames && value !== '') query.set(field, value)
  if (others.length > 0) query.set('filter', formatFilter(others))
  if (sort && (sort.field !== first.sort?.field || sort.isDescending !== first.sort.isDescending))
    query.set('sort', (sort.isDescending ? '-' : '') + sort.field)
  if (page !== first.page) query.set('page', String(page))
  if (pageSize !== first.pageSize) query.set('rows', String(pageSize))
  return query.toString()
}

/** Puts a view into the address of the page, in place of the one that is there. */
export const writeView = (view: TableView, address: TableAddress, remembered: RememberedFilters): void => {
  if (address.rememberAs) remembered.set(address.rememberAs, view.filters)
  const { pathname, search, hash } = window.location
  const query = addressOfView(search, view, address)
  navigate(`${pathname}${query && `?${query}`}${hash}`, { replace: true })
}

/** The filters that are remembered of a list, where the address of the page says nothing of it. */
const filtersToRestore = (
  { rememberAs, ownNames = {} }: TableAddress,
  remembered: RememberedFilters,
): readonly Filter[] => {
  const query = new URLSearchParams(window.location.search)
  const isSaid = [...NAMES, ...Object.keys(ownNames)].some((name) => query.has(name))
  return rememberAs === undefined || isSaid ? [] : (remembered.get(rememberAs) ?? [])
}

/** The view with which a list opens: that of the address, else with the filters that are remembered (S3). */
export const openingView = (address: TableAddress, remembered: RememberedFilters): TableView => {
  const view = viewFromAddress(address.opensWith ?? window.location.search, address)
  const filters = filtersToRestore(address, remembered)
  return filters.length > 0 ? { ...view, filters } : view
}

/** Puts the filters that are remembered into the address, before a list that opens with them is painted. */
export const useRestoredFilters = (address: TableAddress, remembered: RememberedFilters): void => {
  const restore = useEffectEvent(() => {
    if (filtersToRestore(address, remembered).length > 0)
      writeView(openingView(address, remembered), address, remembered)
  })
  useLayoutEffect(() => restore(), [])
}
