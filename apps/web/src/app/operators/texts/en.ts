/**
 * Menu of the operators' area (S2). Operator screens call a relation a customer, except where S2 names a menu item
 * 'Relations'; screens shared with customers call it an organisation.
 */
export const texts = {
  'shell.menu.filter': 'Find in menu',
  'shell.menu.filter.none': 'No menu item has these words.',
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
  'shell.netSubscriptions': 'Subscriptions',
  'shell.netTariffs': 'Tariffs',
  'shell.netCpoContracts': 'CPO contract',
  'shell.netAlarms': 'Alarms',
  'shell.netAlarmRules': 'Alarm rules',
  'shell.netSchedules': 'Scheduler',
  'shell.netAudit': 'Audit trail',
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
  'shell.netLocationsConfig': 'Charge locations configuration',
  'shell.group.admin': 'Super admin tools',
  'shell.group.logs': 'Log tools',
  'shell.adminAlarms': 'Alarms',
  'shell.adminBacklogs': 'Backlogs',
  'shell.adminErrors': 'Errors',
  'shell.adminClasses': 'Generic class explorer',
  'shell.adminTables': 'Generic tables',
  'shell.adminPeople': 'Protected user info',
  'shell.adminTest': 'Test page',
  'shell.adminEmails': 'Emails',
  'shell.adminSubscriptions': 'Relations/Subscriptions',
  'shell.adminConnections': 'Connections',
  'shell.adminFailedSessions': 'Sessions in error',
  'shell.adminCommands': 'Bulk send command',
  'shell.admin': 'Overview',
} as const

export { instead } from '../../../texts/chargePoints.ts'

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    operators: typeof texts
  }
}
