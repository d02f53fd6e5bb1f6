/** The menu of the operators' area (S2). */
export const texts = {
  'shell.netHome': 'Home',
  'shell.netLocations': 'Locations',
  'shell.netMyLocations': 'My locations',
  'shell.netChargers': 'Charge points',
  'shell.netCpoChargers': 'CPO charge points',
  'shell.netOfflineChargers': 'Offline charge points',
  'shell.netSessions': 'Charging sessions',
  'shell.netCdrs': 'Charge detail records',
  'shell.netFindCard': 'Find a charge card',
  'shell.netCardRequests': 'Charge card requests',
  'shell.netWhitelists': 'Whitelist',
  'shell.netRelations': 'Relations (customers)',
  'shell.netSubscriptionTypes': 'Subscription type',
  'shell.netCpoContracts': 'CPO contract',
  'shell.netAlarms': 'Alarms',
  'shell.netSchedules': 'Scheduler',
  'shell.netRequests': 'Requests',
  'shell.group.now': 'Now',
  'shell.group.network': 'Network',
  'shell.group.charging': 'Charging',
  'shell.group.cards': 'Cards',
  'shell.group.customers': 'Customers',
  'shell.group.work': 'Work',
  'shell.netReports': 'Reports',
  'shell.netTranslations': 'Translation tool',
  'shell.netBulkSubscriptions': 'Bulk update subscriptions',
  'shell.netMonitor': 'Chargepoint monitor',
  'shell.netLocationNew': 'Charge locations configuration',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    operators: typeof texts
  }
}
