import { paths } from '../../data/paths.ts'

/** Where operators find a record, by its class: links between records lead there. */
export const PLACES: Readonly<Record<string, (id: string) => string>> = {
  alarm: paths.netAlarm,
  cdr: paths.netCdr,
  chargelocation: paths.netLocation,
  chargepassrequest: paths.netCardRequest,
  chargepoint: paths.netCharger,
  chargesession: paths.netSession,
  cpocontract: paths.netCpoContract,
  relation: paths.netRelation,
  request: paths.netRequest,
  schedule: paths.netSchedule,
  subscriptiontype: paths.netSubscriptionType,
  token: paths.netCard,
  whitelistgroup: paths.netWhitelist,
}
