import type { Chargepoint, Connector, ConnectorStatus, RefusalReason, RemoteReceipt } from '@portal/schemas'
import type { View } from '../world/view.ts'
import { BcoError, type CallContext, type Handler } from './handler.ts'
import { after, restartOf, START_MS, stopOf } from './remoteEffects.ts'

interface Target {
  readonly chargepointid?: string | undefined
  readonly placementid?: string | undefined
  readonly connectorid?: string | undefined
}

interface Found {
  readonly charger: Chargepoint
  /** Those that are meant: one, or all of the charger. */
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

/** The charger and the connectors that exactly one id names. */
const find = (target: Target, { world, caller, now }: CallContext): Found => {
  const named = IDS.filter((name) => target[name] !== undefined)
  if (named.length !== 1) throw new BcoError('Error', `${named[1] ?? IDS[0]}: give one of ${IDS.join(', ')}`)
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
  { now }: CallContext,
  more: Partial<RemoteReceipt> = {},
): RemoteReceipt => ({
  Command,
  Status: more.Reason === undefined ? 'ACCEPTED' : 'REJECTED',
  ChargePointId: charger.Id,
  At: new Date(now).toISOString(),
  ...more,
})

/** Why a connector takes no car; undefined when it takes one. */
const refusal = (status: ConnectorStatus): RefusalReason | undefined => {
  if (status === 'AVAILABLE') return undefined
  if (status.startsWith('OFFLINE') || status === 'UNKNOWN') return 'OFFLINE'
  if (status === 'RESERVED' || status === 'UNAVAILABLE') return status
  return status === 'ERROR' ? 'FAULTED' : 'OCCUPIED'
}

const isSilent = ({ charger }: Found): boolean => charger.Status === 'OFFLINE'

export const postRemoteStart: Handler<'postRemoteStart'> = ({ body }, context) => {
  const found = find(body, context)
  const { world, caller, now } = context
  const token = world.as(caller).one('token', body.tokenid)
  if (!token) throw new BcoError('UnknownToken')
  if (token.State !== 'ACTIVE') throw new BcoError('TOKACTIVERR', 'The card is not active.')
  if (world.isCharging(token.Id, now)) throw new BcoError('TOKACTIVERR', 'The card is in a session already.')
  const connector =
    found.connectors.find(({ Status }) => refusal(Status) === undefined) ?? found.connectors[0]
  if (!connector) throw new BcoError('UnknownChargePoint')
  const ConnectorId = connector.Id
  const isLetIn = world.letsIn(found.charger.Id, token)
  const Reason = refusal(connector.Status) ?? (isLetIn ? undefined : 'CARD_NOT_ALLOWED')
  if (Reason !== undefined) return receipt('START', found, context, { Reason, ConnectorId })
  const card = { id: token.Id, number: token.Number }
  const SessionId = world.intervene({
    kind: 'start',
    connectorId: ConnectorId,
    card,
    at: after(now, START_MS),
  })
  return receipt('START', found, context, { ConnectorId, ...(SessionId !== undefined && { SessionId }) })
}

/** Ends the session of a connector some seconds after it is told. */
const end = ({ Id, SessionId }: Connector, { world }: CallContext, told: number): void => {
  if (SessionId !== undefined) world.intervene(stopOf(Id, SessionId, told))
}

export const postRemoteStop: Handler<'postRemoteStop'> = ({ body }, context) => {
  const found = find(body, context)
  const running = found.connectors.filter(({ SessionId }) => SessionId !== undefined)
  const [connector, another] = running
  if (!connector?.SessionId) throw new BcoError('NOACTIVESESSION')
  if (another) throw new BcoError('Error', 'connectorid: several charges run at this charger, name one')
  if (isSilent(found)) throw new BcoError('STOPCONFAILED', 'The charger does not answer.')
  end(connector, context, context.now)
  return receipt('STOP', found, context, { ConnectorId: connector.Id, SessionId: connector.SessionId })
}

export const postRemoteReset: Handler<'postRemoteReset'> = ({ body }, context) => {
  const found = find(body, context)
  if (isSilent(found)) return receipt('RESET', found, context, { Reason: 'OFFLINE' })
  const { world, now } = context
  const restart = restartOf(found.charger.Id, now)
  for (const { Id: connectorId, SessionId: sessionId } of found.charger.Connectors)
    if (sessionId !== undefined) world.intervene({ kind: 'stop', connectorId, sessionId, at: restart.from })
  world.intervene(restart)
  return receipt('RESET', found, context)
}

export const postRemoteUnlock: Handler<'postRemoteUnlock'> = ({ body }, context) => {
  const found = find(body, context)
  // Without a connector: the one with a cable to let go of.
  const connector = found.connectors.find(({ SessionId }) => SessionId !== undefined) ?? found.connectors[0]
  if (!connector) throw new BcoError('UnknownChargePoint')
  const { Id: ConnectorId, SessionId } = connector
  if (isSilent(found)) return receipt('UNLOCK', found, context, { Reason: 'OFFLINE', ConnectorId })
  end(connector, context, context.now)
  return receipt('UNLOCK', found, context, { ConnectorId, ...(SessionId !== undefined && { SessionId }) })
}
