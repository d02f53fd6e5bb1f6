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
import { type Finder, matcherOfAll, scan } from './finder.ts'
import type { Order } from './order.ts'

/** The query of a table list (S7). */
export interface TableQuery {
  readonly filter?: string | undefined
  readonly orderby?: string | undefined
  readonly pagesize?: number | undefined
  readonly pagenumber?: number | undefined
  readonly DataCategories?: string | undefined
  readonly Fields?: string | undefined
}

export interface TableOptions<T> {
  /** Every field with its data category. */
  readonly fields: Readonly<Record<keyof T, DataCategory>>
  readonly defaultOrder: string
  /** Adds fields that records are kept without; called for the rows of the page only, with the categories they show. */
  readonly complete?: (record: T, categories: ReadonlySet<DataCategory>) => T
  /** The objection to a condition of the filter; by default only that a field is unknown. */
  readonly complaintOf?: FilterComplaint
  /** The objection to a field of the order; by default only that it is unknown. */
  readonly fieldComplaintOf?: (field: string) => string | undefined
  /** Conditions besides those of the filter. */
  readonly conditions?: readonly Filter[]
}

type Categories = Readonly<Record<string, DataCategory>>

const unknownField = (field: string, fields: Categories): string | undefined =>
  Object.hasOwn(fields, field) ? undefined : `Unknown field '${field}'`

const checkField = (field: string, fields: Categories): void => {
  const unknown = unknownField(field, fields)
  if (unknown !== undefined) throw new BcoError('WRONGFILTER', unknown)
}

/** The conditions of a filter text; none without one. Refused where something can be said against one. */
export const readFilter = (filter: string | undefined, complaintOf: FilterComplaint): readonly Filter[] => {
  try {
    return parseFilter(filter ?? '', complaintOf)
  } catch (error) {
    if (error instanceof FilterError) throw new BcoError('WRONGFILTER', error.message)
    throw error
  }
}

/** The records that satisfy a filter text; all of them without one. */
export const filterRecords = <T extends object>(
  records: readonly T[],
  filter: string | undefined,
  complaintOf: FilterComplaint,
): readonly T[] => {
  const conditions = readFilter(filter, complaintOf)
  return records.filter(matcherOfAll(conditions))
}

/** The parts of an order such as `City, Start desc`. Refused, with the position, where there is an objection to a field. */
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
      field === '' ? `'${part.trim()}' is no order: 'Field' or 'Field desc'` : complaintOf(field)
    if (complaint !== undefined) throw new BcoError('WRONGFILTER', `${complaint} at position ${at}`)
    return { field, sign: descending ? -1 : 1 }
  })
}

const isCategory = (text: string): text is DataCategory =>
  DATA_CATEGORIES.some((category) => category === text)

/** The fields to answer: `DataCategories` picks groups, `Fields` narrows to names; either alone says it all. */
const wantedFields = ({ DataCategories, Fields }: TableQuery, fields: Categories): readonly string[] => {
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

/** A record with the wanted fields alone. It lacks fields that the entity requires: a table list answers what was asked for. */
const narrowed = <T extends object>(record: T, wanted: ReadonlySet<string>): T => {
  const fields = record as Readonly<Record<string, unknown>>
  const kept: Record<string, unknown> = {}
  for (const name in fields) if (wanted.has(name)) kept[name] = fields[name]
  return kept as T
}

/**
 * One page of records, filtered, ordered and narrowed. A page past the end is empty and keeps the requested number
 * beside the true count; no records at all are one empty page, so that there always is a last page to go to.
 */
export const queryTable = <T extends { readonly Id: string }>(
  records: readonly T[] | Finder<T>,
  query: TableQuery,
  { fields, defaultOrder, complete, complaintOf, fieldComplaintOf, conditions = [] }: TableOptions<T>,
): TableList<T> => {
  const { pagesize = DEFAULT_PAGE_SIZE, pagenumber = FIRST_PAGE } = query
  const wanted = wantedFields(query, fields)
  const complain = complaintOf ?? (({ field }: Filter) => unknownField(field, fields))
  const find = typeof records === 'function' ? records : scan(records)
  const { count, page } = find({
    conditions: [...readFilter(query.filter, complain), ...conditions],
    orders: readOrder(
      query.orderby || defaultOrder,
      fieldComplaintOf ?? ((field) => unknownField(field, fields)),
    ),
    offset: (pagenumber - FIRST_PAGE) * pagesize,
    limit: pagesize,
  })
  const categories: Categories = fields
  const shown = new Set(wanted.flatMap((name) => categories[name] ?? []))
  const isWanted = new Set(wanted)
  const whole = complete ? page.map((record) => complete(record, shown)) : [...page]
  return {
    // Where every field is wanted there is nothing to leave out.
    Data: isWanted.size === Object.keys(fields).length ? whole : whole.map((row) => narrowed(row, isWanted)),
    Page: {
      PageCount: Math.max(1, Math.ceil(count / pagesize)),
      PageNumber: pagenumber,
      Results: count,
      pagesize,
      pagenumber,
    },
  }
}
