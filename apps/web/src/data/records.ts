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
import { type ReadToken, readToken } from '../services/readers/cards.ts'
import { type ReadTable, readAnyRecords } from '../services/readers/index.ts'
import { entries, isFields, type Link, links } from '../services/readers/read.ts'

export { keepUsable, skippedIn, withSkips } from '../services/readers/read.ts'

/** Rows of a list whose fields are not known. */
export const rowsIn = entries((one) => (isFields(one) ? one : {}))

type RoutesOf<C extends ClassName> = ReturnType<typeof genericCalls<C>>
type GenericRoutes = RoutesOf<Exclude<ClassName, 'chargesession'>>

/** The four generic calls of any class (S7); sessions have two of their own in their place, and are not written. */
export interface RecordRoutes {
  readonly filtered:
    | RoutesOf<Exclude<ClassName, 'chargesession' | 'relationcontact'>>['filtered']
    | typeof listChargesessions
    | typeof listRelationContacts
  readonly one: GenericRoutes['one'] | typeof getChargesession
  readonly meta: ReturnType<typeof genericCalls<ClassName>>['meta']
  readonly createupdate: GenericRoutes['createupdate'] | undefined
}

/** A page of records whose fields only `meta` names. */
export const askRecords = async <K extends OperationId>(
  bco: Bco,
  route: Route & { readonly id: K },
  input: OperationInput<K>,
  options?: CallOptions,
): Promise<Answer<ReadTable<AnyRecord>>> => {
  const { data, at } = await bco.callWhole(route, input, options)
  return { data: readAnyRecords(data), at }
}

/** One such record. */
export const askRecord = async <K extends OperationId>(
  bco: Bco,
  route: Route & { readonly id: K },
  input: OperationInput<K>,
  options?: CallOptions,
): Promise<Answer<AnyRecord>> => {
  const { data, at } = await bco.callWhole(route, input, options)
  return { data: readAnyRecord(data), at }
}

/** Body of a write that changes some fields of a record. JSON has no `undefined`, so a field that was emptied is `null`. */
export const editedBody = (
  id: string,
  record: RecordFields,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  Id: id,
  Version: record['Version'],
  ...Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null])),
})

/** The value of a field that data names. */
export const valueIn = (record: object, field: string): unknown => Reflect.get(record, field)

/** The record that one of any class names by a link (S7 `Links`). */
export const linkIn = (record: object, link: string | undefined): Link | undefined =>
  link === undefined ? undefined : links(valueIn(record, 'Links'))[link]

/** A record that the machine of an edit has read, as a charge card. */
export const cardOf = (record: RecordFields): ReadToken => readToken(record)

/** Linked record that `Links` of a generic call (S7) added; undefined if it is absent or not visible to this person. */
export const linkedRecord = (
  { Links }: { readonly Links: Readonly<Record<string, Link>> },
  link: string,
): Link | undefined => Links[link]

/** Reads the price of a session from its record or its charge detail record. */
export { readPriced as pricedOf } from '../services/readers/sessions.ts'
