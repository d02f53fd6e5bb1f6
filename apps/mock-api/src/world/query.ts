import {
  DATA_CATEGORIES,
  type DataCategory,
  DEFAULT_PAGE_SIZE,
  DEFAULT_TABLE_CATEGORIES,
  FIRST_PAGE,
  FilterError,
  foldText,
  matchFilter,
  parseFilter,
  type TableList,
} from '@portal/schemas'
import { BcoError } from '../bco/handler.ts'

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
}

type Categories = Readonly<Record<string, DataCategory>>

const checkField = (field: string, fields: Categories): void => {
  if (!Object.hasOwn(fields, field)) throw new BcoError('WRONGFILTER', `Unknown field '${field}'`)
}

/** What a filter or an order compares: a linked record stands for its description. */
const valueOf = (record: object, field: string): unknown => {
  const value: unknown = Reflect.get(record, field)
  if (typeof value !== 'object' || value === null) return value
  return 'Description' in value ? value.Description : undefined
}

const textOf = (record: object, field: string): string => String(valueOf(record, field) ?? '')

/** The records that satisfy a filter text; all of them without one. A field that is absent counts as empty text. */
export const filterRecords = <T extends object>(
  records: readonly T[],
  filter: string | undefined,
  fields: Readonly<Record<keyof T, DataCategory>>,
): readonly T[] => {
  if (!filter) return records
  try {
    const conditions = parseFilter(filter)
    for (const { field } of conditions) checkField(field, fields)
    return records.filter((record) =>
      conditions.every((condition) => matchFilter(condition, textOf(record, condition.field))),
    )
  } catch (error) {
    if (error instanceof FilterError) throw new BcoError('WRONGFILTER', error.message)
    throw error
  }
}

type Key = number | string | undefined

/** What is compared of a value; made once per record, since folding a text costs more than comparing it. */
const keyOf = (value: unknown): Key =>
  value === undefined || typeof value === 'number' ? value : foldText(String(value))

/** Absent values come last in either direction. */
const compareKeys = (a: Key, b: Key, sign: 1 | -1): number => {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b ? -sign : sign
}

/** The records in an order such as `City, Start desc`. Equal ones keep their places. */
const orderRecords = <T extends object>(
  records: readonly T[],
  orderby: string,
  fields: Categories,
): readonly T[] => {
  const orders = orderby.split(',').map((part) => {
    const [, field = '', descending] = /^(\w+)( desc)?$/.exec(part.trim()) ?? []
    if (field === '')
      throw new BcoError('WRONGFILTER', `'${part.trim()}' is no order: 'Field' or 'Field desc'`)
    checkField(field, fields)
    return { field, sign: descending ? (-1 as const) : (1 as const) }
  })
  return records
    .map((record) => ({ record, keys: orders.map(({ field }) => keyOf(valueOf(record, field))) }))
    .sort((a, b) => {
      for (const [index, { sign }] of orders.entries()) {
        const order = compareKeys(a.keys[index], b.keys[index], sign)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ record }) => record)
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

/**
 * One page of records, filtered, ordered and narrowed. A page past the end is empty and keeps the requested number
 * beside the true count; no records at all are one empty page, so that there always is a last page to go to.
 */
export const queryTable = <T extends { readonly Id: string }>(
  records: readonly T[],
  query: TableQuery,
  { fields, defaultOrder, complete }: TableOptions<T>,
): TableList<T> => {
  const { pagesize = DEFAULT_PAGE_SIZE, pagenumber = FIRST_PAGE } = query
  const wanted = wantedFields(query, fields)
  const found = orderRecords(
    filterRecords(records, query.filter, fields),
    query.orderby || defaultOrder,
    fields,
  )
  const categories: Categories = fields
  const shown = new Set(wanted.flatMap((name) => categories[name] ?? []))
  const isWanted = new Set(wanted)
  const page = found.slice((pagenumber - FIRST_PAGE) * pagesize, (pagenumber - FIRST_PAGE + 1) * pagesize)
  return {
    Data: page
      .map((record) => (complete ? complete(record, shown) : record))
      // Narrowed records lack fields that the entity requires: a table list answers what was asked for.
      .map(
        (record) =>
          Object.fromEntries(Object.entries(record).filter(([name]) => isWanted.has(name))) as unknown as T,
      ),
    Page: {
      PageCount: Math.max(1, Math.ceil(found.length / pagesize)),
      PageNumber: pagenumber,
      Results: found.length,
      pagesize,
      pagenumber,
    },
  }
}
