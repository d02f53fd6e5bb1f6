import type { CommandReceipt, Observation, ObservedCharger, RemoteCommand } from './command.ts'

type ObservedConnector = ObservedCharger['Connectors'][number]

const isSince = (text: string | undefined, moment: number): boolean => Date.parse(text ?? '') >= moment

/** True if the connector has another session or none, or has finished charging since the given time. */
const hasEnded = (connector: ObservedConnector, sessionId: string, moment: number): boolean => {
  // An offline charger only repeats its last state, so it cannot show an effect.
  if (connector.Status.startsWith('OFFLINE') || connector.Status === 'UNKNOWN') return false
  if (connector.SessionId !== sessionId) return true
  const isParked = ['PARKING', 'FINISHED', 'COMPLETED'].includes(connector.Status)
  return isParked && isSince(connector.StatusSince, moment)
}

/**
 * True if the charger shows the effect of a command. If no response names a session, one that started at the connector
 * after the command counts as the requested one.
 */
export const showsEffect = (
  command: RemoteCommand,
  receipt: CommandReceipt | undefined,
  { charger, at }: Observation,
): boolean => {
  const commandedAt = receipt ? Date.parse(receipt.At) : command.at
  if (at < commandedAt) return false
  const connectors = charger.Connectors.filter(
    ({ Id }) => command.connector === undefined || Id === command.connector.id,
  )
  switch (command.kind) {
    case 'START':
      return connectors.some(({ SessionId, StatusSince }) =>
        receipt?.SessionId === undefined
          ? SessionId !== undefined && isSince(StatusSince, commandedAt)
          : SessionId === receipt.SessionId,
      )
    case 'RESET':
      return (
        isSince(charger.LastBootNotification, commandedAt) ||
        connectors.some(
          ({ Status, StatusSince }) => Status === 'UNAVAILABLE' && isSince(StatusSince, commandedAt),
        )
      )
    case 'STOP':
    case 'UNLOCK':
      return command.sessionIds.some((sessionId) =>
        connectors.some((connector) => hasEnded(connector, sessionId, commandedAt)),
      )
  }
}

/**
 * True if acceptance is the only evidence: unlocking a connector without a session leaves no trace in the charger's
 * state.
 */
export const isDoneOnceAccepted = ({ kind, sessionIds }: RemoteCommand): boolean =>
  kind === 'UNLOCK' && sessionIds.length === 0
