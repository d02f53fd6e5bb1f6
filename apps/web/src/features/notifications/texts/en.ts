export const texts = {
  'notifications.label': 'Notifications',
  'notifications.success': 'Done',
  'notifications.info': 'Good to know',
  'notifications.warning': 'Warning',
  'notifications.error': 'Error',
  'notifications.critical': 'Critical error',
  'notifications.close': 'Close',
  'notifications.closeAll': 'Close all',
  'notifications.more': '{count} more',
  'notifications.fewer': 'Show latest only',
  'notifications.times': '{count} times',
  'notifications.code': 'Code {code}',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    notifications: typeof texts
  }
}
