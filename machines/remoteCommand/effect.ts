import type { CommandReceipt, Observation, ObservedCharger, RemoteCommand } from './command.ts'

type ObservedConnector = ObservedCharger['Connectors'][number]

/** Whether something is dated at a moment or after it. */
const isSince = (text: string | undefined, moment: number): boolean => Date.parse(text ?? '') >= moment

/** A session is over when its connector has another one or none, or says that charging has ended since. */
const hasEnded = (connector: ObservedConnector, sessionId: string, moment: number): boolean => {
  // A charger that is silent says what it said before.
  if (connector.Status.startsWith('OFFLINE') || connector.Status === 'UNKNOWN') return false
  if (connector.SessionId !== sessionId) return true
  const isParked = ['PARKING', 'FINISHED', 'COMPLETED'].includes(connector.Status)
  return isParked && isSince(connector.StatusSince, moment)
}

/**
 * Whether an observed charger shows that a command took effect: accepted is not done. Where the answer was lost, a charge
 * that has begun at the connector since counts as the one that was asked for.
 */
export const showsEffect = (
  command: RemoteCommand,
  receipt: CommandReceipt | undefined,
  { charger, at }: Observation,
): boolean => {
  const told = receipt ? Date.parse(receipt.At) : command.at
  if (at < told) return false
  const connectors = charger.Connectors.filter(
    ({ Id }) => command.connector === undefined || Id === command.connector.id,
  )
  switch (command.kind) {
    case 'START':
      return connectors.some(({ SessionId, StatusSince }) =>
        receipt?.SessionId === undefined
          ? SessionId !== undefined && isSince(StatusSince, told)
          : SessionId === receipt.SessionId,
      )
    case 'RESET':
      return (
        isSince(charger.LastBootNotification, told) ||
        connectors.some(({ Status, StatusSince }) => Status === 'UNAVAILABLE' && isSince(StatusSince, told))
      )
    case 'STOP':
    case 'UNLOCK':
      return command.sessionIds.some((sessionId) =>
        connectors.some((connector) => hasEnded(connector, sessionId, told)),
      )
  }
}

/** A cable that nothing charges through leaves no trace when it is let go: the charger's own word is all there is. */
export const isDoneOnceAccepted = ({ kind, sessionIds }: RemoteCommand): boolean =>
  kind === 'UNLOCK' && sessionIds.length === 0
