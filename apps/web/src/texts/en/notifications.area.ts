/** What stands beside the screens: notifications and the operator's message. */
export const notifications = {
  'notifications.label': 'Notifications',
  'notifications.success': 'Done',
  'notifications.info': 'Good to know',
  'notifications.warning': 'Warning',
  'notifications.error': 'Error',
  'notifications.critical': 'Serious error',
  'notifications.close': 'Close',
  'notifications.closeAll': 'Close all',
  'notifications.more': '{count} more',
  'notifications.fewer': 'Show the newest only',
  'notifications.times': '{count} times',
  'notifications.code': 'Code {code}',
  'banner.label': 'Message',
  'banner.more': 'Show all',
  'banner.less': 'Show less',
  'banner.dismiss': 'Dismiss this message',
} as const
