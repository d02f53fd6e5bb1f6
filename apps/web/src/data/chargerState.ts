import {
  type AnyStatus,
  type ConnectorStatus,
  type DisplayState,
  displayState,
  leadingStatus,
} from '@portal/schemas'
import type { ReadCharger, ReadConnector } from '../services/readers/chargers.ts'
import type { EnumValue } from '../services/readers/read.ts'

export const chargerStatus = (charger: Pick<ReadCharger, 'Connectors' | 'Status'>): ConnectorStatus =>
  leadingStatus(charger.Connectors.map((connector) => connector.Status)) ??
  (charger.Status === 'OFFLINE' ? 'OFFLINE' : 'UNKNOWN')

/** Returns the status of a connector, or the server's value if the portal does not know it. */
export const connectorStatusValue = ({ Status, RawStatus }: ReadConnector): EnumValue<AnyStatus> =>
  RawStatus ?? Status

/**
 * Returns the status of a whole charger; if the portal does not know the status of the connector that determines it,
 * the server's value.
 */
export const chargerStatusValue = (charger: ReadCharger): EnumValue<AnyStatus> => {
  const status = chargerStatus(charger)
  return (
    charger.Connectors.find(({ Status, RawStatus }) => Status === status && RawStatus)?.RawStatus ?? status
  )
}

export const chargerState = (charger: Pick<ReadCharger, 'Connectors' | 'Status'>): DisplayState =>
  displayState(chargerStatus(charger))

/** Returns the total power of the connectors in kW; undefined if none reports its power. */
export const chargerPower = (charger: Pick<ReadCharger, 'Connectors'>): number | undefined => {
  const flowing = charger.Connectors.flatMap(({ PowerKw }) => (PowerKw === undefined ? [] : [PowerKw]))
  return flowing.length > 0 ? flowing.reduce((sum, power) => sum + power, 0) : undefined
}
