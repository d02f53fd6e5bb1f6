import {
  DATA_CATEGORIES,
  type DataCategory,
  DEFAULT_PAGE_SIZE,
  DEFAULT_TABLE_CATEGORIES,
  FIRST_PAGE,
  type Filter,
  type FilterComplaint,
  FilterError,
  parseFilter,
  type TableList,
} from '@portal/schemas'
import { BcoError } from '../bco/handler.ts'
import { type Finder, matcherOfAll, type Period, scan } from './finder.ts'
import type { Order } from './order.ts'

/** Query of a table list (S7). */
export interface TableQuery {
  readonly filter?: string | undefined
  readonly orderby?: string | undefined
  readonly pagesize?: number | undefined
  readonly pagenumber?: number | undefined
  readonly DataCategories?: string | undefined
  readonly Fields?: string | undefined
}

export interface TableOptions<T> {
  readonly fields: Readonly<Record<keyof T, DataCategory>>
  readonly defaultOrder: string
  /** Adds fields that are not stored. Called only for the rows of the page, with the requested categories. */
  readonly complete?: (record: T, categories: ReadonlySet<DataCategory>) => T
  /** Returns the reason why a condition is rejected, or undefined. By default, unknown fields are rejected. */
  readonly complaintOf?: FilterComplaint
  /** Returns the reason why a sort field is rejected, or undefined. By default, unknown fields are rejected. */
  readonly fieldComplaintOf?: (field: string) => string | undefined
  /** Conditions in addition to the filter. */
  readonly conditions?: readonly Filter[]
  readonly period?: Period | undefined
}

type Categories = Readonly<Record<string, DataCategory>>

const unknownField = (field: string, fields: Categories): string | undefined =>
  Object.hasOwn(fields, field) ? undefined : `Unknown field '${field}'`

const checkField = (field: string, fields: Categories): void => {
  const unknown = unknownField(field, fields)
  if (unknown !== undefined) throw new BcoError('WRONGFILTER', unknown)
}

/** Parses a filter. Returns no conditions without a filter. Throws WRONGFILTER for a rejected condition. */
export const readFilter = (filter: string | undefined, complaintOf: FilterComplaint): readonly Filter[] => {
  try {
    return parseFilter(filter ?? '', complaintOf)
  } catch (error) {
    if (error instanceof FilterError) throw new BcoError('WRONGFILTER', error.message)
    throw error
  }
}

export const filterRecords = <T extends object>(
  records: readonly T[],
  filter: string | undefined,
  complaintOf: FilterComplaint,
): readonly T[] => {
  const conditions = readFilter(filter, complaintOf)
  return records.filter(matcherOfAll(conditions))
}

/** Parses a sort order such as `City, Start desc`. Throws with the position of a rejected field. */
export const readOrder = (
  orderby: string,
  complaintOf: (field: string) => string | undefined,
): readonly Order[] => {
  let position = 0
  return orderby.split(',').map((part) => {
    const at = position + part.length - part.trimStart().length
    position += part.length + 1
    const [, field = '', descending] = /^(\w+)( desc)?$/.exec(part.trim()) ?? []
    const complaint =
      field === '' ? `'${part.trim()}' is not an order: 'Field' or 'Field desc'` : complaintOf(field)
    if (complaint !== undefined) throw new BcoError('WRONGFILTER', `${complaint} at position ${at}`)
    return { field, sign: descending ? -1 : 1 }
  })
}

const isCategory = (text: string): text is DataCategory =>
  DATA_CATEGORIES.some((category) => category === text)

/**
 * Returns the requested fields: those in `DataCategories`, restricted to the names in `Fields`, and always `Id`. With
 * `Fields` alone, all categories count.
 */
const requestedFields = ({ DataCategories, Fields }: TableQuery, fields: Categories): readonly string[] => {
  const names = Fields?.split(',').map((name) => name.trim())
  for (const name of names ?? []) checkField(name, fields)
  const categories =
    DataCategories?.split(',').filter(isCategory) ?? (names ? DATA_CATEGORIES : DEFAULT_TABLE_CATEGORIES)
  return Object.entries(fields)
    .filter(
      ([name, category]) =>
        name === 'Id' || (categories.includes(category) && (names?.includes(name) ?? true)),
    )
    .map(([name]) => name)
}

/** Reduces a record to the requested fields. It may then lack required fields of the entity. */
const narrowed = <T extends object>(record: T, names: ReadonlySet<string>): T => {
  const fields = record as Readonly<Record<string, unknown>>
  const narrow: Record<string, unknown> = {}
  for (const name in fields) if (names.has(name)) narrow[name] = fields[name]
  return narrow as T
}

/**
 * Filters, sorts and narrows one page of records. A page past the end is empty, with the requested number and the true
 * count. Without records, there is one empty page, so that a last page always exists.
 */
export const queryTable = <T extends { readonly Id: string }>(
  records: readonly T[] | Finder<T>,
  query: TableQuery,
  { fields, defaultOrder, complete, complaintOf, fieldComplaintOf, conditions = [], period }: TableOptions<T>,
): TableList<T> => {
  const { pagesize = DEFAULT_PAGE_SIZE, pagenumber = FIRST_PAGE } = query
  const requested = requestedFields(query, fields)
  const complain = complaintOf ?? (({ field }: Filter) => unknownField(field, fields))
  const find = typeof records === 'function' ? records : scan(records)
  const { count, page } = find({
    conditions: [...readFilter(query.filter, complain), ...conditions],
    period,
    orders: readOrder(
      query.orderby || defaultOrder,
      fieldComplaintOf ?? ((field) => unknownField(field, fields)),
    ),
    offset: (pagenumber - FIRST_PAGE) * pagesize,
    limit: pagesize,
  })
  const categories: Categories = fields
  const groups = new Set(requested.flatMap((name) => categories[name] ?? []))
  const included = new Set(requested)
  const whole = complete ? page.map((record) => complete(record, groups)) : [...page]
  return {
    // Skip the copy if all fields are requested.
    Data: included.size === Object.keys(fields).length ? whole : whole.map((row) => narrowed(row, included)),
    Page: {
      PageCount: Math.max(1, Math.ceil(count / pagesize)),
      PageNumber: pagenumber,
      Results: count,
      pagesize,
      pagenumber,
    },
  }
}
