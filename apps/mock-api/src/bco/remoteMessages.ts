import { type Chargepoint, type ChargepointMessage, type RemoteReceipt, SECOND_MS } from '@portal/schemas'
import { protocolOf } from '@portal/schemas/ocpp/protocols'
import { transactionOf } from './network/chargerCalls.ts'

type SentMessage = Omit<ChargepointMessage, 'Id'>

/** Time until a charger confirms a remote command or a setting. */
export const CONFIRM_MS = SECOND_MS

export type Call = readonly [action: string, payload: object]

const messageTo = (
  { Id }: Pick<Chargepoint, 'Id'>,
  [action, payload]: Call,
  answer: object,
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

/** Returns a message that the charger accepts. */
export const acceptedMessage = (charger: Pick<Chargepoint, 'Id'>, call: Call, now: number): SentMessage =>
  messageTo(charger, call, { status: 'Accepted' }, now)

const COMPONENT = { name: 'ChargingStation' }

/** Returns the OCPP messages that change settings: one per setting in OCPP 1.6, one for all in OCPP 2.0.1. */
export const settingMessages = (
  charger: Pick<Chargepoint, 'Id' | 'Protocol'>,
  settings: readonly { readonly Key: string; readonly Value: string }[],
  now: number,
): readonly SentMessage[] => {
  if (protocolOf(charger) === 'OCPP 1.6')
    return settings.map(({ Key: key, Value: value }) =>
      acceptedMessage(charger, ['ChangeConfiguration', { key, value }], now),
    )
  const variables = settings.map(({ Key, Value }) => ({
    named: { component: COMPONENT, variable: { name: Key } },
    Value,
  }))
  const setVariableData = variables.map(({ named, Value }) => ({ ...named, attributeValue: Value }))
  const setVariableResult = variables.map(({ named }) => ({ ...named, attributeStatus: 'Accepted' }))
  return [messageTo(charger, ['SetVariables', { setVariableData }], { setVariableResult }, now)]
}
