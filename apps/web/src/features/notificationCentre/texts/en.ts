export const texts = {
  'centre.title': 'Notifications',
  'centre.said': '{count} unread {{notification|notifications}}',
  'centre.all': 'All',
  'centre.action': 'Needs action',
  'centre.action.count': 'Needs action ({count})',
  'centre.action.none': 'Nothing needs your attention.',
  'centre.none': 'No notifications in the last 30 days.',
  'centre.markAll': 'Mark all read',
  'centre.older': 'Older ({count})',
  'centre.today': 'Today',
  'centre.yesterday': 'Yesterday',
  'centre.unread': 'Unread.',
  'centre.over': 'Resolved',
  'centre.news.chargerError': '{subject} can’t charge right now',
  'centre.news.chargerOffline': '{subject} is offline',
  'centre.news.requestDate': 'Pick a date for: {subject}',
  'centre.open.chargerError': 'Open charger',
  'centre.open.chargerOffline': 'Open charger',
  'centre.open.requestDate': 'Pick a date',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    notificationCentre: typeof texts
  }
}
