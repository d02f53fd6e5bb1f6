import {
  bestStatus,
  type CardFacts,
  type Chargepoint,
  type Connector,
  cardProblems,
  type RefusalReason,
  type RemoteReceipt,
  refusalFor,
} from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import type { View } from '../world/view.ts'
import { dispatch } from './chargerMessages.ts'
import { BcoError, type CallContext, type Handler } from './handler.ts'
import { START_MS, stopOf } from './remoteEffects.ts'
import { acceptedMessage, CONFIRM_MS, type Command, commandCall } from './remoteMessages.ts'

interface Target {
  readonly chargepointid?: string | undefined
  readonly placementid?: string | undefined
  readonly connectorid?: string | undefined
}

interface Found {
  readonly charger: Chargepoint
  /** Targets of the command: one connector, or all connectors of the charger. */
  readonly connectors: readonly Connector[]
}

const IDS = ['chargepointid', 'placementid', 'connectorid'] as const

const recordOf = (view: View, { chargepointid, placementid, connectorid }: Target) => {
  if (chargepointid !== undefined) return view.one('chargepoint', chargepointid)
  return view
    .all('chargepoint')
    .find(
      ({ PlacementId, Connectors }) =>
        PlacementId === placementid || Connectors.some(({ Id }) => Id === connectorid),
    )
}

/** Finds the charger and its connectors by exactly one id. */
const find = (target: Target, { world, caller, now }: CallContext): Found => {
  const named = IDS.filter((name) => target[name] !== undefined)
  if (named.length !== 1)
    throw new BcoError('Error', `${named[1] ?? IDS[0]}: give exactly one of ${IDS.join(', ')}`)
  const view = world.as(caller)
  const record = recordOf(view, target)
  const [charger] = record ? view.live([record], now) : []
  if (!charger)
    throw new BcoError(target.placementid === undefined ? 'UnknownChargePoint' : 'PLACEMENTNOTFOUND')
  const { connectorid } = target
  const connectors = charger.Connectors.filter(({ Id }) => connectorid === undefined || Id === connectorid)
  return { charger, connectors }
}

const receipt = (
  { Command, ConnectorId, SessionId }: Command,
  { charger }: Found,
  { now }: CallContext,
  Reason?: RefusalReason,
): RemoteReceipt => ({
  Command,
  Status: Reason === undefined ? 'ACCEPTED' : 'REJECTED',
  ChargePointId: charger.Id,
  At: new Date(now).toISOString(),
  ...(ConnectorId !== undefined && { ConnectorId }),
  ...(SessionId !== undefined && { SessionId }),
  ...(Reason !== undefined && { Reason }),
})

/** Refuses a command without sending it to the charger. */
const refuse = (command: Command, found: Found, context: CallContext, Reason: RefusalReason) => {
  const [action] = commandCall(found.charger, command, context.now)
  context.world.trail.noteCommand(found.charger.Id, action)
  return receipt(command, found, context, Reason)
}

/** Sends a start or a stop, which the charger accepts. */
const accept = (command: Command, found: Found, context: CallContext) => {
  const { world, now } = context
  world.addMessage(acceptedMessage(found.charger, commandCall(found.charger, command, now), now))
  return receipt(command, found, context)
}

/** Sends a reset or an unlock command, with the same effects as the message itself. */
const send = (command: Command, found: Found, context: CallContext) => {
  const { charger } = found
  const { now } = context
  const [action, payload] = commandCall(charger, command, now)
  const { Answer = '' } = dispatch(
    {
      charger,
      action,
      payload: JSON.stringify(payload),
      sent: now,
      effective: now,
      answered: now + CONFIRM_MS,
    },
    context,
  )
  // OCPP 2.0.1 unlocks no connector with a running session.
  const isCharging = Answer.includes('OngoingAuthorizedTransaction')
  return receipt(command, found, context, isCharging ? 'CHARGING' : undefined)
}

const isSilent = ({ charger }: Found): boolean => charger.Status === 'OFFLINE'

/** Returns the input of the card check, which the portal also runs before the call (`schemas/cardCheck.ts`). */
const cardFacts = (token: Token, { world, caller, now }: CallContext): CardFacts => {
  const subscription =
    token.Subscription === undefined ? undefined : world.as(caller).one('subscription', token.Subscription)
  return {
    state: token.State,
    relationId: token.RelationId,
    hasContract: token.EvcoId !== undefined,
    isCharging: world.isCharging(token.Id, now),
    ...(subscription && { subscription }),
  }
}

export const postRemoteStart: Handler<'postRemoteStart'> = ({ body }, context) => {
  const found = find(body, context)
  const { world, caller, now } = context
  const token = world.as(caller).one('token', body.tokenid)
  if (!token) throw new BcoError('UnknownToken')
  const status = bestStatus(found.connectors.map(({ Status }) => Status))
  const connector = found.connectors.find(({ Status }) => Status === status)
  const place = world.placeFor(found.charger.Id, token.Id)
  if (!connector || !place) throw new BcoError('UnknownChargePoint')
  const problems = cardProblems(cardFacts(token, context), place, connector.Status, now)
  const cardProblem = problems.find((problem) => refusalFor(problem) === undefined)
  if (cardProblem !== undefined)
    throw new BcoError(
      'TOKACTIVERR',
      cardProblem === 'CARD_IN_USE' ? 'The card is already in a session.' : 'The card is not active.',
    )
  const ConnectorId = connector.Id
  // Problems with the charger take precedence over those of the card.
  const reasons = problems.map(refusalFor)
  const Reason = reasons.find((reason) => reason !== 'CARD_NOT_ALLOWED') ?? reasons[0]
  if (Reason !== undefined) return refuse({ Command: 'START', ConnectorId }, found, context, Reason)
  const card = { id: token.Id, number: token.Number, relationId: token.RelationId }
  const SessionId = world.intervene({
    kind: 'start',
    connectorId: ConnectorId,
    card,
    sentAt: now,
    at: now + START_MS,
  })
  return accept({ Command: 'START', ConnectorId, SessionId, card: token.Number }, found, context)
}

const severalRun = () =>
  new BcoError('Error', 'connectorid: several sessions are running at this charger: name one')

export const postRemoteStop: Handler<'postRemoteStop'> = ({ body }, context) => {
  const found = find(body, context)
  const running = found.connectors.filter(({ SessionId }) => SessionId !== undefined)
  const [connector, another] = running
  if (!connector?.SessionId) throw new BcoError('NOACTIVESESSION')
  if (another) throw severalRun()
  if (isSilent(found)) throw new BcoError('STOPCONFAILED', 'The charger does not answer.')
  const { Id: ConnectorId, SessionId } = connector
  context.world.intervene(stopOf(ConnectorId, SessionId, context.now, 'Remote'))
  return accept({ Command: 'STOP', ConnectorId, SessionId }, found, context)
}

export const postRemoteReset: Handler<'postRemoteReset'> = ({ body }, context) => {
  const found = find(body, context)
  const command = { Command: 'RESET' } as const
  return isSilent(found) ? refuse(command, found, context, 'OFFLINE') : send(command, found, context)
}

export const postRemoteUnlock: Handler<'postRemoteUnlock'> = ({ body }, context) => {
  const found = find(body, context)
  // If the call names no connector, unlock the one with a session, or else the first.
  const [running, another] = found.connectors.filter(({ SessionId }) => SessionId !== undefined)
  if (another) throw severalRun()
  const connector = running ?? found.connectors[0]
  if (!connector) throw new BcoError('UnknownChargePoint')
  const command = { Command: 'UNLOCK', ConnectorId: connector.Id, SessionId: connector.SessionId } as const
  return isSilent(found)
    ? refuse({ Command: 'UNLOCK', ConnectorId: connector.Id }, found, context, 'OFFLINE')
    : send(command, found, context)
}
