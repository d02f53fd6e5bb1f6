export const texts = {
  'monitor.title': 'Chargepoint monitor',
  'monitor.filter': 'Filter',
  'monitor.filter.hint': 'Location, name or status',
  'monitor.filter.clear': 'Clear filter',
  'monitor.pause': 'Pause',
  'monitor.resume': 'Resume',
  'monitor.paused': 'Paused: the order stays as it is. Press Space to resume.',
  'monitor.sound': 'Sound on new problems',
  'monitor.full': 'Full screen',
  'monitor.leave': 'Leave full screen',
  'monitor.failed': 'We couldn’t load the monitor',
  'monitor.empty': 'No connectors yet',
  'monitor.noMatch': 'No connectors match ‘{text}’.',
  'monitor.counts': 'Connectors by status',
  'monitor.summary': '{count} {{connector|connectors}}: {error} in error, {offline} offline.',
  'monitor.tiles': 'Connectors, most urgent first',
  'monitor.worst': 'Most urgent: {count} of {total} {{connector|connectors}}',
  'monitor.column.connector': 'Connector',
  'monitor.column.status': 'Status',
  'monitor.column.since': 'For',
  'monitor.column.place': 'Location',
  'monitor.log': 'Latest changes',
  'monitor.change': '{time} {name}: {before}, now {after}',
  'monitor.days': '{count} d',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    monitor: typeof texts
  }
}
