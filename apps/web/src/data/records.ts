import type { genericRoutes, getChargesession, listChargesessions } from '@portal/schemas'
import type { ClassName } from '@portal/schemas/contract'
import { type Link, links } from '../services/readers/read.ts'

type GenericRoutes = ReturnType<typeof genericRoutes<Exclude<ClassName, 'chargesession' | 'relationcontact'>>>

/** The four generic calls of any class (S7); sessions have two of their own in their place, and are not written. */
export interface RecordRoutes {
  readonly filtered: GenericRoutes['filtered'] | typeof listChargesessions
  readonly one: GenericRoutes['one'] | typeof getChargesession
  readonly meta: ReturnType<typeof genericRoutes<ClassName>>['meta']
  readonly createupdate: GenericRoutes['createupdate'] | undefined
}

/** The value of a field that data names. */
export const valueIn = (record: object, field: string): unknown => Reflect.get(record, field)

/** The record that one of any class names by a link (S7 `Links`). */
export const linkIn = (record: object, link: string | undefined): Link | undefined =>
  link === undefined ? undefined : links(valueIn(record, 'Links'))[link]
