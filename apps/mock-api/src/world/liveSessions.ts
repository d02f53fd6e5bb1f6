import {
  contactAt,
  knownUntil,
  meterValues,
  type Outlet,
  parseSessionId,
  planOfDay,
  sessionRecord,
  staysBetween,
} from '@portal/fixtures'
import type { Chargesession } from '@portal/schemas'
import type { Store } from './store.ts'

/** What is known at `now` of the sessions at an outlet that the history does not tell, oldest first. */
const sinceHistory = (store: Store, outlet: Outlet, now: number): Chargesession[] => {
  const { knownUntil: known, isOnline, lastHeartbeat } = contactAt(outlet, now)
  // A clock set back makes sessions of the history run again.
  const from = Math.min(known, store.historyUntil.get(outlet.connectorId) ?? known)
  return staysBetween(outlet, from, known).map((stay) =>
    sessionRecord(outlet, stay, known, isOnline ? undefined : lastHeartbeat),
  )
}

/** The part of a history that has happened by `now`: all of it, unless the clock was set back. */
const happened = (store: Store, history: readonly Chargesession[], now: number): readonly Chargesession[] => {
  if (now >= Date.parse(store.world.now)) return history
  const known = new Map<string, string>()
  for (const [id, outlet] of store.outlets) known.set(id, new Date(knownUntil(outlet, now)).toISOString())
  return history.filter(({ ConnectorId, Stop = '' }) => Stop <= (known.get(ConnectorId) ?? ''))
}

const byStartDescending = (a: Chargesession, b: Chargesession): number =>
  a.Start < b.Start ? 1 : a.Start > b.Start ? -1 : 0

/** Live sessions before a history that is in order: next to no work to sort, but a running one can be the older. */
const latestFirst = (
  store: Store,
  outlets: readonly Outlet[],
  history: readonly Chargesession[],
  now: number,
): Chargesession[] => {
  const live = outlets.flatMap((outlet) => sinceHistory(store, outlet, now)).sort(byStartDescending)
  return [...live, ...happened(store, history, now)].sort(byStartDescending)
}

/** Every session of a charger that is known at `now`, latest start first. */
export const sessionsOfCharger = (store: Store, chargepointId: string, now: number): Chargesession[] =>
  latestFirst(store, store.outletsOf.get(chargepointId) ?? [], store.historyOfCharger(chargepointId), now)

/** The history of some relations; of a few of many it is made without that of the others. */
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

/** Every session of some relations that is known at `now`, latest start first. */
export const sessionsOfRelations = (
  store: Store,
  sees: (relationId: string) => boolean,
  now: number,
  /** Without the history: only those that it does not tell. */
  isLiveOnly = false,
): Chargesession[] =>
  latestFirst(
    store,
    [...store.outlets.values()].filter(({ relationId }) => sees(relationId)),
    isLiveOnly ? [] : historyOfRelations(store, sees),
    now,
  )

/** One session with its power curve as known at `now`; undefined when there is none, or not yet. */
export const sessionById = (store: Store, id: string, now: number): Chargesession | undefined => {
  const parsed = parseSessionId(id)
  const outlet = parsed && store.outlets.get(parsed.connectorId)
  if (!outlet) return undefined
  const { knownUntil: known, isOnline, lastHeartbeat } = contactAt(outlet, now)
  const stay = planOfDay(outlet, parsed.day).find(
    ({ sessionId, start }) => sessionId === id && start <= known,
  )
  if (!stay) return undefined
  const record = sessionRecord(outlet, stay, known, isOnline ? undefined : lastHeartbeat)
  return { ...record, MeterValues: meterValues(outlet, stay, known) }
}
