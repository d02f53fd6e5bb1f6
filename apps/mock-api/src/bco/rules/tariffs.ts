import type { RecordOf } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'
import type { ClassRules } from './rule.ts'

/** Renames the code of a tariff in all records that refer to it. */
const rename = (code: string, next: string, { world, caller, now }: CallContext): void => {
  const view = world.as(caller)
  const renamed = (each: string): string => (each === code ? next : each)
  for (const type of view.all('subscriptiontype'))
    if (type.TariffCodes.includes(code))
      world.write('subscriptiontype', { ...type, TariffCodes: type.TariffCodes.map(renamed) }, now)
  for (const subscription of view.all('subscription'))
    if (subscription.TariffCode === code)
      world.write('subscription', { ...subscription, TariffCode: next }, now)
  for (const placement of view.all('chargeplacement')) {
    const { PlugCharge, GuestCharge } = placement
    if (PlugCharge?.tariffid !== code && GuestCharge?.tariffid !== code) continue
    world.write(
      'chargeplacement',
      {
        ...placement,
        ...(PlugCharge?.tariffid === code && { PlugCharge: { ...PlugCharge, tariffid: next } }),
        ...(GuestCharge?.tariffid === code && { GuestCharge: { ...GuestCharge, tariffid: next } }),
      },
      now,
    )
  }
}

/** Tariffs. Changed fees apply to sessions that start from now on. */
export const tariffRules: ClassRules = {
  written: (row, before, context) => {
    const { Id, Code, StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum } =
      row as unknown as RecordOf<'tariff'>
    const fees = { StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum }
    context.world.intervene({ kind: 'tariff', tariffId: Id, at: context.now, fees })
    if (before && before.Code !== Code) rename(String(before.Code), Code, context)
  },
}

/** Fees of subscriptions follow from their type. */
export const subscriptionTypeRules: ClassRules = {
  written: (row, _before, { world, caller, now }) => {
    const { Id, MonthlyFee, TariffCodes } = row as unknown as RecordOf<'subscriptiontype'>
    const TariffCode = TariffCodes[0] ?? 'STREET'
    for (const subscription of world.as(caller).all('subscription')) {
      const isSame = subscription.MonthlyFee === MonthlyFee && subscription.TariffCode === TariffCode
      if (subscription.SubscriptionTypeId !== Id || isSame) continue
      world.write('subscription', { ...subscription, MonthlyFee, TariffCode }, now)
    }
  },
}
