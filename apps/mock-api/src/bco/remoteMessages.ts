import { type Chargepoint, type ChargepointMessage, type RemoteReceipt, SECOND_MS } from '@portal/schemas'
import { protocolOf } from '@portal/schemas/ocpp/protocols'
import { transactionOf } from './network/chargerCalls.ts'

type SentMessage = Omit<ChargepointMessage, 'Id'>

/** Time until a charger confirms a remote command or a setting. */
export const CONFIRM_MS = SECOND_MS

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

export interface Command extends Pick<RemoteReceipt, 'Command'> {
  readonly ConnectorId?: string | undefined
  readonly SessionId?: string | undefined
  /** Number of the card that starts the session. */
  readonly card?: string | undefined
}

export type Call = readonly [action: string, payload: object]

const call16 = ({ Command, SessionId = '', card: idTag }: Command, connectorId: number): Call => {
  switch (Command) {
    case 'START':
      return ['RemoteStartTransaction', { connectorId, idTag }]
    case 'STOP':
      return ['RemoteStopTransaction', { transactionId: transactionOf({ sessionId: SessionId }) }]
    case 'RESET':
      return ['Reset', { type: 'Soft' }]
    case 'UNLOCK':
      return ['UnlockConnector', { connectorId }]
  }
}

const call201 = ({ Command, SessionId, card }: Command, evseId: number, now: number): Call => {
  switch (Command) {
    case 'START': {
      const idToken = { idToken: card, type: 'ISO14443' }
      return ['RequestStartTransaction', { evseId, remoteStartId: now / SECOND_MS, idToken }]
    }
    case 'STOP':
      return ['RequestStopTransaction', { transactionId: SessionId }]
    case 'RESET':
      return ['Reset', { type: 'Immediate' }]
    case 'UNLOCK':
      return ['UnlockConnector', { evseId, connectorId: 1 }]
  }
}

/** Returns the OCPP message of a remote command. */
export const commandCall = (charger: Chargepoint, command: Command, now: number): Call => {
  const connector = charger.Connectors.find(({ Id }) => Id === command.ConnectorId)?.ConnectorNumber ?? 1
  return protocolOf(charger) === 'OCPP 1.6' ? call16(command, connector) : call201(command, connector, now)
}

/** Returns the message that puts a whole charger into or out of service. */
export const availabilityCall = (charger: Pick<Chargepoint, 'Protocol'>, isOperative: boolean): Call => {
  const status = isOperative ? 'Operative' : 'Inoperative'
  return [
    'ChangeAvailability',
    protocolOf(charger) === 'OCPP 1.6' ? { connectorId: 0, type: status } : { operationalStatus: status },
  ]
}

/** Returns the message of a start or a stop, which the charger accepts. */
export const acceptedMessage = (
  charger: Pick<Chargepoint, 'Id'>,
  [action, payload]: Call,
  now: number,
): SentMessage => messageTo(charger, { action, payload, answer: { status: 'Accepted' } }, now)

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
