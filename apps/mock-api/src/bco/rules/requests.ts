import { CUSTOMER_STATUSES, mayStep, sumEuro } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import type { Row } from '../generic/row.ts'
import type { CallContext } from '../handler.ts'
import { makeCard } from './cards.ts'
import { type ClassRules, must } from './rule.ts'
import { checkSlot } from './slots.ts'

type Request = RecordOf<'request'>

/** First number of ordered cards. */
const ORDERED_FROM = 400_000

const isNetwork = ({ caller }: CallContext): boolean =>
  caller.roles.some((role) => role === 'Operator' || role === 'SuperAdmin')

/** Returns the caller's name for records that others read. */
export const nameOf = ({ caller, world }: CallContext): string =>
  (caller.contactId !== undefined && world.as(caller).one('relationcontact', caller.contactId)?.Name) ||
  caller.username

/** Messages are append-only; the server sets time and author. */
const messagesOf = (
  next: Request,
  previous: Request | undefined,
  context: CallContext,
): Request['Messages'] => {
  const before = previous?.Messages ?? []
  const unchanged = next.Messages.slice(0, before.length)
  must(JSON.stringify(unchanged) === JSON.stringify(before), 'Error', 'Messages: can only be added')
  const At = new Date(context.now).toISOString()
  return [
    ...before,
    ...next.Messages.slice(before.length).map(({ Text }) => ({ At, By: nameOf(context), Text })),
  ]
}

/**
 * Only operators may set the charge point that results from a request. It must belong to the customer or to a relation
 * below.
 */
const checkCharger = (next: Request, previous: Request | undefined, context: CallContext): void => {
  const id = next.ChargePointId
  if (id === previous?.ChargePointId) return
  must(isNetwork(context), 'Unauthorized', 'ChargePointId: is set by operators')
  if (id === undefined) return
  const view = context.world.as(context.caller)
  const relation = view.one('relation', next.RelationId)
  const charger = view.one('chargepoint', id)
  const isOwn = relation && charger && view.tree(relation).has(charger.RelationId)
  must(isOwn === true, 'UnknownChargePoint', 'ChargePointId: belongs to another relation')
}

/** The total is the sum of the price list (S3). The timeline records every status. */
export const requestRules: ClassRules = {
  defaults: (changes, { caller }) => ({
    Description: changes.Summary,
    Status: 'SUBMITTED',
    ...(caller.contactId !== undefined && { RelationContactId: caller.contactId }),
    Draft: {},
    Attachments: [],
    PriceLines: [],
    Total: 0,
    Timeline: [],
    Messages: [],
  }),
  check: (row, before, context) => {
    const next = row as unknown as Request
    const previous = before as unknown as Request | undefined
    const hasMoved = next.Status !== previous?.Status
    const isAllowed = previous
      ? mayStep('request', previous.Status, next.Status)
      : ['DRAFT', 'SUBMITTED'].includes(next.Status)
    must(isAllowed, 'Error', `Status: cannot become ${next.Status}`)
    must(!hasMoved || isNetwork(context) || CUSTOMER_STATUSES.request.includes(next.Status), 'Unauthorized')
    must(isNetwork(context) || next.AssignedTo === previous?.AssignedTo, 'Unauthorized')
    const isPriced = previous?.PriceChanges !== undefined
    const isSamePrice = JSON.stringify(next.PriceLines) === JSON.stringify(previous?.PriceLines)
    must(
      isNetwork(context) || !isPriced || isSamePrice,
      'Unauthorized',
      'PriceLines: the network offered them',
    )
    checkCharger(next, previous, context)
    checkSlot(next, previous, context)
    const At = new Date(context.now).toISOString()
    const Timeline = [...(previous?.Timeline ?? []), ...(hasMoved ? [{ At, Status: next.Status }] : [])]
    const Messages = messagesOf(next, previous, context)
    const Total = sumEuro(next.PriceLines.map(({ price }) => price))
    return { ...row, Total, Timeline, Messages }
  },
}

const cardOf = ({ Id, RelationId }: RecordOf<'chargepassrequest'>, context: CallContext): string =>
  makeCard(
    {
      Description: '',
      RelationId,
      OrderId: Id,
      State: 'ORDERED',
      IsUserMissing: true,
      IsSubscriptionMissing: true,
    },
    ORDERED_FROM,
    context,
  ).Id

/** Customers order and cancel; operators reject or approve. Approval creates the cards. */
export const chargePassRequestRules: ClassRules = {
  defaults: () => ({ Description: 'Charge cards', Status: 'SUBMITTED', TokenIds: [] }),
  check: (row, before, context): Row => {
    const next = row as unknown as RecordOf<'chargepassrequest'>
    if (before?.Status === next.Status) return row
    if (!before) {
      must(next.Status === 'SUBMITTED', 'Error', 'Status: a new order is SUBMITTED')
      const most = Number(context.world.setting('limits/cards-per-request', context.now))
      must(next.Quantity <= most, 'Error', `Quantity: at most ${most}`)
      return row
    }
    const { Status } = before as unknown as RecordOf<'chargepassrequest'>
    const isAllowed = mayStep('chargepassrequest', Status, next.Status)
    must(isAllowed, 'Error', `Status: cannot become ${next.Status}`)
    must(isNetwork(context) || CUSTOMER_STATUSES.chargepassrequest.includes(next.Status), 'Unauthorized')
    if (next.Status !== 'APPROVED') return row
    return { ...row, TokenIds: Array.from({ length: next.Quantity }, () => cardOf(next, context)) }
  },
}
