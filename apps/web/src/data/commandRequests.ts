import type { CommandRequest, RemoteCommand } from '@portal/machines'
import type { ConnectorStatus } from '@portal/schemas'
import type { ReadCharger, ReadConnector } from '../services/readers/chargers.ts'
import type { ReadSession } from '../services/readers/sessions.ts'

/** Connector statuses in which the portal offers a start; the charger decides whether to accept it. */
const MAY_START: readonly ConnectorStatus[] = ['AVAILABLE', 'OCCUPIED', 'RESERVED', 'FINISHED', 'COMPLETED']

export const mayStart = ({ Status, SessionId }: Pick<ReadConnector, 'Status' | 'SessionId'>): boolean =>
  SessionId === undefined && MAY_START.includes(Status)

export const connectorCommand = (
  kind: 'START' | 'STOP' | 'UNLOCK',
  { Id, Description }: Pick<ReadCharger, 'Id' | 'Description'>,
  connector: Pick<ReadConnector, 'Id' | 'ConnectorNumber' | 'SessionId'>,
): CommandRequest => ({
  kind,
  chargepointId: Id,
  charger: Description,
  connector: { id: connector.Id, number: connector.ConnectorNumber ?? 1 },
  sessionIds: connector.SessionId === undefined ? [] : [connector.SessionId],
})

/** Returns the restart command of a charger, which ends all its sessions. */
export const restartCommand = ({ Id, Description, Connectors }: ReadCharger): CommandRequest => ({
  kind: 'RESET',
  chargepointId: Id,
  charger: Description,
  sessionIds: Connectors.flatMap(({ SessionId }) => SessionId ?? []),
})

/** Returns the stop command of a session; `charger` is the name of its charger. */
export const stopCommand = (
  session: Pick<ReadSession, 'Id' | 'ChargePointId' | 'ConnectorId' | 'ConnectorNumber'>,
  charger: string,
): CommandRequest =>
  connectorCommand(
    'STOP',
    { Id: session.ChargePointId, Description: charger },
    { Id: session.ConnectorId, ConnectorNumber: session.ConnectorNumber, SessionId: session.Id },
  )

type PlacedCharger = Pick<ReadCharger, 'PlacementId' | 'Connectors'>

/** Returns the target of a start (S7): the chosen connector, else the charger. */
export const startTarget = ({
  chargepointId,
  connector,
}: Pick<RemoteCommand, 'chargepointId' | 'connector'>) =>
  connector ? { connectorid: connector.id } : { chargepointid: chargepointId }

/**
 * Returns the target of a stop, a restart or an unlock (S7): the placement if it is known. A placement covers all
 * connectors of a charger, so the target is the connector if the command could affect another one.
 */
export const commandTarget = (
  command: Pick<RemoteCommand, 'chargepointId' | 'connector' | 'sessionIds'>,
  charger: PlacedCharger | undefined,
) => {
  if (!charger || charger.PlacementId === '') return startTarget(command)
  const { connector, sessionIds } = command
  const others = charger.Connectors.filter(({ Id }) => connector && Id !== connector.id)
  const isClear =
    others.length === 0 || (sessionIds.length > 0 && others.every(({ SessionId }) => SessionId === undefined))
  return isClear ? { placementid: charger.PlacementId } : startTarget(command)
}
