import { type Outlet, stateOf } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

/** A location as it is at `now`, as far as its connectors have been heard. */
export const liveLocation = (
  record: ChargeLocation,
  outlets: readonly Outlet[],
  now: number,
): ChargeLocation => {
  const states = outlets.map((outlet) => stateOf(outlet, now))
  return {
    ...record,
    Status: states.length === 0 || states.some(({ isOnline }) => isOnline) ? 'ONLINE' : 'OFFLINE',
    ConnectorCount: states.length,
    ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
  }
}
