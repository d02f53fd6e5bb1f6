import {
  beginOfPlan,
  historyOf,
  isToldOf,
  latestFirst,
  type Outlet,
  parseSessionId,
  planOfDay,
  type Stay,
  sessionRecord,
  staysBetween,
} from '@portal/fixtures'
import { type Chargesession, type Filter, localDay, MINUTE_MS } from '@portal/schemas'
import type { Interventions } from './interventions.ts'
import { byStartDescending, sessionsAt } from './liveSessions.ts'
import type { Store } from './store.ts'

/**
 * Sessions of a large world. It has millions, so a history is generated only on demand. A list of all customers
 * covers the last hours, and more once it is filtered by customer, location, charger or card.
 */

/** Period covered by a list of all customers. */
const RECENT_MS = 6 * 60 * MINUTE_MS
/**
 * Figures of all customers are extrapolated from every nth customer. Reports on a single location or customer are
 * exact. The kinds of customers repeat every ten, so a round number would sample only one kind.
 */
export const FIGURES_EVERY = 403
/** Offset of the sample. The first customers belong to the personas and are not representative. */
const FIRST_IN_SAMPLE = 200

/** True if a connector is in the sample, judged by the number in its customer's id, 'R00005'. */
export const isInSample = ({ relationId }: Pick<Outlet, 'relationId'>): boolean =>
  Number(relationId.slice(1)) % FIGURES_EVERY === FIRST_IN_SAMPLE

/** Stays within a span shorter than a day. Plans only the days that overlap the span. */
const staysOf = (outlet: Outlet, from: number, until: number): Stay[] => {
  const last = localDay(until)
  const stays: Stay[] = []
  for (let day = last - 1; day <= last; day += 1) {
    if (beginOfPlan(outlet, day) > until || beginOfPlan(outlet, day + 1) <= from) continue
    for (const stay of planOfDay(outlet, day))
      if (stay.stop > from && stay.start <= until && isToldOf(outlet, stay)) stays.push(stay)
  }
  return stays
}

/** Sessions with their stays, whose starts are numbers. */
interface Found {
  readonly stays: Stay[]
  readonly sessions: Chargesession[]
}

const addRecent = (
  { stays, sessions }: Found,
  outlet: Outlet,
  now: number,
  staysIn: typeof staysOf,
  { contactAt, ratedAt }: Pick<Interventions, 'contactAt' | 'ratedAt'>,
  /** Sessions that had already ended; reused because they no longer change. */
  ended?: ReadonlyMap<string, Chargesession>,
): void => {
  const { knownUntil: known, isOnline, lastHeartbeat } = contactAt(outlet, now)
  for (const stay of staysIn(outlet, known - RECENT_MS, known)) {
    stays.push(stay)
    sessions.push(
      ended?.get(stay.sessionId) ??
        sessionRecord(
          ratedAt(outlet, stay.start, stay.card),
          stay,
          known,
          isOnline ? undefined : lastHeartbeat,
        ),
    )
  }
}

interface Recent {
  readonly minute: number
  readonly sessions: readonly Chargesession[]
}
/** Result for the last requested minute. */
const recents = new WeakMap<Store, Recent>()

/**
 * Sessions of the simulator alone, computed once a minute: a scan of 75,000 connectors is too slow to repeat every
 * second.
 */
const untouchedRecent = (store: Store, now: number, simulator: Interventions): readonly Chargesession[] => {
  const minute = Math.floor(now / MINUTE_MS)
  const known = recents.get(store)
  if (known?.minute === minute) return known.sessions
  const ended = new Map<string, Chargesession>()
  if (known?.minute === minute - 1)
    for (const session of known.sessions) if (session.Stop !== undefined) ended.set(session.Id, session)
  const found: Found = { stays: [], sessions: [] }
  for (const outlet of store.everyOutlet.values())
    addRecent(found, outlet, minute * MINUTE_MS, staysOf, simulator, ended)
  const sessions = Array.from(latestFirst(found.stays)).flatMap((place) => found.sessions[place] ?? [])
  recents.set(store, { minute, sessions })
  return sessions
}

/** Sessions of all customers that are running or ended in the last hours, latest start first. */
export const recentSessions = (
  store: Store,
  now: number,
  interventions: Interventions,
  simulator: Interventions,
): readonly Chargesession[] => {
  const untouched = untouchedRecent(store, now, simulator)
  if (interventions.isEmpty() && interventions.silentSince === undefined) return untouched
  const isTouched = (outlet: Outlet) =>
    interventions.silentSince !== undefined || interventions.touchedAt(outlet) <= now
  const touched = [...store.everyOutlet.values()].filter(isTouched)
  const ids = new Set(touched.map(({ connectorId }) => connectorId))
  const stays = (outlet: Outlet, from: number, until: number) =>
    staysBetween(outlet, from, until, interventions.plan)
  const found: Found = { stays: [], sessions: [] }
  for (const outlet of touched) addRecent(found, outlet, now, stays, interventions)
  const others = untouched.filter(({ ConnectorId }) => !ids.has(ConnectorId))
  return [...others, ...found.sessions].sort(byStartDescending)
}

/** Connectors that a condition selects; undefined if it does not narrow the sessions. */
const connectorsOf = (store: Store, { field, operator, value }: Filter): readonly Outlet[] | undefined => {
  if (operator !== 'EX') return undefined
  const id = value.toUpperCase()
  const one = (connectorId: string | undefined) => {
    const outlet = connectorId === undefined ? undefined : store.everyOutlet.get(connectorId)
    return outlet ? [outlet] : []
  }
  switch (field) {
    case 'Id':
    case 'SessionId':
      return one(parseSessionId(id.replace('CDR-', ''))?.connectorId)
    case 'ConnectorId':
      return one(id)
    case 'ChargePointId':
      return store.outletsOf.get(id) ?? one(id.replace(/^CP(\d{6})$/, 'C$1-1'))
    case 'LocationId':
      return store.outletsAt.get(id) ?? []
    case 'RelationId':
      return store.outletsOfRelation.get(id) ?? []
    case 'TokenId':
    case 'TokenNumber': {
      const key = field === 'TokenId' ? 'id' : 'number'
      return [...store.everyOutlet.values()].filter(({ cards, guests }) =>
        [cards, guests].some((list) => list.some((card) => card[key] === id)),
      )
    }
    default:
      return undefined
  }
}

/**
 * A superset of the sessions that satisfy the conditions. The narrowest condition decides whose history is generated.
 */
export const sessionsMeant = (
  store: Store,
  conditions: readonly Filter[],
  now: number,
  interventions: Interventions,
  simulator: Interventions,
): readonly Chargesession[] => {
  const [least] = conditions
    .flatMap((condition) => {
      const outlets = connectorsOf(store, condition)
      return outlets ? [outlets] : []
    })
    .toSorted((a, b) => a.length - b.length)
  if (!least) return recentSessions(store, now, interventions, simulator)
  const changed = interventions.changedChargers()
  // Former owners of a charger keep their sessions there.
  const given = [...changed].flatMap((id) => store.outletsOf.get(id) ?? [])
  return sessionsAt(store, [...new Set([...least, ...given])], now, interventions)
}

/** Caches a value per store; computed on first use. */
const onceOf = <T>(make: (store: Store) => T): ((store: Store) => T) => {
  const known = new WeakMap<Store, { readonly made: T }>()
  return (store) => {
    const { made } = known.get(store) ?? { made: make(store) }
    known.set(store, { made })
    return made
  }
}

/** Connectors of every nth customer in a large world: 130 of 75,000. */
export const outletsInSample = onceOf((store) => [...store.outlets.values()].filter(isInSample))

/** Ended sessions of the sampled customers, including chargers of other networks. */
export const sampleOf = onceOf((store) =>
  historyOf(
    [...outletsInSample(store), ...store.world.elsewhere.filter(isInSample)],
    Date.parse(store.world.now),
  ),
)
