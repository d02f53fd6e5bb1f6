import type { RecordFields } from '@portal/machines'
import { CommandButton } from '../../components/commands/CommandButton.tsx'
import { CommandReceipt } from '../../components/commands/CommandReceipt.tsx'
import { connectorCommand } from '../../data/commandRequests.ts'
import { linkIn } from '../../data/records.ts'

/**
 * Returns the connector of a running session on this network, with the name of the charge point; undefined for any
 * other session.
 */
const runningAt = (session: RecordFields) => {
  const { Id, Description, ChargePointId, ConnectorId, ConnectorNumber, Stop } = session
  // A charge point on another network has no record here and accepts no commands.
  if (Stop !== undefined || !linkIn(session, 'ChargePoint')) return undefined
  return {
    charger: { Id: String(ChargePointId), Description: String(Description) },
    connector: {
      Id: String(ConnectorId),
      ConnectorNumber: typeof ConnectorNumber === 'number' ? ConnectorNumber : undefined,
      SessionId: String(Id),
    },
  }
}

/** Buttons that stop a running session and unlock its connector. */
export const SessionCommands = ({ record }: { record: RecordFields }) => {
  const running = runningAt(record)
  if (!running) return null
  const { charger, connector } = running
  return (
    <>
      <CommandButton variant="danger" request={connectorCommand('STOP', charger, connector)} />
      <CommandButton request={connectorCommand('UNLOCK', charger, connector)} />
    </>
  )
}

/** Result of the latest command to the charge point of a session. */
export const SessionReceipt = ({ record }: { record: RecordFields }) => (
  <CommandReceipt chargepointId={String(record['ChargePointId'])} sessionId={String(record['Id'])} />
)
