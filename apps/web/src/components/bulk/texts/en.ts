export const bulkTexts = {
  'bulk.fromSelection': 'From the selection:',
  'bulk.leaveOut': 'Leave out what was selected',
  'bulk.checkFailed': 'We couldn’t check this',
  'bulk.running': '{done} of {total} done',
  'bulk.failing': '{count} failed',
  'bulk.progress': 'Progress',
  'bulk.cancel': 'Cancel: what is done stays',
  'bulk.stopping': 'Stopping after the current one…',
  'bulk.ended': '{count} changed',
  'bulk.notReached': '{count} not reached',
  'bulk.retry': 'Retry {count}',
  'bulk.failures': 'What failed',
  'bulk.confirm': 'This changes many records. Type {count} to confirm',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    bulk: typeof bulkTexts
  }
}
