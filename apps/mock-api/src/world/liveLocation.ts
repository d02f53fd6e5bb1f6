import type { Outlet } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'
import type { Interventions } from './interventions.ts'
import { connectorState } from './liveChargepoint.ts'

/** A location as it is at `now`, as far as its connectors have been heard. */
export const liveLocation = (
  record: ChargeLocation,
  outlets: readonly Outlet[],
  now: number,
  interventions: Interventions,
): ChargeLocation => {
  const states = outlets.map((outlet) => connectorState(outlet, now, interventions))
  return {
    ...record,
    Status: states.length === 0 || states.some(({ isOnline }) => isOnline) ? 'ONLINE' : 'OFFLINE',
    ConnectorCount: states.length,
    ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
  }
}
