import type { CommandRequest } from '@portal/machines'
import type { Chargepoint, Chargesession, Connector } from '@portal/schemas'

/** Statuses in which a car may begin to charge, as far as the portal knows: the charger has the last word. */
const MAY_START: readonly Connector['Status'][] = [
  'AVAILABLE',
  'OCCUPIED',
  'RESERVED',
  'FINISHED',
  'COMPLETED',
]

export const mayStart = ({ Status, SessionId }: Connector): boolean =>
  SessionId === undefined && MAY_START.includes(Status)

/** A command to one connector of a charger. */
export const connectorCommand = (
  kind: 'START' | 'STOP' | 'UNLOCK',
  { Id, Description }: Pick<Chargepoint, 'Id' | 'Description'>,
  connector: Pick<Connector, 'Id' | 'ConnectorNumber' | 'SessionId'>,
): CommandRequest => ({
  kind,
  chargepointId: Id,
  charger: Description,
  connector: { id: connector.Id, number: connector.ConnectorNumber },
  sessionIds: connector.SessionId === undefined ? [] : [connector.SessionId],
})

/** The restart of a whole charger, which ends all that charges there. */
export const restartCommand = ({ Id, Description, Connectors }: Chargepoint): CommandRequest => ({
  kind: 'RESET',
  chargepointId: Id,
  charger: Description,
  sessionIds: Connectors.flatMap(({ SessionId }) => SessionId ?? []),
})

/** The end of a session, at the charger that is called so. */
export const stopCommand = (session: Chargesession, charger: string): CommandRequest =>
  connectorCommand(
    'STOP',
    { Id: session.ChargePointId, Description: charger },
    { Id: session.ConnectorId, ConnectorNumber: session.ConnectorNumber ?? 1, SessionId: session.Id },
  )
