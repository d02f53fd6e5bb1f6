import {
  historyOf,
  isToldOf,
  knownUntil,
  meterValues,
  type Outlet,
  parseSessionId,
  ratingOf,
  type Stay,
  sessionRecord,
  staysBetween,
} from '@portal/fixtures'
import { type Chargesession, SECOND_MS, startOfLocalMonth } from '@portal/schemas'
import type { Interventions } from './interventions.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'

/**
 * Sessions that ended at an outlet after the world's start, oldest first, and the end of the period that they cover.
 */
interface Ended {
  readonly sessions: Chargesession[]
  until: number
}

/** Max cached sessions. Above it, the whole cache is cleared. */
const MOST_KEPT = 200_000

let endedByOutlet = new WeakMap<Outlet, Ended>()
let endedCount = 0

/**
 * Returns the sessions that ended at an outlet between its history and a given time, without interventions. They never
 * change, so they are cached, and even a clock that runs far ahead generates each of them only once.
 */
const endedUntil = (
  outlet: Outlet,
  history: number,
  reportedUntil: number,
  { plan, ratedAt }: Interventions,
): readonly Chargesession[] => {
  const ended = endedByOutlet.get(outlet) ?? { sessions: [], until: history }
  if (reportedUntil < ended.until) {
    const last = new Date(reportedUntil).toISOString()
    return ended.sessions.filter(({ Stop = '' }) => Stop <= last)
  }
  for (const stay of staysBetween(outlet, ended.until, reportedUntil, plan)) {
    if (stay.stop > reportedUntil) continue
    ended.sessions.push(sessionRecord(ratedAt(outlet, stay.start, stay.card), stay, reportedUntil))
    endedCount += 1
  }
  ended.until = reportedUntil
  if (endedCount > MOST_KEPT) {
    endedByOutlet = new WeakMap()
    endedCount = 0
  }
  endedByOutlet.set(outlet, ended)
  return ended.sessions
}

/** Returns the sessions at an outlet that are known at `now` but not part of the history, oldest first. */
const sinceHistory = (
  store: Store,
  outlet: Outlet,
  now: number,
  interventions: Interventions,
  /** Excludes running sessions. */
  isEndedOnly = false,
): readonly Chargesession[] => {
  const { plan, touchedAt, contactAt, ratedAt } = interventions
  const { knownUntil: reportedUntil, isOnline, lastHeartbeat } = contactAt(outlet, now)
  const history = store.historyUntil(outlet.connectorId) ?? reportedUntil
  const touched = touchedAt(outlet)
  const record = (stay: Stay) =>
    sessionRecord(
      ratedAt(outlet, stay.start, stay.card),
      stay,
      reportedUntil,
      isOnline ? undefined : lastHeartbeat,
    )
  if (touched === Number.POSITIVE_INFINITY && reportedUntil >= history) {
    const ended = endedUntil(outlet, history, reportedUntil, interventions)
    return isEndedOnly
      ? ended
      : [...ended, ...staysBetween(outlet, reportedUntil, reportedUntil, plan).map(record)]
  }
  // Starts within the history if the clock was set back, because its last sessions then run again, or if interventions
  // invalidate its end.
  const stays = staysBetween(outlet, Math.min(reportedUntil, history, touched - 1), reportedUntil, plan)
  return (isEndedOnly ? stays.filter(({ stop }) => stop <= reportedUntil) : stays).map(record)
}

/**
 * Returns the part of a history that interventions do not affect: all of it, unless one was made with the clock set
 * back.
 */
const untouched = (
  store: Store,
  outlets: readonly Outlet[],
  history: readonly Chargesession[],
  { isEmpty, touchedAt }: Interventions,
): readonly Chargesession[] => {
  if (isEmpty()) return history
  const until = new Map<string, string>()
  for (const outlet of outlets) {
    const { connectorId: id } = outlet
    const touched = touchedAt(outlet)
    if (touched <= (store.historyUntil(id) ?? 0)) until.set(id, new Date(touched - 1).toISOString())
  }
  if (until.size === 0) return history
  return history.filter(({ ConnectorId, Stop = '' }) => Stop <= (until.get(ConnectorId) ?? Stop))
}

/** Returns the part of a history before `now`: all of it, unless the clock was set back. */
const happened = (
  store: Store,
  outlets: readonly Outlet[],
  all: readonly Chargesession[],
  now: number,
  interventions: Interventions,
): readonly Chargesession[] => {
  const history = untouched(store, outlets, all, interventions)
  if (now >= Date.parse(store.world.now)) return history
  const lastByConnector = new Map<string, string>()
  for (const outlet of outlets)
    lastByConnector.set(outlet.connectorId, new Date(knownUntil(outlet, now)).toISOString())
  return history.filter(({ ConnectorId, Stop = '' }) => Stop <= (lastByConnector.get(ConnectorId) ?? ''))
}

export const byStartDescending = (a: Chargesession, b: Chargesession): number =>
  a.Start < b.Start ? 1 : a.Start > b.Start ? -1 : 0

/**
 * Adds live sessions to a sorted history. Sorts the result again, because a running session can have started before
 * one in the history; this is nearly free on sorted input.
 */
const latestFirst = (
  store: Store,
  outlets: readonly Outlet[],
  history: readonly Chargesession[],
  now: number,
  interventions: Interventions,
): Chargesession[] => {
  const live = outlets
    .flatMap((outlet) => sinceHistory(store, outlet, now, interventions))
    .sort(byStartDescending)
  return [...live, ...happened(store, outlets, history, now, interventions)].sort(byStartDescending)
}

/** Returns all sessions of a charger known at `now`, latest start first. */
export const sessionsOfCharger = (
  store: Store,
  chargepointId: string,
  now: number,
  interventions: Interventions,
): Chargesession[] =>
  latestFirst(
    store,
    store.outletsOf.get(chargepointId) ?? [],
    store.historyOfCharger(chargepointId),
    now,
    interventions,
  )

/** Returns the sessions of a charger in the month of `now`, possibly with earlier ones. */
export const monthOfCharger = (
  store: Store,
  chargepointId: string,
  now: number,
  interventions: Interventions,
): Chargesession[] => {
  const isBack = startOfLocalMonth(now) < startOfLocalMonth(Date.parse(store.world.now))
  const history = isBack ? store.historyOfCharger : store.monthOfCharger
  const outlets = store.outletsOf.get(chargepointId) ?? []
  return latestFirst(store, outlets, history(chargepointId), now, interventions)
}

/** Returns all sessions at some outlets known at `now`, latest start first. */
export const sessionsAt = (
  store: Store,
  outlets: readonly Outlet[],
  now: number,
  interventions: Interventions,
): Chargesession[] =>
  latestFirst(store, outlets, historyOf(outlets, Date.parse(store.world.now)), now, interventions)

/** Returns the history of the relations in scope. Generates only theirs, unless all relations are in scope. */
const historyOfRelations = (
  store: Store,
  sees: (relationId: string) => boolean,
): readonly Chargesession[] => {
  const relations = [...store.outletsOfRelation.keys()]
  const seen = relations.filter(sees)
  if (seen.length === relations.length) return store.sessions
  const [only] = seen
  if (seen.length === 1 && only !== undefined) return store.historyOfRelation(only)
  return seen.flatMap(store.historyOfRelation)
}

/**
 * Returns the outlets that can have sessions of some relations: their own, and those of all chargers with changed
 * terms, which may have had another owner.
 */
const outletsOf = (
  store: Store,
  sees: (relationId: string) => boolean,
  { changedChargers }: Interventions,
): readonly Outlet[] => {
  const changed = changedChargers()
  return [...store.everyOutlet.values()].filter(
    ({ relationId, chargepointId }) => sees(relationId) || changed.has(chargepointId),
  )
}

/** Returns all sessions of some relations known at `now`, latest start first. */
export const sessionsOfRelations = (
  store: Store,
  sees: (relationId: string) => boolean,
  now: number,
  interventions: Interventions,
): Chargesession[] =>
  latestFirst(
    store,
    outletsOf(store, sees, interventions),
    historyOfRelations(store, sees),
    now,
    interventions,
  ).filter(({ RelationId }) => sees(RelationId))

const ended = new WeakMap<
  Store,
  { readonly second: number; readonly of: Map<string, readonly Chargesession[]> }
>()

/**
 * Returns the sessions of some relations that ended by `now` and are not part of the history, latest start first. Cars
 * and outages start and end at whole seconds, so without interventions the result is cached for a second.
 */
export const endedSinceHistory = (
  store: Store,
  scope: Scope,
  now: number,
  interventions: Interventions,
): readonly Chargesession[] => {
  if (!interventions.isEmpty() || interventions.silentSince !== undefined)
    return endedBy(store, scope, now, interventions)
  const second = Math.floor(now / SECOND_MS)
  let cached = ended.get(store)
  if (cached?.second !== second) {
    cached = { second, of: new Map() }
    ended.set(store, cached)
  }
  const key = scope.relations === undefined ? '*' : [...scope.relations].sort().join()
  const sessions = cached.of.get(key) ?? endedBy(store, scope, now, interventions)
  cached.of.set(key, sessions)
  return sessions
}

const endedBy = (
  store: Store,
  { sees, relations }: Scope,
  now: number,
  interventions: Interventions,
): readonly Chargesession[] => {
  const [only] = relations?.size === 1 ? relations : []
  const outlets =
    only === undefined || interventions.changedChargers().size > 0
      ? outletsOf(store, sees, interventions)
      : (store.outletsOfRelation.get(only) ?? [])
  return outlets
    .flatMap((outlet) => sinceHistory(store, outlet, now, interventions, true))
    .filter(({ RelationId }) => sees(RelationId))
    .sort(byStartDescending)
}

/**
 * Returns a session with price lines and power curve as known at `now`, or undefined if it does not exist or has not
 * started.
 */
export const sessionById = (
  store: Store,
  id: string,
  now: number,
  { plan, contactAt, ratedAt }: Interventions,
): Chargesession | undefined => {
  const parsed = parseSessionId(id)
  const outlet = parsed && store.everyOutlet.get(parsed.connectorId)
  if (!outlet) return undefined
  const { knownUntil: reportedUntil, isOnline, lastHeartbeat } = contactAt(outlet, now)
  const stay = plan(outlet, parsed.day).find(
    (each) => each.sessionId === id && each.start <= reportedUntil && isToldOf(outlet, each),
  )
  if (!stay) return undefined
  const then = ratedAt(outlet, stay.start, stay.card)
  const record = sessionRecord(then, stay, reportedUntil, isOnline ? undefined : lastHeartbeat)
  const { lines } = ratingOf(record, then.tariff)
  return {
    ...record,
    PriceLines: lines.map((line) => ({ ...line })),
    MeterValues: meterValues(outlet, stay, reportedUntil),
  }
}

/** True if the session took place at a connector of another network. */
export const isElsewhere = ({ TokenId, Provider }: Chargesession): boolean =>
  TokenId !== undefined && Provider !== undefined

/** Time before a session in which its card already counts as charging. */
const LET_IN_MS = 60_000

/** True if a card is in a session now, or in one about to begin. */
export const isCardCharging = (
  store: Store,
  cardId: string,
  now: number,
  { plan, hasStartedAt }: Interventions,
): boolean => {
  for (const outlet of store.everyOutlet.values()) {
    if (!outlet.cards.some(({ id }) => id === cardId) && !hasStartedAt(cardId, outlet.connectorId)) continue
    const stays = staysBetween(outlet, now, now + LET_IN_MS, plan)
    if (stays.some(({ card }) => card.id === cardId)) return true
  }
  return false
}
