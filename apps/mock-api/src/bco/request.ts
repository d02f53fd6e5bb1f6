import { DAY_MS, localDay, sumEuro } from '@portal/schemas'
import type { Request } from '@portal/schemas/contract'
import { BcoError, type CallContext, ConflictError, type Handler } from './handler.ts'
import { nameOf } from './rules/requests.ts'
import { must } from './rules/rule.ts'
import { isSlotFree, slotsOf } from './rules/slots.ts'

type Status = Request['Status']

/** Statuses in which a request can still be planned or cancelled. */
const OPEN: readonly Status[] = ['SUBMITTED', 'SURVEY', 'PLANNED']
const CLOSED: readonly Status[] = ['DONE', 'CANCELLED']
const BEFORE_PLAN: readonly Status[] = ['SUBMITTED', 'SURVEY']

const requestOf = (id: string, { world, caller }: CallContext): Request => {
  const request = world.as(caller).unmasked().one('request', id)
  if (!request) throw new BcoError('UNKNOWNREQUEST')
  return request
}

const maskedFor = ({ world, caller }: CallContext, request: Request): Request =>
  world.as(caller).masked('request', request)

/**
 * Returns the request to write. Throws if its version differs from the caller's, or if its status is not in
 * `statuses`.
 */
const openRequest = (
  id: string,
  version: number,
  context: CallContext,
  statuses: readonly Status[] = OPEN,
): Request => {
  const request = requestOf(id, context)
  if (request.Version !== version) throw new ConflictError(maskedFor(context, request))
  must(statuses.includes(request.Status), 'Error', `Status: the request is ${request.Status}`)
  return request
}

const MOST_PRICES = 100

/** Writes a changed request. A new status adds a step to its timeline. */
const move = (
  request: Request,
  changes: Partial<Request> & { readonly Status: Status },
  context: CallContext,
  note?: string,
  base: Request = request,
): Request => {
  const { world, now } = context
  const step = {
    At: new Date(now).toISOString(),
    Status: changes.Status,
    ...(note !== undefined && { Note: note }),
  }
  const hasMoved = changes.Status !== request.Status
  const next = { ...base, ...changes, ...(hasMoved && { Timeline: [...request.Timeline, step] }) }
  return maskedFor(context, world.write('request', next, now))
}

export const listSlots: Handler<'listSlots'> = ({ params, query }, context) =>
  slotsOf(
    requestOf(params.id, context).Id,
    query.from === undefined ? localDay(context.now) : Date.parse(query.from) / DAY_MS,
    query.days,
    context,
  )

export const planSlot: Handler<'planSlot'> = ({ params, body }, context) => {
  const { Version, Purpose } = body
  const isVisit = Purpose === 'VISIT'
  const request = openRequest(params.id, Version, context, isVisit ? BEFORE_PLAN : OPEN)
  must(request.Kind === 'CHARGER', 'Error', 'Kind: this request needs no visit')
  must(!isVisit || request.Draft.surveyType !== 'REMOTE', 'Error', 'Purpose: the survey is remote')
  const time = Date.parse(body.At)
  const isFree = isSlotFree(request.Id, time, context)
  must(isFree !== undefined, 'Error', 'At: working days, full hours from 8 to 16')
  if (isFree !== true) throw new ConflictError(maskedFor(context, request), 'Error', 'At: is taken')
  const At = new Date(time).toISOString()
  return isVisit
    ? move(request, { Status: 'SURVEY', SurveySlot: At }, context)
    : move(request, { Status: 'PLANNED', ReservationSlot: At }, context)
}

export const sendSurvey: Handler<'sendSurvey'> = ({ params, body }, context) => {
  const request = openRequest(params.id, body.Version, context, BEFORE_PLAN)
  must(request.Draft.surveyType === 'REMOTE', 'Error', 'Draft.surveyType: the survey is not remote')
  const Draft = { ...request.Draft, surveyDetails: body.Details }
  return move(request, { Status: 'SURVEY', Draft }, context)
}

export const cancelRequest: Handler<'cancelRequest'> = ({ params, body }, context) =>
  move(openRequest(params.id, body.Version, context), { Status: 'CANCELLED' }, context, body.Reason)

export const addMessage: Handler<'addMessage'> = ({ params, body }, context) => {
  const request = requestOf(params.id, context)
  must(body.Text.trim() !== '', 'Error', 'Text: is blank')
  const { world, now } = context
  const message = { At: new Date(now).toISOString(), By: nameOf(context), Text: body.Text }
  const next = { ...request, Messages: [...request.Messages, message] }
  return maskedFor(context, world.write('request', next, now))
}

/** E-mails the contact of a request, if an address is known. */
const mailAbout = (request: Request, Subject: string, Body: string, { world, caller, now }: CallContext) => {
  const contact = world
    .as(caller)
    .unmasked()
    .one('relationcontact', request.RelationContactId ?? '')
  const Recipient = contact?.Email ?? request.Draft.email
  if (Recipient === undefined || Recipient === '') return
  const at = new Date(now).toISOString()
  const mail = { Recipient, Subject, Body, Description: Subject, Status: 'QUEUED' as const }
  world.write('email', { Id: world.newId('email'), Version: 1, CreatedOn: at, ModifiedOn: at, ...mail }, now)
}

export const priceRequest: Handler<'priceRequest'> = ({ params, body }, context) => {
  const request = openRequest(params.id, body.Version, context, [...OPEN, 'INSTALLED'])
  const { world, now } = context
  const Reason = body.Reason.trim()
  const PriceLines = body.PriceLines.map(({ type, price }) => ({ type: type.trim(), price }))
  const types = new Set(PriceLines.map(({ type }) => type))
  must(Reason !== '', 'Error', 'Reason: is blank')
  must(!types.has(''), 'Error', 'PriceLines: a line has no name')
  must(types.size === PriceLines.length, 'Error', 'PriceLines: a line is repeated')
  const Total = sumEuro(PriceLines.map(({ price }) => price))
  const change = { At: new Date(now).toISOString(), From: request.Total, To: Total, Reason }
  const PriceChanges = [...(request.PriceChanges ?? []), change].slice(-MOST_PRICES)
  const written = world.write('request', { ...request, PriceLines, Total, PriceChanges }, now)
  const text = `The price is now ${Total.toFixed(2)} euro: ${Reason}\n/requests/${request.Id}`
  mailAbout(written, `New price: ${request.Summary}`.slice(0, 255), text, context)
  return maskedFor(context, written)
}

export const reopenRequest: Handler<'reopenRequest'> = ({ params, body }, context) => {
  must(body.Reason.trim() !== '', 'Error', 'Reason: is blank')
  const request = openRequest(params.id, body.Version, context, CLOSED)
  // The slots of the request are dropped, because by now they may be in the past or taken by others.
  const { SurveySlot: _survey, ReservationSlot: _reservation, ...rest } = request
  return move(request, { Status: 'SUBMITTED' }, context, body.Reason.trim(), rest)
}
