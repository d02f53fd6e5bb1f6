export const messageTexts = {
  'messages.title': 'Messages',
  'messages.label': 'Message to the charger',
  'messages.known.signal': 'Ask for a signal',
  'messages.known.meter': 'Ask for meter values',
  'messages.known.cache': 'Clear remembered cards',
  'messages.known.list': 'Ask for its card list version',
  'messages.send': 'Send message',
  'messages.waiting': 'Sent at {time}. Waiting for the charger to answer…',
  'messages.answered': 'The charger answered: {answer}',
  'messages.answered.Accepted': 'The charger accepted this message.',
  'messages.answered.Rejected': 'The charger rejected this message.',
  'messages.answered.NotImplemented': 'This charger doesn’t support this message.',
  'messages.failed': 'The charger is offline and didn’t get this message.',
  'messages.unanswered': 'No answer within a minute. The charger may still answer.',
  'messages.unread': 'We couldn’t get the answer. {reason}',
  'messages.unsent': 'We couldn’t send this message. {reason}',
  'messages.check': 'Check again',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    chargerMessages: typeof messageTexts
  }
}
