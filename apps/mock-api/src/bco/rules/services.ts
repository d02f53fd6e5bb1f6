import { cardNumber } from '@portal/fixtures'
import type { RecordOf } from '@portal/schemas/contract'
import { type ClassRules, must } from './rule.ts'

/** Whether the last digit is the mod-10 check of the others. */
const isCardNumber = (number: string): boolean => number === cardNumber(Number(number.slice(7, 13)))

/** Charge cards: numbers are once in the world and check; the flags of the list follow from the rest. */
export const tokenRules: ClassRules = {
  defaults: (changes, { world, caller }) => {
    const count = world.as(caller).all('token').length
    const Number = world.freeCardNumber(600_000 + count)
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
  check: (row, previous, { world, caller }) => {
    const next = row as unknown as RecordOf<'token'>
    must(isCardNumber(next.Number), 'Error', 'Number: its last digit does not fit')
    const others = world
      .as(caller)
      .all('token')
      .filter(({ Id }) => Id !== next.Id)
    const isUsed = others.some(({ Number: number }) => number === next.Number)
    must(previous?.Number === next.Number || !isUsed, 'ALUSEDCARD', 'Number: another card has it')
    // A card that is lost or blocked is made active by nobody but who runs the network.
    const isBarred = previous?.State === 'LOST' || previous?.State === 'BLOCKED'
    const isNetwork = caller.roles.some((role) => role === 'Operator' || role === 'SuperAdmin')
    must(!isBarred || next.State !== 'ACTIVE' || isNetwork, 'TOKACTIVERR')
    return {
      ...row,
      IsDuplicate: others.some(({ PrintedNumber }) => PrintedNumber === next.PrintedNumber),
      IsUserMissing: (next.RelationContactId ?? '') === '',
      IsSubscriptionMissing: (next.Subscription ?? '') === '',
    }
  },
}

/** Subscriptions: what they cost follows from their type. */
export const subscriptionRules: ClassRules = {
  defaults: (_, { now }) => ({
    TokenIds: [],
    StartDate: new Date(now).toISOString(),
    Status: 'ACTIVE',
    MonthlyFee: 0,
    TariffCode: '',
  }),
  check: (row, _previous, { world, caller }) => {
    const next = row as unknown as RecordOf<'subscription'>
    const view = world.as(caller)
    const type = view.one('subscriptiontype', next.SubscriptionTypeId)
    must(type !== undefined, 'SUBTYPENOTFOUND')
    for (const id of next.TokenIds) {
      const token = view.one('token', id)
      must(token !== undefined, 'UnknownToken', `TokenIds: '${id}' does not exist`)
      must(token?.RelationId === next.RelationId, 'UnknownToken', `TokenIds: '${id}' is of another relation`)
    }
    return {
      ...row,
      Description: next.Description || (type?.Description ?? ''),
      MonthlyFee: type?.MonthlyFee ?? 0,
      TariffCode: type?.TariffCodes[0] ?? 'STREET',
    }
  },
}

/** Alarms: who acknowledged it, and when, is said by the server. */
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
  check: (next, previous, { caller, now }) => {
    must(previous?.Status !== 'CLOSED' || next.Status === 'CLOSED', 'Error', 'Status: is CLOSED for good')
    if (next.Status !== 'ACKNOWLEDGED' || previous?.Status === 'ACKNOWLEDGED') return next
    return { ...next, AcknowledgedBy: caller.username, AcknowledgedOn: new Date(now).toISOString() }
  },
}

export const translationRules: ClassRules = {
  defaults: (changes) => ({ Description: changes.Key, En: '', Fr: '', Nl: '', IsMissing: true }),
  check: (next) => ({ ...next, IsMissing: [next.En, next.Fr, next.Nl].some((text) => text === '') }),
}
