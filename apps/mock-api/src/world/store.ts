import {
  type BaseChargepoint,
  CLASS_RECORDS,
  CLASS_ROWS,
  cdrOf,
  createWorld,
  historyOf,
  knownUntil,
  lazily,
  type Outlet,
  outletFor,
  type Rows,
  type World,
} from '@portal/fixtures'
import { type Chargesession, startOfLocalMonth } from '@portal/schemas'
import { type ClassName as AnyClass, classEntry, type RecordOf } from '@portal/schemas/contract'
import { remembered } from '../remembered.ts'
import { ClassIndex } from './index/classIndex.ts'
import { LazyRecords } from './lazyRecords.ts'
import { masked, type Protection, protectionOf, type SearchedByPerson } from './protection.ts'
import { StateIntervals } from './stateIntervals.ts'

/** Classes with stored records. Sessions are not stored; the simulator generates them. */
export type ClassName = Exclude<AnyClass, 'chargesession'>

export type Records = {
  readonly [C in ClassName]: C extends 'chargepoint' ? BaseChargepoint : RecordOf<C>
}

/**
 * Returns the relation that owns a record, which decides its visibility. Undefined if everybody who may read the class
 * may see it.
 */
export const ownerOf = (className: AnyClass, record: object): string | undefined => {
  const { owner } = classEntry(className)
  if (owner === 'all') return undefined
  if (owner === 'Relation') return (record as { Relation: { Id: string } }).Relation.Id
  const id: unknown = Reflect.get(record, owner === 'optional' ? 'RelationId' : owner)
  return typeof id === 'string' ? id : undefined
}

type Maps = { readonly [C in ClassName]: ReadonlyMap<string, Records[C]> }

/**
 * World shared by all mock sessions, with its indexes. Created once and never changed, because sessions write into
 * their own overlays.
 */
export interface Store {
  readonly world: World
  /**
   * True if the history of all sessions is too large to generate (see `largeWorld.ts`). `records` then has no charge
   * detail records.
   */
  readonly isLarge: boolean
  /** The small world contained in a large one: its first customers, with the same data. It is available immediately. */
  readonly small: Store | undefined
  /** By id. Each class is created on first use. */
  readonly records: Maps
  readonly indexes: { readonly [C in ClassName]: ClassIndex<Records[C]> }
  /** Indexes of masked records, for the classes that are searched by person. */
  readonly maskedIndexes: { readonly [C in SearchedByPerson]: ClassIndex<Records[C]> }
  readonly outlets: ReadonlyMap<string, Outlet>
  readonly outletsOf: ReadonlyMap<string, readonly Outlet[]>
  /** Includes outlets of other networks at which customers' cards charge. */
  readonly everyOutlet: ReadonlyMap<string, Outlet>
  readonly outletsAt: ReadonlyMap<string, readonly Outlet[]>
  /** Ended sessions, latest start first. */
  readonly sessions: readonly Chargesession[]
  /** Ended sessions of one charger, generated without all others. */
  readonly historyOfCharger: (chargepointId: string) => readonly Chargesession[]
  /** Ended sessions of a charger since the start of the month, for the energy in its record. */
  readonly monthOfCharger: (chargepointId: string) => readonly Chargesession[]
  /** Ended sessions of one relation, generated without all others. */
  readonly historyOfRelation: (relationId: string) => readonly Chargesession[]
  readonly outletsOfRelation: ReadonlyMap<string, readonly Outlet[]>
  readonly historyUntil: (connectorId: string) => number | undefined
  readonly protection: Protection
  readonly stateIntervals: StateIntervals
}

/** Max cached histories of chargers, and of relations. Caching all chargers of a large world would take 300 MB. */
const MOST_HISTORIES = 2_000

const freezeDeep = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freezeDeep(inner)
  return Object.freeze(value)
}

const byId = <T extends { readonly Id: string }>(
  records: readonly T[],
  frozen: <V>(value: V) => V,
): ReadonlyMap<string, T> => {
  const map = new Map<string, T>()
  for (const record of records) map.set(record.Id, frozen(record))
  return map
}

/** {@link ownerOf} for one class. Looks up the class only once, because a large world calls it for every record. */
const ownerIn = (name: ClassName): ((record: object) => string | undefined) => {
  const { owner } = classEntry(name)
  return owner === 'all' ? () => undefined : (record) => ownerOf(name, record)
}

/** Lists records by row number without creating them. */
const rowsOf = <T extends { readonly Id: string }>(records: ReadonlyMap<string, T>): Rows<T> =>
  records instanceof LazyRecords ? records : [...records.values()]

export const groupBy = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Returns an outlet with the tariff that applied to a session. */
const outletOf = (outlet: Outlet, { Provider, TokenId }: Chargesession): Outlet =>
  outletFor(outlet, TokenId === undefined && Provider !== undefined ? { provider: Provider } : {})

const cdrsOf = (
  sessions: readonly Chargesession[],
  outlets: ReadonlyMap<string, Outlet>,
  now: number,
): RecordOf<'cdr'>[] =>
  sessions.flatMap((session) => {
    const outlet = outlets.get(session.ConnectorId)
    return outlet ? [cdrOf(session, outletOf(outlet, session), now)] : []
  })

/** Charge detail records by row number, each created on access. */
const cdrRows = (
  sessions: readonly Chargesession[],
  outlets: ReadonlyMap<string, Outlet>,
  now: number,
): Rows<RecordOf<'cdr'>> => ({
  length: sessions.length,
  plannedFields: (place) => {
    const session = sessions[place]
    if (!session) return {}
    const { Id, RelationId, Start, Stop } = session
    return { Id: `CDR-${Id}`, RelationId, Start, ...(Stop !== undefined && { Stop }) }
  },
  at: (place) => cdrsOf(sessions.slice(place, place + 1), outlets, now)[0],
})

/** Returns a store with additional outlets, which have no history. */
export const withOutlets = (store: Store, outlets: readonly Outlet[]): Store => {
  const all = [...store.outlets.values(), ...outlets]
  const made: Partial<Store> = {
    outlets: new Map(all.map((outlet) => [outlet.connectorId, outlet])),
    everyOutlet: new Map([...store.everyOutlet, ...outlets.map((each) => [each.connectorId, each] as const)]),
    outletsOf: groupBy(all, ({ chargepointId }) => chargepointId),
    outletsAt: groupBy(all, ({ locationId }) => locationId),
    outletsOfRelation: groupBy([...all, ...store.world.elsewhere], ({ relationId }) => relationId),
  }
  const own = Object.entries(made).map(([name, value]) => [name, { value, enumerable: true }])
  // Inherit from the store, so that its lazy values are computed once for all.
  return Object.create(store, Object.fromEntries(own)) as Store
}

const asItIs = <T>(value: T): T => value

/**
 * Indexes and freezes a world. The worlds of all mock sessions share one store. A large world and the small one that
 * it contains are not frozen, because that would take as long as creating them.
 */
export const createStore = (world: World, isFrozen = world.size !== 'large'): Store => {
  const now = Date.parse(world.now)
  const isLarge = world.size === 'large'
  const frozen = isFrozen ? freezeDeep : asItIs
  const made = Object.fromEntries(
    Object.entries(CLASS_RECORDS).map(([name, make]) => [
      name,
      () => byId((make as (world: World) => readonly { readonly Id: string }[])(world), frozen),
    ]),
  )
  const oneByOne = Object.fromEntries(
    Object.entries(CLASS_ROWS).map(([name, rowsOf]) => [
      name,
      () => new LazyRecords((rowsOf as (world: World) => Rows<{ readonly Id: string }>)(world)),
    ]),
  )
  const records = lazily<Maps>({
    ...made,
    ...(isLarge && oneByOne),
    relation: () => byId(world.relations, frozen),
    relationcontact: () => byId(world.contacts, frozen),
    chargepoint: () => byId(world.chargepoints, frozen),
    cdr: () => {
      if (isLarge) return byId([], frozen)
      return isFrozen
        ? byId(cdrsOf(store.sessions, store.everyOutlet, now), frozen)
        : new LazyRecords(cdrRows(store.sessions, store.everyOutlet, now))
    },
  } as { readonly [C in ClassName]: () => Maps[C] })
  const histories = (outletsBy: () => ReadonlyMap<string, readonly Outlet[]>, from = 0) =>
    remembered(MOST_HISTORIES, (id) => frozen(historyOf(outletsBy().get(id) ?? [], now, from)))
  const maskedIndex = <C extends SearchedByPerson>(name: C): ClassIndex<Records[C]> =>
    new ClassIndex(
      [...records[name].values()].map((record) => masked(name, record, store)),
      ownerIn(name),
    )
  const store: Store = lazily<Store>({
    world: () => world,
    isLarge: () => isLarge,
    small: () =>
      isLarge
        ? createStore(createWorld({ seed: world.seed, size: 'small', now: world.now }), false)
        : undefined,
    records: () => records,
    indexes: () =>
      lazily(
        Object.fromEntries(
          (Object.keys(records) as ClassName[]).map((name) => [
            name,
            () => new ClassIndex(rowsOf<{ readonly Id: string }>(records[name]), ownerIn(name)),
          ]),
        ) as { readonly [C in ClassName]: () => Store['indexes'][C] },
      ),
    maskedIndexes: () =>
      lazily({
        relationcontact: () => maskedIndex('relationcontact'),
        email: () => maskedIndex('email'),
      }),
    outlets: () => new Map(world.outlets.map((outlet) => [outlet.connectorId, frozen(outlet)])),
    everyOutlet: () => {
      const outlets = new Map(store.outlets)
      for (const outlet of world.elsewhere) outlets.set(outlet.connectorId, frozen(outlet))
      return outlets
    },
    outletsOf: () => groupBy(world.outlets, (outlet) => outlet.chargepointId),
    outletsAt: () => groupBy(world.outlets, (outlet) => outlet.locationId),
    sessions: () => frozen(world.sessions),
    outletsOfRelation: () => groupBy([...store.everyOutlet.values()], (outlet) => outlet.relationId),
    historyOfCharger: () => histories(() => store.outletsOf),
    monthOfCharger: () => histories(() => store.outletsOf, startOfLocalMonth(now)),
    historyOfRelation: () => histories(() => store.outletsOfRelation),
    protection: () => protectionOf(world),
    stateIntervals: () => new StateIntervals(),
    historyUntil: () => (id) => {
      const outlet = store.everyOutlet.get(id)
      return outlet && knownUntil(outlet, now)
    },
  })
  return store
}
