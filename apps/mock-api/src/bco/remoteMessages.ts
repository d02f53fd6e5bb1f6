import { type Chargepoint, type ChargepointMessage, type RemoteReceipt, SECOND_MS } from '@portal/schemas'
import { protocolOf } from '@portal/schemas/ocpp/protocols'
import { transactionOf } from './network/chargerCalls.ts'

type SentMessage = Omit<ChargepointMessage, 'Id'>

/** Time until a charger confirms a remote command or a setting. */
const CONFIRM_MS = SECOND_MS

interface Sent {
  readonly action: string
  readonly payload: object
  readonly answer: object
}

const messageTo = (
  { Id }: Pick<Chargepoint, 'Id'>,
  { action, payload, answer }: Sent,
  now: number,
): SentMessage => ({
  ChargePointId: Id,
  Action: action,
  Payload: JSON.stringify(payload),
  SentOn: new Date(now).toISOString(),
  Status: 'ANSWERED',
  AnsweredOn: new Date(now + CONFIRM_MS).toISOString(),
  Answer: JSON.stringify(answer),
})

interface Command extends Pick<RemoteReceipt, 'Command' | 'ConnectorId' | 'SessionId'> {
  /** Number of the card that starts the session. */
  readonly card?: string | undefined
}

const call16 = ({ Command, SessionId = '', card: idTag }: Command, connectorId: number) => {
  switch (Command) {
    case 'START':
      return ['RemoteStartTransaction', { connectorId, idTag }] as const
    case 'STOP':
      return ['RemoteStopTransaction', { transactionId: transactionOf({ sessionId: SessionId }) }] as const
    case 'RESET':
      return ['Reset', { type: 'Soft' }] as const
    case 'UNLOCK':
      return ['UnlockConnector', { connectorId }] as const
  }
}

const call201 = ({ Command, SessionId, card }: Command, evseId: number, now: number) => {
  switch (Command) {
    case 'START': {
      const idToken = { idToken: card, type: 'ISO14443' }
      return ['RequestStartTransaction', { evseId, remoteStartId: now / SECOND_MS, idToken }] as const
    }
    case 'STOP':
      return ['RequestStopTransaction', { transactionId: SessionId }] as const
    case 'RESET':
      return ['Reset', { type: 'Immediate' }] as const
    case 'UNLOCK':
      return ['UnlockConnector', { evseId, connectorId: 1 }] as const
  }
}

/** Returns the OCPP message of a remote command that the charger accepts. */
export const commandMessage = (charger: Chargepoint, command: Command, now: number): SentMessage => {
  const connector = charger.Connectors.find(({ Id }) => Id === command.ConnectorId)?.ConnectorNumber ?? 1
  const [action, payload] =
    protocolOf(charger) === 'OCPP 1.6' ? call16(command, connector) : call201(command, connector, now)
  const status = command.Command === 'UNLOCK' ? 'Unlocked' : 'Accepted'
  return messageTo(charger, { action, payload, answer: { status } }, now)
}

const COMPONENT = { name: 'ChargingStation' }

/** Returns the OCPP messages that change settings, one per setting. */
export const settingMessages = (
  charger: Pick<Chargepoint, 'Id' | 'Protocol'>,
  settings: readonly { readonly Key: string; readonly Value: string }[],
  now: number,
): readonly SentMessage[] =>
  settings.map(({ Key, Value }) => {
    if (protocolOf(charger) === 'OCPP 1.6')
      return messageTo(
        charger,
        {
          action: 'ChangeConfiguration',
          payload: { key: Key, value: Value },
          answer: { status: 'Accepted' },
        },
        now,
      )
    const variable = { component: COMPONENT, variable: { name: Key } }
    return messageTo(
      charger,
      {
        action: 'SetVariables',
        payload: { setVariableData: [{ ...variable, attributeValue: Value }] },
        answer: { setVariableResult: [{ ...variable, attributeStatus: 'Accepted' }] },
      },
      now,
    )
  })
