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
import type { PageQuery, Period } from './finder.ts'
import type { Interventions } from './interventions.ts'
import { byStartDescending, sessionsAt } from './liveSessions.ts'
import type { Store } from './store.ts'

/**
 * Sessions of a large world. There are millions, so their history is generated only on demand. The session list of all
 * customers covers only the last hours, unless it is filtered by customer, location, charger, connector, card or
 * session id.
 */

/** Period that the session list of all customers covers. */
const RECENT_MS = 6 * 60 * MINUTE_MS
/**
 * Figures of all customers are extrapolated from every nth customer. Reports on a single location or customer are
 * exact. The kinds of customers repeat every ten, so a round number would sample only one kind.
 */
export const FIGURES_EVERY = 403
/** Offset of the sample, because the first customers belong to the personas and are not representative. */
const FIRST_IN_SAMPLE = 200

/** True if a connector is in the sample, according to the number in its customer's id (`R00005`). */
export const isInSample = ({ relationId }: Pick<Outlet, 'relationId'>): boolean =>
  Number(relationId.slice(1)) % FIGURES_EVERY === FIRST_IN_SAMPLE

/** Returns the stays that overlap a span shorter than a day. Plans only the days that overlap it. */
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

/** Current time, and the end of the listed period. */
interface At {
  readonly now: number
  readonly until: number
}

/** Sessions, and their stays for sorting by numeric start. */
interface Found {
  readonly stays: Stay[]
  readonly sessions: Chargesession[]
}

const addRecent = (
  { stays, sessions }: Found,
  outlet: Outlet,
  { now, until }: At,
  staysIn: typeof staysOf,
  { contactAt, ratedAt }: Pick<Interventions, 'contactAt' | 'ratedAt'>,
  /** Already ended sessions, reused because they no longer change. */
  ended?: ReadonlyMap<string, Chargesession>,
): void => {
  const { knownUntil: reportedUntil, isOnline, lastHeartbeat } = contactAt(outlet, now)
  const last = Math.min(reportedUntil, until)
  for (const stay of staysIn(outlet, last - RECENT_MS, last)) {
    stays.push(stay)
    sessions.push(
      ended?.get(stay.sessionId) ??
        sessionRecord(
          ratedAt(outlet, stay.start, stay.card),
          stay,
          reportedUntil,
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
/** Result for the last requested period in the past. */
const pasts = new WeakMap<Store, At & { readonly sessions: readonly Chargesession[] }>()

const simulated = (
  store: Store,
  at: At,
  simulator: Interventions,
  ended?: ReadonlyMap<string, Chargesession>,
): readonly Chargesession[] => {
  const found: Found = { stays: [], sessions: [] }
  for (const outlet of store.everyOutlet.values()) addRecent(found, outlet, at, staysOf, simulator, ended)
  return Array.from(latestFirst(found.stays)).flatMap((place) => found.sessions[place] ?? [])
}

/**
 * Returns the sessions in the last hours of a period. They are cached until another period or a later minute is
 * requested.
 */
const untouchedPast = (store: Store, at: At, simulator: Interventions): readonly Chargesession[] => {
  const cached = pasts.get(store)
  if (cached?.now === at.now && cached.until === at.until) return cached.sessions
  const sessions = simulated(store, at, simulator)
  pasts.set(store, { ...at, sessions })
  return sessions
}

/**
 * Returns the sessions of the simulator alone. They are computed once a minute, because a scan of 75,000 connectors is
 * too slow to repeat every second.
 */
const untouchedRecent = (store: Store, now: number, simulator: Interventions): readonly Chargesession[] => {
  const minute = Math.floor(now / MINUTE_MS)
  const cached = recents.get(store)
  if (cached?.minute === minute) return cached.sessions
  const ended = new Map<string, Chargesession>()
  if (cached?.minute === minute - 1)
    for (const session of cached.sessions) if (session.Stop !== undefined) ended.set(session.Id, session)
  const at = minute * MINUTE_MS
  const sessions = simulated(store, { now: at, until: at }, simulator, ended)
  recents.set(store, { minute, sessions })
  return sessions
}

/**
 * Returns all customers' sessions of the six hours before `now`, or before the end of `period` if that is earlier,
 * latest start first.
 */
export const recentSessions = (
  store: Store,
  now: number,
  interventions: Interventions,
  simulator: Interventions,
  period?: Period,
): readonly Chargesession[] => {
  const until = Math.min(now, period?.to === undefined ? now : Date.parse(period.to))
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const untouched =
    until < now
      ? untouchedPast(store, { now: minute, until }, simulator)
      : untouchedRecent(store, now, simulator)
  if (interventions.isEmpty() && interventions.silentSince === undefined) return untouched
  const isTouched = (outlet: Outlet) =>
    interventions.silentSince !== undefined || interventions.touchedAt(outlet) <= now
  const touched = [...store.everyOutlet.values()].filter(isTouched)
  const ids = new Set(touched.map(({ connectorId }) => connectorId))
  const stays = (outlet: Outlet, from: number, until: number) =>
    staysBetween(outlet, from, until, interventions.plan)
  const found: Found = { stays: [], sessions: [] }
  for (const outlet of touched) addRecent(found, outlet, { now, until }, stays, interventions)
  const others = untouched.filter(({ ConnectorId }) => !ids.has(ConnectorId))
  return [...others, ...found.sessions].sort(byStartDescending)
}

/** Returns the connectors that a condition selects, or undefined if it does not narrow the sessions. */
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
 * Returns a superset of the sessions that satisfy the conditions. The narrowest condition decides whose history is
 * generated.
 */
export const sessionsMeant = (
  store: Store,
  { conditions, period }: Pick<PageQuery, 'conditions' | 'period'>,
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
  if (!least) return recentSessions(store, now, interventions, simulator, period)
  const changed = interventions.changedChargers()
  // A session belongs to whoever owned the charger when it took place, so a charger that changed owner can have
  // sessions of any customer.
  const changedOutlets = [...changed].flatMap((id) => store.outletsOf.get(id) ?? [])
  return sessionsAt(store, [...new Set([...least, ...changedOutlets])], now, interventions)
}

const onceOf = <T>(make: (store: Store) => T): ((store: Store) => T) => {
  const cache = new WeakMap<Store, { readonly made: T }>()
  return (store) => {
    const { made } = cache.get(store) ?? { made: make(store) }
    cache.set(store, { made })
    return made
  }
}

/** Returns the connectors of every nth customer in a large world: 130 of 75,000. */
export const outletsInSample = onceOf((store) => [...store.outlets.values()].filter(isInSample))

/** Returns the ended sessions of the sampled customers, including those at chargers of other networks. */
export const sampleOf = onceOf((store) =>
  historyOf(
    [...outletsInSample(store), ...store.world.elsewhere.filter(isInSample)],
    Date.parse(store.world.now),
  ),
)
