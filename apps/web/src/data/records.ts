import type { genericRoutes, getChargesession, listChargesessions } from '@portal/schemas'
import type { ClassName, RecordOf } from '@portal/schemas/contract'

/** A record of any class; what else it has says `meta`. */
export type AnyRecord = RecordOf<ClassName>

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
