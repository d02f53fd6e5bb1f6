import { cardNumber } from '@portal/fixtures'
import { DAY_MS, mayBecome, mayChangeCard, mayGiveCard, mayStep } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'
import { nameOf } from './requests.ts'
import { type ClassRules, must } from './rule.ts'

/** True if the last digit is the mod-10 check digit of the others. */
const isCardNumber = (number: string): boolean => number === cardNumber(Number(number.slice(7, 13)))

/** Subscription of a card, which must belong to the same relation. A card that moves leaves its former subscription. */
const subscriptionOf = (
  next: RecordOf<'token'>,
  previous: RecordOf<'token'> | undefined,
  { world, caller }: CallContext,
): string | undefined => {
  const id = next.Subscription
  const isSame = id === previous?.Subscription
  if (id === undefined || (isSame && next.RelationId === previous?.RelationId)) return id
  if (world.as(caller).one('subscription', id)?.RelationId === next.RelationId) return id
  must(isSame, 'SUBNOTFOUND', `Subscription: '${id}' is of another relation`)
  return undefined
}

/** Charge cards. Numbers are unique and have a check digit; derived flags follow from the other fields. */
export const tokenRules: ClassRules = {
  defaults: (changes, { world, caller }) => {
    const count = world.as(caller).all('token').length
    const Number = world.everyone.freeCardNumber(600_000 + count)
    return {
      Description: `Card ${Number}`,
      Number,
      PrintedNumber: String(changes.Number ?? Number).replaceAll('-', ''),
      State: 'ORDERED',
      IsDuplicate: false,
      IsUserMissing: false,
      IsSubscriptionMissing: false,
    }
  },
  check: (row, previous, context) => {
    const { world, caller } = context
    const next = row as unknown as RecordOf<'token'>
    must(isCardNumber(next.Number), 'Error', 'Number: its last digit does not fit')
    const others = world
      .as(caller)
      .all('token')
      .filter(({ Id }) => Id !== next.Id)
    const isUsed = others.some(({ Number: number }) => number === next.Number)
    must(previous?.Number === next.Number || !isUsed, 'ALUSEDCARD', 'Number: another card has it')
    const before = previous as RecordOf<'token'> | undefined
    if (before) {
      must(mayBecome(before.State, next.State, caller.roles), 'TOKACTIVERR', 'State: only the network may')
      const user = before.RelationContactId
      must(mayChangeCard(caller, user), 'Unauthorized', 'Drivers change their own card only.')
      const isGiven = (next.RelationContactId ?? '') !== (user ?? '')
      must(
        !isGiven || mayGiveCard(caller, next.RelationContactId),
        'Unauthorized',
        'RelationContactId: drivers give no card away',
      )
    } else {
      // Customers order cards; only network roles activate them.
      const isNetwork = caller.roles.some((role) => role === 'Operator' || role === 'SuperAdmin')
      const isGiven = next.State === 'ACTIVE' || next.State === 'INACTIVE'
      must(isNetwork || !isGiven, 'TOKACTIVERR', 'State: the network hands out cards')
    }
    const { Subscription: _, ...rest } = row
    const Subscription = subscriptionOf(next, before, context)
    return {
      ...rest,
      ...(Subscription !== undefined && { Subscription }),
      IsDuplicate: others.some(({ PrintedNumber }) => PrintedNumber === next.PrintedNumber),
      IsUserMissing: (next.RelationContactId ?? '') === '',
      IsSubscriptionMissing: (Subscription ?? '') === '',
    }
  },
  written: (row, previous, context) => {
    if (row.Subscription === previous?.Subscription) return
    nameCard(row, context)
  },
}

type Subscription = RecordOf<'subscription'>

/** A subscription or contract with its status at `now`, which follows from its start and end. */
export const presentTerm = <T extends Subscription | RecordOf<'cpocontract'>>(term: T, now: number): T => {
  const { StartDate, EndDate } = term
  const hasEnded = EndDate !== undefined && Date.parse(EndDate) <= now
  const Status = hasEnded ? 'ENDED' : Date.parse(StartDate) > now ? 'PENDING' : 'ACTIVE'
  return Status === term.Status ? term : { ...term, Status }
}

/** Contracts for the operation of charge points. Their status follows from their dates. */
export const cpoContractRules: ClassRules = {
  defaults: (changes, { world, caller, now }) => ({
    Description: world.as(caller).one('relation', String(changes.RelationId))?.Description,
    StartDate: new Date(now).toISOString(),
    Status: 'ACTIVE',
    MonthlyFee: 0,
  }),
}

/** Puts a card into a subscription, or removes it from all. */
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

/** Synchronizes the subscriptions of a relation with the subscription of a card. */
const nameCard = (
  token: { readonly Id: string; readonly Subscription?: unknown },
  context: CallContext,
): void => {
  const { world, caller, now } = context
  for (const subscription of world.as(caller).all('subscription')) {
    const { TokenIds } = subscription
    const isIn = TokenIds.includes(token.Id)
    if (isIn === (subscription.Id === token.Subscription)) continue
    const others = TokenIds.filter((id) => id !== token.Id)
    world.write('subscription', { ...subscription, TokenIds: isIn ? others : [...others, token.Id] }, now)
  }
}

/** Subscriptions. Their fee and tariff follow from their type. */
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
      must(token?.RelationId === next.RelationId, 'UnknownToken', `TokenIds: '${id}' is of another relation`)
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

/** Max snooze time of an alarm. */
const MOST_SNOOZE_MS = 30 * DAY_MS

/** Alarms. The server sets by whom and when one was acknowledged. */
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
