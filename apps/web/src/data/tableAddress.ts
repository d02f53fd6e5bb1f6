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

/** Keys of remembered filters (S3). */
type FilterKey = 'chargepassrequest' | 'charginghistory' | 'cards' | 'chargers'

/** Remembered filters by list, until the user or the viewed relation changes. */
export type RememberedFilters = Map<FilterKey, readonly Filter[]>

/** URL parameter for the condition of a single field. */
interface OwnName {
  readonly operator: FilterOperator
  /** Valid values; any by default. */
  readonly values?: readonly string[]
}

/** Parts of a table that a URL may contain; others are ignored. */
export interface TableAddress {
  readonly filterFields: readonly string[]
  /** Fields with at most one condition, written under their own name: `?state=error`. */
  readonly ownNames?: Readonly<Record<string, OwnName>>
  readonly sortFields: readonly string[]
  readonly first: TableView
  /** Key under which the filters of the list are remembered until the user returns (S3). */
  readonly rememberAs?: FilterKey
  /** Query that replaces the one in the URL when the list opens, such as that of its default view. */
  readonly opensWith?: string | undefined
}

/** Query parameters of every table; a table may add its own (`ownNames`). All others stay unchanged. */
const NAMES = ['filter', 'sort', 'page', 'rows'] as const

const filtersIn = (text: string, fields: readonly string[]): readonly Filter[] => {
  try {
    return parseFilter(text).filter(({ field }) => fields.includes(field))
  } catch {
    return []
  }
}

/** Returns the conditions that are written under their own names. */
const ownFilters = (query: URLSearchParams, names: TableAddress['ownNames'] = {}): readonly Filter[] =>
  Object.entries(names).flatMap(([field, { operator, values }]) => {
    const value = query.get(field) ?? ''
    return value === '' || values?.includes(value) === false ? [] : [{ field, operator, value }]
  })

/** Parses a table view from a URL query string. */
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

/** Writes a view into a URL query, without defaults. */
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

/** Replaces the view in the URL of the page, and remembers its filters for lists with `rememberAs`. */
export const writeView = (view: TableView, address: TableAddress, remembered: RememberedFilters): void => {
  if (address.rememberAs) remembered.set(address.rememberAs, view.filters)
  const { pathname, search, hash } = window.location
  const query = addressOfView(search, view, address)
  navigate(`${pathname}${query && `?${query}`}${hash}`, { replace: true })
}

/** Returns the remembered filters of a list; empty if the URL has a view. */
const filtersToRestore = (
  { rememberAs, ownNames = {} }: TableAddress,
  remembered: RememberedFilters,
): readonly Filter[] => {
  const query = new URLSearchParams(window.location.search)
  const isInAddress = [...NAMES, ...Object.keys(ownNames)].some((name) => query.has(name))
  return rememberAs === undefined || isInAddress ? [] : (remembered.get(rememberAs) ?? [])
}

/** Returns the initial view of a list: the view in the URL, else the default with remembered filters (S3). */
export const openingView = (address: TableAddress, remembered: RememberedFilters): TableView => {
  const view = viewFromAddress(address.opensWith ?? window.location.search, address)
  const filters = filtersToRestore(address, remembered)
  return filters.length > 0 ? { ...view, filters } : view
}

/** Writes remembered filters into the URL before the list is painted. */
export const useRestoredFilters = (address: TableAddress, remembered: RememberedFilters): void => {
  const restore = useEffectEvent(() => {
    if (filtersToRestore(address, remembered).length > 0)
      writeView(openingView(address, remembered), address, remembered)
  })
  useLayoutEffect(() => restore(), [])
}
