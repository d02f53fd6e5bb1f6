import type { OutletState } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

/** What changes of a location while one looks. */
export const LIVE_OF_LOCATION = ['Status', 'ConnectorCount', 'ConnectorsAvailable'] as const
export type LiveOfLocation = Pick<ChargeLocation, (typeof LIVE_OF_LOCATION)[number]>

/** Those of them that are said without a look at who charges. */
export const HEARD_OF_LOCATION = ['Status', 'ConnectorCount'] as const
export type HeardOfLocation = Pick<ChargeLocation, (typeof HEARD_OF_LOCATION)[number]>

/** A location is online as long as one of its connectors is heard. */
export const heardOfLocation = <T>(
  connectors: readonly T[],
  isHeard: (connector: T) => boolean,
): HeardOfLocation => ({
  Status: connectors.length === 0 || connectors.some(isHeard) ? 'ONLINE' : 'OFFLINE',
  ConnectorCount: connectors.length,
})

/** All of a location with what its connectors say, as far as they have been heard. */
export const toldOfLocation = (states: readonly OutletState[]): LiveOfLocation => ({
  ...heardOfLocation(states, ({ isOnline }) => isOnline),
  ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
})
