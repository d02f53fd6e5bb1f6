import {
  type Chargepoint,
  type ConnectorStatus,
  type DisplayState,
  displayState,
  leadingStatus,
} from '@portal/schemas'

/** The status that stands for a whole charger. */
export const chargerStatus = (charger: Chargepoint): ConnectorStatus =>
  leadingStatus(charger.Connectors.map((connector) => connector.Status)) ??
  (charger.Status === 'ONLINE' ? 'UNKNOWN' : 'OFFLINE')

/** The display state that stands for a whole charger (S4). */
export const chargerState = (charger: Chargepoint): DisplayState => displayState(chargerStatus(charger))

/** Kilowatts that flow now, or undefined when nothing charges. */
export const chargerPower = (charger: Chargepoint): number | undefined => {
  const flowing = charger.Connectors.flatMap(({ PowerKw }) => (PowerKw === undefined ? [] : [PowerKw]))
  return flowing.length > 0 ? flowing.reduce((sum, power) => sum + power, 0) : undefined
}
