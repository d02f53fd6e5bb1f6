import type { OutletState } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

/** Live fields of a location. */
export const LIVE_OF_LOCATION = ['Status', 'ConnectorCount', 'ConnectorsAvailable'] as const
export type LiveOfLocation = Pick<ChargeLocation, (typeof LIVE_OF_LOCATION)[number]>

/** Live fields of a location that do not depend on who charges. */
export const HEARD_OF_LOCATION = ['Status', 'ConnectorCount'] as const
export type HeardOfLocation = Pick<ChargeLocation, (typeof HEARD_OF_LOCATION)[number]>

/** A location is online while one of its connectors is online. */
export const heardOfLocation = <T>(
  connectors: readonly T[],
  isHeard: (connector: T) => boolean,
): HeardOfLocation => ({
  Status: connectors.length === 0 || connectors.some(isHeard) ? 'ONLINE' : 'OFFLINE',
  ConnectorCount: connectors.length,
})

/** All live fields of a location, from the reported states of its connectors. */
export const toldOfLocation = (states: readonly OutletState[]): LiveOfLocation => ({
  ...heardOfLocation(states, ({ isOnline }) => isOnline),
  ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
})
