import { pathsOf } from './paths.ts'

/** The address of each screen of operators, which are ours to choose (S2), as a pattern of wouter. */
export const NETWORK_PATTERNS = {
  network: '/network',
  netLocations: '/network/locations',
  netLocation: '/network/locations/:id',
  netMyLocations: '/network/my-locations',
  netChargers: '/network/chargepoints',
  netCharger: '/network/chargepoints/:id',
  netCpoChargers: '/network/cpo-chargepoints',
  netOfflineChargers: '/network/offline-chargepoints',
  netSessions: '/network/sessions',
  netSession: '/network/sessions/:id',
  netCdrs: '/network/cdrs',
  netCdr: '/network/cdrs/:id',
  netFindCard: '/network/find-card',
  netCard: '/network/find-card/:id',
  netCardRequests: '/network/card-requests',
  netCardRequest: '/network/card-requests/:id',
  netWhitelists: '/network/whitelists',
  netWhitelist: '/network/whitelists/:id',
  netRelations: '/network/relations',
  netRelation: '/network/relations/:id',
  netSubscriptionTypes: '/network/subscription-types',
  netSubscriptionType: '/network/subscription-types/:id',
  netCpoContracts: '/network/cpo-contracts',
  netCpoContract: '/network/cpo-contracts/:id',
  netAlarms: '/network/alarms',
  netAlarm: '/network/alarms/:id',
  netSchedules: '/network/scheduler',
  netSchedule: '/network/scheduler/:id',
  netRequests: '/network/requests',
  netRequest: '/network/requests/:id',
  netTranslations: '/network/translations',
  netReports: '/network/reports',
  netBulkSubscriptions: '/network/bulk-subscriptions',
  netNewSubscriptionType: '/network/new-subscription-type',
  netMonitor: '/network/monitor',
} as const

/** The address of a screen of operators: `networkPaths.netCharger(id)`. */
export const networkPaths = pathsOf(NETWORK_PATTERNS)
