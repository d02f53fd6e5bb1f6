import { bulkTexts } from '../../../components/bulk/texts/en.ts'

export const texts = {
  ...bulkTexts,
  'bulkSubscriptions.context': 'Give many charge cards another subscription at once.',
  'bulkSubscriptions.failed': 'We couldn’t load the subscription types',
  'bulkSubscriptions.step.pick': 'Choose cards',
  'bulkSubscriptions.step.check': 'Check',
  'bulkSubscriptions.step.run': 'Change',
  'bulkSubscriptions.step.result': 'Result',
  'bulkSubscriptions.numbers': 'Card numbers',
  'bulkSubscriptions.numbers.hint': 'One per line.',
  'bulkSubscriptions.file': 'Or a CSV file',
  'bulkSubscriptions.type': 'New subscription',
  'bulkSubscriptions.check': 'Check cards',
  'bulkSubscriptions.counts': '{count} ready · {problems} {{problem|problems}}',
  'bulkSubscriptions.repeated': '{count} named more than once',
  'bulkSubscriptions.show.all': 'All',
  'bulkSubscriptions.show.problems': 'Problems',
  'bulkSubscriptions.column.number': 'Card number',
  'bulkSubscriptions.column.now': 'Now',
  'bulkSubscriptions.column.wanted': 'Will be',
  'bulkSubscriptions.column.problem': 'Problem',
  'bulkSubscriptions.column.outcome': 'Result',
  'bulkSubscriptions.problem.unknown': 'No card has this number.',
  'bulkSubscriptions.problem.barred': 'This card is blocked or lost.',
  'bulkSubscriptions.problem.same': 'This card already has this subscription.',
  'bulkSubscriptions.none': 'None',
  'bulkSubscriptions.run': 'Change {count} {{subscription|subscriptions}}',
  'bulkSubscriptions.resultFile': 'Download result',
  'bulkSubscriptions.done': 'Changed',
  'bulkSubscriptions.notReached': 'Not reached',
  'bulkSubscriptions.numbers.missing': 'Enter card numbers or choose a file.',
  'bulkSubscriptions.type.missing': 'Choose a subscription.',
  'bulkSubscriptions.undoUntil': 'These changes can be undone until {time}.',
  'bulkSubscriptions.undo': 'Undo {count} {{change|changes}}',
  'bulkSubscriptions.undo.title': 'Undo changes',
  'bulkSubscriptions.undo.ready': '{count} {{card gets its|cards get their}} previous subscription back.',
  'bulkSubscriptions.undo.changed':
    '{count} {{card has|cards have}} another subscription by now and {{stays as it is|stay as they are}}:',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    bulkSubscriptions: typeof texts
  }
}
