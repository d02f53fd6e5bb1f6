import { DATA_CATEGORIES, type DataCategory, DEFAULT_SELECT, type Filter } from '@portal/schemas'
import { type ClassName, categoryOf, classEntry, entitySchemas } from '@portal/schemas/contract'
import { everyRow, scan } from '../../world/finder.ts'
import { queryTable, readFilter, readOrder, type TableQuery } from '../../world/query.ts'
import type { View } from '../../world/view.ts'
import { BcoError, type CallContext } from '../handler.ts'
import { comparedLinks, idIn, linkedRow, withLinked, without } from './linked.ts'
import { complaintOf, fieldComplaintOf } from './meta.ts'
import { periodOf } from './period.ts'
import type { Row } from './row.ts'
import { finderOf, isLive, liveFinderOf, needsContactOnly, presentRows, rowOf } from './rows.ts'

export interface GenericQuery extends TableQuery {
  readonly type?: string | undefined
  readonly relid?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly select?: string | undefined
  readonly Links?: string | undefined
}

const fieldsByClass = new Map<ClassName, Readonly<Record<string, DataCategory>>>()

/** Returns all fields of a class with their category. */
export const fieldsOf = (name: ClassName): Readonly<Record<string, DataCategory>> => {
  const cached = fieldsByClass.get(name)
  if (cached) return cached
  const names = Object.keys(entitySchemas[classEntry(name).entity].properties)
  const fields = Object.fromEntries(names.map((field) => [field, categoryOf(name, field)]))
  fieldsByClass.set(name, fields)
  return fields
}

/** Returns the requested categories: all for an empty `select` or for `type` alone (S7). */
const requestedCategories = ({ select, type, DataCategories, Fields }: GenericQuery): string | undefined => {
  if (select) return select
  if (select === '' || (type !== undefined && DataCategories === undefined && Fields === undefined))
    return DEFAULT_SELECT.join(',')
  return DataCategories
}

/** Rejects an empty search term (S8) for classes that require one; equality with an empty text is allowed. */
const checkSearch = (name: ClassName, conditions: readonly Filter[]): void => {
  const isEmpty = ({ operator, value }: Filter) => operator !== 'EX' && value.trim() === ''
  const { emptySearch } = classEntry(name)
  if (emptySearch !== undefined && conditions.some(isEmpty)) throw new BcoError(emptySearch)
}

/**
 * Returns the fields and links in a filter and a sort order. Throws if one of them cannot be used there, or if a
 * required search term is empty.
 */
const comparedFields = (name: ClassName, { filter = '', orderby = '' }: GenericQuery): readonly string[] => {
  const conditions = readFilter(filter, complaintOf(name))
  checkSearch(name, conditions)
  const orders = orderby === '' ? [] : readOrder(orderby, fieldComplaintOf(name))
  return [...conditions, ...orders].map(({ field }) => field)
}

const linkNames = (name: ClassName, Links: string | undefined): readonly string[] => {
  const names = (Links ?? '').split(',').map((each) => each.trim())
  const allowed = Object.keys(classEntry(name).links ?? {})
  const requested = names.filter((each) => each !== '')
  const unknown = requested.find((each) => !allowed.includes(each))
  if (unknown !== undefined)
    throw new BcoError('Error', `Links: '${unknown}' is not one of ${allowed.join(', ') || 'none'}`)
  return requested
}

/** Returns a linked record with its BASIC fields, or undefined if the caller cannot see it. */
const linked = (view: View, to: ClassName, id: string, now: number): object | undefined => {
  const row = linkedRow(view, to, id, now)
  if (!row) return undefined
  return Object.fromEntries(Object.entries(row).filter(([field]) => categoryOf(to, field) === 'BASIC'))
}

const addLinks = (
  view: View,
  name: ClassName,
  source: Row,
  row: Row,
  names: readonly string[],
  now: number,
): Row => {
  if (names.length === 0) return row
  const { links = {} } = classEntry(name)
  const Links: Record<string, object> = {}
  for (const each of names) {
    const link = links[each]
    const id = link && idIn(source[link.field])
    const record = link && id !== undefined ? linked(view, link.to as ClassName, id, now) : undefined
    if (record) Links[each] = record
  }
  return { ...row, Links }
}

const within = (view: View, relid: string): View => {
  const root = view.one('relation', relid)
  if (!root) throw new BcoError('RELNOTFOUND')
  return view.within(root)
}

/**
 * Returns `type` as a filter condition, or none for the class itself. The contract allows only the class and its
 * kinds.
 */
const ofType = (name: ClassName, type: string | undefined): readonly Filter[] => {
  const { entity, kind } = classEntry(name)
  if (type === undefined || type === entity || kind === undefined) return []
  return [{ field: kind, operator: 'EX', value: type }]
}

const looking = (name: ClassName, query: GenericQuery, { caller, world, now }: CallContext) => {
  const view = world.as(caller)
  const period = periodOf(name, query)
  const compared = comparedFields(name, query)
  const kinds = ofType(name, query.type)
  const looked = [...compared, ...kinds.map(({ field }) => field), ...(period ? [period.field] : [])]
  const isStateful = isLive(name) && looked.some((field) => categoryOf(name, field) === 'STATE')
  const seen = query.relid === undefined ? view : within(view, query.relid)
  const conditions = readFilter(query.filter, complaintOf(name))
  // Lists leave out retired charge points, but a filter by `RetiredOn` searches only those.
  const isOfRetired = name === 'chargepoint' && conditions.some(({ field }) => field === 'RetiredOn')
  const all = isOfRetired
    ? scan<Row>(presentRows(seen, name, seen.retired(), now))
    : isStateful
      ? liveFinderOf(seen, name, now, looked)
      : finderOf(seen, name, now, conditions, period)
  const byLink = comparedLinks(name, compared)
  // The index does not contain the descriptions of linked records, so scan.
  const rows = byLink.length === 0 ? all : scan(withLinked(view, name, everyRow(all), byLink, now))
  return { view, rows, conditions, period, kinds, byLink, looked, isStateful }
}

/** Returns all rows of a query in their stored order, for totals. */
export const everyFiltered = (...query: Parameters<typeof looking>): readonly Row[] => {
  const { rows, conditions, period, kinds } = looking(...query)
  const limit = Number.POSITIVE_INFINITY
  return rows({ conditions: [...conditions, ...kinds], period, orders: [], offset: 0, limit }).page
}

/** Returns a page of the records of a class (S7). */
export const readFiltered = (name: ClassName, query: GenericQuery, context: CallContext) => {
  const { now } = context
  const links = linkNames(name, query.Links)
  const { view, rows, period, kinds, byLink, looked, isStateful } = looking(name, query, context)
  const own = fieldsOf(name)
  const sources = new Map<string, Row>()
  const page = queryTable(
    rows,
    { ...query, DataCategories: requestedCategories(query) },
    {
      fields: { ...own, ...Object.fromEntries(byLink.map((link) => [link, 'BASIC' as const])) },
      defaultOrder: classEntry(name).defaultOrder,
      conditions: kinds,
      period,
      complete: (row, categories) => {
        sources.set(row.Id, row)
        // The power curve is long, so only rows of the page get it, and only on request.
        if (name === 'chargesession' && categories.has('TECH')) return rowOf(view, name, row.Id, now) ?? row
        if ((!isStateful || needsContactOnly(name, looked)) && isLive(name) && categories.has('STATE'))
          return presentRows(view, name, [row], now)[0] ?? row
        return row
      },
    },
  )
  return {
    ...page,
    Data: page.Data.map((row) => {
      const answered = byLink.length === 0 ? row : without(row, byLink)
      return addLinks(view, name, sources.get(row.Id) ?? row, answered, links, now)
    }),
  }
}

/** Returns a record with its live fields. Throws if it is missing. */
const readOne = (name: ClassName, id: string, { caller, world, now }: CallContext): Row => {
  const view = world.as(caller)
  const row = rowOf(view, name, id, now)
  const [present] = row ? presentRows(view, name, [row], now) : []
  if (!present) throw new BcoError(classEntry(name).unknown)
  return present
}

/** Returns a record with only the requested fields. */
export const readNarrowed = (
  name: ClassName,
  id: string,
  { select, Fields, Links }: Pick<GenericQuery, 'select' | 'Fields' | 'Links'>,
  context: CallContext,
): Row => {
  const links = linkNames(name, Links)
  const source = readOne(name, id, context)
  const fields = fieldsOf(name)
  const names = Fields?.split(',').map((field) => field.trim())
  const unknown = names?.find((field) => !Object.hasOwn(fields, field))
  if (unknown !== undefined) throw new BcoError('WRONGFILTER', `Unknown field '${unknown}'`)
  const categories: readonly string[] = select ? select.split(',') : DATA_CATEGORIES
  const row = Object.fromEntries(
    Object.entries(source).filter(
      ([field]) =>
        field === 'Id' ||
        (categories.includes(fields[field] ?? '') && (names === undefined || names.includes(field))),
    ),
  ) as unknown as Row
  return addLinks(context.world.as(context.caller), name, source, row, links, context.now)
}
