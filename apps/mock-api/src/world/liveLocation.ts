import type { Contact, OutletState } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

/** What changes of a location while one looks. */
export const LIVE_OF_LOCATION = ['Status', 'ConnectorCount', 'ConnectorsAvailable'] as const
export type LiveOfLocation = Pick<ChargeLocation, (typeof LIVE_OF_LOCATION)[number]>

/** Those of them that are said without a look at who charges. */
export const HEARD_OF_LOCATION = ['Status', 'ConnectorCount'] as const
export type HeardOfLocation = Pick<ChargeLocation, (typeof HEARD_OF_LOCATION)[number]>

export const heardOfLocation = (states: readonly Contact[]): HeardOfLocation => ({
  Status: states.length === 0 || states.some(({ isOnline }) => isOnline) ? 'ONLINE' : 'OFFLINE',
  ConnectorCount: states.length,
})

/** All of a location with what its connectors say, as far as they have been heard. */
export const toldOfLocation = (states: readonly OutletState[]): LiveOfLocation => ({
  ...heardOfLocation(states),
  ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
})
