import type { Entities } from '../entities/all.ts'
import { ROLES, type Role } from '../entities/roles.ts'
import type { ErrorCode } from '../errors.ts'

/** A named way from a record to another: the field that holds its id, or its `{Id, …}`. */
export interface ClassLink {
  readonly field: string
  readonly to: string
  /** Code of a write that names none; without it that of the other class. */
  readonly unknown?: ErrorCode
}

/** What the generic calls (S7) need to know of a class. */
export interface ClassEntry<T = unknown> {
  readonly entity: keyof Entities
  /** Code of an id that does not exist or is out of scope. */
  readonly unknown: ErrorCode
  /** Codes of its own rules that a write can answer besides that of an unknown id. */
  readonly refusals?: readonly ErrorCode[]
  /** Code of a search for nothing, where a search text is required. */
  readonly emptySearch?: ErrorCode
  readonly readers: readonly Role[]
  readonly writers: readonly Role[]
  /**
   * What the visibility of a record hangs on: the field that names its relation. `Relation` is a link; `Id` the record
   * itself; `all` is what everybody may see who may read the class; `optional` too, as long as no relation is named.
   */
  readonly owner: 'RelationId' | 'Relation' | 'Id' | 'all' | 'optional'
  readonly defaultOrder: string
  /** What ids begin with. */
  readonly idLetters: string
  /** Fields that change while one looks, and those for technicians; all others are BASIC. */
  readonly state?: readonly (keyof T & string)[]
  readonly tech?: readonly (keyof T & string)[]
  /** Hidden at first and never exported unasked. */
  readonly sensitive?: readonly (keyof T & string)[]
  /** Set by the server, besides those that it sets on every record. */
  readonly readOnly?: readonly (keyof T & string)[]
  /** Set when a record is made, and never changed. */
  readonly immutable?: readonly (keyof T & string)[]
  /** The field whose values are the kinds of `type` (S7). */
  readonly kind?: keyof T & string
  readonly links?: Readonly<Record<string, ClassLink>>
}

export const EVERYBODY: readonly Role[] = ROLES
export const ADMINISTRATORS: readonly Role[] = ['FleetManager', 'EntityManager', 'Operator', 'SuperAdmin']
export const NETWORK: readonly Role[] = ['Operator', 'SuperAdmin']
export const SUPER_ADMIN: readonly Role[] = ['SuperAdmin']

export const entry = <N extends keyof Entities, const E extends Omit<ClassEntry<Entities[N]>, 'entity'>>(
  entity: N,
  rest: E,
) => ({ entity, ...rest })

export const Relation = { field: 'RelationId', to: 'relation' } as const
export const Location = { field: 'LocationId', to: 'chargelocation' } as const
export const ChargePoint = { field: 'ChargePointId', to: 'chargepoint' } as const
export const Tariff = { field: 'TariffId', to: 'tariff' } as const
export const Token = { field: 'TokenId', to: 'token' } as const
export const SubscriptionType = { field: 'SubscriptionTypeId', to: 'subscriptiontype' } as const
export const RelationContact = { field: 'RelationContactId', to: 'relationcontact' } as const
