import { type BaseChargepoint, type Outlet, powerAt, startOfLocalMonth, stateOf } from '@portal/fixtures'
import { type Chargepoint, type Chargesession, connectorStatus } from '@portal/schemas'

const iso = (time: number): string => new Date(time).toISOString()

/** The fault that a charger reports, in the words of OCPP 1.6. */
const FAULT = 'GroundFailure'

const sumKwh = (sessions: readonly Chargesession[], from: string): number => {
  let wattHours = 0
  for (const { Start, EnergyKwh } of sessions) if (Start >= from) wattHours += Math.round(EnergyKwh * 1_000)
  return wattHours / 1_000
}

/** A charger as it is at `now`: its record, what its connectors last said, and the energy of its sessions this month. */
export const liveChargepoint = (
  record: BaseChargepoint,
  outlets: readonly Outlet[],
  sessions: readonly Chargesession[],
  now: number,
): Chargepoint => {
  const states = new Map(outlets.map((outlet) => [outlet.connectorId, stateOf(outlet, now)]))
  const [first] = states.values()
  const isFaulted = [...states.values()].some(({ ocpp }) => ocpp === 'Faulted')
  return {
    ...record,
    ...(first && { LastHeartbeat: iso(first.lastHeartbeat) }),
    ...(isFaulted && { CurrentError: FAULT }),
    Status: first?.isOnline ? 'ONLINE' : 'OFFLINE',
    EnergyThisMonthKwh: sumKwh(sessions, iso(startOfLocalMonth(now))),
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
