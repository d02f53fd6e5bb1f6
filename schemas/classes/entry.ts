import type { Entities } from '../entities/all.ts'
import { ROLES, type Role } from '../entities/roles.ts'
import type { ErrorCode } from '../errors.ts'

/** A named link to another record: the field with its id or its `{Id, …}`. */
export interface ClassLink {
  readonly field: string
  readonly to: string
  /** Error code of a write whose target does not exist; by default that of the target class. */
  readonly unknown?: ErrorCode
}

/** Definition of a class for the generic calls (S7). */
export interface ClassEntry<T = unknown> {
  readonly entity: keyof Entities
  /** Error code of an id that does not exist or is out of scope. */
  readonly unknown: ErrorCode
  /** Further error codes of writes, from rules of the class. */
  readonly refusals?: readonly ErrorCode[]
  /** Error code of an empty search, if a search text is required. */
  readonly emptySearch?: ErrorCode
  readonly readers: readonly Role[]
  readonly writers: readonly Role[]
  /**
   * Field with the relation that decides who can see a record: `Relation` is a link, and `Id` means the record itself.
   * With `all`, everybody who may read the class sees every record. `optional` is `RelationId`, but everybody sees the
   * records without one.
   */
  readonly owner: 'RelationId' | 'Relation' | 'Id' | 'all' | 'optional'
  readonly defaultOrder: string
  /** Date that `from` and `to` of a list refer to; `CreatedOn` by default. */
  readonly moment?: keyof T & string
  /** Prefix of ids. */
  readonly idLetters: string
  /** Fields with live values, in the category STATE; all fields but these and `tech` are BASIC. */
  readonly state?: readonly (keyof T & string)[]
  /** Fields for technicians, in the category TECH. */
  readonly tech?: readonly (keyof T & string)[]
  /** Fields that are hidden by default and exported only if selected. */
  readonly sensitive?: readonly (keyof T & string)[]
  /** Fields set by the server, besides those of every record. */
  readonly readOnly?: readonly (keyof T & string)[]
  /** Fields set on creation that never change. */
  readonly immutable?: readonly (keyof T & string)[]
  /** Field whose values the parameter `type` accepts, besides the name of the entity (S7). */
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
export const Session = { field: 'SessionId', to: 'chargesession' } as const
export const Email = { field: 'EmailId', to: 'email' } as const
export const Request = { field: 'RequestId', to: 'request' } as const
export const Tariff = { field: 'TariffId', to: 'tariff' } as const
export const Token = { field: 'TokenId', to: 'token' } as const
export const SubscriptionType = { field: 'SubscriptionTypeId', to: 'subscriptiontype' } as const
export const RelationContact = { field: 'RelationContactId', to: 'relationcontact' } as const
