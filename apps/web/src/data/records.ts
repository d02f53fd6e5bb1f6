import type { RecordFields } from '@portal/machines'
import type {
  genericCalls,
  getChargesession,
  listChargesessions,
  listRelationContacts,
  Route,
} from '@portal/schemas'
import type { ClassName, OperationId, OperationInput } from '@portal/schemas/contract'
import type { Answer, Bco, CallOptions } from '../services/bco.ts'
import { type AnyRecord, readAnyRecord } from '../services/readers/anyRecord.ts'
import {
  type ReadSubscription,
  type ReadTariff,
  type ReadToken,
  readSubscription,
  readTariff,
  readToken,
} from '../services/readers/cards.ts'
import { type ReadTable, readAnyRecords } from '../services/readers/index.ts'
import { entries, isFields, type Link, links } from '../services/readers/read.ts'

export { isFields, keepUsable, skippedIn, withSkips } from '../services/readers/read.ts'

/** Reads list rows with unknown fields. */
export const rowsIn = entries((one) => (isFields(one) ? one : {}))

type RoutesOf<C extends ClassName> = ReturnType<typeof genericCalls<C>>
type GenericRoutes = RoutesOf<Exclude<ClassName, 'chargesession'>>

/**
 * The four generic endpoints of a class (S7). Sessions and contacts have some of their own, and sessions cannot be
 * written.
 */
export interface RecordRoutes {
  readonly filtered:
    | RoutesOf<Exclude<ClassName, 'chargesession' | 'relationcontact'>>['filtered']
    | typeof listChargesessions
    | typeof listRelationContacts
  readonly one: GenericRoutes['one'] | typeof getChargesession
  readonly meta: ReturnType<typeof genericCalls<ClassName>>['meta']
  readonly createupdate: GenericRoutes['createupdate'] | undefined
}

/** Fetches a page of records of a class that only `meta` describes. */
export const askRecords = async <K extends OperationId>(
  bco: Bco,
  route: Route & { readonly id: K },
  input: OperationInput<K>,
  options?: CallOptions,
): Promise<Answer<ReadTable<AnyRecord>>> => {
  const { data, at } = await bco.callWhole(route, input, options)
  return { data: readAnyRecords(data), at }
}

/** Fetches one record of a class that only `meta` describes. */
export const askRecord = async <K extends OperationId>(
  bco: Bco,
  route: Route & { readonly id: K },
  input: OperationInput<K>,
  options?: CallOptions,
): Promise<Answer<AnyRecord>> => {
  const { data, at } = await bco.callWhole(route, input, options)
  return { data: readAnyRecord(data), at }
}

/**
 * Returns the body of a write that changes some fields of a record. JSON has no `undefined`, so a cleared field is
 * `null`.
 */
export const editedBody = (
  id: string,
  record: RecordFields,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  Id: id,
  Version: record['Version'],
  ...Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null])),
})

/** Returns the value of a field whose name comes from data. */
export const valueIn = (record: object, field: string): unknown => Reflect.get(record, field)

/** Returns the record under this name in `Links` (S7); undefined if there is none. */
export const linkIn = (record: object, link: string | undefined): Link | undefined =>
  link === undefined ? undefined : links(valueIn(record, 'Links'))[link]

export const linkTo = (record: object, id: string): Link | undefined =>
  Object.values(links(valueIn(record, 'Links'))).find(({ Id }) => Id === id)

export const cardOf = (record: RecordFields): ReadToken => readToken(record)

export const subscriptionOf = (record: RecordFields): ReadSubscription => readSubscription(record)

export const tariffOf = (record: RecordFields): ReadTariff => readTariff(record)

/** Returns a linked record that a generic call (S7) added; undefined if it is missing or not visible to this user. */
export const linkedRecord = (
  { Links }: { readonly Links: Readonly<Record<string, Link>> },
  link: string,
): Link | undefined => Links[link]

export { readPriced as pricedOf } from '../services/readers/sessions.ts'
