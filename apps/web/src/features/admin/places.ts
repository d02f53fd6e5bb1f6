import { adminPaths } from '../../data/adminPaths.ts'
import { networkPaths } from '../../data/networkPaths.ts'

/** Where super administrators find a record that another names, by its class. */
export const PLACES: Readonly<Record<string, (id: string) => string>> = {
  chargepoint: networkPaths.netCharger,
  chargelocation: networkPaths.netLocation,
  relation: networkPaths.netRelation,
  subscriptiontype: networkPaths.netSubscriptionType,
  subscription: adminPaths.adminSubscription,
  chargesession: networkPaths.netSession,
  token: networkPaths.netCard,
  cdr: networkPaths.netCdr,
}
