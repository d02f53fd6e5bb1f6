import { DAY_MS, mayStep } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import type { CallContext } from '../handler.ts'
import { nameCard } from './cards.ts'
import { nameOf } from './requests.ts'
import { type ClassRules, must } from './rule.ts'

type Subscription = RecordOf<'subscription'>

/** Returns a subscription or contract with its status at `now`, which follows from its start and end. */
export const presentTerm = <T extends Subscription | RecordOf<'cpocontract'>>(term: T, now: number): T => {
  const { StartDate, EndDate } = term
  const hasEnded = EndDate !== undefined && Date.parse(EndDate) <= now
  const Status = hasEnded ? 'ENDED' : Date.parse(StartDate) > now ? 'PENDING' : 'ACTIVE'
  return Status === term.Status ? term : { ...term, Status }
}

/** Returns a contract with its status at `now` and the number of its charge points. */
export const presentContract = (view: View, contract: RecordOf<'cpocontract'>, now: number) => ({
  ...presentTerm(contract, now),
  Chargers: view.finder('chargepoint')({
    conditions: [{ field: 'CpoContractId', operator: 'EX', value: contract.Id }],
    orders: [],
    offset: 0,
    limit: 0,
  }).count,
})

export const cpoContractRules: ClassRules = {
  defaults: (changes, { world, caller, now }) => ({
    Description: world.as(caller).one('relation', String(changes.RelationId))?.Description,
    StartDate: new Date(now).toISOString(),
    Status: 'ACTIVE',
    MonthlyFee: 0,
    PriceList: [],
    Attachments: [],
  }),
}

/** Puts a card into a subscription, or removes it from its subscription. */
const subscribe = (
  id: string,
  Subscription: string | undefined,
  { world, caller, now }: CallContext,
): void => {
  const token = world.as(caller).one('token', id)
  if (!token || token.Subscription === Subscription) return
  const { Subscription: _, ...rest } = token
  world.write(
    'token',
    {
      ...rest,
      ...(Subscription !== undefined && { Subscription }),
      IsSubscriptionMissing: Subscription === undefined,
    },
    now,
  )
}

/** Fee and tariff follow from the type of the subscription. */
export const subscriptionRules: ClassRules = {
  defaults: (_, { now }) => ({
    TokenIds: [],
    StartDate: new Date(now).toISOString(),
    Status: 'ACTIVE',
    MonthlyFee: 0,
    TariffCode: '',
  }),
  check: (row, previous, { world, caller }) => {
    const next = row as unknown as RecordOf<'subscription'>
    const view = world.as(caller)
    const type = view.one('subscriptiontype', next.SubscriptionTypeId)
    must(type !== undefined, 'SUBTYPENOTFOUND')
    for (const id of next.TokenIds) {
      const token = view.one('token', id)
      must(token !== undefined, 'UnknownToken', `TokenIds: '${id}' does not exist`)
      must(
        token?.RelationId === next.RelationId,
        'UnknownToken',
        `TokenIds: '${id}' belongs to another relation`,
      )
    }
    const isInOrder = next.EndDate === undefined || Date.parse(next.EndDate) > Date.parse(next.StartDate)
    must(isInOrder, 'Error', 'EndDate: lies before StartDate')
    return {
      ...row,
      TokenIds: [...new Set(next.TokenIds)],
      Description: next.Description || (previous ? '' : (type?.Description ?? '')),
      MonthlyFee: type?.MonthlyFee ?? 0,
      TariffCode: type?.TariffCodes[0] ?? 'STREET',
    }
  },
  written: (row, before, context) => {
    const { Id, TokenIds } = row as unknown as Subscription
    const were = (before as unknown as Subscription | undefined)?.TokenIds ?? []
    for (const id of were) if (!TokenIds.includes(id)) subscribe(id, undefined, context)
    for (const id of TokenIds) {
      subscribe(id, Id, context)
      nameCard({ Id: id, Subscription: Id }, context)
    }
  },
}

/** Corrected and credited records keep their status, and only a correction sets these statuses. */
export const cdrRules: ClassRules = {
  check: (row, before) => {
    const next = row as unknown as RecordOf<'cdr'>
    const previous = before as unknown as RecordOf<'cdr'> | undefined
    const isAllowed = !previous || mayStep('cdr', previous.Status, next.Status)
    must(isAllowed, 'Error', `Status: cannot become ${next.Status}`)
    return row
  },
}

const MOST_SNOOZE_MS = 30 * DAY_MS

/** The server records who acknowledged an alarm, and when. */
export const alarmRules: ClassRules = {
  defaults: (changes, { world, caller, now }) => {
    const charger = world.as(caller).one('chargepoint', String(changes.ChargePointId))
    return {
      Severity: 'INFO',
      Status: 'OPEN',
      Raised: new Date(now).toISOString(),
      ...(charger && { LocationId: charger.LocationId, RelationId: charger.RelationId }),
    }
  },
  check: (row, before, context) => {
    const { now } = context
    const next = row as unknown as RecordOf<'alarm'>
    const previous = before as unknown as RecordOf<'alarm'> | undefined
    const isAllowed = !previous || mayStep('alarm', previous.Status, next.Status)
    must(isAllowed, 'Error', `Status: cannot become ${next.Status}`)
    const snoozed = Date.parse(next.SnoozedUntil ?? '')
    const isTooLong = next.SnoozedUntil !== previous?.SnoozedUntil && snoozed > now + MOST_SNOOZE_MS
    must(!isTooLong, 'Error', 'SnoozedUntil: at most 30 days from now')
    if (next.Status !== 'ACKNOWLEDGED' || previous?.Status === 'ACKNOWLEDGED') return row
    return { ...row, AcknowledgedBy: nameOf(context), AcknowledgedOn: new Date(now).toISOString() }
  },
}

export const translationRules: ClassRules = {
  defaults: (changes) => ({ Description: changes.Key, En: '', Fr: '', Nl: '', IsMissing: true }),
  check: (next) => ({ ...next, IsMissing: [next.En, next.Fr, next.Nl].some((text) => text === '') }),
}
