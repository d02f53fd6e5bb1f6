import {
  bestStatus,
  type CardFacts,
  type Chargepoint,
  type Connector,
  cardProblems,
  type RemoteReceipt,
  refusalFor,
} from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import type { StopReason } from '../world/interventions.ts'
import type { View } from '../world/view.ts'
import { BcoError, type CallContext, type Handler } from './handler.ts'
import { restartOf, START_MS, stopOf } from './remoteEffects.ts'
import { commandMessage } from './remoteMessages.ts'

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
  Command: RemoteReceipt['Command'],
  { charger }: Found,
  { world, now }: CallContext,
  more: Partial<RemoteReceipt> = {},
  card?: string,
): RemoteReceipt => {
  const message = commandMessage(charger, { Command, ...more, card }, now)
  // A refused command does not reach the charger.
  if (more.Reason === undefined) world.addMessage(message)
  else world.trail.noteCommand(charger.Id, message.Action)
  return {
    Command,
    Status: more.Reason === undefined ? 'ACCEPTED' : 'REJECTED',
    ChargePointId: charger.Id,
    At: new Date(now).toISOString(),
    ...more,
  }
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
  if (Reason !== undefined) return receipt('START', found, context, { Reason, ConnectorId })
  const card = { id: token.Id, number: token.Number, relationId: token.RelationId }
  const SessionId = world.intervene({
    kind: 'start',
    connectorId: ConnectorId,
    card,
    sentAt: now,
    at: now + START_MS,
  })
  const more = { ConnectorId, ...(SessionId !== undefined && { SessionId }) }
  return receipt('START', found, context, more, token.Number)
}

/** Schedules the end of the connector's session a few seconds after the command. */
const end = (
  { Id, SessionId }: Connector,
  { world }: CallContext,
  commandedAt: number,
  reason: StopReason,
): void => {
  if (SessionId !== undefined) world.intervene(stopOf(Id, SessionId, commandedAt, reason))
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
  end(connector, context, context.now, 'Remote')
  return receipt('STOP', found, context, { ConnectorId: connector.Id, SessionId: connector.SessionId })
}

export const postRemoteReset: Handler<'postRemoteReset'> = ({ body }, context) => {
  const found = find(body, context)
  if (isSilent(found)) return receipt('RESET', found, context, { Reason: 'OFFLINE' })
  const { world, now } = context
  const restart = restartOf(found.charger.Id, now)
  for (const { Id: connectorId, SessionId: sessionId } of found.charger.Connectors)
    if (sessionId !== undefined)
      world.intervene({ kind: 'stop', connectorId, sessionId, at: restart.from, reason: 'SoftReset' })
  world.intervene(restart)
  return receipt('RESET', found, context)
}

export const postRemoteUnlock: Handler<'postRemoteUnlock'> = ({ body }, context) => {
  const found = find(body, context)
  // If the call names no connector, unlock the one with a session, or else the first.
  const [running, another] = found.connectors.filter(({ SessionId }) => SessionId !== undefined)
  if (another) throw severalRun()
  const connector = running ?? found.connectors[0]
  if (!connector) throw new BcoError('UnknownChargePoint')
  const { Id: ConnectorId, SessionId } = connector
  if (isSilent(found)) return receipt('UNLOCK', found, context, { Reason: 'OFFLINE', ConnectorId })
  end(connector, context, context.now, 'UnlockCommand')
  return receipt('UNLOCK', found, context, { ConnectorId, ...(SessionId !== undefined && { SessionId }) })
}
