import { type ChargepointMessage, DAY_MS } from '@portal/schemas'
import { HARMLESS_MESSAGES, parametersOf } from '@portal/schemas/ocpp/messages'
import { type MessageName, protocolOf } from '@portal/schemas/ocpp/protocols'
import type { Turn } from '../world/chargerOrders.ts'
import { isNetwork } from '../world/scope.ts'
import type { Records } from '../world/store.ts'
import type { Arrived, Reaction } from './arrived.ts'
import { BcoError, type CallContext, type Handler } from './handler.ts'
import { REACTIONS } from './messageAnswers.ts'
import { parsePayload } from './messagePayload.ts'
import { availabilityCall, CONFIRM_MS } from './remoteMessages.ts'

/** Time until a charger answers a message, by the business clock. */
const ANSWER_MS = 6_000
const GIVE_UP_MS = 30_000
const SECOND_ANSWER_MS = 2_000
const SECOND_ANSWER = JSON.stringify({ status: 'Rejected' })

const arrivedAt = (
  charger: Records['chargepoint'],
  payload: unknown,
  at: number,
  context: CallContext,
  turn: Turn | undefined,
): Arrived => {
  const { world, caller } = context
  const { connectors } = world.as(caller)
  const plugs = connectors.plugsOf(charger, at)
  return {
    charger,
    payload,
    at,
    plugs,
    settings: world.settings(charger.Id, at),
    firmware: connectors.firmwareOf(charger, at),
    listVersion: connectors.localListOf(charger.Id, at)?.version ?? 0,
    hasReservation: (id) => plugs.some(({ outlet }) => connectors.hasReservation(outlet, id, at)),
    hasLimit: (connectorId, criteria) =>
      plugs.some(
        ({ outlet }) =>
          (connectorId === undefined || outlet.connectorId === connectorId) &&
          connectors.hasLimit(outlet, criteria, at),
      ),
    ...(turn && { turn }),
  }
}

/**
 * Returns the reaction of a charger that receives a message at the given time, or undefined if it is offline then.
 * Throws if the parameters are invalid.
 */
const reactionTo = (
  charger: Records['chargepoint'],
  action: string,
  payload: string | undefined,
  at: number,
  context: CallContext,
  turn?: Turn,
): Reaction | undefined => {
  const protocol = protocolOf(charger)
  const parsed = parsePayload(protocol, action, payload)
  const { connectors } = context.world.as(context.caller)
  if (!connectors.isConnected(charger.Id, at)) return undefined
  if (!parametersOf(protocol, action)) return { answer: { status: 'NotImplemented' } }
  return REACTIONS[action as MessageName](arrivedAt(charger, parsed, at, context, turn))
}

interface Dispatch {
  readonly charger: Records['chargepoint']
  readonly action: string
  readonly payload?: string | undefined
  readonly sent: number
  /** Time at which the message takes effect; by default that of the answer. */
  readonly effective?: number
  readonly answered: number
  readonly turn?: Turn
}

/**
 * Returns a message with the charger's answer. The answer is computed immediately, because accepted messages take
 * effect even if nobody reads the answer.
 */
const exchange = (
  { charger, action, payload, sent, answered, effective = answered, turn }: Dispatch,
  context: CallContext,
): Omit<ChargepointMessage, 'Id'> => {
  const reaction = reactionTo(charger, action, payload, effective, context, turn)
  for (const each of reaction?.does ?? []) context.world.intervene(each)
  const answer = reaction && {
    Status: 'ANSWERED' as const,
    AnsweredOn: new Date(answered).toISOString(),
    Answer: JSON.stringify(reaction.answer),
  }
  return {
    ChargePointId: charger.Id,
    Action: action,
    SentOn: new Date(sent).toISOString(),
    ...(payload !== undefined && { Payload: payload }),
    ...(answer ?? { Status: 'FAILED' as const }),
  }
}

export const dispatch = (message: Dispatch, context: CallContext): ChargepointMessage =>
  context.world.addMessage(exchange(message, context), message.turn)

/**
 * Puts a charger into or out of service after a write to its record. The message is not audited, because the audit
 * trail already shows that write. An offline charger receives the message when it reconnects.
 */
export const sendAvailability = (
  charger: Records['chargepoint'],
  isOperative: boolean,
  context: CallContext,
): void => {
  const { world, caller, now } = context
  const sent = world.as(caller).connectors.connectedFrom(charger.Id, now)
  if (sent === undefined) return
  const [action, payload] = availabilityCall(charger, isOperative)
  const answered = sent + CONFIRM_MS
  const call = { charger, action, payload: JSON.stringify(payload), sent, effective: sent, answered }
  world.keepMessage(exchange(call, context))
}

export const postChargepointMessage: Handler<'postChargepointMessage'> = ({ body }, context) => {
  const { world, caller, now } = context
  const charger = world.as(caller).one('chargepoint', body.chargepointid)
  if (!charger) throw new BcoError('UnknownChargePoint')
  const { action, payload } = body
  const isSupported = parametersOf(protocolOf(charger), action) !== undefined
  if (isSupported && !isNetwork(caller.roles) && !HARMLESS_MESSAGES.includes(action))
    throw new BcoError('Unauthorized')
  const answered = now + (world.answers === 'late' ? DAY_MS : ANSWER_MS)
  const message = dispatch({ charger, action, payload, sent: now, answered }, context)
  return messageAt(message, now)
}

/** Returns a message as known at the given time: pending until the answer is due or the server gives up. */
export const messageAt = (message: ChargepointMessage, now: number): ChargepointMessage => {
  const { AnsweredOn, Answer, ...sent } = message
  const due = AnsweredOn === undefined ? Date.parse(message.SentOn) + GIVE_UP_MS : Date.parse(AnsweredOn)
  return now < due
    ? { ...sent, Status: 'PENDING' }
    : { ...message, Status: Answer === undefined ? 'FAILED' : 'ANSWERED' }
}

export const getChargepointMessage: Handler<'getChargepointMessage'> = ({ params }, context) => {
  const message = context.world.message(params.id)
  // Messages are visible only to people who can see the charger, and those of a bulk command only once they are sent.
  const isSent = message !== undefined && Date.parse(message.SentOn) <= context.now
  if (!isSent || !context.world.as(context.caller).one('chargepoint', message.ChargePointId))
    throw new BcoError('UNKNOWNREQUEST')
  const read = messageAt(message, context.now)
  const repeated = Date.parse(read.AnsweredOn ?? '') + SECOND_ANSWER_MS
  const isRepeated = context.world.answers === 'twice' && context.now >= repeated
  return isRepeated ? { ...read, Answer: SECOND_ANSWER } : read
}
