import type { OutletState } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

/** What changes of a location while one looks. */
export const LIVE_OF_LOCATION = ['Status', 'ConnectorCount', 'ConnectorsAvailable'] as const
export type LiveOfLocation = Pick<ChargeLocation, (typeof LIVE_OF_LOCATION)[number]>

/** These of a location with what its connectors say, as far as they have been heard. */
export const toldOfLocation = (states: readonly OutletState[]): LiveOfLocation => ({
  Status: states.length === 0 || states.some(({ isOnline }) => isOnline) ? 'ONLINE' : 'OFFLINE',
  ConnectorCount: states.length,
  ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
})
