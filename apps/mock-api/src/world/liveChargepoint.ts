import { type BaseChargepoint, type Outlet, type OutletState, powerAt, stateOf } from '@portal/fixtures'
import { type Chargepoint, type Chargesession, connectorStatus, startOfLocalMonth } from '@portal/schemas'
import type { Interventions } from './interventions.ts'

const iso = (time: number): string => new Date(time).toISOString()

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
  const since = Math.max(held.at, state.since)
  return held.terms.isEnabled ? { ...state, since } : { ...state, ocpp: 'Unavailable', since }
}

/** What a connector says at `now`; a charger that restarts takes no car. */
export const connectorState = (outlet: Outlet, now: number, interventions: Interventions): OutletState => {
  const silenced = interventions.silencedAt(outlet, now)
  if (silenced !== undefined) return { ...stateOf(outlet, silenced, interventions.plan), isOnline: false }
  const state = stateOf(outlet, now, interventions.plan)
  const restart = interventions.restartAt(outlet.chargepointId, now)
  if (!restart) return underTerms(state, outlet, interventions)
  const { stay: _, ...contact } = state
  return { ...contact, ocpp: 'Unavailable', since: restart.from }
}

/** A charger as it is at `now`: its record and what its connectors last said, without the energy of this month. */
export const heardChargepoint = (
  record: BaseChargepoint,
  outlets: readonly Outlet[],
  now: number,
  interventions: Interventions,
): Chargepoint => {
  const states = new Map(
    outlets.map((outlet) => [outlet.connectorId, connectorState(outlet, now, interventions)]),
  )
  const booted = interventions.bootedAt(record.Id, now)
  const [first] = states.values()
  const isFaulted = [...states.values()].some(({ ocpp }) => ocpp === 'Faulted')
  return {
    ...record,
    ...(first && { LastHeartbeat: iso(first.lastHeartbeat) }),
    ...(booted !== undefined && { LastBootNotification: iso(booted) }),
    ...(isFaulted && { CurrentError: FAULT }),
    Status: first?.isOnline ? 'ONLINE' : 'OFFLINE',
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
  interventions: Interventions,
): Chargepoint => ({
  ...heardChargepoint(record, outlets, now, interventions),
  EnergyThisMonthKwh: sumKwh(sessions, iso(startOfLocalMonth(now))),
})
