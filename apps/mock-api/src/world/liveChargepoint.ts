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

/** What says how connectors are: the simulator, and what was done to chargers in this session. */
export interface Heard {
  readonly stateIntervals: StateIntervals
  readonly interventions: Interventions
}

/** The fault that a charger reports, in the words of OCPP 1.6. */
export const FAULT = 'GroundFailure'

const sumKwh = (sessions: readonly Chargesession[], from: string): number => {
  let wattHours = 0
  for (const { Start, EnergyKwh } of sessions) if (Start >= from) wattHours += Math.round(EnergyKwh * 1_000)
  return wattHours / 1_000
}

/** A connector that is disabled finishes what runs and takes no car; one that is enabled again is free from then on. */
const underTerms = (state: OutletState, outlet: Outlet, interventions: Interventions): OutletState => {
  const held = interventions.termsAt(outlet.chargepointId, state.knownUntil)
  if (!held || (state.ocpp !== 'Available' && state.ocpp !== 'Finishing')) return state
  const since = Math.max(interventions.switchedAt(outlet.chargepointId, state.knownUntil), state.since)
  return held.terms.isEnabled ? { ...state, since } : { ...state, ocpp: 'Unavailable', since }
}

const said = (outlet: Outlet, time: number, { interventions, stateIntervals }: Heard): OutletState =>
  interventions.isApart(outlet)
    ? stateOf(outlet, time, interventions.plan)
    : stateIntervals.stateOf(outlet, time)

/** After a restart on command a charger has said nothing from before it booted. */
const sinceBoot = (state: OutletState, outlet: Outlet, { bootedAt }: Interventions): OutletState => {
  const booted = bootedAt(outlet.chargepointId, state.knownUntil)
  return booted === undefined || booted <= state.since ? state : { ...state, since: booted }
}

/** What a connector says at `now`; a charger that restarts takes no car. */
export const connectorState = (outlet: Outlet, now: number, heard: Heard): OutletState => {
  const { interventions } = heard
  const silenced = interventions.silencedAt(outlet, now)
  if (silenced !== undefined) {
    const last = said(outlet, silenced, heard)
    // Offline since then, whatever it said before: a board counts from there. One that was offline already stays as it was.
    return { ...last, isOnline: false, since: last.isOnline ? silenced : last.since }
  }
  const state = said(outlet, now, heard)
  const restart = interventions.restartAt(outlet.chargepointId, now)
  if (!restart) return sinceBoot(underTerms(state, outlet, interventions), outlet, interventions)
  const { stay: _, ...contact } = state
  return { ...contact, ocpp: 'Unavailable', since: restart.from }
}

/** What changes of a charger while one looks, besides its connectors and the energy of this month. */
export const LIVE_OF_CHARGER = ['LastHeartbeat', 'LastBootNotification', 'CurrentError', 'Status'] as const
export type LiveOfCharger = Pick<Chargepoint, (typeof LIVE_OF_CHARGER)[number]>

/** That of it which is said without a look at more than whether it is heard. */
export const HEARD_OF_CHARGER = ['Status'] as const
export type HeardOfCharger = Pick<Chargepoint, (typeof HEARD_OF_CHARGER)[number]>

/** These of a charger whose connectors say so. */
export const toldByConnectors = (
  record: BaseChargepoint,
  states: readonly Pick<Sign, 'lastHeartbeat' | 'isOnline' | 'ocpp'>[],
  booted: number | undefined,
): LiveOfCharger => {
  const [first] = states
  const lastBoot = booted === undefined ? record.LastBootNotification : iso(booted)
  // Field by field: 50,000 of them with a spread each take twice as long.
  const told = {} as { -readonly [K in keyof LiveOfCharger]: LiveOfCharger[K] }
  if (first) told.LastHeartbeat = iso(first.lastHeartbeat)
  if (lastBoot !== undefined) told.LastBootNotification = lastBoot
  if (states.some(({ ocpp }) => ocpp === 'Faulted')) told.CurrentError = FAULT
  told.Status = first?.isOnline ? 'ONLINE' : 'OFFLINE'
  return told
}

/** A charger as it is at `now`: its record and what its connectors last said, without the energy of this month. */
export const heardChargepoint = (
  record: BaseChargepoint,
  outlets: readonly Outlet[],
  now: number,
  heard: Heard,
): Chargepoint => {
  const states = new Map(outlets.map((outlet) => [outlet.connectorId, connectorState(outlet, now, heard)]))
  return {
    ...record,
    ...toldByConnectors(record, [...states.values()], heard.interventions.bootedAt(record.Id, now)),
    EnergyThisMonthKwh: 0,
    Connectors: record.Connectors.map((connector) => {
      const state = states.get(connector.Id)
      if (!state) return { ...connector, Status: 'UNKNOWN' }
      const { ocpp, since, stay, isOnline, knownUntil } = state
      return {
        ...connector,
        Status: connectorStatus(ocpp, isOnline),
        StatusSince: iso(since),
        // What flowed when a silent charger was last heard is not what flows now.
        ...(stay && ocpp === 'Charging' && isOnline && { PowerKw: powerAt(stay, knownUntil) }),
        ...(stay && { SessionId: stay.sessionId }),
      }
    }),
  }
}

/** The same with the energy of its sessions this month. */
export const liveChargepoint = (
  record: BaseChargepoint,
  outlets: readonly Outlet[],
  sessions: readonly Chargesession[],
  now: number,
  heard: Heard,
): Chargepoint => ({
  ...heardChargepoint(record, outlets, now, heard),
  EnergyThisMonthKwh: sumKwh(sessions, iso(startOfLocalMonth(now))),
})
