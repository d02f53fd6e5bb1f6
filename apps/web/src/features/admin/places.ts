import { paths } from '../../data/paths.ts'

/** Paths that super administrators use for referenced records, by class. */
export const PLACES: Readonly<Record<string, (id: string) => string>> = {
  alarmrule: paths.netAlarmRule,
  chargepoint: paths.netCharger,
  chargelocation: paths.netLocation,
  relation: paths.netRelation,
  subscriptiontype: paths.netSubscriptionType,
  subscription: paths.netSubscription,
  tariff: paths.netTariff,
  chargesession: paths.netSession,
  token: paths.netCard,
  cdr: paths.netCdr,
  email: paths.adminEmail,
  request: paths.netRequest,
}
