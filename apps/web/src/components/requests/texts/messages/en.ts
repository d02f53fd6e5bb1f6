export const requestMessageTexts = {
  'requests.messages': 'Messages',
  'requests.messages.none': 'No messages yet.',
  'requests.message.send': 'Send message',
  'requests.message.busy': 'Sending…',
  'requests.message.missing': 'Write your message first.',
  'requests.message.failed': 'We couldn’t send your message',
} as const

declare module '../../../../texts/types.ts' {
  interface FeatureTexts {
    requestMessages: typeof requestMessageTexts
  }
}
