import type { Outlet, Stay } from '@portal/fixtures'
import { type ChargepointMessage, DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/schemas'
import type { Frame } from '@portal/schemas/contract'
import { protocolOf } from '@portal/schemas/ocpp/protocols'
import type { ReportAction } from '../../world/chargerOrders.ts'
import type { Connectors } from '../../world/connectors.ts'
import type { Records } from '../../world/store.ts'
import type { View } from '../../world/view.ts'
import { messageAt } from '../chargerMessages.ts'
import { BcoError, type Handler } from '../handler.ts'
import { numberAt, parsedPayload, textAt } from '../messagePayload.ts'
import {
  bootNotification,
  type ChargerCall,
  heartbeat,
  reportCall,
  statusNotification,
  transactionCall,
} from './chargerCalls.ts'

const MOST_FRAMES = 200
const METER_EVERY_MS = 5 * MINUTE_MS
/** Time that the server takes to respond to a charger. */
const SERVER_MS = 200

const frameOf = ({ at, action, request, answer, part }: ChargerCall): Frame => ({
  Id: `${at}-${action}-${part}`,
  At: new Date(at).toISOString(),
  Direction: 'FROM_CHARGER',
  Action: action,
  Request: JSON.stringify(request),
  AnsweredOn: new Date(at + SERVER_MS).toISOString(),
  Answer: JSON.stringify(answer),
})

const sentFrame = (message: ChargepointMessage, now: number): Frame => {
  const { Id, SentOn, Action, Payload = '{}', AnsweredOn, Answer } = messageAt(message, now)
  return {
    Id,
    At: SentOn,
    Direction: 'TO_CHARGER',
    Action,
    Request: Payload,
    ...(AnsweredOn !== undefined && { AnsweredOn }),
    ...(Answer !== undefined && { Answer }),
  }
}

interface Site {
  readonly view: View
  readonly charger: Records['chargepoint']
  readonly outlets: readonly Outlet[]
  readonly from: number
  readonly now: number
}

/** Returns the heartbeats of the period, found backwards from its end. */
const heartbeats = ({ view, outlets: [first], from, now }: Site): ChargerCall[] => {
  const calls: ChargerCall[] = []
  if (!first) return calls
  const beatAt = (time: number) => view.connectors.contactAt(first, time).lastHeartbeat
  for (let at = beatAt(now); at >= from; at = beatAt(at - 1)) calls.push(heartbeat(at))
  return calls
}

/** Returns the boots of the period, found backwards from its end. */
const boots = ({ view, charger, from, now }: Site): ChargerCall[] => {
  const calls: ChargerCall[] = []
  let time = now
  while (time >= from) {
    const [state] = view.liveChargers([charger], time)
    const at = Date.parse(state?.LastBootNotification ?? '')
    if (!state || !(at >= from && at <= time)) break
    calls.push(bootNotification(state, at))
    time = at - 1
  }
  return calls
}

/** Returns the status changes of a connector in the period, found backwards from its end. */
const statusChanges = ({ view, charger, from, now }: Site, outlet: Outlet): ChargerCall[] => {
  const protocol = protocolOf(charger)
  const calls: ChargerCall[] = []
  let time = now
  while (time >= from) {
    const { ocpp, since, isOnline, knownUntil } = view.connectors.stateAt(outlet, time)
    if (isOnline && since >= from) calls.push(statusNotification(protocol, outlet, ocpp, since))
    time = Math.min(isOnline ? since : knownUntil, time) - 1
  }
  return calls
}

const meterTimes = ({ start, stop }: Stay, from: number, until: number): readonly number[] => {
  const times: number[] = []
  const end = Math.min(stop, until)
  for (let at = start + METER_EVERY_MS; at < end; at += METER_EVERY_MS) if (at >= from) times.push(at)
  return times
}

const transactions = ({ view, charger, from, now }: Site, outlet: Outlet): ChargerCall[] => {
  const protocol = protocolOf(charger)
  return view.connectors.staysBetween(outlet, from, now).flatMap((stay) => {
    const reason = view.connectors.stopReasonOf(stay)
    const call = (part: 'Started' | 'Updated' | 'Ended', at: number) =>
      transactionCall(protocol, outlet, stay, part, at, reason)
    return [
      ...(stay.start >= from && stay.start <= now ? [call('Started', stay.start)] : []),
      ...meterTimes(stay, from, now).map((at) => call('Updated', at)),
      ...(stay.stop <= now ? [call('Ended', stay.stop)] : []),
    ]
  })
}

const REPORTS: readonly ReportAction[] = [
  'DiagnosticsStatusNotification',
  'LogStatusNotification',
  'FirmwareStatusNotification',
]

const reports = ({ view, charger, from, now }: Site): ChargerCall[] =>
  view.connectors
    .reportsOf(charger.Id, now)
    .filter(({ at }) => at >= from)
    .map(reportCall)

/** Returns the messages that an accepted TriggerMessage causes. */
const triggered = (site: Site, message: ChargepointMessage): readonly ChargerCall[] => {
  const at = Date.parse(message.AnsweredOn ?? '') + SECOND_MS
  if (message.Action !== 'TriggerMessage' || !message.Answer?.includes('Accepted') || !(at <= site.now))
    return []
  const { view, charger, outlets } = site
  const protocol = protocolOf(charger)
  const payload = parsedPayload(message.Payload ?? '{}')
  const requested = textAt(payload, 'requestedMessage')
  const number = numberAt(payload, 'connectorId') ?? numberAt(payload, 'evse', 'id') ?? 0
  const named = outlets.filter(({ connectorNumber }) => number === 0 || connectorNumber === number)
  const report = REPORTS.find((each) => each === requested)
  if (report) {
    const last = view.connectors.reportsOf(charger.Id, at).findLast(({ action }) => action === report)
    return [reportCall({ action: report, status: 'Idle', ...last, at })]
  }
  switch (requested) {
    case 'Heartbeat':
      return [heartbeat(at)]
    case 'BootNotification':
      return view.liveChargers([charger], at).map((state) => bootNotification(state, at))
    case 'StatusNotification':
      return named.map((outlet) =>
        statusNotification(protocol, outlet, view.connectors.stateAt(outlet, at).ocpp, at),
      )
    case 'MeterValues':
      return named.flatMap((outlet) => {
        const { stay } = view.connectors.stateAt(outlet, at)
        return stay ? [transactionCall(protocol, outlet, stay, 'Updated', at)] : []
      })
    default:
      return []
  }
}

/** Returns a predicate for messages sent while the charger was connected, because the server receives no others. */
const isReceived = (connectors: Connectors, id: string) => {
  const connected = new Map<number, boolean>()
  return ({ at }: ChargerCall): boolean => {
    const isConnected = connected.get(at) ?? connectors.isConnected(id, at)
    connected.set(at, isConnected)
    return isConnected
  }
}

const framesOf = (site: Site, sent: readonly ChargepointMessage[]): readonly Frame[] => {
  const { view, charger, outlets } = site
  const calls = [
    ...heartbeats(site),
    ...boots(site),
    ...reports(site),
    ...outlets.flatMap((outlet) => [...statusChanges(site, outlet), ...transactions(site, outlet)]),
    ...sent.flatMap((message) => triggered(site, message)),
  ]
  return [
    ...sent.map((message) => sentFrame(message, site.now)),
    ...calls.filter(isReceived(view.connectors, charger.Id)).map(frameOf),
  ].sort((a, b) => (a.At === b.At ? 0 : a.At < b.At ? 1 : -1))
}

export const listFrames: Handler<'listFrames'> = ({ params, query }, { world, caller, now }) => {
  const view = world.as(caller)
  const connection = view.one('connection', params.id)
  if (!connection) throw new BcoError('UNKNOWNREQUEST')
  const charger = view.one('chargepoint', connection.ChargePointId)
  if (!charger) return []
  const from = now - DAY_MS
  const isDue = ({ SentOn }: ChargepointMessage) => Date.parse(SentOn) >= from && Date.parse(SentOn) <= now
  const outlets = view.connectors.plugsOf(charger, now).map(({ outlet }) => outlet)
  const frames = framesOf({ view, charger, outlets, from, now }, world.messagesTo(charger.Id).filter(isDue))
  const { direction, action, search = '' } = query
  const needle = search.toLowerCase()
  return frames
    .filter(
      ({ Direction, Action, Request, Answer = '' }) =>
        (direction === undefined || Direction === direction) &&
        (action === undefined || Action === action) &&
        `${Action} ${Request} ${Answer}`.toLowerCase().includes(needle),
    )
    .slice(0, MOST_FRAMES)
}
