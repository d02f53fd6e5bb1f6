import type { OutletState } from '@portal/fixtures'
import type { ChargeLocation } from '@portal/schemas/contract'

export const LIVE_OF_LOCATION = ['Status', 'ConnectorCount', 'ConnectorsAvailable'] as const
export type LiveOfLocation = Pick<ChargeLocation, (typeof LIVE_OF_LOCATION)[number]>

/** Live fields of a location that do not depend on cars. */
export const LOCATION_CONTACT = ['Status', 'ConnectorCount'] as const
export type LocationContact = Pick<ChargeLocation, (typeof LOCATION_CONTACT)[number]>

/** A location is online if it has no connectors or one of them is online. */
export const locationContact = <T>(
  connectors: readonly T[],
  isOnline: (connector: T) => boolean,
): LocationContact => ({
  Status: connectors.length === 0 || connectors.some(isOnline) ? 'ONLINE' : 'OFFLINE',
  ConnectorCount: connectors.length,
})

/** Returns all live fields of a location, given the reported states of its connectors. */
export const liveFieldsOfLocation = (states: readonly OutletState[]): LiveOfLocation => ({
  ...locationContact(states, ({ isOnline }) => isOnline),
  ConnectorsAvailable: states.filter(({ ocpp, isOnline }) => isOnline && ocpp === 'Available').length,
})
