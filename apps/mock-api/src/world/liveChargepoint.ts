import {
  type BaseChargepoint,
  iso,
  type Outlet,
  type OutletState,
  powerAt,
  type Sign,
  stateOf,
} from '@portal/fixtures'
import { type Chargepoint, type Chargesession, connectorStatus, startOfLocalMonth } from '@portal/schemas'
import type { Interventions } from './interventions.ts'
import type { StateIntervals } from './stateIntervals.ts'

/** Sources of connector states: the simulator, and the actions of one mock session on chargers. */
export interface StateSources {
  readonly stateIntervals: StateIntervals
  readonly interventions: Interventions
}

export const FAULT = 'GroundFailure'

const sumKwh = (sessions: readonly Chargesession[], from: string): number => {
  let wattHours = 0
  for (const { Start, EnergyKwh } of sessions) if (Start >= from) wattHours += Math.round(EnergyKwh * 1_000)
  return wattHours / 1_000
}

/**
 * Applies the terms of the charger. A disabled connector finishes its session and then accepts no car. An enabled one
 * is free from the time at which it was enabled.
 */
const underTerms = (state: OutletState, outlet: Outlet, interventions: Interventions): OutletState => {
  const held = interventions.termsAt(outlet.chargepointId, state.knownUntil)
  if (!held || (state.ocpp !== 'Available' && state.ocpp !== 'Finishing')) return state
  const since = Math.max(interventions.switchedAt(outlet.chargepointId, state.knownUntil), state.since)
  return held.terms.isEnabled ? { ...state, since } : { ...state, ocpp: 'Unavailable', since }
}

/**
 * Applies the accepted messages: out of service, reserved, or free again. A reservation ends when the reserved car
 * arrives.
 */
const underOrders = (state: OutletState, outlet: Outlet, { orders, hasCome }: Interventions): OutletState => {
  if (state.ocpp !== 'Available' && state.ocpp !== 'Finishing') return state
  const closure = orders.closureAt(outlet, state.knownUntil)
  if (!closure) return state
  const since = Math.max(closure.since, state.since)
  if (closure.ocpp === undefined) return state.ocpp === 'Available' ? { ...state, since } : state
  const reserved = orders.reservationsAt(outlet, state.knownUntil).at(-1)
  const isUsed = reserved !== undefined && hasCome(outlet, reserved, state.knownUntil)
  return closure.ocpp === 'Reserved' && isUsed ? state : { ...state, ocpp: closure.ocpp, since }
}

const outletState = (
  outlet: Outlet,
  time: number,
  { interventions, stateIntervals }: StateSources,
): OutletState =>
  interventions.isApart(outlet)
    ? stateOf(outlet, time, interventions.plan)
    : stateIntervals.stateOf(outlet, time)

/** Sets `since` to the last commanded boot if the state began before it. */
const sinceBoot = (state: OutletState, outlet: Outlet, { bootedAt }: Interventions): OutletState => {
  const booted = bootedAt(outlet.chargepointId, state.knownUntil, outlet.connectorId)
  return booted === undefined || booted <= state.since ? state : { ...state, since: booted }
}

/** Returns the state that a connector reports at the given time. A restarting charger accepts no car. */
const reportedState = (outlet: Outlet, time: number, sources: StateSources): OutletState => {
  const { interventions } = sources
  const state = outletState(outlet, time, sources)
  const restart = interventions.restartAt(outlet, time)
  if (!restart) {
    const ordered = underOrders(underTerms(state, outlet, interventions), outlet, interventions)
    return sinceBoot(ordered, outlet, interventions)
  }
  const { stay: _, ...contact } = state
  return { ...contact, ocpp: 'Unavailable', since: restart.from }
}

/** Returns the reported state of a connector at `now`, or the last one if its charger is silent. */
export const connectorState = (outlet: Outlet, now: number, sources: StateSources): OutletState => {
  const silenced = sources.interventions.silencedAt(outlet, now)
  if (silenced === undefined) return reportedState(outlet, now, sources)
  const last = reportedState(outlet, silenced, sources)
  // Boards display the time spent offline, so `since` becomes the start of the silence, unless the connector was
  // already offline.
  return { ...last, isOnline: false, since: last.isOnline ? silenced : last.since }
}

/** Live fields of a charger, without its connectors and this month's energy. */
export const LIVE_OF_CHARGER = [
  'LastHeartbeat',
  'LastBootNotification',
  'FirmwareVersion',
  'CurrentError',
  'Status',
] as const
export type LiveOfCharger = Pick<Chargepoint, (typeof LIVE_OF_CHARGER)[number]>

/** Live fields of a charger that depend only on whether it is online. */
export const CHARGER_CONTACT = ['Status'] as const
export type ChargerContact = Pick<Chargepoint, (typeof CHARGER_CONTACT)[number]>

export const liveFieldsOfCharger = (
  record: BaseChargepoint,
  states: readonly Pick<Sign, 'lastHeartbeat' | 'isOnline' | 'ocpp'>[],
  { bootedAt, orders }: Interventions,
  now: number,
): LiveOfCharger => {
  const [first] = states
  const booted = bootedAt(record.Id, now)
  const firmware = orders.firmwareAt(record.Id, record.FirmwareVersion, now)
  const lastBoot = booted === undefined ? record.LastBootNotification : iso(booted)
  // Assigned field by field, because spreads take twice as long for 50,000 chargers.
  const live = {} as { -readonly [K in keyof LiveOfCharger]: LiveOfCharger[K] }
  if (first) live.LastHeartbeat = iso(first.lastHeartbeat)
  if (lastBoot !== undefined) live.LastBootNotification = lastBoot
  if (firmware !== undefined) live.FirmwareVersion = firmware
  if (states.some(({ ocpp }) => ocpp === 'Faulted')) live.CurrentError = FAULT
  live.Status = first?.isOnline ? 'ONLINE' : 'OFFLINE'
  return live
}

/**
 * Returns a charger at `now`: its record with the last reported states of its connectors, without this month's energy.
 */
export const reportedChargepoint = (
  record: BaseChargepoint,
  outlets: readonly Outlet[],
  now: number,
  sources: StateSources,
): Chargepoint => {
  const states = new Map(outlets.map((outlet) => [outlet.connectorId, connectorState(outlet, now, sources)]))
  return {
    ...record,
    ...liveFieldsOfCharger(record, [...states.values()], sources.interventions, now),
    EnergyThisMonthKwh: 0,
    Connectors: record.Connectors.map((connector) => {
      const state = states.get(connector.Id)
      if (!state) return { ...connector, Status: 'UNKNOWN' }
      const { ocpp, since, stay, isOnline, knownUntil } = state
      return {
        ...connector,
        Status: connectorStatus(ocpp, isOnline),
        StatusSince: iso(since),
        // The last known power of a silent charger may be outdated, so it is omitted.
        ...(stay && ocpp === 'Charging' && isOnline && { PowerKw: powerAt(stay, knownUntil) }),
        ...(stay && { SessionId: stay.sessionId }),
      }
    }),
  }
}

/** Returns a charger at `now`, including the energy of its sessions this month. */
export const liveChargepoint = (
  record: BaseChargepoint,
  outlets: readonly Outlet[],
  sessions: readonly Chargesession[],
  now: number,
  sources: StateSources,
): Chargepoint => ({
  ...reportedChargepoint(record, outlets, now, sources),
  EnergyThisMonthKwh: sumKwh(sessions, iso(startOfLocalMonth(now))),
})
