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

/** Classes whose records are kept. Sessions are not: the simulator says them. */
export type ClassName = Exclude<AnyClass, 'chargesession'>

/** Records of the classes that people write. */
export type Records = {
  readonly [C in ClassName]: C extends 'chargepoint' ? BaseChargepoint : RecordOf<C>
}

/**
 * The relation that a record belongs to: what its visibility hangs on. Undefined for what everybody may see who may
 * read the class.
 */
export const ownerOf = (className: AnyClass, record: object): string | undefined => {
  const { owner } = classEntry(className)
  if (owner === 'all') return undefined
  if (owner === 'Relation') return (record as { Relation: { Id: string } }).Relation.Id
  const id: unknown = Reflect.get(record, owner === 'optional' ? 'RelationId' : owner)
  return typeof id === 'string' ? id : undefined
}

type Maps = { readonly [C in ClassName]: ReadonlyMap<string, Records[C]> }

/** The world that all sessions share, with its indexes. Made once and frozen: a session writes into its own overlay. */
export interface Store {
  readonly world: World
  /** Whether it has too many sessions to make the history of all (see `largeWorld.ts`); its charge detail records are none of `records` then. */
  readonly isLarge: boolean
  /** The small world with which a large one begins: of its customers it says the same, and it is made at once. */
  readonly small: Store | undefined
  /** By id. Each class is made when it is first asked for. */
  readonly records: Maps
  /** To look them up without looking at each. */
  readonly indexes: { readonly [C in ClassName]: ClassIndex<Records[C]> }
  /** The same of records as the network sees them, of the classes that are searched by person. */
  readonly maskedIndexes: { readonly [C in SearchedByPerson]: ClassIndex<Records[C]> }
  readonly outlets: ReadonlyMap<string, Outlet>
  readonly outletsOf: ReadonlyMap<string, readonly Outlet[]>
  /** Those of other networks too, at which cards of customers charge. */
  readonly everyOutlet: ReadonlyMap<string, Outlet>
  readonly outletsAt: ReadonlyMap<string, readonly Outlet[]>
  /** Ended sessions, latest start first. */
  readonly sessions: readonly Chargesession[]
  /** The same of one charger or of one relation, made without those of all others. */
  readonly historyOfCharger: (chargepointId: string) => readonly Chargesession[]
  /** The same of a charger in the month of the world's start: what its record adds up. */
  readonly monthOfCharger: (chargepointId: string) => readonly Chargesession[]
  readonly historyOfRelation: (relationId: string) => readonly Chargesession[]
  readonly outletsOfRelation: ReadonlyMap<string, readonly Outlet[]>
  /** Up to when the history tells of a connector. */
  readonly historyUntil: (connectorId: string) => number | undefined
  readonly protection: Protection
  readonly stateIntervals: StateIntervals
}

/** Histories of so many chargers, and of so many relations, are kept: one look at all chargers of a large world would keep 300 MB. */
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

/** {@link ownerOf} of a class; every record of a large world is asked. */
const ownerIn = (name: ClassName): ((record: object) => string | undefined) => {
  const { owner } = classEntry(name)
  return owner === 'all' ? () => undefined : (record) => ownerOf(name, record)
}

/** Records by their places, made or not. */
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

/** An outlet as a session was rated there. */
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

/** The same by their places, each made when it is looked at. */
const cdrRows = (
  sessions: readonly Chargesession[],
  outlets: ReadonlyMap<string, Outlet>,
  now: number,
): Rows<RecordOf<'cdr'>> => ({
  length: sessions.length,
  known: (place) => {
    const session = sessions[place]
    if (!session) return {}
    const { Id, RelationId, Start, Stop } = session
    return { Id: `CDR-${Id}`, RelationId, Start, ...(Stop !== undefined && { Stop }) }
  },
  at: (place) => cdrsOf(sessions.slice(place, place + 1), outlets, now)[0],
})

/** A store with some outlets more, which have no history. */
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
  // What the store makes when it is first read is made by the store itself, once for all.
  return Object.create(store, Object.fromEntries(own)) as Store
}

const asItIs = <T>(value: T): T => value

/**
 * Indexes and freezes a world. Every session's world is built on one such store. A large one and the small one with which it begins
 * are not frozen: that would take as long as to make them.
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
