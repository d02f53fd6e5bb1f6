import { type BaseChargepoint, knownUntil, type Outlet, type Token, type World } from '@portal/fixtures'
import type { Chargesession, Relation, RelationContact } from '@portal/schemas'

/** Records of the classes that people write. */
export interface Records {
  relation: Relation
  relationcontact: RelationContact
  chargepoint: BaseChargepoint
}

export type ClassName = keyof Records

/** What the ids of a class begin with whose records the API makes; a number of five digits follows. */
export const ID_LETTERS = { relation: 'R', relationcontact: 'RC' } as const satisfies Partial<
  Record<ClassName, string>
>

/** The relation that a record belongs to: what its visibility hangs on. */
export const OWNER: { readonly [C in ClassName]: (record: Records[C]) => string } = {
  relation: (record) => record.Id,
  relationcontact: (record) => record.Relation.Id,
  chargepoint: (record) => record.RelationId,
}

/** The world that all sessions share, with its indexes. Made once and frozen: a session writes into its own overlay. */
export interface Store {
  readonly world: World
  readonly records: { readonly [C in ClassName]: ReadonlyMap<string, Records[C]> }
  readonly tokens: ReadonlyMap<string, Token>
  readonly outlets: ReadonlyMap<string, Outlet>
  readonly outletsOf: ReadonlyMap<string, readonly Outlet[]>
  /** Ended sessions per charger, latest start first. */
  readonly historyOf: ReadonlyMap<string, readonly Chargesession[]>
  /** Up to when `historyOf` tells of a connector. */
  readonly historyUntil: ReadonlyMap<string, number>
}

const freezeDeep = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freezeDeep(inner)
  return Object.freeze(value)
}

const byId = <T extends { readonly Id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.Id, record]))

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Indexes and freezes a world. Every session's world stands on one such store. */
export const createStore = (world: World): Store => {
  freezeDeep(world)
  const now = Date.parse(world.now)
  return {
    world,
    records: {
      relation: byId(world.relations),
      relationcontact: byId(world.contacts),
      chargepoint: byId(world.chargepoints),
    },
    tokens: byId(world.tokens),
    outlets: new Map(world.outlets.map((outlet) => [outlet.connectorId, outlet])),
    outletsOf: groupBy(world.outlets, (outlet) => outlet.chargepointId),
    historyOf: groupBy(world.sessions, (session) => session.ChargePointId),
    historyUntil: new Map(world.outlets.map((outlet) => [outlet.connectorId, knownUntil(outlet, now)])),
  }
}
