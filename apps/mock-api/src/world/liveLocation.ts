import type { OutletState } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

/** A location with what its connectors say, as far as they have been heard. */
export const liveLocation = (record: ChargeLocation, states: readonly OutletState[]): ChargeLocation => ({
  ...record,
  Status: states.length === 0 || states.some(({ isOnline }) => isOnline) ? 'ONLINE' : 'OFFLINE',
  ConnectorCount: states.length,
  ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
})
