import { feesAt, type TariffFees, withFees } from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import type { CallContext } from '../handler.ts'
import type { ClassRules } from './rule.ts'

type Tariff = RecordOf<'tariff'>

const feesOf = ({ StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum }: TariffFees): TariffFees => ({
  StartFee,
  KwhFee,
  ConnectionFee,
  ParkingFee,
  DayMaximum,
})

export const presentTariff = (tariff: Tariff, now: number): Tariff => ({
  ...tariff,
  ...feesOf(feesAt(tariff.Versions, now) ?? tariff),
})

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

/** Changed fees apply to sessions that start from now on; `changeTariffFees` sets future fees. */
export const tariffRules: ClassRules = {
  check: (row, previous, { now }) => {
    const next = row as unknown as Tariff
    const before = previous as unknown as Tariff | undefined
    if (before && FEE_FIELDS.every((field) => before[field] === next[field])) return row
    const fees = { From: new Date(now).toISOString(), ...feesOf(next) }
    return { ...row, Versions: withFees(before?.Versions ?? [], fees) }
  },
  written: (row, before, context) => {
    const { Id, Code, Versions } = row as unknown as Tariff
    // The simulator already uses the first version, so it gets only the later ones.
    const changes = Versions.slice(1).map(({ From, ...fees }) => ({ at: Date.parse(From), fees }))
    context.world.intervene({ kind: 'tariff', tariffId: Id, changes })
    if (before && before.Code !== Code) rename(String(before.Code), Code, context)
  },
}

/** The fees of subscriptions follow from their type. */
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
